"""A whole position of Torres as plain data, and back.

Squares are written a1 to h8, cards by their names. A person who writes one by hand may leave out what is as in a
new game: see the defaults in `fill`.

    blocks        {"d8": 2, ...}            the height of every stack
    knights       [["d8"], ["c6"]]          one list a seat
    king          "f6" or null
    scores, towers, held_over, hands, played    one entry a seat
    decks         [{"top": [["jump", 0]], "unseen": ["diagonal", ...], "bottom": []}], cards put back with their seats
    year, round, first_player, start_player, turns_taken, decision, to_move, master_card
    action_points, tower_of_turn, bought, purchases, card_played, card_in_play, lifted, raised
    seen_cards, to_draw, kept, whole_deck_seen, first_returned      a purchase under way
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bastide.core import CHANCE, NOBODY, BadSnapshot
from bastide.core.errors import Fault, Problems, at_seats, reaching
from bastide.core.fields import Whole, index_of, plain_of
from bastide.core.native import append, i64, u8, vec
from bastide.games.torres import position
from bastide.games.torres.cards import why_no_effect
from bastide.games.torres.components import (
    BLOCKS,
    CARD_NAMES,
    CARDS,
    CARDS_SHOWN,
    KNIGHTS,
    MAX_CASTLES,
    MAX_TOWERS,
    NEAR,
    NO_CARD,
    NO_SQUARE,
    SQUARE_NAMES,
    SQUARES,
    START_CASTLES,
    TOWER_HEIGHT,
    TRACK,
    YEARS,
)
from bastide.games.torres.deck import OWNERS
from bastide.games.torres.fields import FIELDS
from bastide.games.torres.position import NO_TOWER
from bastide.games.torres.squares import BIT, NONE, beside, connected

if TYPE_CHECKING:
    from bastide.games.torres.position import Position

SET_UP = (
    position.FIRST_PLAYER,
    position.MASTER_CARD,
    position.START_CASTLE,
    position.FIRST_KNIGHT,
    position.FIRST_KING,
)
BETWEEN_YEARS = (position.KING_MOVE, position.START_PLAYER, position.GAME_OVER)


def snapshot_of(p: "Position") -> dict[str, object]:
    """Everything, hidden parts included."""
    seats = range(int(p.players))
    return {
        "game": "torres",
        "rules": p.settings.rules,
        "settings": p.settings.plain(),
        "blocks": {SQUARE_NAMES[s]: int(p.heights[s]) for s in range(SQUARES) if p.heights[s]},
        "knights": [[SQUARE_NAMES[s] for s in p.knights_of(seat)] for seat in seats],
        "king": _square_name(p.king),
        "scores": [int(score) for score in p.points],
        "towers": [p.towers_of(seat) for seat in seats],
        "held_over": [int(count) for count in p.held_over],
        "hands": [_cards(p.hands[CARDS * seat + c] for c in range(CARDS)) for seat in seats],
        "played": [_cards(p.played[CARDS * seat + c] for c in range(CARDS)) for seat in seats],
        "decks": [
            {
                "top": [[CARD_NAMES[card], seat] for card, seat in deck.top_first()],
                "unseen": _cards(deck.unseen),
                "bottom": [[CARD_NAMES[card], seat] for card, seat in deck.bottom_last()],
            }
            for deck in p.decks
        ],
        **plain_of(FIELDS, p),
        "to_move": int(p.to_move),
        "bought": _cards(p.bought),
        "seen_cards": [CARD_NAMES[card] for card in p.seen_cards],
    }


def _cards(counts: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card, count in enumerate(counts) for _ in range(count)]


def _square_name(square: i64) -> str | None:
    return SQUARE_NAMES[square] if square != NO_SQUARE else None


def fill(p: "Position", data: Mapping[str, Any]) -> None:
    """Fill an empty position from a snapshot and check it."""
    known = {"game", "rules", "settings", *snapshot_of(p)}
    for name in data:
        if name not in known:
            complaint = f"The snapshot has a field '{name}', which Torres does not know."
            raise BadSnapshot(complaint, fault=Fault("unknown", name))
    _fill_board(p, data)
    problems = Problems()
    for seat in range(int(p.players)):
        with problems.noting(f"seat {seat}"):
            _fill_towers(p, data, seat)
    problems.settle()
    for field in FIELDS:
        field.fill(p, data)
    _fill_cards(p, data)
    p.to_move = _mover(p, data)
    _count_blocks(p)
    with reaching():
        _check(p)


def _fill_towers(p: "Position", data: Mapping[str, Any], seat: int) -> None:
    """What a seat has beside the board."""
    p.points[seat] = _number(data, "scores", seat, 0, 0, 999)
    p.held_over[seat] = _number(data, "held_over", seat, 0, 0, TOWER_HEIGHT)
    for height in _per_seat(data, "towers", seat):
        if height not in range(TOWER_HEIGHT + 1) or p.tower_count(seat) == MAX_TOWERS:
            raise BadSnapshot(f"TOR-7.6: seat {seat} has impossible towers: {data['towers'][seat]}.")
        p.add_tower(seat, height)


def _fill_board(p: "Position", data: Mapping[str, Any]) -> None:
    problems = Problems()
    for name, height in data.get("blocks", {}).items():
        with problems.noting(name):
            if not isinstance(height, int) or not 1 <= height <= BLOCKS:
                raise BadSnapshot(f"TOR-1.2: {name} cannot have a stack of height {height}.")
            p.set_height(_square(name), height)
    problems.settle()
    for square in range(SQUARES):
        if p.heights[square] and not p.castle_at[square]:
            p.castles += 1
            if p.castles >= MAX_CASTLES:
                raise BadSnapshot(f"TOR-1.4: there cannot be {MAX_CASTLES} castles.")
            _number_castle(p, square, int(p.castles))
    _check_heights(p, _square(data.get("lifted")), problems)
    for seat in range(int(p.players)):
        for name in _per_seat(data, "knights", seat):
            with problems.noting(name):
                _stand(p, seat, name)
    king = data.get("king")
    if king is not None:
        with problems.noting(king):
            _crown(p, king)
    problems.settle()


def _stand(p: "Position", seat: int, name: str) -> None:
    square = index_of(SQUARE_NAMES, name, "square")
    if not p.free(square):
        raise BadSnapshot(f"TOR-1.5: two figures stand on {name}.")
    if p.reserve(seat) == 0:
        raise BadSnapshot(f"TOR-5.3: seat {seat} has more than {KNIGHTS} knights on the board.", places=at_seats(seat))
    p.put_knight(seat, square)


def _crown(p: "Position", king: str) -> None:
    if not p.free(_square(king)):
        raise BadSnapshot(f"TOR-1.5: two figures stand on {king}.")
    p.put_king(_square(king))
    if not p.heights[p.king]:
        raise BadSnapshot(f"TOR-2.7: the king stands on a castle, not on the bare board at {king}.")


def _check_heights(p: "Position", lifted: int, problems: Problems) -> None:
    """TOR-1.6: no castle is higher than its base; a block that shift_block holds counts where it came from."""
    heights = [int(p.heights[square]) + (square == lifted) for square in range(SQUARES)]
    among = NONE
    for square in range(SQUARES):
        among |= BIT[square] if heights[square] else NONE
    for square in range(SQUARES):
        castle = connected(BIT[square], among)
        if heights[square] > 1 and heights[square] > sum(castle & BIT[there] != NONE for there in range(SQUARES)):
            with problems.noting(SQUARE_NAMES[square]):
                raise BadSnapshot(f"TOR-1.6: the castle at {SQUARE_NAMES[square]} is higher than its base.")


def _number_castle(p: "Position", square: int, castle: int) -> None:
    todo = [square]
    p.join_castle(square, castle)
    for s in todo:
        for d in range(4):
            near = int(NEAR[4 * s + d])
            if near >= 0 and p.heights[near] and not p.castle_at[near]:
                p.join_castle(near, castle)
                todo.append(near)


def _fill_cards(p: "Position", data: Mapping[str, Any]) -> None:
    p.deal_cards()
    p.hands = vec[u8](bytes(CARDS * int(p.players))) if not p.hands_are_open() or "hands" in data else p.hands
    for seat in range(int(p.players)):
        for name in _per_seat(data, "hands", seat):
            p.hands[CARDS * seat + index_of(CARD_NAMES, name, "card")] += u8(1)
        for name in _per_seat(data, "played", seat):
            p.played[CARDS * seat + index_of(CARD_NAMES, name, "card")] += u8(1)
    for name in data.get("bought", []):
        p.bought[index_of(CARD_NAMES, name, "card")] += u8(1)
    for card in sorted(index_of(CARD_NAMES, name, "card") for name in data.get("seen_cards", [])):
        p.seen_cards = append(p.seen_cards, i64(card))
    if p.hands_are_open():
        _check_open_hands(p)
        return
    whole = [deck.copy() for deck in p.decks]
    for d, deck in enumerate(p.decks):
        given = data["decks"][d] if "decks" in data else {}
        for name, seat in reversed(given.get("top", [])):
            deck.top = append(deck.top, _put_back(p, d, name, seat))
        for name, seat in given.get("bottom", []):
            deck.bottom = append(deck.bottom, _put_back(p, d, name, seat))
        elsewhere = _cards_outside(p, d)
        for card in range(CARDS):
            left = int(whole[d].unseen[card]) - elsewhere[card]
            unseen = given["unseen"].count(CARD_NAMES[card]) if "unseen" in given else left
            if left < 0 or unseen != left:
                raise BadSnapshot(
                    f"TOR-9.3: the copies of {CARD_NAMES[card]} in deck {d}, hands and play do not add up."
                )
            deck.unseen[card] = u8(left)
        deck.unseen_count = sum(int(count) for count in deck.unseen)


def _put_back(p: "Position", d: int, name: object, seat: object) -> i64:
    """A card that a seat has put back into a deck it buys from (TOR-15.6)."""
    if not isinstance(seat, int) or not 0 <= seat < p.players or p.deck_of(seat) != d:
        places = at_seats(seat) if isinstance(seat, int) else ()
        raise BadSnapshot(f"TOR-15.6: a card was put back by seat {seat}, who does not buy from it.", places=places)
    return i64(index_of(CARD_NAMES, name, "card") * OWNERS + seat)


def _cards_outside(p: "Position", d: int) -> list[int]:
    """How many copies of each card of a deck are not in its unseen middle."""
    counts = [0] * CARDS
    for seat in range(int(p.players)):
        if p.deck_of(seat) == d:
            for card in range(CARDS):
                counts[card] += int(p.hands[CARDS * seat + card]) + int(p.played[CARDS * seat + card])
    for place in [*p.decks[d].top, *p.decks[d].bottom]:
        counts[place // OWNERS] += 1
    if p.deck_of(p.active()) == d:
        for card in p.seen_cards:
            counts[card] += 1
    return counts


def _check_open_hands(p: "Position") -> None:
    for i in range(CARDS * int(p.players)):
        copies = int(p.hands[i] + p.played[i])
        if copies != 1:
            seat, card = i // CARDS, CARD_NAMES[i % CARDS]
            raise BadSnapshot(
                f"TOR-17.3: seat {seat} has {copies} copies of {card}, held or played, instead of one.",
                places=at_seats(seat),
            )


def _mover(p: "Position", data: Mapping[str, Any]) -> int:
    if p.decision == position.GAME_OVER:
        return NOBODY
    if p.decision in (position.FIRST_PLAYER, position.MASTER_CARD, position.DRAW):
        return CHANCE
    if p.decision in (
        position.START_CASTLE,
        position.FIRST_KNIGHT,
        position.FIRST_KING,
        position.KING_MOVE,
        position.START_PLAYER,
    ):
        return Whole(0, int(p.players) - 1, name="to_move").read(p, data.get("to_move", int(p.first_player)))
    return int(p.active())


def _count_blocks(p: "Position") -> None:
    p.supply = 0
    used = dict(p.inventory())["blocks"]
    if used > BLOCKS:
        raise BadSnapshot(f"TOR-1.8: {used} blocks are on the board and in towers; there are only {BLOCKS}.")
    p.supply = BLOCKS - used


def _check(p: "Position") -> None:
    """That the position can be played on."""
    if p.decision == position.START_CASTLE and (p.castles >= START_CASTLES or any(height > 1 for height in p.heights)):
        raise BadSnapshot(f"TOR-17.2: a start castle is placed while fewer than {START_CASTLES} blocks stand apart.")
    if p.decision in SET_UP or p.decision in BETWEEN_YEARS:
        if p.tower_of_turn != NO_TOWER or any(p.tower_count(seat) for seat in range(int(p.players))):
            raise BadSnapshot("TOR-3.3: the towers are handed out when a year begins.")
    elif p.turns_taken >= p.players:
        raise BadSnapshot("TOR-3.2: everybody has one turn in a round.")
    _check_master_card(p)
    if p.decision in SET_UP:
        _check_set_up(p)
    else:
        _check_course(p)
        _check_players(p)
        _check_decision(p)


def _check_master_card(p: "Position") -> None:
    """TOR-17.4: the master version has a master card, from the first castle on."""
    if (
        p.hands_are_open()
        and p.master_card == NO_CARD
        and p.decision not in (position.FIRST_PLAYER, position.MASTER_CARD)
    ):
        raise BadSnapshot("TOR-17.4: the master version has a master card.")
    if p.master_card != NO_CARD and not p.hands_are_open():
        raise BadSnapshot("TOR-17.4: only the master version has a master card.")


def _check_course(p: "Position") -> None:
    """What is true from the first year on."""
    if p.king == NO_SQUARE:
        raise BadSnapshot("TOR-2.7: the king stands on the board after the set-up.")
    if p.decision in BETWEEN_YEARS and (p.decision == position.GAME_OVER) != (p.year == YEARS):
        raise BadSnapshot("TOR-13.1: after the third year the game is over, and not before.")
    _check_track(p)
    if p.decision not in BETWEEN_YEARS:
        _check_towers(p)


def _check_players(p: "Position") -> None:
    """TOR-2.6, TOR-8.6: everybody has a knight on the board, and who bought a card holds it."""
    for seat in range(int(p.players)):
        if not p.on_board[seat]:
            raise BadSnapshot(f"TOR-2.6: seat {seat} has no knight on the board.", places=at_seats(seat))
        for card in range(CARDS):
            if seat == p.active() and p.decision not in BETWEEN_YEARS and p.bought[card] > p.hands[CARDS * seat + card]:
                raise BadSnapshot(f"TOR-8.6: {CARD_NAMES[card]} was bought in this turn but is not in hand.")


def _check_set_up(p: "Position") -> None:
    """TOR-2.5 to TOR-2.7, TOR-17.2: castles, knights and king come onto the board one after the other."""
    if any(p.held_over):
        raise BadSnapshot("TOR-7.9: no blocks are held over before the first year.")
    begun = p.decision in (position.FIRST_KNIGHT, position.FIRST_KING)
    if begun and (p.castles != START_CASTLES or p.at_least(2) != NONE):
        raise BadSnapshot(f"TOR-2.5: {int(p.castles)} castles stand, and not {START_CASTLES} of one block each.")
    if p.decision in (position.FIRST_PLAYER, position.MASTER_CARD) and p.castles:
        raise BadSnapshot("TOR-2.5: the castles are placed when it is known who is first.")
    if p.king != NO_SQUARE:
        raise BadSnapshot("TOR-2.7: the king is placed after the knights.")
    placed = {position.FIRST_KNIGHT: (p.to_move - p.first_player) % p.players, position.FIRST_KING: p.players}.get(
        p.decision, 0
    )
    if p.decision == position.FIRST_KING and p.to_move != (p.first_player - 1) % p.players:
        raise BadSnapshot("TOR-2.7: the last player in the order places the king.")
    if p.decision == position.START_CASTLE and p.to_move != (p.first_player + p.castles) % p.players:
        raise BadSnapshot(
            f"TOR-17.2: castle {int(p.castles) + 1} is not placed by seat {int(p.to_move)}.",
            places=at_seats(int(p.to_move)),
        )
    _check_first_knights(p, int(placed))
    for square in range(SQUARES if p.castles else 0):
        near = beside(BIT[square]) | beside(beside(BIT[square])) & ~BIT[square]
        if p.heights[square] and near & p.at_least(1):
            raise BadSnapshot(
                f"TOR-17.2: the castle at {SQUARE_NAMES[square]} is not three steps from all others.",
                places=(SQUARE_NAMES[square],),
            )


def _check_first_knights(p: "Position", placed: int) -> None:
    """TOR-2.6: one each, in the order, on castles."""
    for seat in range(int(p.players)):
        if p.on_board[seat] != (1 if (seat - p.first_player) % p.players < placed else 0):
            raise BadSnapshot(
                f"TOR-2.6: seat {seat} cannot have {int(p.on_board[seat])} knights on the board yet.",
                places=at_seats(seat),
            )
        if any(not p.heights[square] for square in p.knights_of(seat)):
            raise BadSnapshot(f"TOR-2.6: the knight of seat {seat} stands on no castle.", places=at_seats(seat))


def _check_track(p: "Position") -> None:
    """TOR-10.3, TOR-10.5"""
    for seat, other in combinations(range(int(p.players)), 2):
        space = int(p.points[seat]) % TRACK
        if p.points[seat] + p.points[other] > 0 and p.points[other] % TRACK == space:
            raise BadSnapshot(
                f"TOR-10.3: the figures of seats {seat} and {other} both stand on space {space}.",
                places=at_seats(seat, other),
            )


def _check_towers(p: "Position") -> None:
    """TOR-3.4"""
    left = int(p.rounds() - p.round)
    for seat in range(int(p.players)):
        done = (seat - p.start_player) % p.players < p.turns_taken
        if p.held_over[seat] and (left or not done):
            raise BadSnapshot(
                f"TOR-7.9: seat {seat} has a turn left in this year and holds no blocks over.", places=at_seats(seat)
            )
        using = seat == p.active() and p.tower_of_turn != NO_TOWER
        wanted = left if done or using else left + 1
        if p.tower_count(seat) != wanted:
            raise BadSnapshot(
                f"TOR-3.4: seat {seat} has {p.tower_count(seat)} towers for {wanted} turns left.", places=at_seats(seat)
            )


def _check_decision(p: "Position") -> None:
    _check_purchase(p)
    effect = p.decision in (position.CARD_EFFECT, position.PUT_BLOCK, position.TOWER_FOR_RAISE)
    if effect != (p.card_in_play != NO_CARD) or (p.decision == position.PUT_BLOCK) != (p.lifted != NO_SQUARE):
        raise BadSnapshot("TOR-9.1: the card in play and the decision awaited do not belong together.")
    if (p.decision == position.TOWER_FOR_RAISE) != (p.raised != NO_SQUARE):
        raise BadSnapshot("TOR-9.12: a knight is raised while, and only while, its tower is chosen.")
    if p.decision in (position.TOWER_FOR_BLOCK, position.TOWER_AT_END) and p.tower_of_turn != NO_TOWER:
        raise BadSnapshot("TOR-7.2: the tower of the turn is already chosen.")
    if p.decision == position.SPREAD and p.tower_of_turn == NO_TOWER:
        raise BadSnapshot("TOR-7.6: no tower is left over to be spread.")
    if p.decision == position.CARD_EFFECT and why_no_effect(p, p.active(), p.card_in_play):
        raise BadSnapshot(f"TOR-9.2: {CARD_NAMES[p.card_in_play]} is in play, and nothing can be done with it.")
    if p.to_move != NOBODY and not len(p.legal_codes()):
        raise BadSnapshot(
            f"TOR-9.2: there is no choice for the decision '{p.decision_name()}' in this position.", stuck=True
        )


def _check_purchase(p: "Position") -> None:
    """TOR-8.1 to TOR-8.5: three cards are drawn, or all, one is kept and the others go back."""
    buying = p.decision in (position.DRAW, position.KEEP, position.RETURN)
    if buying and not p.decks:
        raise BadSnapshot("TOR-17.3: no cards are bought in the master version.")
    seen = len(p.seen_cards)
    if (
        (seen and not buying)
        or bool(p.to_draw) != (p.decision == position.DRAW)
        or bool(p.kept) != (p.decision == position.RETURN)
    ):
        raise BadSnapshot("TOR-8.1: cards are seen only while one of them is kept and the others go back.")
    if buying:
        _check_cards_seen(p, seen)
    elif p.whole_deck_seen or p.first_returned >= 0:
        raise BadSnapshot("TOR-8.4: it is told of a deck that all of it is seen, or where a card went back, wrongly.")


def _check_cards_seen(p: "Position", seen: int) -> None:
    """TOR-8.1, TOR-8.2, TOR-8.4: how many cards are seen, kept and put back."""
    left = int(p.decks[p.deck_of(p.active())].size())
    back = int(p.first_returned >= 0)
    whole = p.decision in (position.KEEP, position.RETURN) and left == back
    if (back and p.decision != position.RETURN) or bool(p.whole_deck_seen) != whole:
        raise BadSnapshot("TOR-8.4: it is told of a deck that all of it is seen, or where a card went back, wrongly.")
    if p.decision == position.RETURN and (seen + back != 2 or (whole and not back) or p.first_returned in (1, 2)):
        raise BadSnapshot("TOR-8.2: of three cards one is kept, and two go back one after the other.")
    if p.decision in (position.DRAW, position.KEEP) and seen + p.to_draw != min(CARDS_SHOWN, seen + left):
        raise BadSnapshot(f"TOR-8.1: {CARDS_SHOWN} cards are drawn, or all that the deck holds.")
    if not p.purchases:
        raise BadSnapshot("TOR-8.1: the purchase under way is not counted.")


def _per_seat(data: Mapping[str, Any], name: str, seat: int) -> list[Any]:
    lists = data.get(name)
    if lists is None:
        return []
    if not isinstance(lists, list) or seat >= len(lists) or not isinstance(lists[seat], list):
        raise BadSnapshot(f"The snapshot's '{name}' should be one list for every seat.", fault=Fault("each_seat", name))
    return list(lists[seat])


def _number(data: Mapping[str, Any], name: str, seat: int, default: int, low: int, high: int) -> int:
    values = data.get(name)
    if values is None:
        return default
    if not isinstance(values, list) or seat >= len(values):
        raise BadSnapshot(
            f"The snapshot's '{name}' should be one number for every seat.", fault=Fault("each_seat", name)
        )
    return Whole(low, high, name=name).read(None, values[seat])


def _square(name: object) -> int:
    return NO_SQUARE if name is None else index_of(SQUARE_NAMES, name, "square")
