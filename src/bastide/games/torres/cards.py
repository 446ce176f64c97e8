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
from bastide.games.torres.position import (
    CARD_EFFECT,
    DRAW,
    KEEP,
    LEGAL,
    RETURN,
    TOO_FEW_POINTS,
    TOWER_AT_END,
    TOWER_FOR_RAISE,
    TURN,
    Position,
)
from bastide.games.torres.squares import NONE

# Where a card not kept goes back (TOR-8.2).
ON_TOP: Final = 0
UNDER_TOP: Final = 1
ABOVE_BOTTOM: Final = 2
AT_BOTTOM: Final = 3
# The tower of the turn, among the towers named by their heights (TOR-9.13).
TURN_TOWER: Final = 4

NOTHING_TO_BUY: Final = 80
TWO_BOUGHT: Final = 81
DECK_EMPTY: Final = 82
NOT_SEEN: Final = 83
NO_SUCH_PLACE: Final = 84
NOT_IN_DECK: Final = 85
CARD_ALREADY_PLAYED: Final = 110
NOT_HELD: Final = 111
BOUGHT_NOW: Final = 112
SUPPLY_EMPTY: Final = 113
NO_BLOCK_TO_RAISE: Final = 114
NO_EFFECT: Final = 115
NO_SUCH_TOWER: Final = 116
NO_SUCH_TOWER_TO_RAISE: Final = 117
FORBIDDEN: Final[dict[int, tuple[str, str]]] = {
    NOTHING_TO_BUY: ("TOR-17.3", "nothing_to_buy"),
    TWO_BOUGHT: ("TOR-4.1", "two_bought"),
    DECK_EMPTY: ("TOR-8.4", "deck_empty"),
    NOT_SEEN: ("TOR-8.1", "not_seen"),
    NO_SUCH_PLACE: ("TOR-8.2", "no_such_place"),
    NOT_IN_DECK: ("TOR-15.5", "not_in_deck"),
    CARD_ALREADY_PLAYED: ("TOR-9.1", "card_already_played"),
    NOT_HELD: ("TOR-9.1", "not_held"),
    BOUGHT_NOW: ("TOR-8.6", "bought_now"),
    SUPPLY_EMPTY: ("TOR-9.6", "supply_empty"),
    NO_BLOCK_TO_RAISE: ("TOR-9.13", "no_block_left"),
    NO_EFFECT: ("TOR-9.2", "no_effect"),
    NO_SUCH_TOWER: ("TOR-7.2", "no_such_tower"),
    NO_SUCH_TOWER_TO_RAISE: ("TOR-9.13", "no_such_tower"),
}
"""By verdict the clause and the reason."""


def why_not_buy(p: Position, seat: i64) -> i64:
    """Why the seat buys no card (TOR-4.1, TOR-4.3, TOR-8.4, TOR-17.3)."""
    deck = p.deck_of(seat)
    if deck < 0:
        return NOTHING_TO_BUY
    if p.purchases >= CARDS_BOUGHT:
        return TWO_BOUGHT
    if p.decks[deck].size() == 0:
        return DECK_EMPTY
    if p.action_points >= BUY_CARD:
        return LEGAL
    return TOO_FEW_POINTS


def buy(p: Position, seat: i64) -> None:
    """Begin to draw the top three cards (TOR-8.1, TOR-8.4), a second time in a turn likewise (TOR-8.3)."""
    deck = p.decks[p.deck_of(seat)]
    p.action_points -= BUY_CARD
    p.purchases += 1
    p.to_draw = min(deck.size(), CARDS_SHOWN)
    p.kept = 0
    p.first_returned = -1
    p.seen_cards = vec[i64]()
    if p.events is not None:
        p.note(Event("card_bought", "TOR-8.1", int(seat), {"seen": int(p.to_draw)}))
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
            p.note(Event("card_seen", "TOR-8.1", int(seat), secret=secret, owner=int(seat), reveals=news))
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
        p.note(
            Event("card_seen", "TOR-8.1", int(seat), secret={"card": CARD_NAMES[card]}, owner=int(seat), chance=True)
        )
    draw_on(p, seat)


def see(p: Position, card: i64) -> None:
    seen = append(p.seen_cards, card)
    i: i64 = len(seen) - 1
    while i > 0 and seen[i - 1] > card:
        seen[i] = seen[i - 1]
        seen[i - 1] = card
        i -= 1
    p.seen_cards = seen


def keep(p: Position, seat: i64, card: i64) -> None:
    """Keep one card; it may not be played in this turn (TOR-8.1, TOR-8.5, TOR-8.6)."""
    p.hands[CARDS * seat + card] = u8(i64(p.hands[CARDS * seat + card]) + 1)
    p.bought[card] = u8(i64(p.bought[card]) + 1)
    _drop_seen(p, card)
    p.kept = 1
    if p.events is not None:
        p.note(Event("card_kept", "TOR-8.1", int(seat), secret={"card": CARD_NAMES[card]}, owner=int(seat)))
    if len(p.seen_cards) == 2:
        p.await_decision(RETURN, seat)
        if p.whole_deck_seen:
            return_card(p, seat, ON_TOP)
    elif len(p.seen_cards) == 1:
        return_card(p, seat, ON_TOP)
    else:
        _end_purchase(p, seat)


