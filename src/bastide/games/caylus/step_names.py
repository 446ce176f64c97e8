"""Pending decisions in words: what the number of a step is about, for snapshots and views."""

from bastide.games.caylus.codes import (
    STEP_BONUS,
    STEP_CHOICE,
    STEP_CONSTRUCT,
    STEP_COST,
    STEP_EFFECT,
    STEP_NAMES,
    STEP_PAYMENT,
    STEP_PRODUCE,
    STEP_PURCHASE,
    STEP_SITE,
    STEP_TRADE,
)
from bastide.games.caylus.components import (
    CLASS_NAMES,
    EXCHANGE,
    FAVOUR_COLUMNS,
    FIELD_EXCHANGE,
    LINE_NAMES,
    TILE_NAMES,
)

FIELD_NAMES = [f"{line} {column}" for line in LINE_NAMES for column in range(1, FAVOUR_COLUMNS + 1)]


def _exchange_names() -> dict[int, str]:
    named = {int(EXCHANGE[2 * tile + i]): f"{name} {i + 1}" for tile, name in enumerate(TILE_NAMES) for i in (0, 1)}
    named.update({int(FIELD_EXCHANGE[field]): name for field, name in enumerate(FIELD_NAMES)})
    named.pop(-1, None)
    return named


EXCHANGE_NAMES = [name for _, name in sorted(_exchange_names().items())]


def _with_favour(names: list[str]) -> list[str]:
    return [text for name in names for text in (name, f"{name} favour")]


_ABOUT: dict[int, list[str]] = {
    STEP_PRODUCE: TILE_NAMES,
    STEP_BONUS: TILE_NAMES,
    STEP_TRADE: TILE_NAMES,
    STEP_SITE: TILE_NAMES,
    STEP_PAYMENT: EXCHANGE_NAMES,
    STEP_PURCHASE: EXCHANGE_NAMES,
    STEP_CONSTRUCT: _with_favour(CLASS_NAMES),
    STEP_COST: _with_favour(TILE_NAMES),
    STEP_EFFECT: LINE_NAMES,
    STEP_CHOICE: FIELD_NAMES,
}


def step_name(kind: int) -> str:
    """The name of a kind of step."""
    return STEP_NAMES[kind]


def name_about(kind: int, about: int) -> str | int:
    """What a step is about, in words where it is not a plain number."""
    names = _ABOUT.get(kind)
    return names[about] if names is not None else about


def read_about(kind: int, told: object) -> int:
    """The number of a step that is about this; raises ValueError."""
    names = _ABOUT.get(kind)
    if names is not None:
        return names.index(str(told))
    return int(str(told))
