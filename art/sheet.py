"""A drawing becomes a file: palette by day and by fire, gradients, what is drawn once and used often, and grain on top."""

import base64
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from art.paths import Q, n, pairs

HERE = Path(__file__).resolve().parent
TEXTURE = HERE / "texture"
PALETTE = HERE.parent / "web" / "src" / "styles" / "palette.css"
INK, SOOT, BONE = "var(--ink)", "var(--soot)", "var(--glint)"

Stop = tuple[float, str, float]  # where, colour, opacity

STOCK: dict[str, str] = {}  # props drawn once and stood about with <use>: SVG text at the origin, by name


def begin(parts: float = 1.5) -> None:
    """An empty sheet: nothing in stock, coordinates as whole parts of a unit."""
    Q[0] = parts
    STOCK.clear()


def stock(
    name: str,
    draw: Callable[[], str] | None,
    x: float,
    y: float,
    s: float = 1.0,
    color: str = "",
    flip: bool = False,
    turn: float = 0,
) -> str:
    """Stand a drawn-once prop at (x, y). Its main wash may be currentColor, given here as `color`."""
    if name not in STOCK and draw:
        STOCK[name] = draw()
    k = f"{s:.2f}".rstrip("0").rstrip(".").lstrip("0")
    size = f"scale(-{k} {k})" if flip else "" if s == 1 else f"scale({k})"
    place = f"translate({pairs((x, y))}){f'rotate({turn:.0f})' if turn else ''}{size}"
    return f'<use href="#{name}"' + (f' color="{color}"' if color else "") + f' transform="{place}"/>'


def palette() -> tuple[dict[str, str], dict[str, str]]:
    """The colours of day and of fire by role, from the page's own style sheet."""
    day, fire = {}, {}
    one = r"--(\w+): (?:(#\w+|transparent)|light-dark\((#\w+), (#\w+)\));"
    for name, both, light, dark in re.findall(one, PALETTE.read_text()):
        day[name], fire[name] = light or both, dark or both
    return day, fire


DAY, FIRE = palette()


def stops_of(stops: Sequence[Stop]) -> str:
    rows = ((f'<stop offset="{o}" stop-color="{c}"', f' stop-opacity="{a}"' if a != 1 else "") for o, c, a in stops)
    return "".join(row + opacity + "/>" for row, opacity in rows)


def radial(name: str, cx: float, cy: float, r: float, stops: Sequence[Stop] | str, extra: str = "") -> str:
    """A round gradient; a name instead of stops borrows those of another."""
    borrowed = f' href="#{stops}"' if isinstance(stops, str) else ""
    place = f'gradientUnits="userSpaceOnUse" cx="{n(cx)}" cy="{n(cy)}" r="{n(r)}"{extra}'
    head = f'<radialGradient id="{name}"{borrowed} {place}'
    return head + ("/>" if isinstance(stops, str) else f">{stops_of(stops)}</radialGradient>")


def linear(name: str, x1: float, y1: float, x2: float, y2: float, stops: Sequence[Stop]) -> str:
    place = f'gradientUnits="userSpaceOnUse" x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"'
    return f'<linearGradient id="{name}" {place}>{stops_of(stops)}</linearGradient>'


def classes(body: str) -> tuple[str, str]:
    """Name each pair of fill and opacity that is used often: .a, .b, ... saves a fifth of the file."""
    found = re.findall(r' fill="(?:var\(--\w+\)|#\w+)"(?: opacity="[.\d]+")?', body)
    often = [fill for fill in dict.fromkeys(found) if found.count(fill) > 1]
    common = sorted(often, key=lambda fill: -found.count(fill) * len(fill))[:48]
    names = [*"abcdefghijklmnopqrstuvwxyz", *(a + b for a in "xyz" for b in "abcdefgh")]
    css = ""
    for name, fill in zip(names, sorted(common, key=len, reverse=True), strict=False):
        parts = re.findall(r'(\w+)="([^"]+)"', fill)
        body = re.sub(re.escape(fill) + r"(?=/>)", f' class="{name}"', body)
        css += f".{name}{{{';'.join(f'{k}:{v}' for k, v in parts)}}}"
    return body, css


def values(colours: dict[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in colours.items())


def pattern(name: str, size: float, shift: float, wide: float) -> str:
    """A texture, repeated every `size` units; it may carry a little of its own far side."""
    image = base64.b64encode((TEXTURE / f"{name}.png").read_bytes()).decode()
    k = Q[0]
    place = f'x="{shift * k}" y="{shift * k}" ' if shift else ""
    drawn = f'<image {place}width="{wide * k}" height="{wide * k}" href="data:image/png;base64,{image}"/>'
    return (
        f'<pattern id="{name}" width="{size * k}" height="{size * k}" patternUnits="userSpaceOnUse">{drawn}</pattern>'
    )


def sheet(
    width: float,
    height: float,
    body: str,
    defs: str = "",
    extra: str = "",
    grain: bool = True,
    wash: float = 1.0,
    title: str = "",
    clip_edge: str = "",
    winter: dict[str, str] | None = None,
) -> str:
    """Wrap a drawing: variables for day and fire (open the file with #fire, or put class fire on an ancestor), textures last."""
    everything = body + "".join(STOCK.values())
    defs += "".join(f'<g id="{k}">{v}</g>' for k, v in STOCK.items() if f'"#{k}"' in everything)
    used = body + defs + extra
    both, css = classes(defs + "<!--cut-->" + body)
    defs, body = both.split("<!--cut-->")
    extra += css
    day = {name: value for name, value in DAY.items() if f"--{name})" in used}
    w, h = width * Q[0], height * Q[0]
    if grain:
        defs += pattern("grain", 80, 0, 80) + pattern("wash", 420, -8.75, 437.5)
        washed = f'<rect width="{w}" height="{h}" fill="url(#wash)" opacity="{wash}"/>'
        over = f'<g pointer-events="none"{clip_edge}>{washed}<rect width="{w}" height="{h}" fill="url(#grain)"/></g>'
        body = body.replace("<!--grain-->", over) if "<!--grain-->" in body else body + over
    drawn = f"<defs>{defs}</defs>{body}"
    if winter:  # everything, gradients too, sits in a group that #winter (or class winter) recolours
        extra += f".winter #winter,#winter:target{{{values(winter)}}}"
        drawn = f'<g id="winter">{drawn}</g>'
    fire = values({name: FIRE[name] for name in day})
    style = f"<style>svg{{{values(day)}}}.fire svg,#fire:target{{{fire}}}{extra}</style>"
    named = f"<title>{title}</title>" if title else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" id="fire">{named}{style}{drawn}</svg>'
