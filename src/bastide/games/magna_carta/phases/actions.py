"""MAG-6, phase 2: moves A to F, going round until all have passed."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.magna_carta.codes import BUILD, BUILD_PRESTIGE, DEAL, DRAW, PASS, PAY, PLACE, REPLACE
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    CARDS,
    DENIERS,
    DRAW_PRICE,
    FIRST_TO_PASS,
    GOLD,
    KINDS,
    NONE,
    PAYMENT,
    PLACE_PRICE,
    PRESTIGE,
    PRESTIGES,
    REPLACE_PRICE,
    STORE,
    Cost,
)
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.phases.setup import top_of_deck
from bastide.games.magna_carta.position import (
    AVAILABLE,
    CARD_PAYMENT,
    CARD_POINTS,
    DECK,
    DISCARD,
    DISCARDED,
    DRAWN_CARD,
    HAND,
    IN_DECK,
    KNOWN_IN_HAND,
    LEGAL,
    MOVE,
    NOT_IN_GAME,
    ON_ROAD,
    PRESTIGE_PAYMENT,
    RESIDENCE,
    TAKEN_OUT,
    WORKERS,
    Position,
)

NO_DENIER_TO_DRAW: Final = 60
NO_CARD_TO_DRAW: Final = 61
EMPTY_HAND: Final = 62
NO_CARD_TO_REPLACE: Final = 63
NO_DENIER_TO_REPLACE: Final = 64
BEYOND_ROAD: Final = 65
NO_WORKPLACE: Final = 66
WORKER_THERE: Final = 67
NO_WORKER: Final = 68
NO_DENIER_TO_PLACE: Final = 69
CARD_NOT_IN_GAME: Final = 70
NOT_IN_HAND: Final = 71
CARD_TOO_DEAR: Final = 72
BUILDING_NOT_IN_GAME: Final = 73
BUILDING_TAKEN: Final = 74
NO_RESIDENCE: Final = 75
PRESTIGE_TOO_DEAR: Final = 76
PRESTIGE_WANTS_GOLD: Final = 77
GOLD_NOT_REPLACED: Final = 78
WRONG_PAYMENT: Final = 79
CUBES_LACKING: Final = 80
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    NO_DENIER_TO_DRAW: (("MAG-6.5",), "no_denier"),
    NO_CARD_TO_DRAW: (("MAG-6.7",), "no_card_to_draw"),
    EMPTY_HAND: (("MAG-6.10",), "empty_hand"),
    NO_CARD_TO_REPLACE: (("MAG-6.10",), "no_card_to_draw"),
    NO_DENIER_TO_REPLACE: (("MAG-6.9",), "no_denier"),
    BEYOND_ROAD: (("MAG-6.13",), "short_road"),
    NO_WORKPLACE: (("MAG-6.15",), "no_workers_here"),
    WORKER_THERE: (("MAG-6.16",), "occupied"),
    NO_WORKER: (("MAG-6.13",), "no_worker"),
    NO_DENIER_TO_PLACE: (("MAG-6.13",), "no_denier"),
    CARD_NOT_IN_GAME: (("MAG-13.1",), "card_not_in_game"),
    NOT_IN_HAND: (("MAG-6.18",), "not_in_hand"),
    CARD_TOO_DEAR: (("MAG-6.19", "MAG-4.5"), "too_dear"),
    BUILDING_NOT_IN_GAME: (("MAG-13.2",), "building_not_in_game"),
    BUILDING_TAKEN: (("prestige",), "building_taken"),
    NO_RESIDENCE: (("MAG-6.22",), "no_residence"),
    PRESTIGE_TOO_DEAR: (("prestige", "MAG-4.5"), "too_dear"),
    PRESTIGE_WANTS_GOLD: (("prestige", "MAG-4.6"), "too_dear"),
    GOLD_NOT_REPLACED: (("MAG-4.6",), "wrong_payment"),
    WRONG_PAYMENT: (("MAG-4.8",), "wrong_payment"),
    CUBES_LACKING: (("MAG-4.2",), "cannot_pay"),
}
"""By verdict the clauses and the reason; `prestige` is the clause by which prestige buildings are built here."""


def begin(p: Position) -> None:
    """The first player makes the first move (MAG-6.1)."""
    p.bridge = vec[i64]([])
    p.mover = p.first
    p.step = MOVE
    p.to_move = p.mover


def why_not_draw(p: Position, seat: i64) -> i64:
    """Why not move A: it needs a denier (MAG-6.5) and a card in deck or discard pile (MAG-6.7)."""
    if p.has(seat, DENIERS) < DRAW_PRICE:
        return NO_DENIER_TO_DRAW
    if p.tally(seat, DECK) + p.tally(seat, DISCARD) > 0:
        return LEGAL
    return NO_CARD_TO_DRAW


def why_not_replace(p: Position, seat: i64) -> i64:
    """Why not move B: it needs a card in hand, one in deck or discard pile (MAG-6.10), and a denier (MAG-6.9)."""
    if p.tally(seat, HAND) == 0:
        return EMPTY_HAND
    if p.tally(seat, DECK) + p.tally(seat, DISCARD) == 0:
        return NO_CARD_TO_REPLACE
    if p.has(seat, DENIERS) >= REPLACE_PRICE:
        return LEGAL
    return NO_DENIER_TO_REPLACE


def why_not_place(p: Position, seat: i64, place: i64) -> i64:
    """Why the seat may not make move C there (MAG-6.13)."""
    if place >= len(p.road):
        return BEYOND_ROAD
    verdict = why_not_there(p, place)
    return why_no_worker(p, seat) if verdict == LEGAL else verdict


def why_not_there(p: Position, place: i64) -> i64:
    """Why no worker goes there: to any card (MAG-6.14, MAG-6.17), building side up (MAG-6.15), free (MAG-6.16)."""
    if p.worker[place] != NONE:
        return WORKER_THERE
    if shows_building(p, place):
        return LEGAL
    return NO_WORKPLACE


def why_no_worker(p: Position, seat: i64) -> i64:
    """Why the seat places no worker at all: it takes a worker of the own supply and a denier (MAG-6.13)."""
    if p.tally(seat, WORKERS) == 0:
        return NO_WORKER
    if p.has(seat, DENIERS) >= PLACE_PRICE:
        return LEGAL
    return NO_DENIER_TO_PLACE


def why_not_build(p: Position, seat: i64, kind: i64) -> i64:
    """Why the seat may not build the card: it is not in hand (MAG-6.18), or too dear (MAG-6.19, MAG-4.5)."""
    if not p.held(seat, kind):
        return CARD_NOT_IN_GAME if p.place[seat * KINDS + kind] == NOT_IN_GAME else NOT_IN_HAND
    if p.can_pay(seat, CARDS[kind].cost):
        return LEGAL
    return CARD_TOO_DEAR


def why_not_prestige(p: Position, seat: i64, building: i64) -> i64:
    """Why the seat may not build it: taken, no residence for it (MAG-6.22), or too dear (MAG-4.5, MAG-4.6)."""
    if p.prestige[building] != AVAILABLE:
        return BUILDING_NOT_IN_GAME if p.prestige[building] == TAKEN_OUT else BUILDING_TAKEN
    if not p.has_site(seat):
        return NO_RESIDENCE
    cost = PRESTIGE[building].cost
    if p.can_pay(seat, cost):
        return LEGAL
    return PRESTIGE_WANTS_GOLD if p.has(seat, GOLD) < cost.gold else PRESTIGE_TOO_DEAR


def why_not_pay(p: Position, seat: i64, cost: Cost, payment: i64) -> i64:
    """Why the seat does not pay so: not what is asked for (MAG-4.6, MAG-4.8), or it lacks the cubes (MAG-4.2)."""
    for offered in p.payments(seat, cost):
        if offered == payment:
            return LEGAL
    for asked in cost.payments:
        if asked == payment:
            return CUBES_LACKING
    return GOLD_NOT_REPLACED if PAYMENT[payment * 4 + GOLD] < cost.gold else WRONG_PAYMENT


def shows_building(p: Position, place: i64) -> bool:
    """A card with its building side up, which workers go to (MAG-6.15)."""
    return p.side[place] < RESIDENCE


def legal(p: Position) -> vec[i64]:
    """The moves of the seat to move, any of A to F (MAG-6.2) any number of times (MAG-6.4), passing always (MAG-6.3);
    or the payments to choose from, or the cards that can be drawn."""
    seat = p.mover
    if p.step == DRAWN_CARD:
        return top_of_deck(p, seat)
    if p.step == CARD_PAYMENT:
        return payment_codes(p, seat, CARDS[p.chosen].cost)
    if p.step == PRESTIGE_PAYMENT:
        return payment_codes(p, seat, PRESTIGE[p.chosen].cost)
    found = vec[i64](capacity=32)
    if why_not_draw(p, seat) == LEGAL:
        found = append(found, DRAW)
    if why_not_replace(p, seat) == LEGAL:
        found = append(found, REPLACE)
    if why_no_worker(p, seat) == LEGAL:
        place: i64 = 0
        while place < len(p.road):
            if why_not_there(p, place) == LEGAL:
                found = append(found, PLACE + place)
            place += 1
    kind: i64 = 0
    left = p.tally(seat, HAND)
    while left and kind < KINDS:
        if p.held(seat, kind):
            left -= 1
            if p.can_pay(seat, CARDS[kind].cost):
                found = append(found, BUILD + kind)
        kind += 1
    if p.has_site(seat):
        building: i64 = 0
        while building < PRESTIGES:
            if p.prestige[building] == AVAILABLE and p.can_pay(seat, PRESTIGE[building].cost):
                found = append(found, BUILD_PRESTIGE + building)
            building += 1
    return append(found, PASS)


def payment_codes(p: Position, seat: i64, cost: Cost) -> vec[i64]:
    """The payments as actions (MAG-4.9)."""
    found = vec[i64](capacity=8)
    for payment in p.payments(seat, cost):
        found = append(found, PAY + payment)
    return found


def apply(p: Position, code: i64) -> bool:
    """Carry out a move or a part of one; true when all have passed."""
    seat = p.mover
    if p.step == DRAWN_CARD:
        _drawn(p, code - DEAL)
    elif p.step == CARD_PAYMENT:
        _build(p, p.chosen, code - PAY)
    elif p.step == PRESTIGE_PAYMENT:
        _build_prestige(p, p.chosen, code - PAY)
    elif code == DRAW:
        p.gain(seat, DENIERS, -DRAW_PRICE)
        if p.events is not None:
            p.note(Happened("draws", "MAG-6.5", int(seat)))
        _draw(p, 1)
    elif code == REPLACE:
        _replace(p)
    elif code == PASS:
        return _pass(p)
    elif code < BUILD:
        _place_worker(p, code - PLACE)
    elif code < BUILD_PRESTIGE:
        _choose_card(p, code - BUILD)
    else:
        _choose_prestige(p, code - BUILD_PRESTIGE)
    return False


def _next_mover(p: Position) -> None:
    """The next player clockwise who has not passed (MAG-6.1)."""
    p.step = MOVE
    p.chosen = NONE
    p.mover = (p.mover + 1) % p.players
    while has_passed(p, p.mover):
        p.mover = (p.mover + 1) % p.players
    p.to_move = p.mover


def has_passed(p: Position, seat: i64) -> bool:
    """Whether the seat stands on the bridge."""
    for passed in p.bridge:
        if passed == seat:
            return True
    return False


# A and B: cards


def _draw(p: Position, n: i64) -> None:
    p.drawing = n
    p.step = DRAWN_CARD
    p.to_move = CHANCE
    _reshuffle_if_empty(p)


def _reshuffle_if_empty(p: Position) -> None:
    """A discard pile becomes the deck when a card is needed and there is none (MAG-6.6, 6.11)."""
    seat = p.mover
    if p.tally(seat, DECK) > 0:
        return
    names: list[str] = []
    kind: i64 = 0
    while kind < KINDS:
        i = seat * KINDS + kind
        if p.place[i] >= DISCARDED:
            p.place[i] = IN_DECK
            names.append(CARD_NAMES[kind])
        elif p.held(seat, kind):
            p.place[i] = KNOWN_IN_HAND
        kind += 1
    p.add(seat, DECK, p.tally(seat, DISCARD))
    p.add(seat, DISCARD, -p.tally(seat, DISCARD))
    if p.events is not None:
        p.note(Happened("reshuffled", "MAG-6.6", int(seat), {"cards": names}, chance=True))


def _drawn(p: Position, kind: i64) -> None:
    """One card comes from the deck; only its owner sees which (MAG-3.6)."""
    p.take(p.mover, kind)
    p.drawing -= 1
    if p.events is not None:
        seat = int(p.mover)
        p.note(Happened("drew", "MAG-3.6", seat, secret={"card": CARD_NAMES[kind]}, owner=seat, chance=True))
    if p.drawing == 0:
        _next_mover(p)
    else:
        _reshuffle_if_empty(p)


def _replace(p: Position) -> None:
    """Pay, discard the hand, draw as many (MAG-6.9, MAG-6.11), which may bring a card back (MAG-6.12)."""
    seat = p.mover
    p.gain(seat, DENIERS, -REPLACE_PRICE)
    cards = p.discard_hand(seat)
    if p.events is not None:
        names = [CARD_NAMES[kind] for kind in cards]
        p.note(Happened("replaces", "MAG-6.9", int(seat), {"cards": names, "n": len(names)}, reveals=True))
    _draw(p, len(cards))


# C: workers


def _place_worker(p: Position, place: i64) -> None:
    """A denier, whoever has passed (MAG-6.28), and a worker of the own supply (MAG-6.13)."""
    seat = p.mover
    p.gain(seat, DENIERS, -PLACE_PRICE)
    p.add(seat, WORKERS, -1)
    p.worker[place] = seat
    if p.events is not None:
        data = {"card": CARD_NAMES[p.road[place]], "place": int(place) + 1}
        p.note(Happened("placed", "MAG-6.13", int(seat), data))
    _next_mover(p)


# D and E: building


def _choose_card(p: Position, kind: i64) -> None:
    """The card is shown; where it can be paid in several ways the payer is asked (MAG-4.7, 4.9)."""
    if p.events is not None:
        p.note(Happened("showed", "MAG-3.7", int(p.mover), {"card": CARD_NAMES[kind]}, reveals=True))
    payments = p.payments(p.mover, CARDS[kind].cost)
    if len(payments) == 1:
        _build(p, kind, payments[0])
    else:
        p.step = CARD_PAYMENT
        p.chosen = kind
        p.place[p.mover * KINDS + kind] = KNOWN_IN_HAND


def _build(p: Position, kind: i64, payment: i64) -> None:
    """Pay the cost and append the card to the road (MAG-6.18), for all to use (MAG-6.20), with its store if it has one
    (MAG-6.21)."""
    seat = p.mover
    card = CARDS[kind]
    p.pay(seat, payment, "MAG-6.19")
    p.place[seat * KINDS + kind] = ON_ROAD
    p.add(seat, HAND, -1)
    p.add(seat, CARD_POINTS, card.points)
    store = STORE[p.players] if card.store != NONE else 0
    p.lay(kind, seat, store)
    if p.events is not None:
        p.note(Happened("built", "MAG-6.18", int(seat), {"card": card.name, "place": len(p.road)}))
        if store > 0:
            p.note(Happened("stored", "MAG-6.21", int(seat), {"card": card.name, "n": int(store)}))
    _next_mover(p)


def _choose_prestige(p: Position, building: i64) -> None:
    payments = p.payments(p.mover, PRESTIGE[building].cost)
    if len(payments) == 1:
        _build_prestige(p, building, payments[0])
    else:
        p.step = PRESTIGE_PAYMENT
        p.chosen = building


def _build_prestige(p: Position, building: i64, payment: i64) -> None:
    """Pay the cost and lay the building down (MAG-6.22); it counts by its printed value (MAG-12.5)."""
    seat = p.mover
    p.pay(seat, payment, p.prestige_clause())
    site = p.lay_prestige(seat, building)
    p.prestige[building] = seat
    p.add(seat, CARD_POINTS, PRESTIGE[building].points)
    if p.events is not None:
        data: dict[str, object] = {"building": PRESTIGE[building].name}
        if site == NONE:
            p.note(Happened("built_in_front", "MAG-13.6", int(seat), data))
        else:
            p.note(Happened("built_prestige", "MAG-6.23", int(seat), {**data, "place": int(site) + 1}))
    _next_mover(p)


# F: passing


def _pass(p: Position) -> bool:
    """The lowest free space of the bridge (MAG-6.26), and a denier for the first there (MAG-6.27)."""
    seat = p.mover
    p.bridge = append(p.bridge, seat)
    if p.events is not None:
        p.note(Happened("passed", "MAG-6.26", int(seat), {"space": len(p.bridge)}))
    if len(p.bridge) == 1:
        p.gain(seat, DENIERS, FIRST_TO_PASS)
        if p.events is not None:
            p.note(Happened("first_to_pass", "MAG-6.27", int(seat), {"deniers": int(FIRST_TO_PASS)}))
    if len(p.bridge) == p.players:
        return True
    _next_mover(p)
    return False
