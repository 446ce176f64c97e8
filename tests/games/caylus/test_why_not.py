"""Every kind of illegal action is refused by the clause that forbids it."""

from collections.abc import Callable

import pytest

from bastide.core import IllegalAction, State
from bastide.games.caylus import GAME
from games.caylus.town import BLUE, GREEN, RED, town
from games.playing import do, refused

RICH = {"deniers": 20, "food": 5, "wood": 5, "stone": 5, "cloth": 5, "gold": 5}
BUILD = {9: ("mason", RED), 10: ("park", GREEN), 11: ("residence", RED), 12: ("statue", GREEN), 13: ("lawyer", RED)}
CASTLE = {"castle_1": BLUE}


def placing(**changes: object) -> State:
    return town(**{"own": {RED: RICH}, "build": BUILD, **changes})  # type: ignore[arg-type]


def working(tile: str, own: dict[str, object] | None = None, then: tuple[str, ...] = (), scored: int = 0) -> State:
    """Red works at a tile of Green's on space 14, or at a printed one."""
    spot = {"carpenter": "6", "market": "5", "farm": "1", "peddler": "7"}.get(tile, "14")
    build = {9: ("mason", RED), 10: ("park", GREEN), 11: ("residence", RED), 12: ("statue", GREEN), 13: ("bank", RED)}
    if tile in ("mason", "bank"):
        build[{"mason": 9, "bank": 13}[tile]] = ("wood_sawmill", RED)
    if spot == "14":
        build[14] = (tile, GREEN)
    state = town(
        phase="buildings",
        own={RED: RICH if own is None else own},
        build=build,
        workers={spot: RED, **CASTLE},
        provost=14,
        scored=scored,
    )
    do(state, *then)
    return state


def favoured(line: str = "", column: int = 1, own: dict[str, object] | None = None, scored: int = 2) -> State:
    red = {**RICH, "markers": {line: column - 1} if line else {}, **(own or {})}
    state = town(phase="special", own={RED: red}, build=BUILD, workers={"joust_field": RED}, scored=scored)
    do(state, "joust", *([f"favour {line}"] if line else []))
    return state


def castle(**own: object) -> State:
    return town(phase="castle", own={RED: own}, workers={"castle_1": RED}, scored=2, bailiff=19)


