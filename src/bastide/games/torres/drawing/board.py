"""The board: squares, stacks of blocks, figures, castles, and the score track as its frame.

It is seen from above. A stack is lifted by its height and shows its southern face, one row of stones and one door for
each level. Stacks are drawn from north to south, then the figures, then the numbers: so nobody is hidden by a stack.
"""

from bastide.games.torres.components import SIDE, TRACK
from bastide.games.torres.drawing.art import king, knight, sign, text, use
from bastide.games.torres.view_types import CastleView, TorresView

SQUARE = 84
LIFT = 8
"""How far a stack is lifted for each of its levels, while it is low..."""
MOST_LIFT = 32
"""...and how far at most: a figure on it never hides the sign of the one behind."""
SPACE = 31
LEFT, TOP = 67, 71
BOARD = 26 * SPACE + 14
SHADES = [1, 1, 2, 3, 4, 5, 6, 7, 7]
"""The shade of a roof, by its height; what is higher has shade 8."""

Place = tuple[int, int]


def draw_board(view: TorresView) -> str:
    """The board in its own space, from 0 to BOARD both ways."""
    heights = {(x, y): height for y, row in enumerate(view["heights"]) for x, height in enumerate(row)}
    figures = {_place(name): who for name, who in view["figures"].items()}
    royal = [_edge(castle, heights) for castle in view["castles"] if castle["king"]]
    parts = [
        f'<rect class="frame" x="1" y="1" width="{BOARD - 2}" height="{BOARD - 2}" rx="12"/>',
        _track(view),
        f'<g transform="translate({LEFT + 7} {TOP + 7})">',
        _ground(heights),
        *(_stack(place, heights) for place, height in heights.items() if height),
        *royal,
        *(_figure(figures[place], place, heights) for place in heights if place in figures),
        *(_mark(name, heights) for name in (view["lifted"], view["raised"]) if name),
        *(_level(place, height) for place, height in heights.items() if height),
        *(_pennon(castle, heights) for castle in view["castles"]),
        "</g>",
    ]
    return "".join(parts)


def _place(name: str) -> Place:
    return "abcdefgh".index(name[0]), SIDE - int(name[1])


def _name(place: Place) -> str:
    return f"{'abcdefgh'[place[0]]}{SIDE - place[1]}"


def lift(height: int) -> float:
    """How far the roof of a stack is drawn above its square."""
    return min(LIFT * height, MOST_LIFT)


def _corner(place: Place, heights: dict[Place, int]) -> tuple[float, float]:
    """The north-western corner of a square, or of the roof on it."""
    return place[0] * SQUARE, place[1] * SQUARE - lift(heights[place])


def _ground(heights: dict[Place, int]) -> str:
    side = SIDE * SQUARE
    parts = [
        f'<rect class="field" x="-3" y="-3" width="{side + 6}" height="{side + 6}" rx="4"/>',
        f'<path class="square" d="M0 0h{side}v{side}h-{side}z"/>',
        '<path class="square odd" d="',
        *(f"M{x * SQUARE} {y * SQUARE}h{SQUARE}v{SQUARE}h-{SQUARE}z" for x, y in heights if (x + y) % 2),
        '"/>',
    ]
    for (x, y), height in heights.items():
        if not height:
            for i in range(2):
                # Anywhere, but always in the same places.
                dx, dy = (37 * x + 53 * y + 29 * i) % 56 + 14, (41 * x + 23 * y + 47 * i) % 52 + 20
                parts.append(use("tuft", x * SQUARE + dx, y * SQUARE + dy))
    for i in range(SIDE):
        middle = i * SQUARE + SQUARE / 2
        parts.append(text(middle, side + 20, "coordinate", "abcdefgh"[i]))
        parts.append(text(-19, middle + 6, "coordinate", SIDE - i))
    return "".join(parts)


def shade(height: int) -> int:
    return SHADES[height] if height < len(SHADES) else 8


def _stack(place: Place, heights: dict[Place, int]) -> str:
    height = heights[place]
    x, y = _corner(place, heights)
    level = lift(height) / height
    bottom = y + SQUARE + lift(height)
    floors = "".join(f"M{x + 3:g} {bottom - 1 - i * level:g}h{SQUARE - 6}" for i in range(1, height))
    high, arch = max(level - 4.5, 1.2), min(3, level - 1.5)
    doors = "".join(
        f"M{x + SQUARE / 2 - 4:g} {bottom - 2 - i * level:g}v-{high:g}a4 {arch:g} 0 0 1 8 0v{high:g}z"
        for i in range(height)
    )
    return (
        f'<g data-square="{_name(place)}" data-height="{height}"><title>{_name(place)}: {height}</title>'
        f'<rect class="wall-face face{shade(height)}" x="{x + 2:g}" y="{y + 20:g}" width="{SQUARE - 4}"'
        f' height="{SQUARE - 22 + lift(height) - 1:g}" rx="4"/>'
        f'<path class="floors" d="{floors}"/><path class="doors" d="{doors}"/>'
        f"{use('roof', x, y, look=f'roof{shade(height)}')}</g>"
    )


