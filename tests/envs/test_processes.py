"""Tables over several processes, and over the actors of a Ray cluster, play the very same games."""

import sys
from collections.abc import Iterator

import numpy as np
import pytest

from bastide import BastideError
from bastide.envs import processes
from bastide.envs.processes import ProcessTables, shares
from bastide.envs.vector import Tables


def record(tables, steps: int) -> list[list[object]]:  # type: ignore[no-untyped-def]
    observed = []
    for _ in range(steps):
        observed.append([tables.observations.tobytes(), tables.seats.tolist(), tables.numbers])
        observed[-1] += [row.tolist() for row in tables.legal]
        outcome = tables.step(tables.any_actions())
        observed[-1] += [np.asarray(part).tolist() for part in outcome]
    return observed


@pytest.mark.parametrize(
    ("name", "settings"),
    [("magna_carta", {"players": 2, "seed": 3}), ("torres", {"players": 3, "seed": 1, "observation": "board"})],
)
def test_one_and_two_processes_give_the_same_data(name: str, settings: dict[str, object]) -> None:
    here = Tables(name, 5, **settings)  # type: ignore[arg-type]
    expected = record(here, 160)
    for count in (1, 2):
        with ProcessTables(name, 5, processes=count, **settings) as there:  # type: ignore[arg-type]
            assert len(there.shares) == count
            assert (there.masks == Tables(name, 5, **settings).masks).all()  # type: ignore[arg-type]
            assert record(there, 160) == expected
    finished = sum(len(step[7]) for step in expected)
    assert finished >= 1


def test_candidates_and_afterstates_are_those_of_one_process() -> None:
    settings = {"players": 2, "seed": 4, "observation": "regions"}
    here = Tables("carcassonne", 5, **settings)  # type: ignore[arg-type]
    with ProcessTables("carcassonne", 5, processes=2, **settings) as there:  # type: ignore[arg-type]
        for _ in range(12):
            assert (there.candidates == here.candidates).all()
            actions = here.any_actions()
            here.step(actions)
            there.step(actions)
        after = there.afterstates()
        for observed, expected in zip(after, here.afterstates(), strict=True):
            assert (observed == expected).all()
        assert (after.tables == there.legal[0]).all()
    with (
        ProcessTables("torres", 2, processes=1, players=2) as plain,
        pytest.raises(BastideError, match="tells nothing of single actions"),
    ):
        _ = plain.candidates


def test_legal_actions_beyond_the_shared_room_go_through_the_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = record(Tables("torres", 3, players=2, seed=9), 30)
    monkeypatch.setattr(processes, "LEGAL_ROOM", 512)
    with ProcessTables("torres", 3, processes=2, players=2, seed=9) as tables:
        tables._overflow = [np.array([1], np.int32), None]
        assert tables.legal[1][0] == 1
        tables._overflow = [None, None]
        assert record(tables, 30) == expected


def test_a_refusal_names_the_table() -> None:
    with ProcessTables("torres", 4, processes=2, players=2, seed=1, first_player=0) as tables:
        actions = tables.any_actions()
        actions[3] = tables.layout.index_of("end")
        with pytest.raises(BastideError, match=r"At table 3, 'end' \(index \d+\) is not legal here: TOR-"):
            tables.step(actions)
        with pytest.raises(BastideError, match="One action for each of the 4 tables is needed, not 1"):
            tables.step(actions[:1])


def test_shares_are_even() -> None:
    assert [share.games for share in shares(10, 3)] == [3, 3, 4]
    assert [share.first for share in shares(10, 3)] == [0, 3, 6]


@pytest.fixture
def ray() -> Iterator[object]:
    ray = pytest.importorskip("ray") if sys.platform == "win32" else __import__("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def test_ray_actors_play_the_same_games(ray: object) -> None:
    from bastide.envs.cluster import RayTables

    expected = record(Tables("magna_carta", 4, players=2, seed=3), 150)
    tables = RayTables("magna_carta", 4, actors=2, players=2, seed=3)
    assert record(tables, 150) == expected
    assert tables.masks.sum() == len(tables.legal[0])
    after = tables.afterstates()
    assert (after.tables == tables.legal[0]).all()
    assert (after.actions == tables.legal[1]).all()
    with pytest.raises(BastideError, match="tells nothing of single actions"):
        _ = tables.candidates
    tables.close()
