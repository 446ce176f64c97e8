"""Why an action is refused: the clause for every kind of wrong action."""

import pytest

from bastide import CHANCE, Dealer, State
from bastide.games.carcassonne.grid import WIDTH
from bastide.testing import rule
from games.carcassonne.table import EVERYTHING, LOUD, new_game, no_towers, table
from games.playing import play, refused


def placing(**options: object) -> State:
    return table("FRFR 1,0 0", "FFFF-monastery 0,1 0", drawn="CFFF", **options)


def acting(**position: object) -> State:
    """Seat 0 has placed a crossing with a city, at (0, -1)."""
    return play(table(drawn="CRRR", **position), "place 0,-1 180")


TABLE_ENDS = (
    "the table ends there: tiles lie at most 127 places west or north and 126 places east or south of the start tile."
)
TABLE = [
    (new_game, "begin 0", "CAR-T-3", "chance decides now."),
    (new_game, "place 1,0 0", "CAR-T-3", "chance decides now."),
    (new_game, "pass", "CAR-T-3", "chance decides now."),
    (new_game, "draw inns/CFRF", "CAR-T-23", "there is no tile inns/CFRF left to be drawn."),
    (lambda: new_game(start_player="random"), "begin 4", "CAR-B-1.2", "there is no seat 4 in this game."),
    (lambda: new_game(start_player="random"), "draw base/CFFF", "CAR-B-1.5", "chance decides now."),
    (placing, "draw base/CFFF", "CAR-T-23", "that is for chance to decide."),
    (placing, "begin 0", "CAR-T-23", "that is for chance to decide."),
    (placing, "pass", "CAR-B-2.1", "first place the tile base/CFFF; it cannot be declined."),
    (placing, "deploy small c0", "CAR-B-2.1", "first place the tile base/CFFF; it cannot be declined."),
    (placing, "place 0,0 0", "CAR-B-2.2", "there is a tile already."),
    (placing, "place 5,5 0", "CAR-B-2.2", "no side of that place touches a laid tile; a corner is not enough."),
    (placing, "place -1,-1 0", "CAR-B-2.2", "no side of that place touches a laid tile; a corner is not enough."),
    (placing, "place -128,0 0", "CAR-B-0.1", TABLE_ENDS),
    (placing, "place 0,-1 0", "CAR-B-2.2", "on the south side the tile shows field, its neighbour city."),
    (placing, "place 1,1 270", "CAR-B-2.2", "on the west side the tile shows city, its neighbour field."),
    (acting, "place 1,0 0", "CAR-T-5", "your tile is placed; now deploy a figure, or nothing."),
    (acting, "draw base/CFFF", "CAR-T-23", "that is for chance to decide."),
    (acting, "deploy big c0", "CAR-X-30", "the big follower belongs to a set that is not in play."),
    (acting, "deploy wagon r0", "CAR-X-30", "the wagon belongs to a set that is not in play."),
    (acting, "deploy small m0", "CAR-B-3.2",
     "the tile just placed has no cloister m0; it has c0, r0, r1, r2, f0, f1, f2."),
    (
        lambda: acting(figures=["1 small 0,0 c0"]), "deploy small c0", "CAR-B-3.3",
        "there is already a follower in that region.",
    ),
    (
        lambda: acting(figures=["0 big 0,0 r0"], inns_cathedrals=True), "deploy big r0", "CAR-B-3.6",
        "the big follower is not in your supply.",
    ),
    (
        lambda: acting(traders_builders=True), "deploy builder r0", "CAR-TB-2",
        "the builder joins only a road or city where you have a follower.",
    ),
    (
        lambda: acting(traders_builders=True), "deploy builder f0", "CAR-TB-2",
        "the builder stands only on roads and in cities.",
    ),
    (
        lambda: acting(traders_builders=True, figures=["0 small 0,0 c0"]), "deploy builder c0", "CAR-TB-2.1",
        "the region is complete; the builder would have nothing to do.",
    ),
    (
        lambda: acting(traders_builders=True), "deploy pig f0", "CAR-TB-4",
        "the pig joins only a field where you have a farmer.",
    ),
    (lambda: acting(traders_builders=True), "deploy pig c0", "CAR-TB-4", "the pig stands only on fields."),
    (
        lambda: table("FRFR 1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 2,1 0", drawn="shrine/FFFF",
                      cult=True),
        "place 1,1 0", "CAR-CU-2", "a shrine and the cloisters around it may be only one to one.",
    ),
    (
        lambda: play(new_game(river2=True), "place 1,0 270", "pass", "draw river2/FFVV"), "place 2,0 180", "CAR-RI-3",
        "a river tile continues exactly one open end of the river and joins nothing else.",
    ),
    (
        lambda: play(new_game(river2=True), "place 1,0 270", "pass", "draw river2/FFVV"), "place 1,-1 0", "CAR-RI-3",
        "the river may not bend twice to the same hand.",
    ),
]  # fmt: skip