def _drop_seen(p: Position, card: i64) -> None:
    left = vec[i64](capacity=2)
    dropped = False
    for other in p.seen_cards:
        if other == card and not dropped:
            dropped = True
        else:
            left = append(left, other)
    p.seen_cards = left


def why_not_draw(p: Position, card: i64) -> i64:
    """Why chance does not draw this card: none of it is left in the unseen middle (TOR-15.5)."""
    if p.decks[p.deck_of(p.active())].unseen[card]:
        return LEGAL
    return NOT_IN_DECK


def why_not_keep(p: Position, card: i64) -> i64:
    """Why the card is not kept: it is none of those seen (TOR-8.1)."""
    for seen in p.seen_cards:
        if seen == card:
            return LEGAL
    return NOT_SEEN


def why_not_return(p: Position, place: i64) -> i64:
    """Why the next card does not go back there (TOR-8.2)."""
    for found in return_places(p):
        if found == place:
            return LEGAL
    return NO_SUCH_PLACE


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
    card = p.seen_cards[0]
    _drop_seen(p, card)
    if p.events is not None and len(p.seen_cards) == 0:
        _tell_returned(p, seat, card, place)
    if place == ON_TOP or place == UNDER_TOP:
        deck.put_on_top(card, seat, place - ON_TOP)
    else:
        deck.put_at_bottom(card, seat, AT_BOTTOM - place)
    p.first_returned = place
    if len(p.seen_cards) == 0:
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
            where = {"end": end}
            p.note(Event("card_returned", "TOR-8.2", int(seat), where, secret={"card": name}, owner=int(seat)))


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


def why_not_play(p: Position, seat: i64, card: i64) -> i64:
    """Why the seat may not play the card: one a turn (TOR-9.1), held before the turn (TOR-8.6, TOR-16.2), of use."""
    if p.card_played:
        return CARD_ALREADY_PLAYED
    if p.hands[CARDS * seat + card] <= p.bought[card]:
        if p.hands[CARDS * seat + card]:
            return BOUGHT_NOW
        return NOT_HELD
    return why_no_effect(p, seat, card)


def why_no_effect(p: Position, seat: i64, card: i64) -> i64:
    """Why the card's effect cannot be carried out completely (TOR-9.2), with all the parts that follow (TOR-19.1)."""
    if card == SIX_AP or card == SEVEN_AP:
        return LEGAL
    if card == EXTRA_BLOCK:
        if p.supply == 0:
            return SUPPLY_EMPTY
        if blocks.squares_to_build(p) != NONE:
            return LEGAL
        return NO_EFFECT
    if card == RAISE_KNIGHT:
        if not blocks.own_block_left(p, seat):
            return NO_BLOCK_TO_RAISE
        if len(blocks.knights_to_raise(p, seat)) > 0:
            return LEGAL
        return NO_EFFECT
    if card == SHIFT_BLOCK:
        if blocks.anything_to_lift(p):
            return LEGAL
        return NO_EFFECT
    i: i64
    for i in range(p.on_board[seat]):
        if knights.card_targets(p, card, p.knight_at[KNIGHTS * seat + i]) != NONE:
            return LEGAL
    return NO_EFFECT


def play(p: Position, seat: i64, card: i64) -> None:
    """Show the card and carry out its effect, or ask for its target (TOR-9.1)."""
    p.hands[CARDS * seat + card] = u8(i64(p.hands[CARDS * seat + card]) - 1)
    p.played[CARDS * seat + card] = u8(i64(p.played[CARDS * seat + card]) + 1)
    p.card_played = 1
    if p.events is not None:
        reveals = not p.hands_are_open()
        p.note(Event("card_played", CARD_CLAUSES[card], int(seat), {"card": CARD_NAMES[card]}, reveals=reveals))
    if card == SIX_AP:
        p.action_points += 1
    elif card == SEVEN_AP:
        p.action_points += 2
    else:
        p.card_in_play = card
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


def towers_offered(p: Position, seat: i64) -> vec[i64]:
    """The towers to choose from: to raise a knight the tower of the turn is one of them (TOR-7.2, TOR-9.13)."""
    heights = p.tower_choices(seat, 0 if p.decision == TOWER_AT_END else 1)
    if p.decision == TOWER_FOR_RAISE and p.tower_of_turn > 0:
        return append(heights, TURN_TOWER)
    return heights


def why_not_tower(p: Position, seat: i64, tower: i64) -> i64:
    """Why this tower is not to be chosen (TOR-7.2, TOR-9.13)."""
    for offered in towers_offered(p, seat):
        if offered == tower:
            return LEGAL
    return NO_SUCH_TOWER_TO_RAISE if p.decision == TOWER_FOR_RAISE else NO_SUCH_TOWER


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
    p.card_in_play = -1
    p.await_decision(TURN, seat)
