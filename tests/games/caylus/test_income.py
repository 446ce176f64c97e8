"""Chapter 5, phase 1: income."""

from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, ORANGE, RED, data_of, deniers, start, town, view
from games.playing import do


@rule("CAY-5.1", "CAY-9.15")
def test_income_from_residences_library_and_hotel() -> None:
    build = {
        1: ("residence", GREEN),
        9: ("residence", GREEN),
        10: ("library", ORANGE),
        11: ("hotel", BLUE),
        12: ("residence", BLUE),
    }
    state = town(phase="provost", build=build)
    events = do(state, "decline", "decline", "decline", "decline")
    paid = data_of([event for event in events if event.clause == "CAY-5.1"], "gained")
    assert [data["count"] for data in paid] == [2, 4, 3, 5]
    assert [deniers(state, seat) for seat in (RED, GREEN, ORANGE, BLUE)] == [2, 4, 3, 5]


@rule("CAY-5.1")
def test_residences_give_income_to_the_very_end_of_the_road() -> None:
    build = dict.fromkeys([*range(9, 16), *range(17, 28)], ("residence", GREEN))
    state = town(phase="provost", build={**build, 28: ("residence", RED)})
    do(state, "decline", "decline", "decline", "decline")
    assert [deniers(state, seat) for seat in (RED, GREEN, ORANGE)] == [3, 20, 2]


@rule("CAY-5.2")
def test_income_is_paid_before_the_first_placement() -> None:
    state = start(players=5)
    assert view(state)["turn"] == 1
    assert [deniers(state, seat) for seat in view(state)["order"]] == [7, 8, 8, 9, 9]
