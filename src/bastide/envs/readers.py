"""Data files as batches of decisions, for learners: numpy arrays, which JAX takes as they are, or PyTorch tensors.

from bastide.envs.readers import batches, torch_batches

for batch in batches("games.parquet", size=512, seed=1):
    batch["observations"], batch["actions"], batch["returns"], ...

loader = torch.utils.data.DataLoader(torch_batches("games.parquet", size=512), batch_size=None, num_workers=2)
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.core import CHANCE, BastideError, Game, Settings
from bastide.envs.data import Played, read_games
from bastide.envs.layout import NUMBER, Layout, layout_of
from bastide.envs.stepping import WIN, Episode, final_rewards

Batch = dict[str, NDArray[Any]]
MIXED = 32
"""Decisions are mixed within this many batches, where they are mixed at all."""


def decisions(played: Played, game: Game, settings: Settings, layout: Layout) -> Batch:
    """The decisions of one game, each row one of them; draws are left out.

    observations, seats, actions (-1 beyond the bounds), masks and returns as `data.trajectory` explains them; if the
    file has them, `values` and `policies`, the share of the visits of every index.
    """
    state = game.new_state(settings)
    observer = Episode(state, layout.write, layout.indices, WIN)
    observations, masks, rows = bytearray(), bytearray(), []
    for step, code in enumerate(played.codes):
        if state.to_move != CHANCE:
            observer.look_at(state)
            observations += observer.observation(int(state.to_move))
            masks += observer.mask()
            rows.append(step)
        state.apply_code(code)
    earned = final_rewards(state, WIN)
    seats = [played.movers[step] for step in rows]
    batch: Batch = {
        "observations": np.frombuffer(bytes(observations), NUMBER).reshape(-1, layout.size),
        "seats": np.array(seats, np.int64),
        "actions": np.array([layout.indices.index(played.codes[step]) for step in rows], np.int64),
        "masks": np.frombuffer(bytes(masks), np.bool_).reshape(-1, layout.actions),
        "returns": np.array([earned[seat] for seat in seats], np.float32),
    }
    if played.values is not None:
        batch["values"] = np.array([played.values[step] for step in rows], np.float32)
    if played.visits is not None and played.visit_codes is not None:
        policies = np.zeros((len(rows), layout.actions), np.float32)
        for row, step in enumerate(rows):
            visits = np.array(played.visits[step], np.float32)
            indices = np.array([layout.indices.index(code) for code in played.visit_codes[step]], np.int64)
            within = indices >= 0
            policies[row, indices[within]] = visits[within] / max(1.0, float(visits.sum()))
        batch["policies"] = policies
    return batch


def batches(
    path: str | Path,
    size: int = 256,
    *,
    seed: int | None = None,
    observation: str = "plain",
    part: tuple[int, int] = (0, 1),
) -> Iterator[Batch]:
    """All decisions of a file in batches of one size, what is left over in a last, smaller one.

    With a seed they are mixed, else they come in order. `part` (i, n) is for one of n readers: games i, i + n, ...
    """
    game, settings, games = read_games(Path(path))
    layout = layout_of(game.name, settings, observation)
    luck = None if seed is None else np.random.default_rng((seed, *part))
    most = size if luck is None else MIXED * size
    kept: list[Batch] = []
    held = 0
    for number, played in enumerate(games):
        if number % part[1] != part[0]:
            continue
        kept.append(decisions(played, game, settings, layout))
        held += len(kept[-1]["seats"])
        if held >= most:
            whole = _joined(kept, luck)
            cut = held - held % size if luck is None else held // 2 - held // 2 % size
            yield from _cut(whole, cut, size)
            kept = [{name: rows[cut:] for name, rows in whole.items()}]
            held -= cut
    if held:
        yield from _cut(_joined(kept, luck), held, size)


def _joined(kept: list[Batch], luck: np.random.Generator | None) -> Batch:
    whole = {name: np.concatenate([batch[name] for batch in kept]) for name in kept[0]}
    if luck is None:
        return whole
    order = luck.permutation(len(whole["seats"]))
    return {name: rows[order] for name, rows in whole.items()}


def _cut(whole: Batch, rows: int, size: int) -> Iterator[Batch]:
    for first in range(0, rows, size):
        yield {name: column[first : min(first + size, rows)] for name, column in whole.items()}


def torch_batches(path: str | Path, size: int = 256, *, seed: int | None = None, observation: str = "plain") -> Any:
    """The same as a PyTorch IterableDataset of tensors; the workers of a DataLoader share the games."""
    try:
        import torch
        from torch.utils.data import IterableDataset, get_worker_info
    except ImportError:
        raise BastideError("PyTorch is not installed here: pip install torch.") from None

    class Decisions(IterableDataset):
        def __iter__(self) -> Iterator[dict[str, Any]]:
            worker = get_worker_info()
            part = (worker.id, worker.num_workers) if worker is not None else (0, 1)
            for batch in batches(path, size, seed=seed, observation=observation, part=part):
                yield {name: torch.from_numpy(rows.copy()) for name, rows in batch.items()}

    return Decisions()
