"""The order in which chapters revalue a kind of region: the base game, then the sets in the order of the rulebook."""

from itertools import combinations

import pytest

from bastide.games.carcassonne.components import CITY, CLOISTER, FIELD, ROAD
from bastide.games.carcassonne.rules import compose
from bastide.games.carcassonne.turn import Worth
from games.carcassonne.table import CARCASSONNE

REVALUED = {
    "inns_cathedrals": "InnWorth",
    "traders_builders": "PigWorth",
    "abbey_mayor": "BarnWorth",
    "river2": "HerdWorth",
}
CHOICES = [chosen for count in range(5) for chosen in combinations(REVALUED, count)]


def names(worth: Worth) -> list[str]:
    """The worth that is asked first, and those it leaves to what it does not change."""
    found = []
    while worth.plain is not worth:
        found.append(type(worth).__name__)
        worth = worth.plain
    return found


@pytest.mark.parametrize("chosen", CHOICES, ids=lambda chosen: "+".join(chosen) or "base")
def test_a_later_set_is_asked_before_an_earlier_one(chosen: tuple[str, ...]) -> None:
    rules = compose(CARCASSONNE.read_settings(players=2, **dict.fromkeys(chosen, True)))
    of_fields = [REVALUED[name] for name in reversed(chosen) if name != "inns_cathedrals"]
    if "traders_builders" not in chosen and "river2" in chosen:
        of_fields.remove("HerdWorth")  # CAR-RI-6: only where pigs are in play
    assert names(rules.worth[FIELD]) == [*of_fields, "FieldWorth"]
    inns = "inns_cathedrals" in chosen
    assert names(rules.worth[ROAD]) == [*["InnWorth"][:inns], "RoadWorth"]
    assert names(rules.worth[CITY]) == [*["CathedralWorth"][:inns], "CityWorth"]
    assert names(rules.worth[CLOISTER]) == ["CloisterWorth"]
