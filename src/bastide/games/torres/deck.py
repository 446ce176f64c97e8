"""A face-down deck, dealt lazily: returned cards on top, the unseen middle, returned cards at the bottom (TOR-15.5)."""

from typing import Final

from bastide.core.native import append, i64, pop, u8, vec
from bastide.games.torres.components import CARDS, NO_BYTES, NO_NUMBERS

# A returned card is kept as 8 * card + the seat that put it there.
OWNERS: Final = 8


class Deck:
    """One deck of action cards."""

    def __init__(self) -> None:
        self.top: vec[i64] = NO_NUMBERS  # the topmost last
        self.bottom: vec[i64] = NO_NUMBERS  # the lowest last
        self.unseen: vec[u8] = NO_BYTES  # how many of each card are in the middle
        self.unseen_count: i64 = 0

    def copy(self) -> "Deck":
        twin = Deck()
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.unseen = self.unseen[:]
        twin.unseen_count = self.unseen_count
        return twin

    def size(self) -> i64:
        return i64(len(self.top)) + self.unseen_count + i64(len(self.bottom))

    def next_is_unseen(self) -> bool:
        """Whether the next card drawn comes from the middle."""
        return len(self.top) == 0 and self.unseen_count > 0

    def draw_known(self) -> i64:
        """Take the next card, which somebody put where it is; returns 8 * card + the seat that did."""
        if len(self.top):
            self.top, place = pop(self.top)
        else:
            self.bottom, place = pop(self.bottom, 0)
        return place

    def draw_unseen(self, card: i64) -> None:
        """Take this card out of the middle, as chance decided."""
        self.unseen[card] = u8(i64(self.unseen[card]) - 1)
        self.unseen_count -= 1

    def put_on_top(self, card: i64, seat: i64, under: i64) -> None:
        """Put a card back on top, under this many cards."""
        self.top = _insert(self.top, card * OWNERS + seat, under)

    def put_at_bottom(self, card: i64, seat: i64, above: i64) -> None:
        """Put a card back at the bottom, above this many cards."""
        self.bottom = _insert(self.bottom, card * OWNERS + seat, above)

    def top_first(self) -> list[tuple[int, int]]:
        """The cards put back on top with the seats that put them there, the topmost first."""
        return [(int(place // OWNERS), int(place % OWNERS)) for place in list(self.top)[::-1]]

    def bottom_last(self) -> list[tuple[int, int]]:
        """The cards put back at the bottom with the seats that put them there, the lowest last."""
        return [(int(place // OWNERS), int(place % OWNERS)) for place in list(self.bottom)]


def full_deck(copies: i64) -> Deck:
    """A shuffled deck with this number of copies of each of the ten cards (TOR-9.3)."""
    deck = Deck()
    deck.top = vec[i64]()
    deck.bottom = vec[i64]()
    deck.unseen = vec[u8]([u8(copies)] * CARDS)
    deck.unseen_count = copies * CARDS
    return deck


def _insert(places: vec[i64], place: i64, from_end: i64) -> vec[i64]:
    places = append(places, place)
    i: i64 = len(places) - 1
    while from_end > 0:
        places[i] = places[i - 1]
        places[i - 1] = place
        i -= 1
        from_end -= 1
    return places
