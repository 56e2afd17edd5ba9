"""samples/cave.svg: three by three spaces of a Cave vs Cave board in section."""
import math
from pathlib import Path

from art import hand

from art.hand import BONE, INK, SOOT, Hand, box, curve, dense, inside, linear, n, outline, path, radial, ring, sheet
from art.props import *
from art.hand import stock

hand.Q[0] = 1.5
X0, Y0, CW, CH, W, H = 52, 62, 196, 140, 668, 504
cell = lambda c, r: (X0 + c * CW, Y0 + r * CH)


def hole(h, c, r, left=9, right=9):
    """Outline of a dug chamber: flat floor, hewn ceiling. left/right = inset, negative for an open side."""
    x, y = cell(c, r)
    j = lambda a: h.jit(a)
    top = [(x + left + 6 + j(3), y + 58 + j(6)), (x + left + 14 + j(4), y + 30 + j(5)), (x + 46 + j(7), y + 15 + j(4)), (x + 80 + j(7), y + 11 + j(4)), (x + 118 + j(7), y + 13 + j(4)),
           (x + CW - 42 + j(6), y + 17 + j(4)), (x + CW - right - 14 + j(3), y + 33 + j(5)), (x + CW - right - 6 + j(3), y + 62 + j(6)), (x + CW - right - 2, y + 96 + j(5))]
    floor = [(x + CW - right - 6, y + 122), (x + CW - right - 20, y + 127 + j(1)), (x + 120, y + 126 + j(1)), (x + 60, y + 127 + j(1)), (x + left + 16, y + 127), (x + left + 2, y + 120), (x + left + 1, y + 96 + j(5))]
    return top + floor


def grow(points, by, h):
    cx, cy = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    out = []
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % len(points)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        k = math.hypot(tx, ty) or 1
        nx, ny = ty / k, -tx / k
        if nx * (p[0] - cx) + ny * (p[1] - cy) < 0:
            nx, ny = -nx, -ny
        d = by * h.r.uniform(.55, 1.35)
        out.append((p[0] + nx * d, p[1] + ny * d))
    return out


def interior(h, pts, lamp, name, reach=128, day=False):
    """Back wall, floor, pick marks and the glow of one lamp."""
    ys = max(p[1] for p in pts)
    floor_y = ys - 17
    xs = [p[0] for p in pts]
    hit = inside(dense(pts, 6, True))
    first = [(0, "#fff4d2", 1), (.16, V("fire0"), 1), (.36, V("fire1"), 1)] if day else [(0, V("fire0"), 1), (.2, V("fire1"), 1)]
    defs = radial(name, *lamp, reach, "shelf") if name in ("dug", "wheel") else radial(name, *lamp, reach, first + [(.55, V("fire2"), 1), (.82, V("fire3"), 1), (1, V("fire4"), 1)])
    clip = f'<clipPath id="c{name}"><path id="o{name}" d="{curve(pts)}"/></clipPath>'
    out = f'<g clip-path="url(#c{name})"><use href="#o{name}" fill="url(#{name})"/>'
    # hewn back wall: dark bites near the rim, light gouges round the lamp
    out += h.rays(*lamp, reach * .5, reach * 1.25, 24, V("fire4"), .5, hit, 2.6, 15)
    out += h.rays(*lamp, 16, reach * .66, 24, "#ffe6ab", .42, hit, 1.7, 12)
    rim = [p for p in dense(pts, 10, True) if p[1] < ys - 24 and p[0] > 30]
    d = ""
    for x, y in rim:
        a = math.atan2(lamp[1] - y, lamp[0] - x) + h.jit(.25)
        d += h.gouge(x, y, a, h.r.choice((7, 11, 16, 26)) * h.r.uniform(.8, 1.2), 6)
    out += path(d, V("fire4"), .72)
    # floor: one lit plane with a ragged back edge
    back = [(min(xs) - 4, floor_y + 4)] + [(min(xs) + (max(xs) - min(xs)) * t, floor_y + h.jit(1.6)) for t in (.12, .3, .5, .7, .88)] + [(max(xs) + 4, floor_y + 4)]
    floor = back + [(max(xs) + 4, ys + 4), (min(xs) - 4, ys + 4)]
    out += path(outline(floor), V("fire3")) + path(outline(floor), f"url(#{name}f)") + h.lines([back[:4], back[3:]], 1.7)
    defs += radial(name + "f", lamp[0], floor_y + 8, reach * .75, "entrancef" if name != "entrance" else [(0, "#ffdf9a", .95), (.5, V("fire1"), .6), (1, V("fire2"), 0)], f' gradientTransform="matrix(1 0 0 .5 0 {n((floor_y + 8) * .5)})"')
    ticks = ""
    for _ in range(7):
        x, y = h.r.uniform(min(xs) + 8, max(xs) - 8), h.r.uniform(floor_y + 4, ys - 1)
        ticks += h.gouge(x, y, h.jit(.12), h.r.uniform(4, 13), 1.3)
    out += path(ticks, INK, .5)
    return out + "</g>", defs + clip


