"""Every refusal: which action, where, by which clause, in which words."""

import pytest

from bastide.core import BadAction, IllegalAction
from bastide.games.magna_carta import GAME
from games.magna_carta.table import at_card, card, seat, started, table, why
from games.playing import do
from sayings import entries


def opening(*texts):
    """A game at the mulligan decision of seat 0, with these actions played."""
    state = GAME.start(2)
    do(state, "neutral park", *["deal bank", "deal market", "deal peddler"] * 2, *texts)
    return state


def after(state, *texts):
    do(state, *texts)
    return state


def moves(**have):
    return table(seat(**have), seat())


def beginners(**have):
    return table(seat(**have), seat(), variant="beginner")


HOME = card("gold_mine", 0, residence=True)
RICH = {"food": 9, "wood": 9, "stone": 9, "gold": 9, "deniers": 9}
ALL = " ".join(str(GAME.decode(GAME.parse("build small_farm").code + kind)).split()[1] for kind in range(12))


BUSY = [card(name, 0, worker=0) for name in ("bank", "church", "market", "peddler")]


def lawyer(*cards, **have):
    return at_card("lawyer", seat(**have), seat(), road=list(cards))


def offers(castle=None, **have):
    return table(seat(**have), seat(), step="offer", at=0, castle=castle)


def provost(at, deniers):
    cards = [card(name, 0) for name in ("bank", "market", "church", "peddler")]
    return table(seat(deniers=deniers), seat(), road=cards, step="provost", at=0, provost=at)


