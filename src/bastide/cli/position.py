"""Which position of a record a command is about."""

from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.core import BastideError, Record, State, replay

AtStep = Annotated[
    int | None,
    Parameter(
        name="--step",
        help="The position after this many steps; the last one in which somebody decides if left out.",
    ),
]


def positions_of(record: Record) -> list[State]:
    """All positions of a record, from the first to the one after its last step."""
    frames = replay(bastide.load(record.game), record)
    positions = [state for state, _ in frames]
    if frames:
        positions.append(frames[-1][0].copy())
        positions[-1].apply(frames[-1][1])
    return positions


def position_at(positions: list[State], step: int | None) -> State:
    """The one that is asked for."""
    if step is None:
        deciding = [state for state in positions if state.to_move >= 0]
        if not deciding:
            raise BastideError("Nobody decides anything in this record.")
        return deciding[-1]
    if not 0 <= step < len(positions):
        raise BastideError(f"The record has {max(len(positions) - 1, 0)} steps; {step} is none of them.")
    return positions[step]
