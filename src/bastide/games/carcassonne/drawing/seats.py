"""The players' sides of the table: score, figures in hand, goods, markers, prisoners."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bastide.games.carcassonne.drawing.curves import number
from bastide.games.carcassonne.drawing.figures import figure, sign
from bastide.games.carcassonne.drawing.tiles import symbol_id

WIDTH = 300.0
"""How wide the panel is."""
INSET, EDGE = 16.0, 12.0
FIGURES = ("small", "big", "builder", "pig", "mayor", "wagon", "barn")


@dataclass(frozen=True)
class Side:
    """One player's side of the table."""

    seat: str
    """The letter of the seat."""
    score: int
    supply: Mapping[str, int]
    """Figures in hand by kind; a kind in play of which none is left has 0."""
    active: bool = False
    winner: bool = False
    goods: Mapping[str, int] = field(default_factory=dict)
    markers: tuple[str, ...] = ()
    """`king`, `robber`, if held."""
    tower_pieces: int | None = None
    """None where towers are not in play."""
    abbey: bool | None = None
    """Whether the abbey is still in hand; None where abbeys are not in play."""
    prisoners: tuple[tuple[str, str], ...] = ()
    """Captured figures as kind and seat."""
    tokens: tuple[str, ...] = ()
    """Catapult tokens in front of the player."""


@dataclass(frozen=True)
class _Item:
    width: float
    text: str
    """Drawn with its middle on the y axis and its left side at x = 0."""


def panel(sides: list[Side], drawn: str | None, piles: Mapping[str, int]) -> tuple[str, float, float]:
    """All sides below each other, under the tile drawn and the piles; with its width and height."""
    head, y = _head(drawn, piles)
    out = [head]
    for side in sides:
        text, height = _side(side)
        out.append(f'<g class="c-{side.seat}" transform="translate(0 {y:g})">{text}</g>')
        y += height + 10
    return "".join(out), WIDTH, y - 10


def _head(drawn: str | None, piles: Mapping[str, int]) -> tuple[str, float]:
    if drawn is None and not piles:
        return "", 0
    height = 70 if drawn is None else 116
    out = [f'<rect class="c-card" width="{WIDTH:g}" height="{height}" rx="10"/>']
    if drawn is not None:
        out.append(
            f'<use href="#{symbol_id(drawn, 0)}" x="14" y="11" width="94" height="94"/>'
            '<rect class="c-drawn-edge" x="14" y="11" width="94" height="94" rx="2"/>'
            '<rect class="c-drawn" x="14" y="11" width="94" height="94" rx="2"/>'
        )
    x = 34 if drawn is None else 142
    for name, count in piles.items():
        out.append(figure(name, "", (x, height / 2), 1.1, plain=True))
        out.append(f'<text class="c-count" x="{x + 22}" y="{height / 2 + 8:g}">{count}</text>')
        x += 82
    return "".join(out), height + 10


def _side(side: Side) -> tuple[str, float]:
    tokens = [_Item(27, figure(token, side.seat, (12, 0), 0.72, plain=True)) for token in side.tokens]
    rows = [_figures(side), _belongings(side), tokens + [_prisoner(*who) for who in side.prisoners]]
    lines = [line for row in rows for line in _wrapped(row)]
    height = 48 + 30 * len(lines) + 4
    look = "c-card c-active" if side.active else "c-card"
    out = [
        f'<rect class="{look}" width="{WIDTH:g}" height="{height:g}" rx="10"/>',
        f'<path class="c-stripe" d="M10 0H7v{height:g}h3a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0z"/>',
        sign(side.seat, (32, 25), 1.75),
        f'<text class="c-score" x="{WIDTH - 18:g}" y="34">{side.score}</text>',
    ]
    if side.active:
        out.append(f'<path class="c-stripe" d="M-14 {height / 2 - 8:g}l12 8-12 8z"/>')
    x = 68.0
    for marker in (*side.markers, *(("laurel",) if side.winner else ())):
        out.append(figure(marker, "", (x, 26), 0.85, plain=True))
        x += 34
    for i, line in enumerate(lines):
        x = INSET
        for item in line:
            out.append(f'<g transform="translate({number(x)} {62 + 30 * i})">{item.text}</g>')
            x += item.width
    return "".join(out), height


def _wrapped(items: list[_Item]) -> list[list[_Item]]:
    lines: list[list[_Item]] = []
    used = WIDTH
    for item in items:
        if used + item.width > WIDTH - INSET - EDGE + 6:
            lines.append([])
            used = 0
        lines[-1].append(item)
        used += item.width
    return lines


def _figures(side: Side) -> list[_Item]:
    """Figures in hand, each drawn; of a kind that is used up one stays as a pale place."""
    out = []
    kinds = [kind for kind in FIGURES if kind in side.supply] + [kind for kind in side.supply if kind not in FIGURES]
    for kind in kinds:
        count, size, step = side.supply[kind], *((0.5, 14.0) if kind == "small" else (0.62, 24.0))
        shown = "".join(
            figure(kind, side.seat, (step / 2 + i * step, 0), size, plain=True) for i in range(max(count, 1))
        )
        pale = ' class="c-gone"' if count == 0 else ""
        out.append(_Item(step * max(count, 1) + 4, f"<g{pale}>{shown}</g>"))
    return out


def _belongings(side: Side) -> list[_Item]:
    out = [_counted(f'<use href="#cp-{name}"/>', count) for name, count in side.goods.items()]
    if side.tower_pieces is not None:
        out.append(_counted('<use href="#cf-tower" transform="translate(0 -4) scale(.8)"/>', side.tower_pieces))
    if side.abbey is not None:
        pale = "" if side.abbey else ' class="c-gone"'
        out.append(_Item(30, f'<g{pale} transform="translate(12 0) scale(.24)"><use href="#cp-abbey"/></g>'))
    return out


def _counted(drawing: str, count: int) -> _Item:
    pale = ' class="c-gone"' if count == 0 else ""
    return _Item(
        48, f'<g{pale}><g transform="translate(10 0)">{drawing}</g><text class="c-few" x="23" y="5">{count}</text></g>'
    )


def _prisoner(kind: str, seat: str) -> _Item:
    bars = '<path class="c-bars" d="M8-13v26M14-13v26M20-13v26"/>'
    return _Item(32, f'<path class="c-cell" d="M2-13h24v26h-24z"/>{figure(kind, seat, (14, 0), 0.66)}{bars}')
