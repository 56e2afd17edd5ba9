"""The wall above the heading: strata of rock with an animal, a hand and signs in ochre, drawn by us."""

from __future__ import annotations

from lascaux.arena.report.html import tag

# An aurochs walking to the left: back and belly in one line, then horns, legs and tail as strokes of a brush.
BODY = (
    "M92 118 C84 122 78 132 80 140 C82 147 92 146 98 141 C104 150 112 154 122 156 "
    "C140 164 170 164 196 158 C214 160 232 156 240 146 C248 134 246 112 236 102 "
    "C216 92 190 92 170 88 C150 76 126 80 112 94 C104 102 98 110 92 118 Z"
)
STROKES = (
    "M96 112 C86 104 70 102 62 88 M104 104 C100 92 88 86 84 72",
    "M124 154 C122 172 126 184 120 200 M140 160 C142 176 138 188 142 202",
    "M206 158 C210 174 204 186 208 202 M228 154 C234 170 230 184 236 198",
    "M243 112 C254 122 252 142 258 156",
)


def painting() -> str:
    """Strata stretch with the page; the paintings keep their shape."""
    strata = "".join(
        tag("path", d=d, class_=f"rock r{number}")
        for number, d in enumerate(
            (
                "M0 0 H100 V62 C88 70 74 58 60 64 S30 74 18 66 S6 60 0 64 Z",
                "M0 0 H100 V40 C90 48 80 36 66 42 S40 52 26 44 S8 38 0 42 Z",
                "M0 0 H100 V18 C86 26 72 14 56 20 S28 28 16 20 S4 16 0 18 Z",
            )
        )
    )
    wall = tag("svg", strata, class_="wall", viewBox="0 0 100 80", preserveAspectRatio="none", aria_hidden="true")
    dots = "".join(tag("circle", cx=20 + 11 * n, cy=172 + 3 * (n % 3), r=3.4, class_="paint") for n in range(5))
    sign = tag("path", d="M290 96 h44 v44 h-44 Z M305 96 v44 M319 96 v44 M290 118 h44", class_="brush thin")
    strokes = "".join(tag("path", d=d, class_="brush") for d in STROKES)
    eye = tag("circle", cx=97, cy=122, r=2, class_="eye")
    animal = tag("path", d=BODY, class_="paint") + strokes + eye
    return wall + tag("svg", dots + animal + sign, class_="beast", viewBox="0 60 350 150", aria_hidden="true")
