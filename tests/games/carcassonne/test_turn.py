"""CAR-T: the turn as one list, and CAR-X: which sets go together."""

import pytest

from bastide import CHANCE, BadOption
from bastide.games.carcassonne.turn import ORDER
from bastide.testing import rule
from games.carcassonne.table import CARCASSONNE, EVERYTHING, figures, new_game, supply, table
from games.playing import do, legal, play


def slots(**options: object) -> list[str]:
    """The phases of a game with these options."""
    return [phase.slot for phase in new_game(**options).rules.phases]


@rule("CAR-T-1", "CAR-T-3", "CAR-T-4", "CAR-T-5", "CAR-T-7c", "CAR-T-7f", "CAR-T-10", "CAR-T-12")
def test_the_base_game_is_the_bare_turn() -> None:
    assert slots() == [
        "CAR-B-1.5", "CAR-T-1", "CAR-T-3", "CAR-T-4", "CAR-T-5", "CAR-T-7c", "CAR-T-7f", "CAR-T-10", "CAR-T-12",
        "CAR-B-6.5b", "CAR-B-6.5c", "CAR-B-6.6",
    ]  # fmt: skip


@rule("CAR-T-7e")
def test_expansions_put_their_phases_into_the_same_order() -> None:
    everything = slots(**EVERYTHING)
    assert [ORDER.index(slot) for slot in everything] == sorted(ORDER.index(slot) for slot in everything)
    assert everything.count("CAR-T-7e") == 3  # goods, king, robber
    assert everything.index("CAR-T-7c") < everything.index("CAR-T-7e") < everything.index("CAR-T-7f")


@rule("CAR-T-1", "CAR-TB-3.5")
def test_a_turn_begins_with_its_first_part_again() -> None:
    state = table(
        "FRFR 1,0 0",
        figures=["0 small 0,0 r0", "0 builder 1,0 r0"],
        drawn="FRFR",
        part=(1, 1, 0),
        traders_builders=True,
    )
    assert state.view(None)["part"] == 1
    play(state, "place 2,0 0", "pass")
    assert (state.view(None)["active"], state.view(None)["part"]) == (1, 0)


@rule("CAR-T-1", "CAR-TB-3", "CAR-TB-3.1")
def test_after_a_double_turn_the_next_player_can_have_one_too() -> None:
    builders = ["0 small 0,0 r0", "0 builder 0,0 r0", "1 small 0,0 c0", "1 builder 0,0 c0"]
    state = table(figures=builders, drawn="FRFR", traders_builders=True)
    play(state, "place 1,0 0", "pass", "draw base/FRFR", "place 2,0 0", "pass")
    assert (state.view(None)["active"], state.view(None)["part"]) == (1, 0)
    play(state, "draw base/FCFC", "place 0,-1 90", "pass")
    assert (state.view(None)["active"], state.view(None)["part"]) == (1, 1)


@rule("CAR-T-3", "CAR-T-4", "CAR-T-5", "CAR-T-12")
def test_the_phases_of_a_turn_follow_each_other() -> None:
    state = new_game()
    seen = [(state.view(None)["phase"], state.to_move)]
    for text in ("draw base/CFFF", "place 0,-1 180", "deploy small f0", "draw base/FRFR"):
        play(state, text)
        seen.append((state.view(None)["phase"], state.to_move))
    assert seen == [
        ("CAR-T-3", CHANCE), ("CAR-T-4", 0), ("CAR-T-5", 0), ("CAR-T-3", CHANCE), ("CAR-T-4", 1),
    ]  # fmt: skip


@rule("CAR-T-7a", "CAR-T-7c", "CAR-T-7e", "CAR-T-7f")
def test_completing_scoring_rewards_and_return_come_in_this_order() -> None:
    state = table(
        "traders/FCFC-wine 0,-1 90", figures=["0 small 0,0 c0", "0 builder 0,-1 c0"], drawn="CFFF", active=1,
        traders_builders=True, king_robber=True,
    )  # fmt: skip
    events = do(state, "place 0,-2 180", "deploy small f0")
    assert [event.kind for event in events] == [
        "placed", "deployed_small_farmer", "completed_city", "scored_city", "took_wine", "took_king",
        "returned_builder", "returned_small",
    ]  # fmt: skip


@rule("CAR-T-20")
def test_a_phase_without_a_choice_is_passed_over() -> None:
    # Every region of the tile is taken: nothing can be deployed.
    taken = ["1 small 0,0 r0", "1 small 0,0 f0", "1 small 0,0 f1"]
    state = table("FRFR 1,0 0", figures=taken, drawn="FRFR")
    play(state, "place 2,0 0")
    assert state.to_move == CHANCE
    assert state.view(None)["active"] == 1


@rule("CAR-T-21", "CAR-TB-2.2")
def test_figures_of_a_scored_region_return_together_the_builder_with_the_last_follower() -> None:
    standing = ["0 small 0,0 c0", "0 small 0,-1 c0", "0 builder 0,-1 c0"]
    state = table("FCFC 0,-1 90", figures=standing, drawn="CFFF", active=1, traders_builders=True)
    play(state, "place 0,-2 180", "pass")
    assert figures(state) == []
    assert supply(state, 0) == {"small": 7, "builder": 1, "pig": 1}


@rule("CAR-X-30")
def test_any_choice_of_expansions_goes_with_the_base_game() -> None:
    sizes = {"inns_cathedrals": 18, "traders_builders": 24, "king_robber": 5, "cult": 5, "river2": 0}
    names = list(sizes)
    for chosen in range(2 ** len(names)):
        options = {name: bool(chosen >> i & 1) for i, name in enumerate(names)}
        view = new_game(**options).view(None)
        assert view["pile"] == 71 + sum(sizes[name] for name in names if options[name])
        assert view["sets"] == ["base", *(name for name in names if options[name])]


@rule("CAR-X-33")
def test_goods_never_occur_without_their_set() -> None:
    assert new_game(inns_cathedrals=True).view(None)["seats"][0]["goods"] == {}
    assert not any(id.startswith("traders/") for id in new_game(inns_cathedrals=True).view(None)["unseen"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"small_city": "three"}, r"CAR-B-4\.6.*small_city"),
        ({"start_player": 7}, r"CAR-B-1\.5"),
        ({"cult": "maybe"}, r"CAR-X-30"),
        ({"river": True}, "did you mean 'river2'"),
    ],
)
def test_a_wrong_option_is_refused_with_its_clause(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        CARCASSONNE.start(2, **options)


def test_options_can_be_given_as_words() -> None:
    state = CARCASSONNE.start("3", cult="true", start_player="2", small_city="two")
    chosen = {"players": 3, "cult": True, "small_city": "two", "start_player": 2, "river2": False}
    assert chosen.items() <= state.settings.plain().items()
    assert legal(state)
