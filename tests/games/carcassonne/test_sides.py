"""How the segments of a tile are told apart in sentences."""

from bastide.core.words import Message, render
from bastide.games.carcassonne.components import TILE_IDS, TILES
from bastide.games.carcassonne.sentences import sides_of


def described(tile: str, turn: int = 0) -> dict[str, str]:
    number = TILE_IDS.index(tile)
    return {feature["id"]: sides_of(number * 4 + turn, i) for i, feature in enumerate(TILES[number]["features"])}


def test_no_two_segments_of_a_kind_are_said_alike() -> None:
    for tile in TILE_IDS:
        for turn in range(4):
            said = described(tile, turn)
            assert len({(segment[0], where) for segment, where in said.items()}) == len(said), (tile, turn)


def test_fields_on_one_side_are_named_by_its_halves() -> None:
    assert described("king/CRRC-walls") == {
        "c0": "nw",
        "r0": "e",
        "r1": "s",
        "f0": "e_n",
        "f1": "e_s",
        "f2": "s_e",
        "f3": "s_w",
    }
    assert render(Message("carcassonne.sides.e_n")) == "east, northern half"


def test_all_that_can_be_said_has_words() -> None:
    for where in {where for tile in TILE_IDS for turn in range(4) for where in described(tile, turn).values()}:
        assert render(Message(f"carcassonne.sides.{where}"), "hu")
