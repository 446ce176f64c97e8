"""The table drawn with characters: no colour, at most 80 columns."""

from collections.abc import Mapping
from textwrap import wrap
from typing import cast

from bastide.drawing.signs import SIGNS
from bastide.games.caylus.components import FAVOUR_COLUMNS, LINE_NAMES
from bastide.games.caylus.drawing.effects import TILES
from bastide.games.caylus.drawing.words import say, title
from bastide.games.caylus.view_types import CaylusView, SpaceView

WIDTH = 80
LABEL = 10
HALF = 40
WORDS = 24
"""How many characters tell what stands on a space of the road."""
EMPTY = "·"
FREE = "○"
CLASSES = ("wood", "stone", "prestige")


def draw(view: Mapping[str, object]) -> str:
    """The table as text: castle, special buildings, road, favours, seats and stock."""
    table = cast(CaylusView, view)
    parts = [
        _course(table),
        _castle(table),
        _specials(table),
        _road(table),
        _favours(table),
        _seats(table),
        _stock(table),
    ]
    return "\n".join(line.rstrip() for part in parts for line in part)


def _signs(seats: list[int]) -> str:
    return " ".join(SIGNS[seat] for seat in seats) or EMPTY


def _one(seat: int | None) -> str:
    return FREE if seat is None else SIGNS[seat]


def _labelled(label: str, words: str) -> list[str]:
    first = f"{label} ".ljust(LABEL)
    return wrap(words, WIDTH, initial_indent=first, subsequent_indent=" " * LABEL, break_on_hyphens=False) or [label]


def _course(view: CaylusView) -> list[str]:
    head = title(view)
    order = f"{say('drawing.order')}: {_signs(view['order'])}"
    lines = [head + order.rjust(WIDTH - len(head))]
    if view["over"]:
        lines.append(say("drawing.winners", seats=_signs(view["winners"])))
    elif view["steps"]:
        step = view["steps"][-1]
        lines.append(say("drawing.now", sign=SIGNS[step["seat"]], step=say(f"step.{step['step']}")))
    return [*lines, ""]


def _castle(view: CaylusView) -> list[str]:
    lines: list[str] = []
    current = next((section["name"] for section in view["castle"] if not section["scored"]), None)
    for section in view["castle"]:
        state = "scored" if section["scored"] else "built" if section["name"] == current else "to_come"
        built = sum(section["houses"])
        houses = "  ".join(f"{SIGNS[seat]} {count}" for seat, count in enumerate(section["houses"]) if count)
        name = say(f"section.{section['name']}").ljust(8)
        lines.append(f"{name} {built:2}/{section['places']:<2} {say(f'drawing.{state}').ljust(20)}{houses}")
    lines.append(f"{say('drawing.workers').ljust(15)}{' '.join(_one(seat) for seat in view['castle_workers'])}")
    return [(say("drawing.castle") if i == 0 else "").ljust(LABEL) + line for i, line in enumerate(lines)]


def _specials(view: CaylusView) -> list[str]:
    special = view["special"]
    shown = [
        f"{say('short.gate')} {_one(special['gate'])}",
        f"{say('short.trading_post')} {_one(special['trading_post'])}",
        f"{say('short.merchants_guild')} {_one(special['merchants_guild'])}",
        f"{say('short.joust_field')} {_one(special['joust_field'])}",
        f"{say('short.stables')} {' '.join(_one(seat) for seat in special['stables'])}",
        f"{say('short.inn')} {_one(special['inn_left'])} {_one(special['inn_right'])}",
    ]
    bridge = _signs(view["bridge"])
    if view["price"] is not None:
        bridge += f"   {say('drawing.price')} {view['price']}"
    return ["", *_labelled(say("drawing.special"), "   ".join(shown)), *_labelled(say("drawing.bridge"), bridge)]


def _road(view: CaylusView) -> list[str]:
    spaces = [_space(view, space) for space in view["road"]]
    half = len(spaces) // 2
    rows = [left.ljust(HALF) + right for left, right in zip(spaces[:half], spaces[half:], strict=True)]
    legend = say("drawing.legend", free=FREE, empty=EMPTY)
    figures = say("drawing.figures", bailiff=view["bailiff"], provost=view["provost"])
    return ["", say("drawing.road").ljust(LABEL) + figures, " " * LABEL + legend, *rows, ""]


def _space(view: CaylusView, space: SpaceView) -> str:
    number, name, kind = space["space"], space["tile"], space["kind"]
    if name is None:
        words, owner, worker = EMPTY, " ", " "
    else:
        words = f"{say(f'short.{name}')}, {say(f'class.{kind}')}"
        if len(words) > WORDS:
            words = say(f"short.{name}")
        owner = " " if space["owner"] is None else SIGNS[space["owner"]]
        worker = " " if kind in ("residence", "prestige") else _one(space["worker"])
    marks = [say("drawing.bailiff_mark")] if view["bailiff"] == number else []
    marks += [say("drawing.provost_mark")] if view["provost"] == number else []
    marks += [say(f"section.{section['name']}")[0] for section in view["castle"] if section["marker"] == number]
    if space["promised_to"] is not None:
        marks.append(f"→{SIGNS[space['promised_to']]}")
    return f"{number:2} {owner} {words.ljust(WORDS)} {worker} {' '.join(marks)}"


def _favours(view: CaylusView) -> list[str]:
    if view["simplified_favours"]:
        return [*_labelled(say("drawing.favours"), say("drawing.simplified")), ""]
    columns = [EMPTY, *(str(column) for column in range(1, FAVOUR_COLUMNS + 1))]
    head = "".join((f"[{c}]" if i > view["open_columns"] else c).ljust(10) for i, c in enumerate(columns))
    lines = [say("drawing.favours").ljust(18) + head]
    for line in LINE_NAMES:
        at = [
            _signs([seat for seat, own in enumerate(view["players"]) if own["markers"][line] == column])
            for column in range(FAVOUR_COLUMNS + 1)
        ]
        lines.append(f"  {say(f'line.{line}')}".ljust(18) + "".join(cell.ljust(10) for cell in at))
    return [*lines, ""]


def _seats(view: CaylusView) -> list[str]:
    cubes = ("food", "wood", "stone", "cloth", "gold")
    names = [
        say("drawing.pp"),
        say("drawing.deniers"),
        *(say(f"cube.{name}") for name in cubes),
        say("drawing.workers"),
    ]
    rows = [["", *names]]
    for seat, own in enumerate(view["players"]):
        mark = ">" if seat == view["to_move"] else " "
        values = [own["prestige"], f"{own['deniers']}+{own['income']}", *(own["cubes"][name] for name in cubes)]
        name = f"{mark} {SIGNS[seat]} {say('drawing.seat', seat=seat)}"
        rows.append([name, *map(str, values), str(own["workers"])])
    first, *others = [max(map(len, column)) for column in zip(*rows, strict=True)]
    widths = [max(6, width + 1) for width in others]
    return [
        row[0].ljust(first) + "".join(cell.rjust(width) for cell, width in zip(row[1:], widths, strict=True))
        for row in rows
    ] + [""]


def _stock(view: CaylusView) -> list[str]:
    lines: list[str] = []
    for kind in CLASSES:
        names = [name for name in view["stock"] if TILES[name]["class"] == kind]
        shown = [
            say(f"tile.{name}") + (f" ×{view['stock'][name]}" if view["stock"][name] > 1 else "") for name in names
        ]
        lines += _labelled(say(f"class.{kind}").capitalize(), ", ".join(shown) or EMPTY)
    return lines
