"""MAG-2: the road, the castle, the opening hands and the first player."""

from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.magna_carta.codes import DEAL, DRAW_NEUTRAL, FIRST_PLAYER, KEEP, MULLIGAN
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    CASTLE,
    DRAWN_NEUTRALS,
    GOODS,
    KINDS,
    NEUTRAL_PEDDLER,
    NEUTRALS,
    NONE,
    OPENING_GOODS,
    OPENING_HAND,
)
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import (
    ANSWER,
    DECK,
    FIRST_SEAT,
    HAND,
    IN_DECK,
    KEPT,
    MULLIGAN_ANSWER,
    MULLIGAN_CARD,
    NEUTRAL_CARD,
    NOT_IN_GAME,
    OPENING_CARD,
    REPLACED,
    TAKEN_OUT,
    TALLIES,
    UNANSWERED,
    Position,
    empty_tables,
)


def lay_out(p: Position, cards_out: list[int], prestige_out: list[int]) -> None:
    """The table before the first draw: decks of all seats (MAG-2.1), prestige buildings (MAG-2.6), castle stacks by
    number of players (MAG-2.7), goods (MAG-2.11)."""
    empty_tables(p)
    p.castle = vec[i64](CASTLE[p.players])
    for building in prestige_out:
        p.prestige[building] = TAKEN_OUT
    for seat in range(p.players):
        for good in range(GOODS):
            p.gain(seat, good, OPENING_GOODS[good])
        for kind in cards_out:
            p.place[seat * KINDS + kind] = NOT_IN_GAME
        p.add(seat, DECK, KINDS - len(cards_out))
    p.step = NEUTRAL_CARD
    p.to_move = CHANCE


def legal(p: Position) -> vec[i64]:
    """What can be drawn or answered now."""
    found = vec[i64](capacity=16)
    if p.step == NEUTRAL_CARD:
        neutral: i64 = 0
        while neutral < NEUTRALS - 1:
            if not _drawn(p, KINDS + neutral):
                found = append(found, DRAW_NEUTRAL + neutral)
            neutral += 1
    elif p.step == MULLIGAN_ANSWER:
        found = append(found, KEEP)
        found = append(found, MULLIGAN)
    elif p.step == FIRST_SEAT:
        seat: i64 = 0
        while seat < p.players:
            found = append(found, FIRST_PLAYER + seat)
            seat += 1
    else:
        found = top_of_deck(p, p.mover)
    return found


def top_of_deck(p: Position, seat: i64) -> vec[i64]:
    """Every card the next draw from a deck can bring (MAG-2.15): nobody knows their order (MAG-3.4)."""
    found = vec[i64](capacity=16)
    kind: i64 = 0
    while kind < KINDS:
        if p.place[seat * KINDS + kind] == IN_DECK:
            found = append(found, DEAL + kind)
        kind += 1
    return found


def apply(p: Position, code: i64) -> bool:
    """Carry out a draw or an answer, in the sequence of MAG-2.14; true when the set-up is done."""
    if p.step == NEUTRAL_CARD:
        _lay_neutral(p, KINDS + code - DRAW_NEUTRAL)
    elif p.step == OPENING_CARD:
        _deal(p, code - DEAL, "MAG-2.8")
        if p.tally(p.mover, HAND) == OPENING_HAND:
            _next_opening_hand(p)
    elif p.step == MULLIGAN_ANSWER:
        _answer(p, REPLACED if code == MULLIGAN else KEPT)
    elif p.step == MULLIGAN_CARD:
        _deal(p, code - DEAL, "MAG-2.9")
        if p.tally(p.mover, HAND) == OPENING_HAND:
            _next_mulligan_hand(p)
    else:
        p.first = code - FIRST_PLAYER
        if p.events is not None:
            p.note(Happened("first_player", "MAG-2.12", int(p.first), chance=True))
        return True
    return False


def _drawn(p: Position, card: i64) -> bool:
    for laid in p.road:
        if laid == card:
            return True
    return False


def _lay_neutral(p: Position, card: i64) -> None:
    """Neutral cards drawn at random (MAG-2.2, MAG-2.3), then the Peddler (MAG-2.4), on which the provost starts
    (MAG-2.5)."""
    p.lay(card, NONE, 0)
    if p.events is not None:
        p.note(Happened("neutral", "MAG-2.2", -1, {"card": CARD_NAMES[card], "place": len(p.road)}, chance=True))
    if len(p.road) < DRAWN_NEUTRALS[p.players]:
        return
    p.lay(NEUTRAL_PEDDLER, NONE, 0)
    if p.has_provost():
        p.provost = len(p.road) - 1
    p.step = OPENING_CARD
    p.mover = 0


def _deal(p: Position, kind: i64, clause: str) -> None:
    p.take(p.mover, kind)
    if p.events is not None:
        seat = int(p.mover)
        p.note(Happened("dealt", clause, seat, secret={"card": CARD_NAMES[kind]}, owner=seat, chance=True))


def _next_opening_hand(p: Position) -> None:
    p.mover += 1
    if p.mover < p.players:
        return
    p.mover = 0
    p.step = MULLIGAN_ANSWER
    p.to_move = 0


def _answer(p: Position, answer: i64) -> None:
    """One seat's answer, shown to nobody else before the last is in (MAG-2.10)."""
    p.tallies[p.mover * TALLIES + ANSWER] = answer
    if p.events is not None:
        seat = int(p.mover)
        p.note(Happened("answered", "MAG-2.10", seat, secret={"mulligan": answer == REPLACED}, owner=seat))
    p.mover += 1
    p.to_move = p.mover
    if p.mover == p.players:
        _reveal_answers(p)


def _reveal_answers(p: Position) -> None:
    """All answers at once: the hands to be replaced go face up on the discard piles (MAG-2.9, 2.10)."""
    seat: i64 = 0
    while seat < p.players:
        if p.tally(seat, ANSWER) == REPLACED:
            names = [CARD_NAMES[kind] for kind in p.discard_hand(seat)]
            if p.events is not None:
                p.note(Happened("mulligan", "MAG-2.9", int(seat), {"cards": names}, reveals=True))
        elif p.events is not None:
            p.note(Happened("kept", "MAG-2.9", int(seat), reveals=True))
        p.tallies[seat * TALLIES + ANSWER] = UNANSWERED
        seat += 1
    p.step = MULLIGAN_CARD
    p.to_move = CHANCE
    p.mover = NONE
    _next_mulligan_hand(p)


def _next_mulligan_hand(p: Position) -> None:
    p.mover += 1
    while p.mover < p.players and p.tally(p.mover, HAND) > 0:
        p.mover += 1
    if p.mover == p.players:
        p.step = FIRST_SEAT
        p.mover = 0
