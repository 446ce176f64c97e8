"""Finished games as data: Parquet files of many games, and one game as numpy arrays.

A file has one row a game:

    number       int64          its number; a game simulated with the seed s was dealt by s + number
    decisions    int32          how many decisions the seats took
    scores       list<int32>    by seat
    winners      list<int8>     the seats that won
    movers       list<int8>     who took each step, -1 for chance
    codes        list<int32>    the code of each step: `game.decode(code)`, and `apply_code` to play it again

and says in its metadata, under the key `bastide`, which game it is, the versions of its rules and of its codes, and its
settings, as JSON.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
from numpy.typing import NDArray

import bastide
from bastide.core import CHANCE, BastideError, Dealer, Game, Record, Settings, State
from bastide.envs.layout import NUMBER, Numbers, layout_of
from bastide.envs.stepping import WIN, Episode, final_rewards

SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("decisions", pa.int32()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("movers", pa.list_(pa.int8())),
        ("codes", pa.list_(pa.int32())),
    ]
)


class Played(NamedTuple):
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    winners: list[int]
    movers: list[int]
    codes: list[int]


Finished = Played | tuple[int, int, list[int], list[int], Sequence[int], Sequence[int]]


class Trajectory(NamedTuple):
    """The decisions of one game, as a learner sees them; draws are left out."""

    observations: Numbers
    """(decisions, layout.size): what the seat that decided knew."""
    seats: NDArray[np.int64]
    """(decisions,): who decided."""
    actions: NDArray[np.int64]
    """(decisions,): the index of the action taken; -1 beyond the bounds of the action space."""
    masks: NDArray[np.bool_]
    """(decisions, layout.actions): what could have been done."""
    returns: NDArray[np.float32]
    """(decisions,): what the seat earned in the end, by winning or losing."""
    scores: NDArray[np.int64]
    """(players,): the final scores."""


def write_games(path: Path, game: Game, settings: Settings, games: Iterable[Finished]) -> None:
    """Write finished games to a Parquet file."""
    about = {
        "game": game.name,
        "rules": settings.rules,
        "codes": game.actions.version,
        "settings": settings.plain(),
    }
    schema = SCHEMA.with_metadata({"bastide": json.dumps(about)})
    rows = list(games)
    columns = [pa.array(values, field.type) for values, field in zip(zip(*rows, strict=True), schema, strict=True)]
    pq.write_table(pa.Table.from_arrays(columns, schema=schema), path, compression="zstd")


def read_games(path: Path) -> tuple[Game, Settings, Iterator[Played]]:
    """The game, its settings and the games of a Parquet file."""
    table = pq.read_table(path)
    about = json.loads((table.schema.metadata or {}).get(b"bastide", b"null"))
    if about is None:
        raise BastideError(f"{path} is no file of finished games: its metadata has no 'bastide'.")
    game = bastide.load(about["game"])
    if not game.plays(about["rules"]):
        raise BastideError(f"{path} is of rules version {about['rules']}; this is version {game.rules_version}.")
    codes = about.get("codes", 1)
    if codes != game.actions.version:
        raise BastideError(f"{path} has codes of version {codes}; {game.title} now has version {game.actions.version}.")
    settings = game.read_settings_of(about["rules"], **about["settings"])
    return game, settings, (Played(**row) for row in table.to_pylist())


def trajectory(game: Game, settings: Settings, codes: Iterable[int]) -> Trajectory:
    """One game, step by step, as arrays."""
    state = game.new_state(settings)
    layout = layout_of(game.name, settings)
    observer = Episode(state, layout.write, layout.indices, WIN)
    observations, masks, seats, actions = bytearray(), bytearray(), [], []
    for code in codes:
        if state.to_move != CHANCE:
            observer.look_at(state)
            observations += observer.observation(int(state.to_move))
            masks += observer.mask()
            seats.append(int(state.to_move))
            actions.append(layout.indices.index(code))
        state.apply_code(code)
    if not state.over:
        raise BastideError(f"This game of {game.title} is not finished; only finished games have returns.")
    earned = final_rewards(state, WIN)
    return Trajectory(
        np.frombuffer(bytes(observations), NUMBER).reshape(-1, layout.size),
        np.array(seats, np.int64),
        np.array(actions, np.int64),
        np.frombuffer(bytes(masks), np.bool_).reshape(-1, layout.actions),
        np.array([earned[seat] for seat in seats], np.float32),
        np.array(state.scores, np.int64),
    )


def trajectory_of(record: Record) -> Trajectory:
    """A record as arrays; raises BadRecord with what is wrong where it does not hold."""
    game = bastide.load(record.game)
    bastide.verify(game, record)
    codes = [game.parse(line.text).code for line in record.lines]
    return trajectory(game, game.read_settings_of(record.rules, **record.settings), codes)


def play_by_lot(state: State, number: int, dealer: Dealer) -> Played:
    """Play to the end, every legal action equally likely: the same game as `bastide.core.simulate.finish` plays."""
    movers, codes = [], []
    while not state.over:
        mover = int(state.to_move)
        if mover == CHANCE:
            code = int(dealer.draw_code(state))
        else:
            legal = state.legal_codes()
            code = int(legal[int(dealer.below(len(legal)))])
        movers.append(mover)
        codes.append(code)
        state.apply_code(code)
    decisions = sum(mover != CHANCE for mover in movers)
    return Played(number, decisions, state.scores, state.winners, movers, codes)
