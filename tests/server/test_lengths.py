"""How long a game takes is said from games that were played here, once there are enough of them."""

import msgspec

from bastide.server.archive import Summary
from bastide.server.lengths import ENOUGH, Length, Lengths
from server.conftest import Open
from server.house import House


def ended(house: House, *used: int, players: int = 2, **table: object) -> None:
    """A game that was played to its end, in which each seat spent this many seconds."""
    made, tokens = house.filled(players=players, **table)
    house.play_on(made, tokens)
    live = house.run(house.hall.live(made["table"]["id"]))
    summary = msgspec.json.decode(live.summary, type=Summary)
    assert len(summary.used) == players
    changed = msgspec.json.encode(msgspec.structs.replace(summary, used=list(used)))
    house.run(house.hall.store.execute("UPDATE tables SET summary = ? WHERE id = ?", changed, live.table.id))


def measured(house: House) -> list[Length]:
    """What is reported now, of the toy game."""
    found: list[Length] = house.run(Lengths(house.hall.store).of("lots"))
    return found


def test_the_median_length_of_enough_games_is_given(open_house: Open) -> None:
    house = open_house()
    for minutes in (10, 90, 20, 30)[: ENOUGH - 1]:
        ended(house, minutes * 60, minutes * 120)
    assert measured(house) == [], "too few games say nothing"
    assert house.get("/games/lots")["lengths"] == []
    ended(house, 40 * 60, 80 * 60)
    assert measured(house) == [Length(2, "usual", 30 * 60 * 1.5, 5)]


def test_games_that_say_nothing_about_the_next_one_are_left_out(open_house: Open) -> None:
    house = open_house()
    for _ in range(ENOUGH):
        ended(house, 86_400, 86_400, options={"clock": {"kind": "correspondence", "per_move": 86_400}})
    made, tokens = house.filled()
    house.command(made, tokens[0], do="resign")
    assert measured(house) == []
    for _ in range(ENOUGH):
        ended(house, 60, 60, 60, players=3)
    assert measured(house) == [Length(3, "usual", 60.0, ENOUGH)]