def _figure(who: str | int, place: Place, heights: dict[Place, int]) -> str:
    x, y = _corner(place, heights)
    middle, foot = x + SQUARE / 2, y + SQUARE / 2 - 5
    drawn = king(middle, foot, 1.6) if isinstance(who, str) else knight(who, middle, foot, 1.6)
    return f'<g data-square="{_name(place)}" data-figure="{who}">{drawn}</g>'


def _level(place: Place, height: int) -> str:
    """The number of levels, in the north-eastern corner of the roof."""
    half = 13 if height < 10 else 17
    x, y = place[0] * SQUARE + SQUARE - half - 1, place[1] * SQUARE - lift(height) + 15
    disc = f'<rect x="{-half}" y="-13" width="{2 * half}" height="26" rx="13"/>'
    return f'<g class="level" transform="translate({x:g} {y:g})">{disc}<text y="7">{height}</text></g>'


def _pennon(castle: CastleView, heights: dict[Place, int]) -> str:
    """The base of a castle, on a pennon at its first roof."""
    x, y = _corner(_place(castle["squares"][0]), heights)
    gold = " king" if castle["king"] else ""
    return (
        f'<g class="pennon{gold}" data-castle="{castle["squares"][0]}" transform="translate({x + 14:g} {y + 13:g})">'
        f'<path d="M-15-13h30v21l-15 8-15-8z"/><text y="6">{castle["base"]}</text></g>'
    )


def _edge(castle: CastleView, heights: dict[Place, int]) -> str:
    """The outline of the king's castle."""
    own = {_place(name) for name in castle["squares"]}
    lines = []
    for x, y in sorted(own):
        left, top = _corner((x, y), heights)
        down = SQUARE + lift(heights[x, y])
        if (x, y - 1) not in own:
            lines.append(f"M{left:g} {top:g}h{SQUARE}")
        if (x + 1, y) not in own:
            lines.append(f"M{left + SQUARE:g} {top:g}v{down:g}")
        if (x, y + 1) not in own:
            lines.append(f"M{left:g} {top + down:g}h{SQUARE}")
        if (x - 1, y) not in own:
            lines.append(f"M{left:g} {top:g}v{down:g}")
    return f'<path class="royal" d="{"".join(lines)}"/>'


def _mark(name: str, heights: dict[Place, int]) -> str:
    """A frame around the square that an unfinished action is about."""
    x, y = _corner(_place(name), heights)
    box = f'x="{x + 5:g}" y="{y + 5:g}" width="{SQUARE - 10}" height="{SQUARE - 10}" rx="9"'
    return f'<rect class="mark" {box}/><rect class="mark inner" {box}/>'


def _track(view: TorresView) -> str:
    """The loop of spaces: 0 in the south-west, then north, east, south and west again."""
    last = TRACK // 4
    along = [SPACE * i + 7 for i in range(last + 1)]
    spaces = [(along[0], along[last - i]) for i in range(last)]
    spaces += [(along[i], along[0]) for i in range(last)]
    spaces += [(along[last], along[i]) for i in range(last)]
    spaces += [(along[last - i], along[last]) for i in range(last)]
    parts = []
    for i, (x, y) in enumerate(spaces):
        five = " five" if i % 5 == 0 else ""
        box = f'x="{x + 1}" y="{y + 1}" width="{SPACE - 2}" height="{SPACE - 2}" rx="5"'
        parts.append(f'<rect class="space{five}" {box}/>')
        if five:
            parts.append(text(x + SPACE / 2, y + SPACE / 2 + 6, "space-number", i))
    for i, (x, y) in enumerate(spaces):
        there = [seat for seat, player in enumerate(view["players"]) if player["space"] == i]
        for n, seat in enumerate(there):
            # Figures share the starting space (TOR-10.5): they stand in two rows of two there.
            dx, dy = ((n % 2 - 0.5) * 21, (n // 2 - 0.5) * 21 if there[2:] else 0) if there[1:] else (0, 0)
            size = 1.45 if there[1:] else 2.1
            drawn = sign(seat, x + SPACE / 2 + dx, y + SPACE / 2 + dy, size)
            parts.append(f'<g data-space="{i}" data-seat="{seat}">{drawn}</g>')
    return "".join(parts)