@rule("CAR-B-2.2", "CAR-B-3.3")
@pytest.mark.parametrize(
    ("position", "action", "clause", "sentence"), TABLE, ids=[f"{action}: {clause}" for _, action, clause, _ in TABLE]
)
def test_why_not(position: object, action: str, clause: str, sentence: str) -> None:
    state = position()
    refusal = state.why_not(state.parse(action))
    assert refusal is not None
    assert refusal.clauses == (clause,)
    assert refusal.text() == f"{clause}: {sentence}"


@pytest.mark.parametrize(("sets", "every"), [(EVERYTHING, 7), (LOUD, 11)], ids=["quiet sets", "loud sets"])
def test_every_refusal_of_a_game_is_a_sentence_with_a_clause(sets: dict[str, bool], every: int) -> None:
    """Every action of the small kinds, and those of the others on some tiles, now and then in a game."""
    state = new_game(3, **sets)
    dealer = Dealer(11)
    kinds = state.game.actions.kinds
    small = [kind.at(i) for kind in kinds if kind.count < 500 for i in range(kind.count)]
    on_tiles = [kind for kind in kinds if kind.count == WIDTH * WIDTH]
    steps = 0
    while not state.over:
        legal = [int(code) for code in state.legal_codes()]
        steps += 1
        if steps % every == 0:
            tiles = [int(state.land.tile_cell[tile]) for tile in range(0, state.land.laid, every)]
            for action in small + [kind.at(cell) for kind in on_tiles for cell in [*tiles, tiles[-1] + 1, 0]]:
                refusal = state.why_not(action)
                assert (refusal is None) == (action.code in legal)
                assert refusal is None or (refusal.clauses and refusal.text())
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[dealer.below(len(legal))])


POOR = {"tower": {**no_towers(2), "prisoners": [[1, 0, "small", 1]]}}
AT_OTHER_TIMES = [
    ("ransom 1 small", "tower", "CAR-TW-6.1"),
    ("capture 0,0", "tower", "CAR-T-5"),
    ("exchange small", "tower", "CAR-T-5"),
    ("dragon north", "princess_dragon", "CAR-T-5"),
    ("drive 0,0 c0", "abbey_mayor", "CAR-AM-4.2"),
    ("abbey", "abbey_mayor", "CAR-AM-1.1"),
    ("seduce 0,0", "catapult", "CAR-T-5"),
    ("summon 0,0", "catapult", "CAR-T-5"),
    ("tempt castle 0 small", "catapult", "CAR-T-5"),
    ("range 100", "catapult", "CAR-T-5"),
    ("hand 1000", "catapult", "CAR-T-5"),
    ("enter small castle", "count", "CAR-T-5"),
    ("join 0,0", "count", "CAR-T-5"),
    ("count market", "count", "CAR-T-5"),
    ("fair target", "catapult", "CAR-T-5"),
    ("aim 0,0", "catapult", "CAR-T-5"),
    ("send small", "catapult", "CAR-T-5"),
]


@rule("CAR-X-30", "CAR-T-5", "CAR-TW-6.1", "CAR-EX20", "CAR-AM-1.1", "CAR-AM-4.2")
@pytest.mark.parametrize(("text", "needs", "clause"), AT_OTHER_TIMES)
def test_what_belongs_to_another_time_is_distinguished_from_what_is_not_in_play(
    text: str, needs: str, clause: str
) -> None:
    without = play(table(drawn="FRFR"), "place 1,0 0")
    assert refused(without, text) == ("CAR-X-30",)
    place = "place -1,0 0" if needs == "count" else "place 1,0 0"
    within = play(table(drawn="FRFR", scores=[2, 4], kept=POOR, **{needs: True}), place)
    assert refused(within, text) == (clause,)
