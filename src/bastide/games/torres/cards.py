"""Buying and playing action cards (TOR-8, TOR-9)."""

from typing import Final

from bastide.core import Event
from bastide.core.native import append, i64, pop, u8, vec
from bastide.games.torres import blocks, knights
from bastide.games.torres.components import (
    ANY_DOOR,
    BUY_CARD,
    CARD_CLAUSES,
    CARD_NAMES,
    CARDS,
    CARDS_BOUGHT,
    CARDS_SHOWN,
    DIAGONAL,
    EXTRA_BLOCK,
    FREE_MOVE,
    JUMP,
    KNIGHTS,
    RAISE_KNIGHT,
    SEVEN_AP,
    SHIFT_BLOCK,
    SIX_AP,
    TWO_UP,
)
from bastide.games.torres.deck import OWNERS, Deck
from bastide.games.torres.position import CARD_EFFECT, DRAW, KEEP, RETURN, TOWER_FOR_RAISE, TURN, Position
from bastide.games.torres.squares import NONE

# Where a card not kept goes back (TOR-8.2).
ON_TOP: Final = 0
UNDER_TOP: Final = 1
ABOVE_BOTTOM: Final = 2
AT_BOTTOM: Final = 3
# The tower of the turn, among the towers named by their heights (TOR-9.13).
TURN_TOWER: Final = 4


def can_buy(p: Position, seat: i64) -> bool:
    """TOR-8, TOR-8.4"""
    deck = p.deck_of(seat)
    return p.points_left >= BUY_CARD and p.purchases < CARDS_BOUGHT and deck >= 0 and p.decks[deck].size() > 0


def buy(p: Position, seat: i64) -> None:
    """Begin to draw the top three cards (TOR-8.1, TOR-8.4)."""
    deck = p.decks[p.deck_of(seat)]
    p.points_left -= BUY_CARD
    p.purchases += 1
    p.to_draw = min(deck.size(), CARDS_SHOWN)
    p.kept = 0
    p.first_returned = -1
    p.seen = vec[i64]()
    if p.events is not None:
        p.tell(Event("card_bought", "TOR-8.1", int(seat), {"seen": int(p.to_draw)}))
    draw_on(p, seat)


def draw_on(p: Position, seat: i64) -> None:
    """Draw cards that were put back by themselves; stop where an unseen one must be drawn by chance (TOR-15.5)."""
    deck = p.decks[p.deck_of(seat)]
    while p.to_draw > 0 and not deck.next_is_unseen():
        place = deck.draw_known()
        card = place // OWNERS
        p.to_draw -= 1
        see(p, card)
        if p.events is not None:
            secret = {"card": CARD_NAMES[card]}
            news = place % OWNERS != seat
            p.tell(Event("card_seen", "TOR-8.1", int(seat), secret=secret, owner=int(seat), reveals=news))
    if p.to_draw > 0:
        p.await_chance(DRAW)
    else:
        p.whole_deck_seen = 1 if deck.size() == 0 else 0
        p.await_decision(KEEP, seat)


def draw_unseen(p: Position, seat: i64, card: i64) -> None:
    """Chance has drawn this card from the unseen middle of the deck."""
    p.decks[p.deck_of(seat)].draw_unseen(card)
    p.to_draw -= 1
    see(p, card)
    if p.events is not None:
        p.tell(
            Event("card_seen", "TOR-8.1", int(seat), secret={"card": CARD_NAMES[card]}, owner=int(seat), chance=True)
        )
    draw_on(p, seat)


def see(p: Position, card: i64) -> None:
    seen = append(p.seen, card)
    i: i64 = len(seen) - 1
    while i > 0 and seen[i - 1] > card:
        seen[i] = seen[i - 1]
        seen[i - 1] = card
        i -= 1
    p.seen = seen


def keep(p: Position, seat: i64, card: i64) -> None:
    """Keep one card; it may not be played in this turn (TOR-8.1, TOR-8.5, TOR-8.6)."""
    p.hands[CARDS * seat + card] = u8(i64(p.hands[CARDS * seat + card]) + 1)
    p.bought[card] = u8(i64(p.bought[card]) + 1)
    _drop_seen(p, card)
    p.kept = 1
    if p.events is not None:
        p.tell(Event("card_kept", "TOR-8.1", int(seat), secret={"card": CARD_NAMES[card]}, owner=int(seat)))
    if len(p.seen) == 2:
        p.await_decision(RETURN, seat)
        if p.whole_deck_seen:
            return_card(p, seat, ON_TOP)
    elif len(p.seen) == 1:
        return_card(p, seat, ON_TOP)
    else:
        _end_purchase(p, seat)


def _drop_seen(p: Position, card: i64) -> None:
    left = vec[i64](capacity=2)
    dropped = False
    for other in p.seen:
        if other == card and not dropped:
            dropped = True
        else:
            left = append(left, other)
    p.seen = left


def return_places(p: Position) -> vec[i64]:
    """Where the next card may go back: six arrangements for two cards, two if the deck is empty (TOR-8.2, TOR-8.4)."""
    if p.first_returned < 0:
        return vec[i64]([ON_TOP, AT_BOTTOM])
    if p.whole_deck_seen:
        return vec[i64]([ON_TOP, UNDER_TOP])
    if p.first_returned == ON_TOP:
        return vec[i64]([ON_TOP, UNDER_TOP, AT_BOTTOM])
    return vec[i64]([ON_TOP, ABOVE_BOTTOM, AT_BOTTOM])


