"""Changed snapshots of all games are refused, or are positions like any other."""

import pytest

import bastide
from games.invariants import CHECKS
from games.mutants import try_mutants
from soak import share


@pytest.mark.parametrize("name", CHECKS)
def test_a_changed_snapshot_is_refused_or_keeps_what_every_position_keeps(name: str) -> None:
    tried = try_mutants(bastide.load(name), number=200, seed=3, check=CHECKS[name])
    assert tried["refused"] > 20
    assert tried["accepted"] > 5


@pytest.mark.soak
@pytest.mark.parametrize("name", CHECKS)
def test_many_changed_snapshots_are_refused_or_keep_what_every_position_keeps(name: str) -> None:
    for seed in range(100, 100 + share(200)):
        try_mutants(bastide.load(name), number=40, seed=seed, check=CHECKS[name])
