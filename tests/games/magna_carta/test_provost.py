"""MAG-7, phase 3: the provost."""

from bastide.testing import rule
from games.magna_carta.table import card, goods, seat, table
from games.playing import do, legal, refused

LONG = [card(name, 0) for name in ("small_farm", "market", "peddler", "bank", "church", "gold_mine")]


def asked(*seats, provost=3, road=LONG, **more):
    """Phase 3 with the first on the bridge to move."""
    return table(
        *seats,
        road=road,
        provost=provost,
        step="provost",
        at=0,
        bridge=more.pop("bridge", list(range(len(seats)))),
        **more,
    )


@rule("MAG-7.1")
def test_one_chance_each_in_bridge_order():
    state = asked(seat(deniers=5), seat(deniers=5), seat(deniers=5), bridge=[2, 0, 1], mover=2)
    order = []
    for text in ("provost 1", "provost -1", "provost 2"):
        order.append(int(state.to_move))
        do(state, text)
    assert order == [2, 0, 1]
    assert state.view(None)["phase"] == "actions"
    assert refused(state, "provost 0") == ("MAG-7.1",)


@rule("MAG-7.1", "MAG-17.1")
def test_who_has_no_denier_is_not_asked_and_the_next_one_is():
    state = table(seat(), seat(), seat(deniers=2), seat(deniers=1), road=LONG, first=3, mover=3, provost=4)
    do(state, "pass", "pass", "pass", "pass")  # bridge order 3, 0, 1, 2
    asked_seats = []
    while state.view(None)["phase"] == "provost":
        asked_seats.append(int(state.to_move))
        do(state, "provost -1")
    assert asked_seats == [3, 2]


@rule("MAG-7.2")
def test_up_to_three_cards_either_way_for_a_denier_each():
    state = asked(seat(deniers=9), seat(deniers=1))
    assert legal(state) == [f"provost {n}" for n in range(-3, 4)]
    do(state, "provost 3")
    assert (goods(state, 0)["deniers"], state.view(None)["provost"]) == (6, 6)
    assert legal(state) == ["provost -1", "provost 0", "provost 1"]
    assert refused(state, "provost -2") == ("MAG-7.2",)


@rule("MAG-7.3")
def test_the_provost_stays_on_the_road():
    state = asked(seat(deniers=9), seat(), provost=1)
    assert legal(state) == ["provost -1", "provost 0", "provost 1", "provost 2", "provost 3"]
    assert refused(state, "provost -2") == ("MAG-7.3",)
    end = asked(seat(deniers=9), seat(), provost=7)
    assert legal(end) == ["provost -3", "provost -2", "provost -1", "provost 0"]
    assert refused(end, "provost 1") == ("MAG-7.3",)


@rule("MAG-7.4")
def test_every_card_is_one_step_also_residences_and_prestige_buildings():
    homes = [card("market", 0, residence=True), card("bank", 0, prestige="statue"), card("church", 0)]
    state = asked(seat(deniers=2), seat(deniers=1), provost=1, road=homes)
    do(state, "provost 2")
    assert state.view(None)["provost"] == 3
    assert (goods(state, 0), state.view(None)["road"][3]["prestige"]) == ({}, "statue")


@rule("MAG-7.5")
def test_the_first_card_is_always_reached():
    first = [card("park", worker=0), card("neutral_peddler")]
    state = table(seat(deniers=9), seat(deniers=9), neutral=first, step="provost", at=0, provost=0)
    assert min(int(text.split()[1]) for text in legal(state)) == 0
    do(state, "provost 0", "provost 0")
    assert (state.view(None)["phase"], state.to_move, legal(state)) == ("effects", 0, ["use 1f", "decline"])
