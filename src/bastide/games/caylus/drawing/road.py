"""The road: special buildings, the bridge, and 28 spaces that wind in four rows of seven."""

from bastide.games.caylus.components import ROAD, SPECIAL_NAMES
from bastide.games.caylus.drawing.art import box, marker, painted, place, text, tile, use, valued, worker
from bastide.games.caylus.drawing.words import say
from bastide.games.caylus.view_types import CaylusView, SpaceView

COLUMNS = 7
TILE_WIDE, TILE_HIGH = 93, 95
STRIP = 38
"""How high the road is below the tiles."""
LEFT, TOP = 312, 163
ACROSS, DOWN = 99, 135
SPECIAL_TOP, SPECIAL_WIDE, SPECIAL_HIGH = 14, 88, 78
SPECIAL_ROAD = SPECIAL_TOP + SPECIAL_HIGH + STRIP / 2
WEST, EAST = 292, 1026
MARKED = {12: "dungeon", 18: "walls", 24: "towers"}


def corner(space: int) -> tuple[float, float]:
    """The upper left corner of a space; odd rows run to the left."""
    row, i = divmod(space - 1, COLUMNS)
    return LEFT + (COLUMNS - 1 - i if row % 2 == 0 else i) * ACROSS, TOP + row * DOWN


def _height(row: int) -> float:
    return TOP + row * DOWN + TILE_HIGH + STRIP / 2


def road_path(last: int) -> str:
    """The middle of the road from the castle to a space."""
    row = (last - 1) // COLUMNS
    d = f"M262 {SPECIAL_ROAD:g}H{EAST - 14}Q{EAST} {SPECIAL_ROAD:g} {EAST} {SPECIAL_ROAD + 14:g}"
    d += f"V{_height(0) - 14:g}Q{EAST} {_height(0):g} {EAST - 14} {_height(0):g}"
    for r in range(row):
        side, inner = (WEST, WEST + 14) if r % 2 == 0 else (EAST, EAST - 14)
        d += f"H{inner}Q{side} {_height(r):g} {side} {_height(r) + 14:g}V{_height(r + 1) - 14:g}"
        d += f"Q{side} {_height(r + 1):g} {inner} {_height(r + 1):g}"
    x, _ = corner(last)
    return d + f"H{x - 2 if row % 2 == 0 else x + TILE_WIDE + 2:g}"


def draw_land() -> str:
    """Meadows, the hill of the castle, and the river."""
    out = '<rect width="1048" height="706" fill="var(--land)"/>'
    river = (
        "M898-5V118C898 134 888 133 866 133 640 127 460 139 250 133V160C460 166 640 154 866 160 950 164 990 154 990 118"
    )
    out += f'<path d="{river}V-5Z" {painted("water", "water-line", 1.6)}/>'
    for x, y in ((915, 24), (955, 44), (300, 146), (420, 150), (540, 146), (660, 150), (780, 146)):
        out += f'<path d="M{x} {y}q7-4 14 0t14 0" {painted("none", "water-line", 1.6)} opacity=".7"/>'
    out += f'<path d="M0 0H258V706H0z" fill="var(--hill)"/><path d="M258 0V706" {painted("none", "line-2", 1.2)}/>'
    return out


def draw_road(view: CaylusView) -> str:
    """The road, bright up to the provost; then all that stands on it."""
    path, guarded = road_path(ROAD), road_path(view["provost"])
    out = f'<path d="{path}" fill="none" stroke="var(--road-edge)" stroke-width="37"/>'
    out += f'<path d="{path}" fill="none" stroke="var(--road-dim)" stroke-width="34"/>'
    out += f'<path d="{guarded}" fill="none" stroke="var(--road)" stroke-width="34"/>'
    out += f'<path d="{guarded}" fill="none" stroke="var(--road-edge)" stroke-dasharray="2 7" opacity=".55"/>'
    out += _barrier(view["provost"]) + _specials(view) + _bridge(view)
    free = next((space["space"] for space in view["road"] if space["tile"] is None), 0)
    out += "".join(_space(view, space, space["space"] == free) for space in view["road"])
    return out + _figure("bailiff", view["bailiff"], 6) + _figure("provost", view["provost"], 24)


def _barrier(space: int) -> str:
    x, y = corner(space)
    at = x - 2 if (space - 1) // COLUMNS % 2 == 0 else x + TILE_WIDE + 2
    return f'<path d="M{at:g} {y + TILE_HIGH + 3:g}v{STRIP - 6}" stroke="var(--provost)" stroke-width="4"/>'


def _figure(name: str, space: int, shift: float) -> str:
    x, y = corner(space)
    return f'<g class="face">{use(name, x + TILE_WIDE / 2 + shift, y + TILE_HIGH + STRIP / 2 - 26, 28, 41)}</g>'


def _specials(view: CaylusView) -> str:
    special = view["special"]
    slots: dict[str, list[int | None]] = {
        "gate": [special["gate"]],
        "trading_post": [special["trading_post"]],
        "merchants_guild": [special["merchants_guild"]],
        "joust_field": [special["joust_field"]],
        "stables": special["stables"],
        "inn": [special["inn_left"], special["inn_right"]],
    }
    out = ""
    for i, name in enumerate(SPECIAL_NAMES):
        x = 272 + i * (SPECIAL_WIDE + 12)
        closed = name == "stables" and len(view["players"]) == 2
        drawn = tile(name, "special", x, SPECIAL_TOP, SPECIAL_WIDE, SPECIAL_HIGH)
        out += f'<g opacity=".45">{drawn}</g>' if closed else drawn
        apart = 30 if len(slots[name]) == 3 else 40
        for k, seat in enumerate(slots[name]):
            at = x + SPECIAL_WIDE / 2 + (k - (len(slots[name]) - 1) / 2) * apart
            out += place(at, SPECIAL_ROAD, label=str(k + 1) if len(slots[name]) == 3 else "")
            if name == "inn" and k == 1:
                out += f'<g class="face">{valued("coin-blank", 1, at - 9, SPECIAL_ROAD - 9, 18)}</g>'
            if seat is not None:
                out += worker(seat, at, SPECIAL_ROAD + 15)
    return out


