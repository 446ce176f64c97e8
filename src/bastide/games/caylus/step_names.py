"""Pending decisions in words: what the number of a step is about, for snapshots and views."""

from bastide.core.native import i64, vec
from bastide.games.caylus import codes
from bastide.games.caylus.components import (
    ALTERNATIVES,
    ANY,
    CLASS,
    CLASS_NAMES,
    COLUMNS,
    COST,
    DISCOUNT,
    EFFECT,
    EXCHANGE,
    EXCHANGE_GAINS,
    EXCHANGE_PAYS,
    FAVOUR_COLUMNS,
    FIELD_CHOICE,
    FIELD_EXCHANGE,
    LINE_NAMES,
    NON_GOLD,
    OWNER_BONUS,
    PRESTIGIOUS,
    STONES,
    TILE_NAMES,
    TRADES,
    WOODEN,
)

FIELD_NAMES = [f"{line} {column}" for line in LINE_NAMES for column in range(1, FAVOUR_COLUMNS + 1)]


def _exchange_names() -> dict[int, str]:
    named = {int(EXCHANGE[2 * tile + i]): f"{name} {i + 1}" for tile, name in enumerate(TILE_NAMES) for i in (0, 1)}
    named.update({int(FIELD_EXCHANGE[field]): name for field, name in enumerate(FIELD_NAMES)})
    named.pop(-1, None)
    return named


EXCHANGE_NAMES = [name for _, name in sorted(_exchange_names().items())]


def _chosen(table: vec[i64], exchange: int) -> bool:
    """Whether a player chooses cubes in an exchange."""
    return table[exchange * COLUMNS + ANY] + table[exchange * COLUMNS + NON_GOLD] > 0


def _numbers(names: list[str], sensible: list[bool]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names) if sensible[number]}


def _with_favour(names: list[str]) -> list[str]:
    return [text for name in names for text in (name, f"{name} favour")]


_TILES = range(len(TILE_NAMES))
_EXCHANGES = range(len(EXCHANGE_NAMES))
_BUILT = (WOODEN, STONES, PRESTIGIOUS)
# By kind of step: what it can be about, and the number that says so.
_ABOUT: dict[int, dict[str, int]] = {
    codes.STEP_PRODUCE: _numbers(TILE_NAMES, [ALTERNATIVES[tile] > 1 for tile in _TILES]),
    codes.STEP_BONUS: _numbers(TILE_NAMES, [OWNER_BONUS[tile * 2] >= 0 for tile in _TILES]),
    codes.STEP_TRADE: _numbers(TILE_NAMES, [EFFECT[tile] == TRADES for tile in _TILES]),
    codes.STEP_SITE: _numbers(TILE_NAMES, [CLASS[tile] == PRESTIGIOUS for tile in _TILES]),
    codes.STEP_PAYMENT: _numbers(EXCHANGE_NAMES, [_chosen(EXCHANGE_PAYS, n) for n in _EXCHANGES]),
    codes.STEP_PURCHASE: _numbers(EXCHANGE_NAMES, [_chosen(EXCHANGE_GAINS, n) for n in _EXCHANGES]),
    codes.STEP_CONSTRUCT: _numbers(
        _with_favour(CLASS_NAMES),
        [
            kind in _BUILT and (plain or DISCOUNT[kind] >= 0)
            for kind in range(len(CLASS_NAMES))
            for plain in (True, False)
        ],
    ),
    codes.STEP_COST: _numbers(
        _with_favour(TILE_NAMES), [COST[tile * COLUMNS + ANY] > 0 for tile in _TILES for _ in (True, False)]
    ),
    codes.STEP_EFFECT: _numbers(LINE_NAMES, [True] * len(LINE_NAMES)),
    codes.STEP_CHOICE: _numbers(FIELD_NAMES, [FIELD_CHOICE[field * 2] >= 0 for field in range(len(FIELD_NAMES))]),
}
_NAMES = {kind: {number: name for name, number in numbers.items()} for kind, numbers in _ABOUT.items()}
# Steps that are about a plain number: the least and the most.
_COUNTS: dict[int, tuple[int, int]] = {codes.STEP_LAWYER: (0, 1), codes.STEP_FAVOUR: (1, 3)}


def step_name(kind: int) -> str:
    """The name of a kind of step."""
    return codes.STEP_NAMES[kind]


def name_about(kind: int, about: int) -> str | int:
    """What a step is about, in words where it is not a plain number."""
    names = _NAMES.get(kind)
    return names[about] if names is not None else about


def read_about(kind: int, given: object) -> int:
    """The number of a step that is about this; raises ValueError."""
    numbers = _ABOUT.get(kind)
    if numbers is not None:
        if str(given) not in numbers:
            raise ValueError(given)
        return numbers[str(given)]
    least, most = _COUNTS.get(kind, (0, 0))
    number = int(str(given))
    if not least <= number <= most:
        raise ValueError(given)
    return number