def return_card(p: Position, seat: i64, place: i64) -> None:
    """Put the first card not kept, by card order, back into the deck (TOR-8.2)."""
    deck = p.decks[p.deck_of(seat)]
    card = p.seen[0]
    _drop_seen(p, card)
    if p.events is not None and len(p.seen) == 0:
        _tell_returned(p, seat, card, place)
    if place == ON_TOP or place == UNDER_TOP:
        deck.put_on_top(card, seat, place - ON_TOP)
    else:
        deck.put_at_bottom(card, seat, AT_BOTTOM - place)
    p.first_returned = place
    if len(p.seen) == 0:
        _end_purchase(p, seat)


def _tell_returned(p: Position, seat: i64, card: i64, place: i64) -> None:
    """Tell of all cards of the purchase at once, those on top first: the order gives nothing away (TOR-15.2)."""
    last = CARD_NAMES[card]
    on_top = [last] if place <= UNDER_TOP else []
    at_bottom = [last] if place > UNDER_TOP else []
    deck = p.decks[p.deck_of(seat)]
    if p.first_returned == ON_TOP:
        on_top.insert(0, CARD_NAMES[deck.top[len(deck.top) - 1] // OWNERS])
    elif p.first_returned == AT_BOTTOM:
        at_bottom.insert(0, CARD_NAMES[deck.bottom[len(deck.bottom) - 1] // OWNERS])
    for end, cards in (("top", on_top), ("bottom", at_bottom)):
        for name in cards:
            told = {"end": end}
            p.tell(Event("card_returned", "TOR-8.2", int(seat), told, secret={"card": name}, owner=int(seat)))


def hides_return(p: Position, viewer: i64) -> bool:
    """Whether the first of two cards has gone back and the viewer may not know yet to which end (TOR-15.2)."""
    return p.first_returned >= 0 and p.to_move != viewer


def deck_shown(p: Position, d: i64, viewer: i64) -> Deck:
    """A deck as the viewer sees it: without a card whose end would tell which of the two it is (TOR-15.2)."""
    deck = p.decks[d]
    if not hides_return(p, viewer) or p.deck_of(p.to_move) != d:
        return deck
    shown = deck.copy()
    if p.first_returned == ON_TOP:
        shown.top, _ = pop(shown.top)
    else:
        shown.bottom, _ = pop(shown.bottom)
    return shown


def _end_purchase(p: Position, seat: i64) -> None:
    p.kept = 0
    p.first_returned = -1
    p.whole_deck_seen = 0
    p.await_decision(TURN, seat)


def held_to_play(p: Position, seat: i64, card: i64) -> bool:
    """Whether the seat holds a copy that was not bought in this turn (TOR-9.1, TOR-16.2)."""
    return p.hands[CARDS * seat + card] > p.bought[card]


def can_play(p: Position, seat: i64, card: i64) -> bool:
    """Whether the card is held and its effect can be carried out completely (TOR-9.1, TOR-9.2)."""
    if p.card_played or not held_to_play(p, seat, card):
        return False
    return has_effect(p, seat, card)


def has_effect(p: Position, seat: i64, card: i64) -> bool:
    """Whether the card's effect can be carried out completely (TOR-9.2)."""
    if card == SIX_AP or card == SEVEN_AP:
        return True
    if card == EXTRA_BLOCK:
        return p.supply > 0 and blocks.squares_to_build(p) != NONE
    if card == RAISE_KNIGHT:
        return blocks.own_block_left(p, seat) and len(blocks.knights_to_raise(p, seat)) > 0
    if card == SHIFT_BLOCK:
        return blocks.anything_to_lift(p)
    i: i64
    for i in range(p.on_board[seat]):
        if knights.card_targets(p, card, p.knight_at[KNIGHTS * seat + i]) != NONE:
            return True
    return False


def play(p: Position, seat: i64, card: i64) -> None:
    """Show the card and carry out its effect, or ask for its target (TOR-9.1)."""
    p.hands[CARDS * seat + card] = u8(i64(p.hands[CARDS * seat + card]) - 1)
    p.played[CARDS * seat + card] = u8(i64(p.played[CARDS * seat + card]) + 1)
    p.card_played = 1
    if p.events is not None:
        reveals = not p.hands_are_open()
        p.tell(Event("card_played", CARD_CLAUSES[card], int(seat), {"card": CARD_NAMES[card]}, reveals=reveals))
    if card == SIX_AP:
        p.points_left += 1
    elif card == SEVEN_AP:
        p.points_left += 2
    else:
        p.card = card
        p.await_decision(CARD_EFFECT, seat)


def moves_knights(card: i64) -> bool:
    return card == FREE_MOVE or card == DIAGONAL or card == TWO_UP or card == JUMP or card == ANY_DOOR


def choose_to_raise(p: Position, seat: i64, square: i64) -> None:
    """The knight is chosen; take the block from the only tower there is, or ask for the tower (TOR-9.13)."""
    p.raised = square
    heights = p.tower_choices(seat, 1)
    from_turn = p.tower_of_turn > 0
    if from_turn and len(heights) == 0:
        raise_knight(p, seat, TURN_TOWER)
    elif not from_turn and len(heights) == 1:
        raise_knight(p, seat, heights[0])
    else:
        p.await_decision(TOWER_FOR_RAISE, seat)


def raise_knight(p: Position, seat: i64, tower: i64) -> None:
    """A block of this tower goes under the knight (TOR-9.12)."""
    if tower == TURN_TOWER:
        p.tower_of_turn -= 1
    else:
        blocks.take_from_tower(p, seat, tower)
    square = p.raised
    p.raised = -1
    blocks.place_block(p, seat, square, "TOR-9.12")
    end_effect(p, seat)


def end_effect(p: Position, seat: i64) -> None:
    """The card is done and the turn goes on."""
    p.card = -1
    p.await_decision(TURN, seat)
