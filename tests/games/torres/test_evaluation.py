"""The estimate for bots between two years."""

from bastide.games.torres.components import KING_BONUS
from games.playing import estimate, legal, play
from games.torres.table import end_of_year


def test_a_year_that_has_been_scored_is_not_counted_again() -> None:
    """TOR-12.1: when only the king is still to move, the estimate differs from that of the new year by his bonus."""
    large = ["d8", "c8", "e8", "d7", "c7", "e7", "d6", "e6"]
    blocks = dict.fromkeys([*large, "h5", "a4", "c3", "f3", "e1"], 1) | {"d7": 4}
    scored = end_of_year(1, blocks=blocks, knights=[["d7"], ["c3"]])
    play(scored, "end")
    assert scored.view(None)["decision"] == "king_move"
    begun = scored.copy()
    play(begun, next(text for text in legal(begun) if text.startswith("king")))
    if begun.view(None)["decision"] == "start_player":
        play(begun, legal(begun)[0])
    assert begun.view(None)["decision"] == "turn"
    for seat in (0, 1):
        assert abs(estimate(scored, seat) - estimate(begun, seat)) <= KING_BONUS[1]