def glow(name, lamp, r=70, a=.55):
    return radial(name, *lamp, r, "gshelf" if name != "gshelf" else [(0, "#ffe2a0", a), (.35, "#ffc25e", a * .45), (1, "#ff9c3a", 0)]), f'<circle cx="{n(lamp[0])}" cy="{n(lamp[1])}" r="{n(r)}" fill="url(#{name})"/>'


def masonry(h, x, y0, y1, w=19):
    """Coursed blocks, two courses offset, lit on top: clearly built by hand."""
    out = path(outline(h.rough(box(x - w / 2 - 3, y0 - 2, w + 6, y1 - y0 + 4), 1)), V("ink"))
    y, k, tones, shade = y0, 0, {"rocklit": "", "rock3": "", "linen": ""}, ""
    while y < y1 - 4:
        hh = min(h.r.uniform(11, 14.5), y1 - y)
        split = w * (.36 if k % 2 else .64)
        for bx, bw in ((x - w / 2, split), (x - w / 2 + split, w - split)):
            pts = h.rough(box(bx + .6, y + .6, bw - 1.2, hh - 1.4), .8)
            tones[h.r.choice(("rocklit", "rock3", "rocklit", "linen"))] += outline(pts)
            shade += outline([pts[3], pts[2], pts[1], (bx + bw * .7, y + hh * .62)])
        y, k = y + hh, k + 1
    return out + "".join(path(d, V(t)) for t, d in tones.items()) + path(shade, SOOT, .34)


def build():
    h = Hand(11)
    defs = linear("sky", 0, 0, 0, H, [(0, V("sky1"), 1), (.5, V("sky0"), 1)])
    body = f'<rect width="{n(W)}" height="{n(H)}" fill="url(#sky)"/>'
    # far hills seen past the slope on the left and above
    body += path(curve([(-20, 92), (60, 40), (150, 24), (260, 40), (380, 16), (520, 36), (690, 12), (690, 200), (-20, 420)]), V("hill"), .75)
    # the mountain in section
    mount = [(W + 12, 40), (600, 34), (540, 44), (470, 31), (400, 39), (318, 36), (240, 47), (160, 44), (108, 58), (66, 64), (44, 84), (49, 124), (30, 160), (34, 196), (26, 214), (22, 330), (10, 348), (-14, 356), (-14, H + 12), (W + 12, H + 12)]
    body += '<use href="#mount" fill="var(--rockgap)"/>'
    holes = {"entrance": hole(h, 0, 1, -6, 2), "shelf": hole(h, 1, 1, 2, 9), "dug": hole(h, 1, 2, 9, 6), "wheel": hole(h, 2, 2, 6, 9)}
    ex, ey = cell(0, 1)
    holes["entrance"] = [(4, ey + 44), (18, ey + 26), (44, ey + 18)] + holes["entrance"][2:-3] + [(ex + 20, ey + 127), (20, ey + 129), (-12, ey + 130), (-12, ey + 60)]
    pass1 = [(ex + CW - 24, ey + 62), (ex + CW - 2, ey + 50), (ex + CW + 24, ey + 60), (ex + CW + 26, ey + 126), (ex + CW, ey + 127), (ex + CW - 26, ey + 126)]
    sx, sy = cell(1, 1)
    tests = [inside(dense(grow(p, 5, h), 8, True)) for p in holes.values()]
    bound = inside(dense(mount, 10, True))
    hidden = lambda x, y: not bound(x, y) or any(t(x, y) for t in tests)
    tone = lambda x, y: 1.1 - 2.6 * max(0, (y - 60) / H) + (.7 if x < 70 else 0)
    mclip = f'<clipPath id="m"><path id="mount" d="{curve(mount, tension=9)}"/></clipPath>'
    body += '<g clip-path="url(#m)">' + h.rock(h.facets(-10, 10, W + 10, H + 10, 86, 50, 1.5), hidden, tone=tone) + "</g>"
    defs += mclip
    # light spilling over the rock round every chamber
    lamps = {"entrance": (8, ey + 62), "shelf": (sx + 147, sy + 54), "dug": (cell(1, 2)[0] + 54, cell(1, 2)[1] + 84), "wheel": (cell(2, 2)[0] + 152, cell(2, 2)[1] + 48)}
    # chambers: dark lip under all, then interiors
    body += "".join(path(curve(grow(p, 4.6, h)), INK) for p in [*holes.values(), pass1])
    for key, pts in holes.items():
        hh = Hand(len(key) * 7, lamps[key])
        art, d = interior(hh, pts, lamps[key], key, 250 if key == "entrance" else 132, key == "entrance")
        body, defs = body + art, defs + d
    # the way through from the entrance: back wall in shade, floor running on
    body += path(curve(pass1), "url(#entrance)") + "".join(path(outline([(pass1[0][0] - 14, ey + 110), (pass1[3][0], ey + 110), (pass1[3][0], ey + 126), (pass1[0][0] - 14, ey + 126)]), f) for f in (V("fire3"), "url(#entrancef)"))
    return h, defs, body, holes, lamps, mount, pass1