def _bridge(view: CaylusView) -> str:
    x, wide, mid = 880, 128, SPECIAL_ROAD
    top, bottom = mid - 20, mid + 20
    arch = f"a{wide / 7:.1f} 15 0 0 0 {-wide / 3.6:.1f} 0"
    arches = f"M{x - 8} {bottom - 2:g}H{x + wide + 8}L{x + wide + 3} {bottom + 17:g}H{x + wide - 9}"
    out = f'<path d="{arches}{arch}h-9{arch}h-9{arch}H{x - 3}z" {painted("stony-2", "ink", 1.3)}/>'
    out += box(x - 8, top, wide + 16, 40, 4, painted("stony-1", "ink", 1.4))
    for i in range(5):
        cx = x + wide / 5 * (i + 0.5)
        out += f'<circle cx="{cx:g}" cy="{mid:g}" r="11.5" fill="#fffaf0" stroke="#241b12" stroke-width="1.2"/>'
        out += text(cx, mid + 4.5, 13, i + 1, "c on", "serif")
        if i < len(view["bridge"]):
            out += marker(view["bridge"][i], cx, mid, 12)
    out += '<path d="M904 72v20M984 72v20" stroke="var(--wood)" stroke-width="4"/>'
    out += box(888, 22, 112, 50, 8, painted("special-1", "ink", 1.4))
    out += text(898, 44, 13, say("drawing.bridge"), "on", "serif")
    if view["price"] is not None:
        out += text(898, 61, 12, say("drawing.price"), "on", weight=600) + valued(
            "coin-blank", view["price"], 958, 30, 34
        )
    return f'<g class="face">{out}</g>'


def _space(view: CaylusView, space: SpaceView, free: bool) -> str:
    number = space["space"]
    x, y = corner(number)
    cx, cy = x + TILE_WIDE / 2, y + TILE_HIGH + STRIP / 2
    name, kind = space["tile"], space["kind"]
    out = ""
    if name is None or kind is None:
        out += box(x + 2, y + 2, TILE_WIDE - 4, TILE_HIGH - 4, 7, painted("land-2", "line-2", 1.4, "5 5"))
        out += _meadow(number, x, y)
        if free:
            out += text(cx, y + 20, 11, say("drawing.next_site"), "c", weight=600)
    else:
        out += tile(name, kind, x, y, TILE_WIDE, TILE_HIGH, space["owner"])
        if kind not in ("residence", "prestige"):
            out += place(cx, cy)
    out += text(x + 12, cy + 4.5, 13, number, "c road", "serif")
    if number in MARKED:
        out += _banner(view, number, x + 20, y + TILE_HIGH + 8)
    if space["worker"] is not None:
        out += worker(space["worker"], cx, cy + 15, 33)
    if space["promised_to"] is not None:
        out += f'<g class="face residence">{use("b-residence", x + TILE_WIDE - 30, y + 15, 20)}</g>'
        out += marker(space["promised_to"], x + TILE_WIDE - 9, y + 36, 8)
    return out


def _banner(view: CaylusView, number: int, x: float, y: float) -> str:
    scored = next(section["scored"] for section in view["castle"] if section["marker"] == number)
    fill = "#cbbf9f" if scored else "var(--gold)"
    shape = f'<path d="M0 0h20v22l-10 7-10-7z" fill="{fill}" stroke="var(--ink)" stroke-width="1.3"/>'
    faded = ' opacity=".6"' if scored else ""
    at = f'transform="translate({x:g} {y:g}) scale(.74)"{faded}'
    return f'<g class="special face" {at}>{shape}{use(f"b-{MARKED[number]}", 2, 2, 16)}</g>'


def _meadow(number: int, x: float, y: float) -> str:
    w, h = TILE_WIDE, TILE_HIGH
    if number % 3 == 0:
        return (
            _tuft(x + w * 0.35, y + h * 0.6) + _tuft(x + w * 0.7, y + h * 0.8) + _tree(x + w * 0.62, y + h * 0.5, 0.8)
        )
    if number % 3 == 1:
        return (
            _tree(x + w * 0.68, y + h * 0.82, 1)
            + _tree(x + w * 0.52, y + h * 0.7, 0.8)
            + _tuft(x + w * 0.26, y + h * 0.6)
        )
    return _tree(x + w * 0.3, y + h * 0.78, 1.15) + _tuft(x + w * 0.66, y + h * 0.7)


def _tree(x: float, y: float, size: float) -> str:
    crown = "M0-22c6 0 9 5 8 9 2 4-1 9-8 9s-10-5-8-9c-1-4 2-9 8-9z"
    trunk = '<path d="M0 0v-5" stroke="var(--wood)" stroke-width="2.5"/>'
    drawn = f'{trunk}<path d="{crown}" fill="var(--leaf)"/>'
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})" opacity=".8">{drawn}</g>'


def _tuft(x: float, y: float) -> str:
    d = f"M{x:g} {y:g}q-2-5-5-6M{x:g} {y:g}q0-6 1-8M{x:g} {y:g}q2-4 5-5"
    return f'<path d="{d}" fill="none" stroke="var(--leaf)" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>'
