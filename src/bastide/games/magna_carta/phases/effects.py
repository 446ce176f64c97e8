"""MAG-8, phase 4: the effects of the buildings, and MAG-9.15 to 9.17, the Lawyer."""

from bastide.core.native import append, i64, vec
from bastide.games.magna_carta.codes import DECLINE, PAY, TURN_OVER, USE
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    CARDS,
    EXCHANGE_LIST,
    GAINED,
    GOOD_NAMES,
    GOODS,
    LAWYER,
    NONE,
    PAID,
    RESIDENCE_COST,
    TOKENS,
)
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.phases.actions import payment_codes
from bastide.games.magna_carta.position import (
    BUILDING,
    LAWYER_PAYMENT,
    PRIMARY,
    SECONDARY,
    TURNING,
    WORKERS,
    Position,
)


def begin(p: Position) -> bool:
    """Cards are handled one by one from the start of the road (MAG-8.1); true when nobody is asked."""
    p.at = 0
    return _handle(p)


def can_use(p: Position, seat: i64, exchange: i64) -> bool:
    """Whether the price can be paid in full and the castle has the tokens (MAG-8.7, 9.23a)."""
    i = exchange * 6
    good: i64 = 0
    while good < GOODS:
        if p.goods[seat * GOODS + good] < PAID[i + good]:
            return False
        good += 1
    return GAINED[i + TOKENS] <= p.tokens_left()


def can_turn(p: Position, seat: i64, place: i64) -> bool:
    """Own cards with the building side up, no Lawyers, none that waits to be turned already (MAG-9.15a, 9.17)."""
    return p.owner[place] == seat and p.side[place] == BUILDING and CARDS[p.road[place]].turns


def legal(p: Position) -> vec[i64]:
    """The options of the effect that can be carried out, and declining it (MAG-8.12)."""
    if p.step == LAWYER_PAYMENT:
        return payment_codes(p, p.mover, RESIDENCE_COST)
    return append(_options(p), DECLINE)


def _options(p: Position) -> vec[i64]:
    found = vec[i64](capacity=8)
    card = CARDS[p.road[p.at]]
    if p.step == PRIMARY:
        if p.road[p.at] == LAWYER and p.can_pay(p.mover, RESIDENCE_COST):
            place: i64 = 0
            while place < len(p.road):
                if can_turn(p, p.mover, place):
                    found = append(found, TURN_OVER + place)
                place += 1
        for exchange in card.primary:
            if can_use(p, p.mover, exchange):
                found = append(found, USE + exchange)
    elif card.store == NONE or p.store[p.at] > 0:
        for exchange in card.secondary:
            if can_use(p, p.mover, exchange):
                found = append(found, USE + exchange)
    return found


def apply(p: Position, code: i64) -> bool:
    """Carry out or decline an effect; true when the phase is over."""
    if p.step == LAWYER_PAYMENT:
        _turn(p, p.chosen, code - PAY)
    elif code == DECLINE:
        if p.events is not None:
            p.tell(Happened("declined", "MAG-8.6", int(p.mover), _card_at(p, p.at)))
    elif code >= USE:
        _use(p, code - USE)
    else:
        payments = p.payments(p.mover, RESIDENCE_COST)
        if len(payments) > 1:
            p.step = LAWYER_PAYMENT
            p.chosen = code - TURN_OVER
            return False
        _turn(p, code - TURN_OVER, payments[0])
    if p.step == PRIMARY and _ask_owner(p):
        return False
    _send_home(p)
    return _handle(p)


def _handle(p: Position) -> bool:
    """Go on to the next card with a worker whose effect somebody can use (MAG-8.2, 8.12)."""
    reach = p.reach()
    while p.at <= reach:
        if p.worker[p.at] != NONE:
            if _ask_worker(p) or _ask_owner(p):
                return False
            _send_home(p)
        else:
            p.at += 1
    while p.at < len(p.road):
        if p.worker[p.at] != NONE:
            _send_home(p)
        else:
            p.at += 1
    p.at = NONE
    return True


def _ask_worker(p: Position) -> bool:
    """The primary effect is the worker's owner's (MAG-8.3)."""
    p.step = PRIMARY
    p.mover = p.worker[p.at]
    p.to_move = p.mover
    return len(_options(p)) > 0


def owner_beside(p: Position, place: i64, seat: i64) -> i64:
    """The owner of a card that a worker of the seat stands on, if that is another player; else nobody (MAG-8.4)."""
    return NONE if p.owner[place] == seat else p.owner[place]


def _ask_owner(p: Position) -> bool:
    """Then the secondary effect is the card's owner's, if that is another player (MAG-8.3 to 8.5)."""
    owner = owner_beside(p, p.at, p.worker[p.at])
    if owner == NONE:
        return False
    p.step = SECONDARY
    p.mover = owner
    p.to_move = p.mover
    return len(_options(p)) > 0


def _use(p: Position, exchange: i64) -> None:
    """Pay in full and take in full (MAG-8.7); a small building's owner takes from its store (MAG-9.8)."""
    seat = p.mover
    card = CARDS[p.road[p.at]]
    good: i64 = 0
    while good < GOODS:
        p.goods[seat * GOODS + good] += GAINED[exchange * 6 + good] - PAID[exchange * 6 + good]
        good += 1
    if p.step == SECONDARY and card.store != NONE:
        p.store[p.at] -= 1
    if p.events is not None:
        paid, gained = EXCHANGE_LIST[exchange]
        data = _card_at(p, p.at)
        data["goods"] = {name: gained[i] for i, name in enumerate(GOOD_NAMES) if gained[i]}
        data["paid"] = {name: paid[i] for i, name in enumerate(GOOD_NAMES) if paid[i]}
        kind = "bought" if any(paid) and any(gained[:TOKENS]) else "took" if any(gained[:TOKENS]) else "bought_tokens"
        p.tell(Happened(kind, card.clause, int(seat), data))
    tokens = GAINED[exchange * 6 + TOKENS]
    if tokens > 0:
        p.take_tokens(seat, tokens, "MAG-9.23a")


def _turn(p: Position, place: i64, payment: i64) -> None:
    """Pay the Lawyer and turn the card over, now or when the worker waiting on it has gone (MAG-9.15a, 9.17)."""
    p.step = PRIMARY
    p.chosen = NONE
    p.pay(p.mover, payment, "MAG-9.15a")
    if p.worker[place] == NONE:
        p.turn_over(place)
    else:
        p.side[place] = TURNING
        if p.events is not None:
            p.tell(Happened("turns_later", "MAG-9.17", int(p.mover), _card_at(p, place)))


def _send_home(p: Position) -> None:
    """The worker goes back to its owner (MAG-8.10), and a card that waited for that is turned over (MAG-9.17)."""
    seat = p.worker[p.at]
    p.worker[p.at] = NONE
    p.add(seat, WORKERS, 1)
    if p.events is not None:
        beyond = p.at > p.reach()
        p.tell(Happened("home_beyond" if beyond else "home", "MAG-8.10", int(seat), _card_at(p, p.at)))
    if p.side[p.at] == TURNING:
        p.turn_over(p.at)
    p.at += 1


def _card_at(p: Position, place: i64) -> dict[str, object]:
    return {"card": CARD_NAMES[p.road[place]], "place": int(place) + 1}