def features(h):
    """What makes each block of solid rock a different one."""
    # 0,0 roots under the turf
    x, y = cell(0, 0)
    out = root(h, x + 52, y - 4, 120, 12, -.25) + root(h, x + 96, y - 14, 104, 9, -.2) + root(h, x + 142, y - 14, 84, 7, .25)
    # 1,0 fossils: an ammonite, and the bones of a fish
    x, y = cell(1, 0)
    out += ammonite(h, x + 76, y + 58, 29)
    spine = [(x + 116, y + 92), (x + 136, y + 86), (x + 156, y + 88), (x + 176, y + 96)]
    ribs = [[(x + 124 + k * 7, y + 89 - 2 * math.sin(k)), (x + 121 + k * 7, y + 89 + side * (11 - k * 1.2))] for k in range(7) for side in (-1, 1)]
    fish = lambda w, f: h.line(spine, 3 * w, f, taper=.3) + h.lines(ribs, 2 * w, f, taper=.4) + h.prop([(x + 104, y + 92), (x + 112, y + 84), (x + 120, y + 84), (x + 120, y + 98), (x + 111, y + 99)], f, 0, shade=0, glint=0) + \
        path(outline([(x + 174, y + 95), (x + 190, y + 84), (x + 186, y + 97), (x + 189, y + 109)]), f)
    out += stock("fish", lambda: fish(1, "currentColor"), 1.2, 1.8, 1, V("rockgap")) + stock("fish", None, 0, 0, 1, V("rocklit")) + path(curve(ring(x + 112, y + 90, 1.8, 1.8, 5)), V("rockgap"))
    # 2,0 a vein of ore with glints
    x, y = cell(2, 0)
    out += h.line([(x + 16, y + 106), (x + 56, y + 82), (x + 96, y + 78), (x + 130, y + 54), (x + 182, y + 36)], 17, V("rockgap"), False)
    hl = Hand(5, (x, y - 100))
    for px, py, s in ((30, 98, 6), (46, 90, 8), (66, 80, 11), (88, 80, 7), (106, 68, 12), (131, 55, 9), (150, 46, 10), (166, 41, 5)):
        out += hl.prop([(x + px + s * a, y + py + s * b) for a, b in ((-1, .2), (-.5, -.7), (.3, -.8), (1, -.2), (.6, .7), (-.4, .8))], V("ochre"), 1.5, False, s * .9, s * .5, s * .16)
    for px, py, s in ((103, 60, 11), (62, 74, 7), (148, 39, 7)):
        k = s * .13
        out += path(outline([(x + px, y + py - s), (x + px + k, y + py - k), (x + px + s, y + py), (x + px + k, y + py + k), (x + px, y + py + s), (x + px - k, y + py + k), (x + px - s, y + py), (x + px - k, y + py - k)]), "#fff2c4", .95)
    # 2,1 one great crack, with moss where it drips
    x, y = cell(2, 1)
    crack = [(x + 30, y + 14), (x + 58, y + 36), (x + 54, y + 54), (x + 92, y + 74), (x + 96, y + 94), (x + 140, y + 122)]
    out += h.line([(px + 1.6, py + 2) for px, py in crack], 4, V("rocklit"), False, opacity=.6) + h.line(crack, 9, V("rockgap"), False, step=12, taper=.8)
    out += h.lines([[(x + 92, y + 74), (x + 120, y + 62), (x + 150, y + 66), (x + 174, y + 50)], [(x + 54, y + 54), (x + 34, y + 66), (x + 24, y + 88)], [(x + 96, y + 94), (x + 76, y + 108), (x + 66, y + 124)]], 4.5, V("rockgap"), smooth=False)
    for px, py, k in ((72, 62, 5), (100, 72, 6), (128, 112, 6)):
        out += tuft(h, x + px, y + py + 4, .7, k, V("leaf" if px % 4 else "moss"))
    # 0,2 a pocket of crystal
    x, y = cell(0, 2)
    pocket = [(x + 44, y + 96), (x + 54, y + 66), (x + 84, y + 48), (x + 118, y + 52), (x + 148, y + 76), (x + 152, y + 100), (x + 100, y + 110)]
    out += path(curve(h.rough(pocket, 2)), V("rockgap")) + h.line(pocket[1:5], 3, V("rocklit"), opacity=.6)
    for px, py, tall, w, lean in ((64, 100, 26, 5, -.5), (128, 102, 30, 6, .55), (80, 104, 36, 6, -.2), (114, 105, 40, 7, .25), (97, 107, 50, 8, .02), (142, 101, 17, 4, .8), (54, 98, 14, 4, -.7)):
        out += stock("crystal", lambda: crystal(Hand(2), 0, 0, 40, 7, 0, V("linen"), V("rock3")), x + px, y + py, tall / 40, turn=lean * 57)
    return out


