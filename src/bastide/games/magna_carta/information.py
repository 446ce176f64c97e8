"""MAG-3: who may know what."""

from typing import TYPE_CHECKING

from bastide.core.native import i64, vec
from bastide.games.magna_carta.components import KINDS
from bastide.games.magna_carta.position import (
    ANSWER,
    DRAWN_CARD,
    IN_DECK,
    IN_HAND,
    KEPT,
    MULLIGAN_ANSWER,
    MULLIGAN_CARD,
    OPENING_CARD,
    TALLIES,
    Position,
)

if TYPE_CHECKING:
    from bastide.core import Dealer


def sees(p: Position, seat: int | None) -> bool:
    """Whether a seat sees the next step: a drawn card is its owner's secret (MAG-3.6), so is an answer (MAG-2.10);
    all else is open (MAG-3.8)."""
    secret = p.step == OPENING_CARD or p.step == MULLIGAN_ANSWER or p.step == MULLIGAN_CARD or p.step == DRAWN_CARD
    return not secret or (seat is not None and seat == p.mover)


def redeal(p: Position, seat: i64, dealer: "Dealer") -> None:
    """Deal the others' hands anew: each one any of those that the seat holds possible, all equally likely (MAG-3.5)."""
    other: i64 = 0
    while other < p.players:
        if other != seat:
            _redeal_hand(p, other, dealer)
            if p.step == MULLIGAN_ANSWER and other < p.mover:
                p.tallies[other * TALLIES + ANSWER] = KEPT + dealer.below(2)
        other += 1


def _redeal_hand(p: Position, seat: i64, dealer: "Dealer") -> None:
    unknown: list[int] = []
    in_hand: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        where = p.place[seat * KINDS + kind]
        if where == IN_HAND or where == IN_DECK:
            unknown.append(int(kind))
            in_hand += 1 if where == IN_HAND else 0
        kind += 1
    cards = vec[i64](unknown)
    dealer.shuffle(cards)
    i: i64 = 0
    while i < len(cards):
        p.place[seat * KINDS + cards[i]] = IN_HAND if i < in_hand else IN_DECK
        i += 1
