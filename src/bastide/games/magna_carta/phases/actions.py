"""MAG-6, phase 2: moves A to F, going round until all have passed."""

from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.magna_carta.codes import BUILD, BUILD_PRESTIGE, DEAL, DRAW, PASS, PAY, PLACE, REPLACE
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    CARDS,
    DENIERS,
    DRAW_PRICE,
    FIRST_TO_PASS,
    KINDS,
    NONE,
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
    MOVE,
    ON_ROAD,
    PRESTIGE_PAYMENT,
    RESIDENCE,
    WORKERS,
    Position,
)


def begin(p: Position) -> None:
    """The first player makes the first move (MAG-6.1)."""
    p.bridge = vec[i64]([])
    p.mover = p.first
    p.step = MOVE
    p.to_move = p.mover


def can_draw(p: Position, seat: i64) -> bool:
    """Move A needs a denier and a card in deck or discard pile (MAG-6.5, 6.7)."""
    return p.has(seat, DENIERS) >= DRAW_PRICE and p.tally(seat, DECK) + p.tally(seat, DISCARD) > 0


def can_replace(p: Position, seat: i64) -> bool:
    """Move B needs a denier, a card in hand and one in deck or discard pile (MAG-6.9, 6.10)."""
    return (
        p.has(seat, DENIERS) >= REPLACE_PRICE
        and p.tally(seat, HAND) > 0
        and p.tally(seat, DECK) + p.tally(seat, DISCARD) > 0
    )


def takes_worker(p: Position, place: i64) -> bool:
    """A free card with its building side up (MAG-6.14 to 6.16)."""
    return p.worker[place] == NONE and shows_building(p, place)


def shows_building(p: Position, place: i64) -> bool:
    """A card with its building side up, which workers go to (MAG-6.15)."""
    return p.side[place] < RESIDENCE


def legal(p: Position) -> vec[i64]:
    """The moves of the seat to move, the payments to choose from, or the cards that can be drawn."""
    seat = p.mover
    if p.step == DRAWN_CARD:
        return top_of_deck(p, seat)
    if p.step == CARD_PAYMENT:
        return payment_codes(p, seat, CARDS[p.chosen].cost)
    if p.step == PRESTIGE_PAYMENT:
        return payment_codes(p, seat, PRESTIGE[p.chosen].cost)
    found = vec[i64](capacity=32)
    if can_draw(p, seat):
        found = append(found, DRAW)
    if can_replace(p, seat):
        found = append(found, REPLACE)
    if p.has(seat, DENIERS) >= PLACE_PRICE and p.tally(seat, WORKERS) > 0:
        place: i64 = 0
        while place < len(p.road):
            if takes_worker(p, place):
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
            p.tell(Happened("draws", "MAG-6.5", int(seat)))
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
        p.tell(Happened("reshuffled", "MAG-6.6", int(seat), {"cards": names}, chance=True))


def _drawn(p: Position, kind: i64) -> None:
    """One card comes from the deck; only its owner sees which (MAG-3.6)."""
    p.take(p.mover, kind)
    p.drawing -= 1
    if p.events is not None:
        seat = int(p.mover)
        p.tell(Happened("drew", "MAG-3.6", seat, secret={"card": CARD_NAMES[kind]}, owner=seat, chance=True))
    if p.drawing == 0:
        _next_mover(p)
    else:
        _reshuffle_if_empty(p)


def _replace(p: Position) -> None:
    """Pay, discard the hand, draw as many (MAG-6.9, 6.11)."""
    seat = p.mover
    p.gain(seat, DENIERS, -REPLACE_PRICE)
    cards = p.discard_hand(seat)
    if p.events is not None:
        names = [CARD_NAMES[kind] for kind in cards]
        p.tell(Happened("replaces", "MAG-6.9", int(seat), {"cards": names, "n": len(names)}, reveals=True))
    _draw(p, len(cards))


# C: workers


def _place_worker(p: Position, place: i64) -> None:
    """A denier and a worker of the own supply (MAG-6.13)."""
    seat = p.mover
    p.gain(seat, DENIERS, -PLACE_PRICE)
    p.add(seat, WORKERS, -1)
    p.worker[place] = seat
    if p.events is not None:
        data = {"card": CARD_NAMES[p.road[place]], "place": int(place) + 1}
        p.tell(Happened("placed", "MAG-6.13", int(seat), data))
    _next_mover(p)


# D and E: building


def _choose_card(p: Position, kind: i64) -> None:
    """The card is shown; where it can be paid in several ways the payer is asked (MAG-4.7, 4.9)."""
    if p.events is not None:
        p.tell(Happened("showed", "MAG-3.7", int(p.mover), {"card": CARD_NAMES[kind]}, reveals=True))
    payments = p.payments(p.mover, CARDS[kind].cost)
    if len(payments) == 1:
        _build(p, kind, payments[0])
    else:
        p.step = CARD_PAYMENT
        p.chosen = kind
        p.place[p.mover * KINDS + kind] = KNOWN_IN_HAND


def _build(p: Position, kind: i64, payment: i64) -> None:
    """Pay the cost and append the card to the road (MAG-6.18), with its store if it has one (MAG-6.21)."""
    seat = p.mover
    card = CARDS[kind]
    p.pay(seat, payment, "MAG-6.19")
    p.place[seat * KINDS + kind] = ON_ROAD
    p.add(seat, HAND, -1)
    p.add(seat, CARD_POINTS, card.points)
    store = STORE[p.players] if card.store != NONE else 0
    p.lay(kind, seat, store)
    if p.events is not None:
        p.tell(Happened("built", "MAG-6.18", int(seat), {"card": card.name, "place": len(p.road)}))
        if store > 0:
            p.tell(Happened("stored", "MAG-6.21", int(seat), {"card": card.name, "n": int(store)}))
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
            p.tell(Happened("built_in_front", "MAG-13.6", int(seat), data))
        else:
            p.tell(Happened("built_prestige", "MAG-6.23", int(seat), {**data, "place": int(site) + 1}))
    _next_mover(p)


# F: passing


def _pass(p: Position) -> bool:
    """The lowest free space of the bridge (MAG-6.26), and a denier for the first there (MAG-6.27)."""
    seat = p.mover
    p.bridge = append(p.bridge, seat)
    if p.events is not None:
        p.tell(Happened("passed", "MAG-6.26", int(seat), {"space": len(p.bridge)}))
    if len(p.bridge) == 1:
        p.gain(seat, DENIERS, FIRST_TO_PASS)
        if p.events is not None:
            p.tell(Happened("first_to_pass", "MAG-6.27", int(seat), {"deniers": int(FIRST_TO_PASS)}))
    if len(p.bridge) == p.players:
        return True
    _next_mover(p)
    return False
