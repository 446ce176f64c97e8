"""The cards that a seat cannot know (TOR-15.2, TOR-15.6): collected, and dealt anew."""

from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, u8, vec
from bastide.games.torres import cards
from bastide.games.torres.components import CARDS
from bastide.games.torres.deck import OWNERS
from bastide.games.torres.position import DRAW, KEEP, RETURN, Position


def deal_unknown(p: Position, d: i64, viewer: i64, dealer: Dealer) -> None:
    """Collect the cards of one deck that the viewer cannot know, and deal them anew, uniformly at random: which they
    are, hand and deck together, is public (TOR-15.3)."""
    deck = p.decks[d]
    buying = p.decision == DRAW or p.decision == KEEP or p.decision == RETURN
    hides_seen = buying and p.active() != viewer and p.deck_of(p.active()) == d
    pool = _collected(p, d, viewer, hides_seen)
    sort_cards(pool)  # so that the new deal depends on the dealer alone, not on how the cards really lie
    dealer.shuffle(pool)
    at: i64 = 0
    seat: i64
    card: i64
    for seat in range(p.players):
        if seat != viewer and p.deck_of(seat) == d:
            at = _deal_hand(p, seat, pool, at)
    at = _deal_back(deck.top, viewer, pool, at)
    at = _deal_back(deck.bottom, viewer, pool, at)
    if hides_seen:
        count = len(p.seen_cards)
        p.seen_cards = vec[i64]()
        for _ in range(count):
            cards.see(p, pool[at])
            at += 1
    for card in range(CARDS):
        deck.unseen[card] = u8(0)
    while at < len(pool):
        deck.unseen[pool[at]] = u8(i64(deck.unseen[pool[at]]) + 1)
        at += 1


def _collected(p: Position, d: i64, viewer: i64, hides_seen: bool) -> vec[i64]:
    """The cards of a deck in foreign hands, put back by others, seen by another, and never seen."""
    deck = p.decks[d]
    pool = vec[i64](capacity=40)
    seat: i64
    card: i64
    for seat in range(p.players):
        if seat != viewer and p.deck_of(seat) == d:
            for card in range(CARDS):
                for _ in range(i64(p.hands[CARDS * seat + card])):
                    pool = append(pool, card)
    for place in deck.top:
        if place % OWNERS != viewer:
            pool = append(pool, place // OWNERS)
    for place in deck.bottom:
        if place % OWNERS != viewer:
            pool = append(pool, place // OWNERS)
    if hides_seen:
        for card in p.seen_cards:
            pool = append(pool, card)
    for card in range(CARDS):
        for _ in range(i64(deck.unseen[card])):
            pool = append(pool, card)
    return pool


def _deal_back(places: vec[i64], viewer: i64, pool: vec[i64], at: i64) -> i64:
    """Give every place of a card put back by another a card of the pool; returns where the pool goes on."""
    i: i64
    for i in range(len(places)):
        if places[i] % OWNERS != viewer:
            places[i] = pool[at] * OWNERS + places[i] % OWNERS
            at += 1
    return at


def _deal_hand(p: Position, seat: i64, pool: vec[i64], at: i64) -> i64:
    """Give the seat as many cards as it held, those bought in this turn first; returns where the pool goes on."""
    size: i64 = 0
    card: i64
    for card in range(CARDS):
        size += i64(p.hands[CARDS * seat + card])
        p.hands[CARDS * seat + card] = u8(0)
    fresh: i64 = 0
    if seat == p.active():
        for card in range(CARDS):
            fresh += i64(p.bought[card])
            p.bought[card] = u8(0)
    while size > 0:
        card = pool[at]
        at += 1
        size -= 1
        p.hands[CARDS * seat + card] = u8(i64(p.hands[CARDS * seat + card]) + 1)
        if fresh > 0:
            p.bought[card] = u8(i64(p.bought[card]) + 1)
            fresh -= 1
    return at


def sort_cards(cards: vec[i64]) -> None:
    """Put cards in the order of their numbers, in place."""
    i: i64
    for i in range(1, len(cards)):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
