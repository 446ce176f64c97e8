"""What a seat knows of a position of Torres, as numbers: the tables below one after the other, row by row.

Seats are counted from the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.fields import columns_of
from bastide.core.native import i64, vec
from bastide.core.observation import Tables, empty_rows, relative_seat
from bastide.games.torres.cards import deck_shown, hides_return
from bastide.games.torres.components import (
    BLOCKS,
    CARDS,
    KNIGHTS,
    MAX_CASTLES,
    MAX_TOWERS,
    SQUARES,
    THE_KING,
)
from bastide.games.torres.deck import OWNERS, Deck
from bastide.games.torres.position import Position
from bastide.games.torres.view_types import (
    BOTTOM,
    CARD_BACK,
    MAX_PLAYERS,
    MOST_ALIKE,
    MOST_CARDS,
    TOP,
    DeckView,
    PlayerView,
    TorresView,
)

if TYPE_CHECKING:
    from bastide.core import State

VARIANTS: Final[list[str]] = ["base", "common_deck", "master"]
VARIANT_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(VARIANTS)}

TABLES: Final[Tables] = [
    (
        "squares",
        SQUARES,
        [
            ("height", "count", BLOCKS),
            ("base", "count", SQUARES),
            ("figure", "one of", 5),
            ("mark", "one of", 2),
            ("king", "flag", 1),
            *((f"level_{k + 1}", "count", BLOCKS) for k in range(MAX_PLAYERS)),
        ],
        "The board, row 8 first, column a first. `base` is the size of the castle the square belongs to. `figure`: 1 "
        "to 4 the seat whose knight stands there, 5 the king. `mark`: 1 a block was lifted here, 2 a knight is raised. "
        "`king`: whether he is in this castle. `level`: the height of each seat's highest knight in this castle.",
    ),
    (
        "course",
        1,
        [
            *columns_of(TorresView, "decision", "to_move"),
            ("variant", "one of", len(VARIANTS)),
            *columns_of(TorresView, "year", "round", "rounds", "first_player", "start_player", "supply"),
            *columns_of(TorresView, "action_points", "bought_size", "card_played", "card_in_play", "tower_of_turn"),
            *columns_of(TorresView, "seen_cards", "kept", "master_card"),
        ],
        "`to_move` is 0 while chance decides and when it is over. `tower_of_turn` is its height + 1 once it is chosen. "
        "`seen_cards` counts those of the purchase under way.",
    ),
    (
        "cards",
        CARDS,
        [*columns_of(TorresView, "bought"), ("seen_cards", "count", MOST_ALIKE)],
        "By action card: what the viewer has bought in this turn and sees in the purchase under way.",
    ),
    (
        "seats",
        MAX_PLAYERS,
        [
            ("present", "flag", 1),
            *columns_of(PlayerView, "score", "reserve", "held_over", "hand_size"),
            ("hand_open", "flag", 1),
            *columns_of(PlayerView, "towers", "hand", "played"),
        ],
        "The viewer first. A tower is its height + 1, highest first. Cards in hand are shown if the viewer knows them.",
    ),
    (
        "decks",
        MAX_PLAYERS,
        [
            *columns_of(DeckView, "unseen"),
            ("top", "count", MOST_CARDS),
            ("bottom", "count", MOST_CARDS),
            *columns_of(DeckView, "top", "bottom"),
        ],
        "The viewer's deck first; only the first row where one deck serves all. The cards put back, from above: up "
        f"to {TOP} on top and {BOTTOM} at the bottom; 1 to 10 is the card, 11 a back.",
    ),
]

NO_LEVELS: Final = vec[i64]([0] * (MAX_PLAYERS * MAX_CASTLES))
EMPTY_SEAT: Final = empty_rows(TABLES, "seats", 1)
EMPTY_DECK: Final = empty_rows(TABLES, "decks", 1)
EMPTY_CARDS: Final = empty_rows(TABLES, "cards", CARDS)


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows."""
    assert isinstance(state, Position)
    viewer = i64(seat)
    _squares(state, viewer, out)
    write_rest(state, viewer, out)


def write_rest(state: Position, viewer: i64, out: BytesWriter) -> None:
    """The tables after the first."""
    _course(state, viewer, out)
    _cards(state, viewer, out)
    k: i64
    for k in range(MAX_PLAYERS):
        if k < state.players:
            _seat(state, (viewer + k) % state.players, viewer, out)
        else:
            out.write(EMPTY_SEAT)
    for k in range(MAX_PLAYERS):
        if k < len(state.decks):
            _deck(deck_shown(state, (viewer + k) % len(state.decks), viewer), viewer, out)
        else:
            out.write(EMPTY_DECK)