CASES: list[tuple[str, Callable[[], State], str, tuple[str, ...]]] = [
    ("acting during the set-up", lambda: GAME.start(players=3), "pass", ("CAY-2.9",)),
    ("drawing after the set-up", placing, "lay neutral_farm", ("CAY-2.8",)),
    ("drawing an order after the set-up", placing, "order 1", ("CAY-2.8",)),
    ("an empty space", placing, "place 20", ("CAY-6.9",)),
    ("a residence", placing, "place 11", ("CAY-6.9",)),
    ("a prestige building", placing, "place 12", ("CAY-6.9",)),
    ("a building in use", lambda: placing(workers={"1": GREEN}), "place 1", ("CAY-6.10",)),
    ("a special building in use", lambda: placing(workers={"gate": GREEN}), "place gate", ("CAY-6.10",)),
    ("stables twice", lambda: placing(workers={"stables_1": RED}), "place stables", ("CAY-6.11",)),
    (
        "full stables",
        lambda: placing(players=5, workers={"stables_1": 1, "stables_2": 2, "stables_3": 3}),
        "place stables",
        ("CAY-6.11",),
    ),
    ("the left circle taken", lambda: placing(workers={"inn_left": RED}), "place inn", ("CAY-6.12",)),
    ("castle twice", lambda: placing(workers={"castle_1": RED}), "place castle", ("CAY-6.13",)),
    ("stables of two players", lambda: placing(players=2), "place stables", ("CAY-14.2",)),
    ("too dear", lambda: placing(own={RED: {"deniers": 1}}, bridge=[BLUE]), "place 1", ("CAY-6.5", "CAY-3.3")),
    ("no denier for the own building", lambda: placing(own={}), "place 9", ("CAY-6.6", "CAY-3.3")),
    (
        "no denier for the holder of the inn",
        lambda: placing(own={}, workers={"inn_right": RED}),
        "place 1",
        ("CAY-6.7", "CAY-3.3"),
    ),
    (
        "no worker in hand",
        lambda: placing(workers={str(space): RED for space in (1, 2, 3, 4, 5, 6)}),
        "place 7",
        ("CAY-6.3",),
    ),
    ("declining to place", placing, "decline", ("CAY-6.1",)),
    ("placing in phase 4", lambda: town(phase="provost"), "place 1", ("CAY-6.1",)),
    ("passing in phase 4", lambda: town(phase="provost"), "pass", ("CAY-6.2",)),
    ("moving from the gate in phase 2", placing, "move 1", ("CAY-7.3",)),
    ("moving to the gate", lambda: town(phase="special", workers={"gate": RED}), "move gate", ("CAY-7.3",)),
    ("moving to an empty space", lambda: town(phase="special", workers={"gate": RED}), "move 9", ("CAY-6.9",)),
    ("moving the provost in phase 2", placing, "provost +1", ("CAY-8.1",)),
    ("the provost off the road", lambda: town(phase="provost", own={RED: RICH}, provost=1), "provost -1", ("CAY-8.2",)),
    (
        "the guild's provost off the road",
        lambda: town(phase="special", workers={"merchants_guild": RED}, provost=1),
        "provost -1",
        ("CAY-7.8", "CAY-8.2"),
    ),
    (
        "the provost too dear",
        lambda: town(phase="provost", own={RED: {"deniers": 1}}),
        "provost +2",
        ("CAY-8.1", "CAY-3.3"),
    ),
    ("buying a favour in phase 2", placing, "joust", ("CAY-7.9",)),
    ("leaving the inn in phase 2", placing, "withdraw", ("CAY-7.14",)),
    ("staying at the inn in phase 2", placing, "stay", ("CAY-7.14",)),
    ("declining at the inn", lambda: town(phase="special", workers={"inn_right": RED}), "decline", ("CAY-7.14",)),
    ("taking cubes in phase 2", placing, "take food", ("CAY-3.7",)),
    ("taking what is not produced", lambda: working("farm"), "take wood", ("CAY-9.7",)),
    ("declining production", lambda: working("farm"), "decline", ("CAY-9.6",)),
    ("a bonus not produced", lambda: working("workshop"), "take food", ("CAY-9.8",)),
    ("declining the bonus", lambda: working("workshop"), "decline", ("CAY-9.8",)),
    ("buying gold", lambda: working("peddler", then=("exchange 1",)), "take gold", ("CAY-9.17", "CAY-1.11")),
    ("not taking what is bought", lambda: working("peddler", then=("exchange 1",)), "decline", ("CAY-9.17",)),
    (
        "not taking what a favour gives for a cube",
        lambda: favoured_exchange(),
        "decline",
        ("CAY-12.11",),
    ),
    ("trading in phase 2", placing, "exchange 1", ("CAY-9.18",)),
    ("a second exchange of a market", lambda: working("market"), "exchange 2", ("CAY-9.17",)),
    ("an exchange too dear", lambda: working("church", {"deniers": 3}), "exchange 2", ("CAY-9.18", "CAY-3.3")),
    ("paying gold to the alchemist", lambda: working("alchemist", then=("exchange 1",)), "pay gold", ("CAY-9.19",)),
    ("paying too few cubes", lambda: working("alchemist", then=("exchange 2",)), "pay food+food", ("CAY-9.18",)),
    (
        "paying cubes one does not have",
        lambda: working("alchemist", {"food": 2, "wood": 2}, ("exchange 1",)),
        "pay stone+stone",
        ("CAY-9.18", "CAY-3.3"),
    ),
    ("not paying", lambda: working("alchemist", then=("exchange 1",)), "decline", ("CAY-3.3",)),
    ("paying in phase 2", placing, "pay food", ("CAY-3.3",)),
    ("building in phase 2", placing, "build mason", ("CAY-9.10",)),
    ("a stone tile at the carpenter", lambda: working("carpenter"), "build church", ("CAY-9.10",)),
    ("a prestige tile at the carpenter", lambda: working("carpenter"), "build hotel", ("CAY-9.14",)),
    ("a wooden tile at the architect", lambda: working("architect"), "build lawyer", ("CAY-9.14",)),
    ("a tile that is built", lambda: working("carpenter"), "build mason", ("CAY-1.5",)),
    ("the jeweller without the option", lambda: working("mason"), "build jeweller", ("CAY-15.3",)),
    ("a tile too dear", lambda: working("carpenter", {"wood": 1, "food": 1}), "build lawyer", ("CAY-3.3",)),
    (
        "two cubes for one",
        lambda: working("carpenter", then=("build wood_peddler",)),
        "pay food+food",
        ("CAY-9.13",),
    ),
    (
        "a cube one does not have",
        lambda: working("carpenter", {"wood": 1, "gold": 1, "cloth": 1}, ("build wood_peddler",)),
        "pay food",
        ("CAY-9.13", "CAY-3.3"),
    ),
    (
        "a site that is no residence",
        lambda: working("architect", then=("build granary",)),
        "site 12",
        ("CAY-9.14",),
    ),
    ("choosing a site in phase 2", placing, "site 11", ("CAY-9.14",)),
    ("transforming in phase 2", placing, "transform 1", ("CAY-9.20",)),
    ("transforming an empty space", lambda: working("lawyer"), "transform 20", ("CAY-9.21",)),
    ("transforming a printed building", lambda: working("lawyer"), "transform 16", ("CAY-9.21",)),
    ("transforming another's building", lambda: working("lawyer"), "transform 10", ("CAY-9.21",)),
    ("transforming the lawyer", lambda: working("lawyer"), "transform 14", ("CAY-9.21",)),
    ("transforming a residence", lambda: working("lawyer"), "transform 11", ("CAY-9.21",)),
    ("giving a batch in phase 2", placing, "give food+wood+stone", ("CAY-10.1",)),
    ("stopping in phase 2", placing, "stop", ("CAY-10.1",)),
    ("a batch one does not have", lambda: castle(food=1, wood=1), "give food+wood+stone", ("CAY-10.2",)),
    ("declining in the castle", castle, "decline", ("CAY-10.2",)),
    (
        "a batch for a castle that is complete",
        lambda: castle(food=1, wood=1, stone=1, houses={"towers": 14}),
        "give food+wood+stone",
        ("CAY-10.7",),
    ),
    ("a favour in phase 2", placing, "favour prestige", ("CAY-12.1",)),
    ("an effect in phase 2", placing, "effect 1", ("CAY-12.2",)),
    ("a line used in this phase", lambda: favoured_again(), "favour prestige", ("CAY-12.6",)),
    ("declining a favour", favoured, "decline", ("CAY-12.3",)),
    ("an effect beyond the marker", lambda: favoured("prestige", 2), "effect 3", ("CAY-12.2",)),
    (
        "an effect in a closed column",
        lambda: favoured("prestige", 2, scored=0),
        "effect 3",
        ("CAY-12.2", "CAY-12.4"),
    ),
    ("the column without effect", lambda: favoured("buildings", 2), "effect 1", ("CAY-12.10",)),
    (
        "an effect that cannot be carried out",
        lambda: favoured("resources", 4, {"food": 0, "wood": 0, "stone": 0, "cloth": 1, "gold": 0}),
        "effect 4",
        ("CAY-12.3", "CAY-3.6"),
    ),
    ("another cube than wood or stone", lambda: chosen(), "take food", ("CAY-12.10",)),
]


def favoured_again() -> State:
    state = town(
        phase="end_of_turn", own={RED: {"houses": {"walls": 3}}}, bailiff=17, scored=1, order=[RED, GREEN, 2, BLUE]
    )
    do(state, "favour prestige", "decline")
    return state


def favoured_exchange() -> State:
    state = favoured("resources", 4)
    do(state, "effect 4", "pay gold")
    return state


def chosen() -> State:
    state = favoured("resources", 2)
    do(state, "effect 2")
    return state


@pytest.mark.parametrize(("what", "position", "action", "clauses"), CASES, ids=[case[0] for case in CASES])
def test_refused(what: str, position: Callable[[], State], action: str, clauses: tuple[str, ...]) -> None:
    state = position()
    before = state.key()
    assert refused(state, action) == clauses
    with pytest.raises(IllegalAction) as caught:
        state.play(state.parse(action))
    assert str(caught.value).startswith(clauses[0])
    assert state.key() == before


def test_the_table_is_wide() -> None:
    positions = {(action.split()[0], clauses) for _, _, action, clauses in CASES}
    assert len(positions) >= 30
    assert len({clause for *_, clauses in CASES for clause in clauses}) >= 30
