"""Beside the board: where the game stands and what every seat owns; below it: the stock."""

from bastide.drawing.signs import SIGNS
from bastide.games.caylus.drawing.art import box, marker, painted, stock_tile, text, use
from bastide.games.caylus.drawing.effects import TILES
from bastide.games.caylus.drawing.words import say, title
from bastide.games.caylus.view_types import CaylusView

WIDE = 372
SEAT_HIGH = 96
CLASSES = ("wood", "stone", "prestige")


def draw_course(view: CaylusView, x: float, y: float) -> str:
    """The turn, the phase, the turn order, and who decides what."""
    out = text(x, y + 22, 21, title(view), font="serif")
    label = say("drawing.order")
    out += text(x, y + 49, 13.5, label, weight=600)
    first = x + max(100, 14 + 8.5 * len(label))
    for i, seat in enumerate(view["order"]):
        out += marker(seat, first + i * 28, y + 44, 11)
    if view["steps"]:
        step = view["steps"][-1]
        now = say("drawing.now", sign=SIGNS[step["seat"]], step=say(f"step.{step['step']}"))
        out += text(x, y + 74, 13.5, now, weight=600)
    elif view["over"]:
        names = ", ".join(SIGNS[seat] for seat in view["winners"])
        out += text(x, y + 74, 15, say("drawing.winners", seats=names))
    return out


def draw_seat(view: CaylusView, seat: int, x: float, y: float) -> str:
    """One seat: prestige, money, cubes, workers."""
    own, sign = view["players"][seat], SIGNS[seat]
    active = seat == view["to_move"] or seat in view["winners"]
    frame = painted("soft", "text-2", 2.5) if active else painted("panel", "line", 1.5)
    out = box(x, y, WIDE, SEAT_HIGH - 8, 10, frame)
    out += box(x, y + 8, 6, SEAT_HIGH - 24, 3, 'fill="var(--seat)"')
    if active:
        out += f'<path d="M{x - 14:g} {y + SEAT_HIGH / 2 - 13:g}l11 9-11 9z" fill="var(--seat)"/>'
    out += marker(seat, x + 30, y + 24, 15)
    notes = []
    if seat in view["bridge"]:
        notes.append(say("drawing.passed", place=view["bridge"].index(seat) + 1))
    if view["special"]["inn_right"] == seat:
        notes.append(say("drawing.inn"))
    who, noted = say("drawing.seat", seat=seat), ", ".join(notes)
    beside, shield = x + max(118, 58 + 10 * len(who)), x + WIDE - 42 - 13 * len(str(own["prestige"]))
    out += text(x + 56, y + 30, 16, who)
    out += text(beside, y + 30, min(12.5, 1.55 * (shield - beside) / max(1, len(noted))), noted, weight=600)
    out += use("prestige", shield, y + 12, 22)
    out += text(x + WIDE - 12, y + 32, 24, own["prestige"], "e", "serif")
    out += use("denier", x + 14, y + 50, 21) + text(x + 38, y + 67, 16, own["deniers"])
    out += text(x + 41 + 10.5 * len(str(own["deniers"])), y + 67, 11.5, f"+{own['income']}", weight=600)
    for i, (name, count) in enumerate(own["cubes"].items()):
        at = x + 88 + i * 41
        faded = "" if count else ' opacity=".42"'
        out += f"<g{faded}>{use(name, at, y + 50, 20)}{text(at + 21.5, y + 66, 14.5, count)}</g>"
    for i in range(6):
        faded = "" if i < own["workers"] else ' opacity=".25"'
        out += f"<g{faded}>{use(f'worker-{sign}', x + WIDE - 80 + i * 12, y + 50, 14, 20)}</g>"
    return f'<g class="{sign}">{out}</g>'


def draw_stock(view: CaylusView, x: float, y: float, wide: float) -> str:
    """The tiles that can be built, class by class."""
    out = box(x, y, wide, 126, 0, painted("panel", "line-2", 1.2))
    stock = view["stock"]
    tiles = [(kind, name) for kind in CLASSES for name in stock if TILES[name]["class"] == kind]
    room = (wide - 30 - 24 * len(CLASSES)) / max(len(tiles), 12)
    width, at = min(room - 4, 78), x + 12
    for kind in CLASSES:
        names = [name for other, name in tiles if other == kind]
        label = f"{say(f'class.{kind}')} · {sum(stock[name] for name in names)}"
        turned = f'transform="translate({at + 11:g} {y + 114:g}) rotate(-90)"'
        out += f'<text class="second" {turned} style="font:700 12.5px var(--serif)">{label}</text>'
        at += 18
        for name in names:
            out += stock_tile(name, kind, at, y + 10, width, 106, stock[name])
            at += width + 4
        at += 6
    return out
