"""What a seat knows of a position of Caylus Magna Carta, as numbers: the tables below one after the other, row by row.

Seats are counted from the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.fields import columns_of
from bastide.core.native import i64
from bastide.core.observation import Tables, empty_rows, relative_seat
from bastide.games.magna_carta.components import (
    GOOD_NAMES,
    GOODS,
    KINDS,
    LONGEST_ROAD,
    MAX_PLAYERS,
    NEUTRALS,
    NONE,
    PRESTIGES,
    SECTIONS,
)
from bastide.games.magna_carta.phases.income import income_of
from bastide.games.magna_carta.position import (
    ANSWER,
    AVAILABLE,
    BATCHES,
    CARD_PAYMENT,
    COVERED,
    DECK,
    DISCARDED,
    EFFECTS_PHASE,
    GOLD_OFFERED,
    HAND,
    IN_DECK,
    KNOWN_IN_HAND,
    LAWYER_PAYMENT,
    NEUTRAL_CARD,
    PHASE_OF,
    PRESTIGE_PAYMENT,
    RESIDENCE,
    TOKENS_OWNED,
    TURNING,
    WORKERS,
    Position,
)
from bastide.games.magna_carta.view_types import DecisionView, MagnaCartaView, PlayerView, RoadCardView

if TYPE_CHECKING:
    from bastide.core import State

TABLES: Final[Tables] = [
    (
        "road",
        LONGEST_ROAD,
        columns_of(RoadCardView),
        "Card by card. A neutral card has no owner. `side`: 1 building, 2 residence. `prestige` is the building that "
        "covers it.",
    ),
    (
        "course",
        1,
        [
            *columns_of(MagnaCartaView, "step", "turn", "to_move", "mover", "first"),
            ("beginner", "flag", 1),
            *columns_of(MagnaCartaView, "provost", "castle", "removed", "neutral_out"),
            *columns_of(DecisionView),
        ],
        "`to_move` is 0 while chance decides and when it is over. Places of the road count from 1; 0 is none. From "
        "`place` on: what the decision is about. `batches` is one more than their number, 0 when none are paid for.",
    ),
    (
        "prestige",
        PRESTIGES,
        [("owner", "one of", MAX_PLAYERS + 1)],
        "By prestige building: 1 to 4 the seat that owns it, 5 still to be had, 0 out of the game.",
    ),
    (
        "seats",
        MAX_PLAYERS,
        [
            ("present", "flag", 1),
            *columns_of(PlayerView, "score", *GOOD_NAMES, "income", "workers", "tokens", "hand_size", "deck_size"),
            ("passed", "count", MAX_PLAYERS),
            *columns_of(PlayerView, "batches", "mulligan"),
        ],
        "The viewer first. `passed` is the place on the bridge, 0 before. `mulligan`: the viewer's own answer while "
        "others still decide, 1 kept, 2 replaced.",
    ),
    (
        "cards",
        MAX_PLAYERS * KINDS,
        [*columns_of(PlayerView, "unseen"), ("in_hand", "flag", 1), *columns_of(PlayerView, "discard")],
        "The viewer's twelve cards first, then the next seat's. `unseen`: in hand or deck. `in_hand`: in hand, as far "
        "as the viewer can tell. `discard`: its place in the discard pile, 1 at the bottom.",
    ),
]

EMPTY_ROAD: Final = empty_rows(TABLES, "road", LONGEST_ROAD)
CARD_SPAN: Final = len(EMPTY_ROAD) // LONGEST_ROAD
EMPTY_SEAT: Final = empty_rows(TABLES, "seats", 1)
EMPTY_CARDS: Final = empty_rows(TABLES, "cards", KINDS)


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows."""
    assert isinstance(state, Position)
    viewer = i64(seat)
    _road(state, viewer, out)
    _course(state, viewer, out)
    building: i64
    for building in range(PRESTIGES):
        owner = state.prestige[building]
        write_i16_le(
            out, i16(MAX_PLAYERS + 1) if owner == AVAILABLE else i16(relative_seat(owner, viewer, state.players))
        )
    k: i64
    for k in range(MAX_PLAYERS):
        if k < state.players:
            _seat(state, (viewer + k) % state.players, viewer, out)
        else:
            out.write(EMPTY_SEAT)
    for k in range(MAX_PLAYERS):
        if k < state.players:
            _cards(state, (viewer + k) % state.players, viewer, out)
        else:
            out.write(EMPTY_CARDS)