def outside(h, mount):
    """Turf on the slope, the threshold, door timbers and what leans there."""
    out = ""
    top = [p for p in dense(mount[:11], 20)]
    sod = [(x, y - 3 + h.jit(1.2)) for x, y in top] + [(x + h.jit(2), y + 9 + h.jit(4)) for x, y in top[::-1]]
    out += h.prop(sod, V("moss"), 0, False, 0, 0, .4)
    out += path("".join(h.gouge(x + h.jit(5), y + 2, -1.57 + h.jit(.5), h.r.uniform(6, 13), 3) for x, y in top for _ in (0, 1)), V("moss"))
    out += path("".join(h.gouge(x + h.jit(5), y + 8 + h.jit(2), -1.4 + h.jit(.5), h.r.uniform(5, 9), 2) for x, y in top[::2]), V("moss2"))
    out += h.line([(x, y + 9 + h.jit(2.5)) for x, y in top], 3, INK, opacity=.9)
    ex, ey = cell(0, 1)
    h.light = (-200, ey - 60)
    out += path(curve([(-12, ey + 116), (14, ey + 113), (40, ey + 117), (44, ey + 124), (16, ey + 134), (-12, ey + 138)]), V("moss"))
    out += tuft(h, 12, ey + 119, 1.2, 7, V("moss2")) + tuft(h, 28, ey + 121, .9, 6, V("leaf")) + tuft(h, 3, ey + 126, 1.2, 7, V("leaf"))
    out += h.slab(48, ey + 24, 12, 100, V("wood"), 1.9, shade=5, glint=2.4) + h.slab(34, ey + 16, 58, 11, V("wood2"), 1.9, shade=4, glint=2)
    out += h.lines([[(53, ey + 34), (52, ey + 70), (54, ey + 112)], [(57, ey + 40), (57, ey + 84)]], 1.2, V("wood2")) + rod(h, (60, ey + 46), (80, ey + 27), 5, V("wood"))
    return out