TABLE = [
    # Chance and the wrong moment
    (lambda: moves(deniers=1), "deal bank", "MAG-2.13: this is decided by chance, not by a player."),
    (lambda: GAME.start(2), "pass", "MAG-2.13: wait until the cards are drawn."),
    (opening, "pass", "MAG-2.9: first keep or replace your opening hand."),
    (lambda: started(2), "keep", "MAG-2.9: the opening hand can be replaced only before the first turn."),
    (lambda: offers(**RICH), "draw", "MAG-4.1: moves are made in phase 2, the actions."),
    (moves, "provost 1", "MAG-7.1: the provost is moved in phase 3, once by everybody in bridge order."),
    (beginners, "provost 1", "MAG-13.3: there is no provost in the beginner's game."),
    (moves, "use 1f", "MAG-8.1: effects of buildings are carried out in phase 4."),
    (moves, "decline", "MAG-8.1: effects of buildings are carried out in phase 4."),
    (moves, "offer 0", "MAG-10.1: batches are offered in phase 5, once by everybody in bridge order."),
    (moves, "gold food 0", "MAG-10.9: no offer is being paid in gold now."),
    (moves, "pay 1f", "MAG-4.9: there is nothing to be paid in cubes now."),
    (lambda: after(moves(hand="lawyer", **RICH), "build lawyer"), "pass", "MAG-4.9: first choose how to pay."),
    (lambda: after(offers(**RICH), "offer 1"), "offer 2", "MAG-10.9: first say how many cubes of the offer are gold."),
    # A and B
    (moves, "draw", "MAG-6.5: that costs 1 denier, and you have none."),
    (lambda: moves(deniers=1, hand=ALL), "draw", "MAG-6.7: your deck and your discard pile are both empty."),
    (lambda: moves(hand="bank"), "replace", "MAG-6.9: that costs 1 denier, and you have none."),
    (lambda: moves(deniers=1), "replace", "MAG-6.10: you have no cards in hand to replace."),
    (lambda: moves(deniers=1, hand=ALL), "replace", "MAG-6.10: your deck and your discard pile are both empty."),
    # C
    (lambda: moves(deniers=1), "place 3", "MAG-6.13: the road has only 2 cards."),
    (
        lambda: table(seat(deniers=1), seat(), road=[HOME]),
        "place 3",
        "MAG-6.15: card 3 is a residential or prestige building and takes no workers.",
    ),
    (
        lambda: table(seat(deniers=1), seat(), road=[card("bank", 1, worker=1)]),
        "place 3",
        "MAG-6.16: there is already a worker on card 3, Bank.",
    ),
    (
        lambda: table(
            seat(deniers=1), seat(), road=[card(n, 0, worker=0) for n in ("bank", "church", "market", "peddler")]
        ),
        "place 1",
        "MAG-6.13: all your workers are on the road.",
    ),
    (moves, "place 1", "MAG-6.13: that costs 1 denier, and you have none."),
    # D and E
    (lambda: beginners(**RICH), "build church", "MAG-13.1: the Church is not part of the beginner's game."),
    (lambda: moves(**RICH), "build church", "MAG-6.18: the Church is not in your hand."),
    (
        lambda: moves(hand="bank", wood=1, stone=1),
        "build bank",
        "MAG-6.19, MAG-4.5: the Bank costs 1 wood and 2 stone; your cubes do not suffice, even with gold standing in.",
    ),
    (
        lambda: moves(hand="market", wood=1),
        "build market",
        "MAG-6.19, MAG-4.5: the Market costs 1 wood and 1 of any kind; "
        "your cubes do not suffice, even with gold standing in.",
    ),
    (lambda: beginners(**RICH), "prestige hotel", "MAG-13.2: the Hotel is not part of the beginner's game."),
    (
        lambda: table(seat(**RICH), seat(), road=[HOME, card("bank", 1, prestige="statue")]),
        "prestige statue",
        "MAG-6.22: the Statue is already built.",
    ),
    (lambda: moves(**RICH), "prestige statue", "MAG-6.22: you have no uncovered residential building to put it on."),
    (
        lambda: table(seat(stone=2), seat(), road=[HOME]),
        "prestige statue",
        "MAG-6.22, MAG-4.6: the Statue costs 2 stone and 1 gold; "
        "your cubes do not suffice, even with gold standing in.",
    ),
    # Payments
    (
        lambda: after(moves(hand="lawyer", **RICH), "build lawyer"),
        "pay 1f2s",
        "MAG-4.8: these are not the cubes asked for.",
    ),
    (
        lambda: after(moves(hand="lawyer", food=1, wood=1, gold=1), "build lawyer"),
        "pay 2g",
        "MAG-4.2: you do not have 2 gold.",
    ),
    # Provost
    (lambda: provost(1, 9), "provost -2", "MAG-7.3: the provost would leave the road."),
    (lambda: provost(1, 1), "provost 2", "MAG-7.2: 2 steps cost as many deniers, and you have 1 denier."),
    # Effects
    (lambda: at_card("bank", seat(**RICH), seat()), "use 2f", "MAG-9.22: the Bank does not offer you that."),
    (lambda: at_card("bank", seat(deniers=1), seat()), "use 3d>2g", "MAG-8.7: you do not have 3 deniers."),
    (
        lambda: after(at_card("small_farm", seat(), seat(), owner=1, store=1), "use 1f"),
        "use 1w",
        "MAG-9.10: the Small Farm does not offer you that.",
    ),
    (
        lambda: at_card("church", seat(deniers=9), seat(), castle=[0, 0, 1]),
        "use 5d>2t",
        "MAG-9.23a: only 1 token is left in the castle.",
    ),
    (
        lambda: at_card("bank", seat(**RICH), seat()),
        "turn 3",
        "MAG-9.15: the Bank turns no card over; the Lawyer does.",
    ),
    (
        lambda: table(seat(), seat(food=1), road=[card("lawyer", 1, worker=0)], step="secondary", at=2, mover=1),
        "turn 3",
        "MAG-9.16: only the owner of the worker turns a card over at the Lawyer.",
    ),
    (lambda: lawyer(card("bank", 0), food=1), "turn 40", "MAG-9.15a: the road has only 5 cards."),
    (lambda: lawyer(card("bank", 0), food=1), "turn 1", "MAG-9.7: the Park is a neutral card and stays one."),
    (lambda: lawyer(card("bank", 0), food=1), "turn 5", "MAG-9.16: card 5, Gold Mine, belongs to another player."),
    (lambda: lawyer(card("bank", 0), food=1), "turn 3", "MAG-9.15a: a Lawyer never becomes a residential building."),
    (
        lambda: lawyer(card("bank", 0, worker=1, turning=True), card("market", 0), food=1),
        "turn 4",
        "MAG-9.17: the Bank already waits to be turned over.",
    ),
    (
        lambda: lawyer(HOME, card("market", 0), food=1),
        "turn 4",
        "MAG-9.15a: card 4 is a residential building already.",
    ),
    # Castle
    (lambda: offers(castle=[0, 0, 1], **RICH), "offer 2", "MAG-10.5: only 1 token is left in the castle."),
    (
        lambda: offers(food=1, wood=1, stone=1),
        "offer 2",
        "MAG-10.3: your cubes do not pay for 2 batches, even with gold standing in.",
    ),
    (lambda: after(offers(**RICH), "offer 1"), "gold wood 0", "MAG-10.9: you are asked about the food now."),
    (
        lambda: after(offers(food=1, wood=2, stone=2, gold=2), "offer 2"),
        "gold food 0",
        "MAG-10.9: at least 1 of the food must be gold.",
    ),
    (lambda: after(offers(**RICH), "offer 1"), "gold food 2", "MAG-10.9: at most 1 of the food can be gold."),
]


@pytest.mark.parametrize(
    ("position", "text", "sentence"), TABLE, ids=[f"{text}: {said[:40]}" for _, text, said in TABLE]
)
def test_the_refusal(position, text, sentence):
    state = position()
    assert why(state, text) == sentence
    with pytest.raises(IllegalAction, match="MAG-"):
        state.play(GAME.parse(text))


def test_the_table_has_every_refusal_that_has_words():
    words = entries("magna_carta", "en")
    named = {id.removeprefix("refusal-") for id in words if id.startswith("refusal-")}
    used = {position().why_not(GAME.parse(text)).message.id.rsplit(".", 1)[1] for position, text, _ in TABLE}
    assert used == named


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("plase 3", "did you mean place"),
        ("place", "after 'place' comes <place>, for example 'place 1'"),
        ("build castle", "'castle' is no card"),
        ("place 0", "'0' is no place"),
        ("provost 4", "'4' is no steps"),
    ],
)
def test_a_mistyped_action_gets_a_hint(text, hint):
    with pytest.raises(BadAction, match=hint):
        GAME.parse(text)
