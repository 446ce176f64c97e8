"""What a seat may know of a position (TOR-15)."""

from typing import TYPE_CHECKING, cast

from bastide.core.fields import in_order_of, plain_of
from bastide.core.state import NOBODY
from bastide.games.torres.cards import deck_shown, hides_return
from bastide.games.torres.components import CARD_NAMES, SQUARE_NAMES, THE_KING
from bastide.games.torres.fields import SHOWN
from bastide.games.torres.survey import castles_of
from bastide.games.torres.view_types import CastleView, DeckView, PlayerView, TorresView

if TYPE_CHECKING:
    from bastide.games.torres.deck import Deck
    from bastide.games.torres.position import Position


def view_of(p: "Position", seat: int | None) -> TorresView:
    """What is public (TOR-15.1), and of what is hidden what the seat may know; None is a spectator."""
    mover = int(p.to_move_seat())
    mine = seat is not None and seat == mover
    seen = [CARD_NAMES[c] if mine else None for c in p.seen_cards]
    viewer = NOBODY if seat is None else seat
    if hides_return(p, viewer):
        seen.append(None)
    bought = [CARD_NAMES[c] for c in range(len(CARD_NAMES)) for _ in range(p.bought[c])]
    view: dict[str, object] = {
        **plain_of(SHOWN, p),
        "rounds": int(p.rounds()),
        "to_move": int(p.to_move),
        "heights": [[int(p.heights[8 * y + x]) for x in range(8)] for y in range(8)],
        "figures": {
            SQUARE_NAMES[s]: "king" if p.figures[s] == THE_KING else int(p.figures[s]) - 1
            for s in range(64)
            if p.figures[s]
        },
        "castles": _castles(p),
        "supply": int(p.supply),
        "bought_size": len(bought),
        "bought": bought if mine else None,
        "seen_cards": seen,
        "decks": [_deck(deck_shown(p, d, viewer), seat) for d in range(len(p.decks))],
        "players": [_player(p, s, seat) for s in range(p.players)],
    }
    return cast(TorresView, in_order_of(TorresView, view))


def _player(p: "Position", seat: int, viewer: int | None) -> PlayerView:
    hand = [CARD_NAMES[c] for c in range(len(CARD_NAMES)) for _ in range(p.hands[10 * seat + c])]
    return {
        "score": int(p.points[seat]),
        "space": int(p.points[seat]) % 100,
        "reserve": int(p.reserve(seat)),
        "knights": [SQUARE_NAMES[s] for s in p.knights_of(seat)],
        "towers": [int(h) for h in p.towers_of(seat)],
        "held_over": int(p.held_over[seat]),
        "hand_size": len(hand),
        "hand": hand if viewer == seat or p.hands_are_open() else None,
        "played": [CARD_NAMES[c] for c in range(len(CARD_NAMES)) for _ in range(p.played[10 * seat + c])],
    }


def _deck(deck: "Deck", viewer: int | None) -> DeckView:
    return {
        "top": [_place(card, viewer) for card in deck.top_first()],
        "unseen": int(deck.unseen_count),
        "bottom": [_place(card, viewer) for card in deck.bottom_last()],
    }


def _place(card: tuple[int, int], viewer: int | None) -> str | None:
    name, owner = card
    return CARD_NAMES[name] if owner == viewer else None


def _castles(p: "Position") -> list[CastleView]:
    return [
        {
            "squares": [SQUARE_NAMES[s] for s in squares],
            "base": len(squares),
            "height": max([int(p.heights[s]) for s in squares]),
            "king": p.king in squares,
        }
        for squares in castles_of(p)
    ]