def entrance(h, ey):
    """Daylight from the left: a barrow of ore, a barrel, dwarf caps on pegs."""
    h.light = (-100, ey + 20)
    out = path(outline([(8, ey + 40), (210, ey + 112), (150, ey + 126), (0, ey + 126)]), "#fff3cf", .2)
    x, y = 124, ey + 119
    out += shadow(h, x, y, 34, 4) + heap(h, x - 3, y - 28, 7, 15, 9, ("ochre", "rock3", "rock2"))
    out += h.prop([(x - 26, y - 31), (x + 20, y - 31), (x + 13, y - 12), (x - 17, y - 12)], V("wood"), 2.2, False, 6, 2.4, .6) + h.lines([[(x - 23, y - 25), (x + 17, y - 25)], [(x - 20, y - 18), (x + 15, y - 18)]], 1.2, V("wood2"))
    out += rod(h, (x + 12, y - 14), (x + 48, y - 25), 3.4) + rod(h, (x + 22, y - 17), (x + 27, y), 3.2, V("wood2")) + wheel(h, x - 22, y - 9, 8.5, 3, 6)
    x = 186
    out += shadow(h, x, y, 16, 3.5) + h.prop([(x - 11, y), (x - 14, y - 16), (x - 11, y - 33), (x, y - 34), (x + 11, y - 33), (x + 14, y - 16), (x + 11, y)], V("wood"), 2.2, True, 9, 2.4, .4)
    out += h.lines([[(x - 5, y - 32), (x - 6, y - 16), (x - 5, y - 1)], [(x + 3, y - 32), (x + 4, y - 16), (x + 3, y - 1)]], 1.2, V("wood2")) + h.lines([[(x - 13, y - 24), (x, y - 22), (x + 13, y - 24)], [(x - 13, y - 9), (x, y - 7), (x + 13, y - 9)]], 2.8, V("iron"), taper=.1)
    for k, c in enumerate(("red", "ochre")):
        px, py = 104 + k * 26, ey + 46 + k * 3
        out += h.prop([(px - 8, py + 13), (px - 5, py + 2), (px + 2, py - 6), (px + 5, py + 3), (px + 8, py + 13)], V(c), 1.6, True, 6, 2, .3) + h.prop([(px - 10, py + 16), (px - 9, py + 11.5), (px + 9, py + 11.5), (px + 10, py + 16)], V("linen"), 1.4, False, 2, 0, .3)
    return out


def furnish(h, lamps):
    out, defs = "", ""
    sx, sy = cell(1, 1)
    h.light = lamps["shelf"]
    fy = sy + 116
    out += entrance(h, cell(0, 1)[1])
    h.light = lamps["shelf"]
    out += lantern_(lamps["shelf"][0], sy + 13, 1.15) + shelf(h, sx + 78, fy, 1) + sack_(sx + 151, fy + 4, 1.1)
    wx, wy = cell(2, 2)
    h.light = lamps["wheel"]
    out += lantern_(lamps["wheel"][0], wy + 14, 1.1) + spinning_wheel(h, wx + 96, wy + 118, .96)
    out += basket(h, wx + 164, wy + 121, .95, yarn(h, wx + 157, wy + 111, .9) + yarn(h, wx + 170, wy + 110, .95, V("ochre")))
    dx, dy = cell(1, 2)
    h.light = lamps["dug"]
    marks = [(30 + i % 6 * 27 + (i // 6) * 11 + h.jit(4), 34 + i // 6 * 21 + h.jit(4)) for i in range(18)]
    marks = [(x, y) for x, y in marks if 26 < x < 172 and not (y > 62 and 36 < x < 72)]
    out += path("".join(h.gouge(dx + x, dy + y, 2.2 + h.jit(.15), 13, 4.6) for x, y in marks), V("fire4"), .75) + path("".join(h.gouge(dx + x + 2.6, dy + y + 1.6, 2.2, 9, 2) for x, y in marks), "#ffe6ab", .5)
    out += heap(h, dx + 142, dy + 123, 11, 30, 12) + pick(h, dx + 108, dy + 122, 1.08, .3)
    out += stock("stone1", None, dx + 54, dy + 123, 1.5, V("rock2")) + candle(h, dx + 54, dy + 102, 1.1, 10)
    out += heap(h, dx + 28, dy + 123, 3, 10, 6)
    for k, (key, r) in enumerate((("shelf", 84), ("wheel", 84), ("dug", 84))):
        lx, ly = lamps[key]
        ly += 10 if key != "dug" else -8
        d, c = glow("g" + key, (lx, ly), r, .62)
        defs, out = defs + d, out + c
    return out, defs


def section():
    """The whole cave with its rooms, as a picture."""
    hand.Q[0] = 1.5
    _, defs, body, _, lamps, mount, _ = build()
    h = Hand(23, (-200, -400))
    body += features(h)
    art, d = furnish(Hand(31), lamps)
    body, defs = body + art, defs + d
    body += masonry(Hand(4, (0, -300)), cell(2, 2)[0], cell(2, 2)[1] + 14, cell(2, 2)[1] + 128, 21)
    h = Hand(8, (-300, -300))
    body += h.line(mount[:14], 5, INK, taper=.25) + h.line([(24, 344), (10, 352), (-14, 358)], 4, INK) + outside(h, mount)
    return sheet(W, H, body, defs)
