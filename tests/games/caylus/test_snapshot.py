"""A position as plain data: written by hand, restored, and refused with a sentence when it cannot be."""

import json
import random
from typing import Any

import pytest

from bastide.core import BadSnapshot, Dealer
from bastide.core.simulate import finish, middle
from bastide.games.caylus import GAME
from bastide.games.caylus.codes import PHASE_NAMES, STEP_NAMES
from bastide.games.caylus.components import TILE_NAMES
from games.caylus.town import BLUE, GREEN, RED, play_on, start, step, town, view
from games.playing import do, legal

ROAD = {"9": "mason"}


def test_a_position_survives_json() -> None:
    state = start(players=3, seed=9)
    play_on(state, seed=5, turns=4)
    again = GAME.restore(json.loads(json.dumps(state.snapshot())))
    assert again == state
    assert legal(again) == legal(state)


def test_a_short_snapshot_is_a_new_game() -> None:
    state = GAME.restore({"game": "caylus", "rules": 1, "settings": {"players": 3}})
    assert (step(state), state.to_move, view(state)["turn"]) == ("place", RED, 1)
    assert [space["tile"] for space in view(state)["road"][:2]] == ["neutral_farm", "neutral_forest"]


def test_pending_steps_are_plain_words() -> None:
    own = {RED: {"wood": 2, "gold": 1, "food": 1}}
    state = town(phase="buildings", own=own, workers={"6": RED, "castle_1": BLUE})
    do(state, "build wood_peddler")
    assert state.snapshot()["steps"] == [{"step": "cost", "seat": RED, "about": "wood_peddler"}]
    assert GAME.restore(state.snapshot()) == state