def _road(p: Position, viewer: i64, out: BytesWriter) -> None:
    place: i64
    for place in range(len(p.road)):
        side = p.side[place]
        write_i16_le(out, i16(p.road[place] + 1))
        write_i16_le(out, i16(relative_seat(p.owner[place], viewer, p.players)))
        write_i16_le(out, i16(2 if side >= RESIDENCE else 1))
        write_i16_le(out, i16(1 if side == TURNING else 0))
        write_i16_le(out, i16(side - COVERED + 1) if side >= COVERED else i16(0))
        write_i16_le(out, i16(relative_seat(p.worker[place], viewer, p.players)))
        write_i16_le(out, i16(p.store[place]))
    out.write(EMPTY_ROAD[CARD_SPAN * len(p.road) :])


def _course(p: Position, viewer: i64, out: BytesWriter) -> None:
    step = p.step
    write_i16_le(out, i16(step + 1))
    write_i16_le(out, i16(p.turn))
    write_i16_le(out, i16(relative_seat(p.to_move, viewer, p.players)))
    write_i16_le(out, i16(relative_seat(p.mover, viewer, p.players)))
    write_i16_le(out, i16(relative_seat(p.first, viewer, p.players)))
    write_i16_le(out, i16(0 if p.has_provost() else 1))
    write_i16_le(out, i16(p.provost + 1))
    section: i64
    for section in range(SECTIONS):
        write_i16_le(out, i16(p.castle[section]))
    write_i16_le(out, i16(p.removed))
    neutral: i64
    for neutral in range(KINDS, KINDS + NEUTRALS):
        write_i16_le(out, i16(1 if step != NEUTRAL_CARD and neutral not in p.road else 0))
    write_i16_le(out, i16(p.at + 1) if PHASE_OF[step] == EFFECTS_PHASE else i16(0))
    write_i16_le(out, i16(p.chosen + 1) if step == CARD_PAYMENT else i16(0))
    write_i16_le(out, i16(p.chosen + 1) if step == PRESTIGE_PAYMENT else i16(0))
    write_i16_le(out, i16(p.chosen + 1) if step == LAWYER_PAYMENT else i16(0))
    write_i16_le(out, i16(p.chosen + 1) if step == GOLD_OFFERED else i16(0))
    write_i16_le(out, i16(p.asked + 1) if step == GOLD_OFFERED else i16(0))
    write_i16_le(out, i16(p.drawing))


def _seat(p: Position, seat: i64, viewer: i64, out: BytesWriter) -> None:
    write_i16_le(out, i16(1))
    write_i16_le(out, i16(p.score(seat)))
    i: i64
    for i in range(GOODS):
        write_i16_le(out, i16(p.has(seat, i)))
    write_i16_le(out, i16(income_of(p, seat)))
    write_i16_le(out, i16(p.tally(seat, WORKERS)))
    for i in range(SECTIONS):
        write_i16_le(out, i16(p.tally(seat, TOKENS_OWNED + i)))
    write_i16_le(out, i16(p.tally(seat, HAND)))
    write_i16_le(out, i16(p.tally(seat, DECK)))
    passed: i64 = 0
    for i in range(len(p.bridge)):
        if p.bridge[i] == seat:
            passed = i + 1
    write_i16_le(out, i16(passed))
    write_i16_le(out, i16(p.tally(seat, BATCHES)))
    write_i16_le(out, i16(p.tally(seat, ANSWER)) if seat == viewer else i16(0))


def _cards(p: Position, seat: i64, viewer: i64, out: BytesWriter) -> None:
    """MAG-3.5: hand and deck together are known to all, the hand to its owner."""
    shown = seat == viewer or p.tally(seat, DECK) == 0
    kind: i64
    for kind in range(KINDS):
        where = p.place[seat * KINDS + kind]
        held = p.held(seat, kind)
        write_i16_le(out, i16(1 if held or where == IN_DECK else 0))
        write_i16_le(out, i16(1 if (held and shown) or where == KNOWN_IN_HAND else 0))
        write_i16_le(out, i16(where - DISCARDED + 1) if where >= DISCARDED else i16(NONE + 1))
