"""Finished games as data: Parquet files of many games, and one game as numpy arrays.

A file has one row a game:

    number       int64          its number; a game simulated with the seed s was dealt by s + number
    decisions    int32          how many decisions the seats took
    scores       list<int32>    by seat
    winners      list<int8>     the seats that won
    movers       list<int8>     who took each step, -1 for chance
    codes        list<int32>    the code of each step: `game.decode(code)`, and `apply_code` to play it again

where bots have played also

    bots         list<string>   who sat where
    values       list<float>    if asked for: the reward, 0 to 1, that the mover of each step expected; NaN for chance
    visit_codes  list<list<int32>>  if asked for: for each step the actions that a search tried
    visits       list<list<int32>>  and how often

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


THOUGHTS = {
    "bots": pa.list_(pa.string()),
    "values": pa.list_(pa.float32()),
    "visit_codes": pa.list_(pa.list_(pa.int32())),
    "visits": pa.list_(pa.list_(pa.int32())),
}
"""The columns that only some files have."""


class Played(NamedTuple):
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    winners: list[int]
    movers: Sequence[int]
    codes: Sequence[int]
    bots: Sequence[str] | None = None
    values: Sequence[float] | None = None
    visit_codes: Sequence[Sequence[int]] | None = None
    visits: Sequence[Sequence[int]] | None = None


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


def about_games(game: Game, settings: Settings, **more: object) -> dict[str, object]:
    """What a file says of its games."""
    versions = {"rules": settings.rules, "codes": game.actions.version}
    return {"game": game.name, **versions, "settings": settings.plain(), **more}


def write_games(path: Path, game: Game, settings: Settings, games: Iterable[Played], **more: object) -> None:
    """Write finished games to a Parquet file, with what else there is to say of them."""
    rows = list(games)
    fields = list(SCHEMA)
    for name, kind in THOUGHTS.items():
        if rows and getattr(rows[0], name) is not None:
            fields.append(pa.field(name, kind))
    schema = pa.schema(fields).with_metadata({"bastide": json.dumps(about_games(game, settings, **more))})
    columns = [pa.array([getattr(row, field.name) for row in rows], field.type) for field in schema]
    pq.write_table(pa.Table.from_arrays(columns, schema=schema), path, compression="zstd")


def join_files(pieces: Sequence[Path], path: Path) -> None:
    """Make one file of several, piece by piece, so that they never are in memory together."""
    schema = pq.read_schema(pieces[0])
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for piece in pieces:
            writer.write_table(pq.read_table(piece).cast(schema))


def read_games(path: Path) -> tuple[Game, Settings, Iterator[Played]]:
    """The game, its settings and the games of a Parquet file, read as they are asked for."""
    schema = pq.read_schema(path)
    about = json.loads((schema.metadata or {}).get(b"bastide", b"null"))
    if about is None:
        raise BastideError(f"{path} is no file of finished games: its metadata has no 'bastide'.")
    game = bastide.load(about["game"])
    if not game.plays(about["rules"]):
        raise BastideError(f"{path} is of rules version {about['rules']}; this is version {game.rules_version}.")
    codes = about.get("codes", 1)
    if codes != game.actions.version:
        raise BastideError(f"{path} has codes of version {codes}; {game.title} now has version {game.actions.version}.")
    return game, game.read_settings_of(about["rules"], **about["settings"]), _rows(path)


def _rows(path: Path) -> Iterator[Played]:
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=256):
            yield from (Played(**row) for row in batch.to_pylist())


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


def play_uniformly(state: State, number: int, dealer: Dealer) -> Played:
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