def levels_of(p: Position, viewer: i64) -> vec[i64]:
    """By castle and seat: the height of the highest knight."""
    levels = NO_LEVELS[:]
    seat: i64
    i: i64
    for seat in range(p.players):
        for i in range(p.on_board[seat]):
            square = p.knight_at[KNIGHTS * seat + i]
            at = MAX_PLAYERS * i64(p.castle_at[square]) + relative_seat(seat, viewer, p.players) - 1
            levels[at] = max(levels[at], i64(p.heights[square]))
    return levels


def _squares(p: Position, viewer: i64, out: BytesWriter) -> None:
    levels = levels_of(p, viewer)
    home = i64(p.castle_at[p.king]) if p.king >= 0 else 0
    square: i64
    k: i64
    for square in range(SQUARES):
        castle = i64(p.castle_at[square])
        write_i16_le(out, i16(p.heights[square]))
        write_i16_le(out, i16(p.bases[castle]) if castle else i16(0))
        figure = i64(p.figures[square])
        if figure and figure != THE_KING:
            figure = relative_seat(figure - 1, viewer, p.players)
        write_i16_le(out, i16(figure))
        write_i16_le(out, i16(1 if square == p.lifted else 2 if square == p.raised else 0))
        write_i16_le(out, i16(1 if castle and castle == home else 0))
        for k in range(MAX_PLAYERS):
            write_i16_le(out, i16(levels[MAX_PLAYERS * castle + k]) if castle else i16(0))


def _course(p: Position, viewer: i64, out: BytesWriter) -> None:
    write_i16_le(out, i16(p.decision + 1))
    write_i16_le(out, i16(relative_seat(p.to_move, viewer, p.players)))
    write_i16_le(out, i16(i64(VARIANT_NUMBER[str(p.settings["variant"])]) + 1))
    write_i16_le(out, i16(p.year))
    write_i16_le(out, i16(p.round))
    write_i16_le(out, i16(p.rounds()))
    write_i16_le(out, i16(relative_seat(p.first_player, viewer, p.players)))
    write_i16_le(out, i16(relative_seat(p.start_player, viewer, p.players)))
    write_i16_le(out, i16(p.supply))
    write_i16_le(out, i16(p.action_points))
    bought: i64 = 0
    card: i64
    for card in range(CARDS):
        bought += i64(p.bought[card])
    write_i16_le(out, i16(bought))
    write_i16_le(out, i16(p.card_played))
    write_i16_le(out, i16(p.card_in_play + 1))
    write_i16_le(out, i16(p.tower_of_turn + 1))
    write_i16_le(out, i16(len(p.seen_cards) + (1 if hides_return(p, viewer) else 0)))
    write_i16_le(out, i16(p.kept))
    write_i16_le(out, i16(p.master_card + 1))


def _cards(p: Position, viewer: i64, out: BytesWriter) -> None:
    """TOR-15.2: what is bought is the buyer's secret."""
    if p.to_move_seat() != viewer:
        out.write(EMPTY_CARDS)
        return
    card: i64
    for card in range(CARDS):
        seen: i64 = 0
        for each in p.seen_cards:
            if each == card:
                seen += 1
        write_i16_le(out, i16(p.bought[card]))
        write_i16_le(out, i16(seen))


def _seat(p: Position, seat: i64, viewer: i64, out: BytesWriter) -> None:
    size: i64 = 0
    i: i64
    for i in range(CARDS):
        size += i64(p.hands[CARDS * seat + i])
    shown = seat == viewer or p.hands_are_open()
    write_i16_le(out, i16(1))
    write_i16_le(out, i16(p.points[seat]))
    write_i16_le(out, i16(p.reserve(seat)))
    write_i16_le(out, i16(p.held_over[seat]))
    write_i16_le(out, i16(size))
    write_i16_le(out, i16(1 if shown else 0))
    for i in range(MAX_TOWERS):
        write_i16_le(out, i16(p.towers[MAX_TOWERS * seat + i] + 1))
    for i in range(CARDS):
        write_i16_le(out, i16(p.hands[CARDS * seat + i]) if shown else i16(0))
    for i in range(CARDS):
        write_i16_le(out, i16(p.played[CARDS * seat + i]))


def _deck(deck: Deck, viewer: i64, out: BytesWriter) -> None:
    """TOR-15.6: a card put back is known to the seat that put it there."""
    tops = i64(len(deck.top))
    bottoms = i64(len(deck.bottom))
    write_i16_le(out, i16(deck.unseen_count))
    write_i16_le(out, i16(tops))
    write_i16_le(out, i16(bottoms))
    i: i64
    for i in range(TOP):
        write_i16_le(out, i16(_card(deck.top[tops - 1 - i], viewer)) if i < tops else i16(0))
    for i in range(BOTTOM):
        write_i16_le(out, i16(_card(deck.bottom[i], viewer)) if i < bottoms else i16(0))


def _card(place: i64, viewer: i64) -> i64:
    return place // OWNERS + 1 if place % OWNERS == viewer else CARD_BACK
