"""How a drawing of Stone Age becomes a file: palette by day and by fire, in summer or in winter."""

from collections.abc import Callable

from art import hand
from art.hand import outline, path
from art.props import V

WINTER = {"grass": "#ece6d6", "grass2": "#cbc8bb", "hill": "#bdb8ab", "sky0": "#f3e2c0", "sky1": "#aebac0", "water": "#a9c0c4", "water2": "#7d9aa4", "leaf": "#d5cfbd", "moss": "#5d6a48", "moss2": "#45533d", "snow": "#fbf6ea", "soil": "#a58f78", "soil2": "#7d6a57", "straw": "#d8b878"}
WINTER_FIRE = {"grass": "#6a6a68", "grass2": "#4b4d50", "hill": "#504b49", "sky0": "#83503a", "sky1": "#272730", "water": "#4c6672", "water2": "#2f4753", "leaf": "#74746f", "moss": "#3d4737", "moss2": "#2b342b", "snow": "#b9bcb8", "soil": "#5c4a3c", "soil2": "#3c3029", "straw": "#b58f4c"}


def rule(selector: str, colours: dict[str, str]) -> str:
    return selector + "{" + ";".join(f"--{name}:{value}" for name, value in colours.items()) + "}"


def bake(width: float, height: float, paint: Callable[[list[str]], str], winter: bool = False, wash: float = .55, grain: bool = True) -> Callable[[], str]:
    """`paint` is given a list for its gradients and clips, and returns the drawing."""

    def draw() -> str:
        hand.Q[0] = 2
        hand.STOCK.clear()
        defs: list[str] = []
        body = paint(defs)
        season = rule("svg", WINTER) + rule("#fire:target", WINTER_FIRE) if winter else ""
        return hand.sheet(width, height, body, "".join(defs), extra=season, wash=wash, grain=grain)

    return draw


def group(x: float, y: float, body: str, scale: float = 1, clip: str = "", flip: bool = False) -> str:
    size = f"scale({-scale} {scale})" if flip else f"scale({scale})" if scale != 1 else ""
    return f'<g transform="translate({hand.n(x)} {hand.n(y)}){size}"' + (f' clip-path="url(#{clip})"' if clip else "") + f">{body}</g>"


def clip_box(defs: list[str], name: str, x: float, y: float, w: float, t: float) -> str:
    defs.append(f'<clipPath id="{name}"><path d="{outline(hand.box(x, y, w, t))}"/></clipPath>')
    return name


__all__ = ["V", "bake", "clip_box", "group", "path"]