LATE = {"phase": "castle", "bridge": [0, 1, 2, 3]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"phase": "feast"}, "'feast' is no phase"),
        ({"bailiff": 40}, "'bailiff' is 40; it should be a number from 6 to 28"),
        ({"bailiff": "far"}, "'bailiff' is 'far'; it should be a number"),
        ({"order": [0, 1]}, "CAY-17.9: the turn order does not name every seat"),
        ({"order": [0, 0, 1, 2]}, "CAY-17.9: a seat is twice in 'order'"),
        ({"road": {"9": "palace"}}, "'palace' is no tile"),
        ({"road": {"9": "gold_mine"}}, "CAY-1.7: gold_mine cannot lie on space 9"),
        ({"road": {"16": "mason"}}, "CAY-1.7: mason cannot lie on space 16"),
        ({"road": {"9": "neutral_farm"}}, "CAY-2.1: the neutral tile neutral_farm cannot lie on space 9"),
        (
            {"road": {"9": "mason", "10": "mason"}, "owners": {"9": 0, "10": 0}},
            "CAY-1.5: there are too many tiles mason",
        ),
        ({"road": ROAD}, "CAY-9.10: the building on space 9 has no owner"),
        ({"owners": {"10": 1}}, "CAY-9.10: the building on space 10 cannot have an owner"),
        ({"road": {"10": "mason"}, "owners": {"10": 1}}, "CAY-17.3: space 9 is empty"),
        ({"workers": {"roof": 1}}, "'roof' is no worker's place"),
        ({"workers": {"12": 1}}, "CAY-6.9: no worker can stand on space 12"),
        ({"workers": {str(n): 0 for n in (1, 2, 3, 4, 5, 6, 7)}}, "CAY-17.1: seat 0 has 6 workers, not 7"),
        ({"promises": [[1, 0]]}, "CAY-9.24: space 1 cannot have a postponed transformation"),
        ({"players": []}, "The snapshot has 0 players; its settings say 4"),
        ({"players": [{"deniers": -1}] + [{}] * 3}, "'deniers' is -1"),
        ({"players": [{"markers": {"prestige": 3}}] + [{}] * 3}, "'prestige marker' is 3; it goes from 0 to 2"),
        (
            {"players": [{"houses": {"dungeon": 6}}, {"houses": {"dungeon": 1}}, {}, {}]},
            "CAY-17.6: dungeon has 6 places",
        ),
        ({"steps": [{"step": "dance", "seat": 0}]}, "'dance' is no step"),
        (
            {"steps": [{"step": "trade", "seat": 0, "about": "palace"}]},
            "'palace' is nothing the step 'trade' can be about",
        ),
        (
            {"steps": [{"step": "bonus", "seat": 0, "about": "mason"}]},
            "'mason' is nothing the step 'bonus' can be about",
        ),
        ({"steps": [{"step": "favour", "seat": 0, "about": 9}]}, "'9' is nothing the step 'favour' can be about"),
        ({"phase": "provost"}, "CAY-6.1: phase 2 is over, so every seat must be on the bridge"),
        ({"cursor": 4}, "'cursor' is 4; it should be a number from 0 to 3"),
        ({"workers": {"stables_2": 0}}, "CAY-6.11: workers stand there from place 1 on"),
        ({"workers": {"castle_1": 0, "castle_2": 0}}, "CAY-6.13: workers stand there from place 1 on, one of each"),
        ({"steps": [{"step": "place", "seat": 9}]}, "'seat' is 9"),
        ({"steps": [{"step": "place", "seat": 0}] * 9}, "9 pending steps"),
        ({"steps": [{"step": "site", "seat": 0, "about": "statue"}]}, "Nothing can be decided in the step 'site'"),
        (
            {"phase": "end_of_turn", "scored": 3, "cursor": 1, "bridge": [0, 1, 2, 3]},
            "CAY-13.1: the game is over when the Towers have been scored",
        ),
        ({"over": True}, "CAY-13.1: the game is over when the Towers have been scored"),
        ({"scored": 1}, "CAY-11.3: the section dungeon cannot have been scored"),
        ({"bailiff": 12}, "CAY-11.3: the section dungeon must have been scored"),
        ({"bailiff": 26, "scored": 2}, "CAY-17.4: the bailiff never exceeds space 25"),
        ({"provost": 7}, "CAY-17.4: provost and bailiff are on the same space until phase 3"),
        ({"players": [{"houses": {"walls": 1}}, {}, {}, {}]}, "CAY-10.4: houses go to walls when"),
        ({"workers": {"1": 0}, "promises": [[1, 0]]}, "CAY-17.8: no transformation is pending outside phases 3 to 5"),
        ({**LATE, "workers": {"gate": 1}}, "CAY-17.1: in phase castle no worker is on 'gate' any more"),
        ({**LATE, "workers": {"1": 1}}, "CAY-17.1: in phase castle no worker is on '1' any more"),
        (
            {**LATE, "phase": "special", "cursor": 1, "workers": {"gate": 1}},
            "CAY-7.2: the workers of special buildings",
        ),
        ({**LATE, "phase": "buildings", "cursor": 2, "workers": {"1": 1}}, "CAY-9.2: the workers of buildings that"),
        ({"bailiff": 5}, "'bailiff' is 5; it should be a number from 6 to 28"),
        ({"road": "everywhere"}, "'road' should be a mapping"),
        ({"promises": [3]}, "The snapshot is damaged"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(change: dict[str, object], sentence: str) -> None:
    data = {"game": "caylus", "rules": 1, "settings": {"players": 4}, **change}
    with pytest.raises(BadSnapshot) as wrong:
        GAME.restore(data)
    assert sentence in str(wrong.value)


def test_a_changed_snapshot_is_refused_or_can_be_played() -> None:
    luck = random.Random(1)
    played = 0
    for seed in range(250):
        state = middle(GAME.start(players=2 + seed % 4), 20 + seed, seed)
        data = json.loads(json.dumps(state.snapshot()))
        for _ in range(luck.randint(1, 3)):
            change(data, luck)
        try:
            changed = GAME.restore(data)
        except BadSnapshot:
            continue
        played += 1
        assert GAME.restore(changed.snapshot()) == changed
        finish(changed, Dealer(seed))
        assert min(changed.scores) >= 0
    assert played > 50


def change(data: dict[str, Any], luck: random.Random) -> None:
    """Change one number, word or entry somewhere in a snapshot."""
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = luck.choice([k for k in keys if k not in ("game", "rules", "settings")])
        if isinstance(place[key], dict | list) and luck.random() < 0.8:
            place = place[key]
            continue
        if isinstance(place[key], bool):
            place[key] = not place[key]
        elif isinstance(place[key], int):
            place[key] += luck.choice([-2, -1, 1, 2, 7])
        elif isinstance(place[key], str):
            place[key] = luck.choice([*TILE_NAMES, *PHASE_NAMES[1:], *STEP_NAMES, "gate"])
        elif isinstance(place, dict):
            del place[key]
        return


def test_the_end_is_restored() -> None:
    state = play_on(start(players=2, seed=2), seed=8)
    assert GAME.restore(state.snapshot()).over
    assert GAME.restore(state.snapshot()).winners == state.winners
    assert GREEN in range(2)


def test_a_step_of_a_special_building_needs_the_worker_there() -> None:
    data = {**start(players=3, seed=1).snapshot(), "phase": "special", "bridge": [0, 1, 2], "active": True}
    with pytest.raises(BadSnapshot, match=r"CAY-7\.1: seat 1 has no worker on 'gate'"):
        GAME.restore({**data, "steps": [{"step": "gate", "seat": 1, "about": 0}]})


def test_the_order_is_drawn_after_the_neutral_tiles() -> None:
    data = GAME.start(players=3).snapshot()
    with pytest.raises(BadSnapshot, match=r"CAY-2\.1: the neutral tiles"):
        GAME.restore({**data, "order": [1]})


def test_nobody_who_has_passed_is_asked_to_place() -> None:
    data = {**start(players=2, seed=1).snapshot(), "phase": "placement"}
    with pytest.raises(BadSnapshot, match=r"CAY-6\.1: seat 1 has passed"):
        GAME.restore({**data, "bridge": [1], "steps": [{"step": "place", "seat": 1, "about": 0}]})
    with pytest.raises(BadSnapshot, match=r"CAY-4\.1: 'place' is asked for once"):
        GAME.restore({**data, "bridge": [], "steps": [{"step": "place", "seat": 1, "about": 0}] * 2})
