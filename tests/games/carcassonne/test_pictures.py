"""What of the expansions is on the table is in the picture and in the text."""

from bastide import State
from bastide.games.carcassonne.drawing.scene import Piece, Tower
from bastide.games.carcassonne.svg import scene
from games.carcassonne.table import no_barns, no_throw, no_towers, table
from games.playing import play

TALL = ["tower/FFFF 0,1 0", "FRFR 1,0 0", "FRFR 2,0 0"]
"""A foundation at (0, 1)."""


def towers(**kept: object) -> State:
    """A position with a tower of height 2 on the foundation, and what else The Tower remembers."""
    remembered = {**no_towers(2), "towers": [[0, 1, 2]], **kept}
    standing = ["1 small 0,1 t0", "0 small 0,0 r0"]
    return table(*TALL, figures=standing, drawn="FRFR", tower=True, kept={"tower": remembered})


def test_a_tower_is_drawn_with_its_floors_and_its_guard() -> None:
    drawn = scene(towers().view(None))
    assert drawn.towers == [Tower((50, 150), 2, ("small", "B"))]
    assert [(piece.kind, piece.seat) for piece in drawn.pieces] == [("small", "R")]  # the guard stands on top


def test_pieces_and_prisoners_lie_before_their_holder() -> None:
    state = towers(pieces=[8, 10], prisoners=[[0, 1, "small", 2]])
    red, blue = scene(state.view(None)).sides
    assert (red.tower_pieces, red.prisoners) == (8, (("small", "B"), ("small", "B")))
    assert (blue.tower_pieces, blue.prisoners) == (10, ())
    text = str(state)
    assert "tower 0,1 2" in text
    assert "0 holds small x2 of 1" in text
    assert "0 red       0  small 6 pieces 8" in text


def test_a_captive_is_shown_until_it_is_exchanged() -> None:
    held = {"towers": [], "prisoners": [[1, 0, "small", 1], [1, 0, "big", 1]]}
    state = table(
        *TALL, figures=["1 small 0,0 r0"], drawn="FRFR", tower=True, inns_cathedrals=True,
        kept={"tower": {**no_towers(2), **held}},
    )  # fmt: skip
    play(state, "place 3,0 0", "tower 0,1", "capture 0,0")
    red, blue = scene(state.view(None)).sides
    assert red.prisoners == (("small", "B"),)
    assert blue.prisoners == (("small", "R"), ("big", "R"))


def test_the_dragon_is_in_the_middle_of_its_tile_and_the_fairy_beside_her_follower() -> None:
    kept = {"dragon": [2, 0], "fairy": [0, 0], "beside": [0, "small", 0, 0, "r0"], "trail": []}
    state = table(
        "FRFR 1,0 0", "FRFR 2,0 0", figures=["0 small 0,0 r0"], drawn="FRFR", princess_dragon=True,
        kept={"princess_dragon": kept},
    )  # fmt: skip
    thief = next(piece for piece in scene(state.view(None)).pieces if piece.kind == "small")
    assert Piece("dragon", "", (250, 50)) in scene(state.view(None)).pieces
    assert Piece("fairy", "", thief.spot) in scene(state.view(None)).pieces
    alone = {**kept, "beside": None}
    state = table("FRFR 1,0 0", "FRFR 2,0 0", drawn="FRFR", princess_dragon=True, kept={"princess_dragon": alone})
    assert Piece("fairy", "", (50, 50)) in scene(state.view(None)).pieces
    land = str(state).split("\n\n")[0].splitlines()
    assert land[2] == "   0 ==F=========D=="
    assert "dragon 2,0" in str(state)


def test_a_dragon_beside_carcassonne_stays_outside_the_walls() -> None:
    kept = {"dragon": [2, 0], "fairy": None, "beside": None, "trail": []}
    state = table("FRFR -1,0 0", drawn="CFFF", princess_dragon=True, count=True, kept={"princess_dragon": kept})
    drawn = scene(state.view(None))
    dragon = next(piece for piece in drawn.pieces if piece.kind == "dragon")
    count = next(piece for piece in drawn.pieces if piece.kind == "count")
    assert dragon.spot == drawn.land[2].place("f0")
    assert dragon.spot[1] + 15 < count.spot[1]
    assert str(state).splitlines()[4:7] == [
        "          ..%%%%%%%%%%%%%%%%..",
        "   1      ..%%%%%%%%%%%%%%%%..",
        "          ..%%%%%%%%%%%%%%%%..",
    ]


def test_the_token_lies_where_it_was_aimed_and_the_catapult_on_its_fair() -> None:
    kept = {"catapult": {**no_throw(2), "fairs": [[0, 0]]}}
    state = table("FRFR 1,0 0", catapult=True, phase="CAR-T-11", kept=kept)
    play(state, "fair target", "aim 1500,-500")
    drawn = scene(state.view(None)).pieces
    assert Piece("catapult", "", (50, 50)) in drawn
    assert Piece("target", "R", (200, 0)) in drawn
    assert "catapult 0,0 target, 0 thrown at 1500,-500" in str(state)


def test_a_wagon_that_may_drive_on_waits_where_it_was_scored() -> None:
    state = table(
        "FRRR 1,0 0", figures=["0 wagon 0,0 r0"], drawn="FRRR", abbey_mayor=True, kept={"abbey_mayor": no_barns(2)}
    )  # fmt: skip
    play(state, "place -1,0 0", "pass")
    view = state.view(None)
    assert view["phase"] == "CAR-T-8"
    assert [(piece.kind, piece.seat) for piece in scene(view).pieces] == [("wagon", "R")]
