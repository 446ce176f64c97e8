"""The same seeds, compiled and interpreted, give the same games: compilers have bugs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.core.native import COMPILED
from bastide.core.simulate import play_games

SOURCE = Path(__file__).parents[2] / "src"
SCRIPT = """
import json, sys
import bastide
from bastide.core.native import COMPILED
from bastide.core.simulate import play_games
assert not COMPILED
game = bastide.load(sys.argv[1])
print(json.dumps([play_games(game.start(**settings), games, 1) for settings, games in json.loads(sys.argv[2])]))
"""
SETTINGS: dict[str, list[tuple[dict[str, object], int]]] = {
    "torres": [
        ({"players": 2}, 70),
        ({"players": 3, "variant": "common_deck"}, 50),
        ({"players": 4}, 40),
        ({"players": 3, "variant": "master"}, 40),
    ],
    "magna_carta": [
        ({"players": 2}, 80),
        ({"players": 3, "variant": "beginner"}, 70),
        ({"players": 4}, 60),
    ],
    "caylus": [
        ({"players": 2}, 70),
        ({"players": 3, "simplified_favours": True, "jeweller": True}, 50),
        ({"players": 4, "lawyer_prestige": 3}, 50),
        ({"players": 5}, 40),
    ],
    "carcassonne": [
        ({"players": 2}, 100),
        ({"players": 3, "inns_cathedrals": True, "traders_builders": True}, 50),
        ({"players": 4, "king_robber": True, "cult": True, "river2": True, "small_city": "two"}, 50),
        ({"players": 2, "princess_dragon": True, "tower": True, "traders_builders": True}, 30),
        ({"players": 3, "count": True, "inns_cathedrals": True, "king_robber": True}, 30),
        ({"players": 4, "catapult": True, "count": True, "traders_builders": True, "princess_dragon": True}, 20),
    ],
}


def test_every_game_is_compared() -> None:
    assert set(SETTINGS) == set(bastide.game_names())
    assert all(sum(games for _, games in settings) >= 200 for settings in SETTINGS.values())


@pytest.mark.parametrize("name", SETTINGS)
def test_compiled_and_interpreted_play_the_same_games(name: str) -> None:
    if not COMPILED:
        pytest.skip("the engine under test is not compiled: there is nothing to compare")
    game = bastide.load(name)
    here = [list(play_games(game.start(**settings), games, 1)) for settings, games in SETTINGS[name]]
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, name, json.dumps(SETTINGS[name])],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout) == here
