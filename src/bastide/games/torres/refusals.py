"""Why an action is not legal now: the clause and the reason."""

from typing import TYPE_CHECKING

from bastide.core import Action, Refusal
from bastide.games.torres import actions as a
from bastide.games.torres import blocks, cards
from bastide.games.torres.components import (
    ADD_KNIGHT,
    ADVANCE,
    ANY_DOOR,
    BUY_CARD,
    CARD_CLAUSES,
    CARD_NAMES,
    CARDS_BOUGHT,
    CASTLES_AFTER_SHIFT,
    DIAGONAL,
    EXTRA_BLOCK,
    FREE_MOVE,
    JUMP,
    MOVE_KNIGHT,
    NEAR,
    PLACE_BLOCK,
    RAISE_KNIGHT,
    SHIFT_BLOCK,
    SQUARE_NAMES,
    TWO_UP,
)
from bastide.games.torres.position import (
    CARD_EFFECT,
    DRAW,
    FIRST_KING,
    FIRST_KNIGHT,
    FIRST_PLAYER,
    KEEP,
    KING_MOVE,
    MASTER_CARD,
    PUT_BLOCK,
    RETURN,
    SPREAD,
    START_CASTLE,
    START_PLAYER,
    TOWER_AT_END,
    TOWER_FOR_BLOCK,
    TOWER_FOR_RAISE,
    TURN,
)

if TYPE_CHECKING:
    from bastide.games.torres.position import Position

# What each decision asks for, and the clause that says so.
ASKED: dict[int, tuple[str, str]] = {
    FIRST_PLAYER: ("TOR-2.1", "first_player"),
    MASTER_CARD: ("TOR-17.4", "master_card"),
    START_CASTLE: ("TOR-17.2", "start_castle"),
    FIRST_KNIGHT: ("TOR-2.6", "first_knight"),
    FIRST_KING: ("TOR-2.7", "first_king"),
    TURN: ("TOR-4.1", "turn"),
    TOWER_FOR_BLOCK: ("TOR-7.2", "tower_for_block"),
    TOWER_AT_END: ("TOR-7.2", "tower_at_end"),
    TOWER_FOR_RAISE: ("TOR-9.13", "tower_for_raise"),
    DRAW: ("TOR-15.5", "draw"),
    KEEP: ("TOR-8.5", "keep"),
    RETURN: ("TOR-8.2", "return"),
    CARD_EFFECT: ("TOR-9.1", "card_effect"),
    PUT_BLOCK: ("TOR-9.14", "put_block"),
    SPREAD: ("TOR-7.6", "spread"),
    KING_MOVE: ("TOR-12.1", "king_move"),
    START_PLAYER: ("TOR-12.3", "start_player"),
}


def refusal_of(p: "Position", action: Action) -> Refusal:
    """The reason for an action that is not legal."""
    decision = int(p.decision)
    if decision == TURN and isinstance(action, a.PlaceKnight):
        return _add_knight(p, action.square)
    if decision == TURN and isinstance(action, a.MoveKnight):
        return _move(p, action.start, action.target)
    if decision == TURN and isinstance(action, a.PlaceBlock):
        return _block(p, action.square)
    if decision == TURN and isinstance(action, a.BuyCard):
        return _buy(p)
    if decision == TURN and isinstance(action, a.PlayCard):
        return _play(p, action.card)
    if decision == TURN and isinstance(action, a.Advance):
        return _points("TOR-10.6", ADVANCE, p)
    if decision == CARD_EFFECT:
        return _effect(p, action)
    if decision == PUT_BLOCK and isinstance(action, a.PutBlock):
        return _put(p, action.square)
    if decision == START_CASTLE and isinstance(action, a.PlaceCastle):
        return _no("TOR-17.2", "castle_too_near", square=_name(action.square))
    if decision == FIRST_KNIGHT and isinstance(action, a.PlaceKnight):
        return _no("TOR-2.6", "not_a_free_castle", square=_name(action.square))
    if decision == FIRST_KING and isinstance(action, a.PlaceKing):
        return _no("TOR-2.7", "not_a_free_castle", square=_name(action.square))
    if decision == KING_MOVE and isinstance(action, a.PlaceKing):
        return _king(p, action.square)
    if decision == KEEP and isinstance(action, a.KeepCard):
        return _no("TOR-8.1", "not_seen")
    if decision == RETURN and isinstance(action, a.ReturnCard):
        return _no("TOR-8.2", "no_such_place")
    if decision in (TOWER_FOR_BLOCK, TOWER_AT_END, TOWER_FOR_RAISE) and isinstance(action, a.ChooseTower):
        return _no(ASKED[decision][0], "no_such_tower")
    if decision == SPREAD and isinstance(action, a.SpreadBlocks):
        return _no("TOR-7.6", "no_such_spread")
    if decision == START_PLAYER and isinstance(action, a.NameStartPlayer):
        return _no("TOR-12.3", "no_such_seat", seat=action.seat)
    if decision == FIRST_PLAYER and isinstance(action, a.DrawFirstPlayer):
        return _no("TOR-2.1", "no_such_seat", seat=action.seat)
    if decision == DRAW and isinstance(action, a.DrawCard):
        return _no("TOR-15.5", "not_in_deck")
    clause, asked = ASKED[decision]
    return _no(clause, f"asked_for.{asked}")


def _no(clause: str, reason: str, **params: object) -> Refusal:
    return Refusal(clause, f"torres.refusal.{reason}", params)


def _name(square: int) -> str:
    return SQUARE_NAMES[square]


def _points(clause: str, cost: int, p: "Position") -> Refusal:
    return _no(clause, "points", cost=cost, left=int(p.points_left))


def _add_knight(p: "Position", square: int) -> Refusal:
    """TOR-5"""
    if p.reserve(p.to_move) == 0:
        return _no("TOR-5.3", "no_reserve")
    if p.points_left < ADD_KNIGHT:
        return _points("TOR-4.3", ADD_KNIGHT, p)
    if not p.free(square):
        return _no("TOR-5.1", "occupied", square=_name(square))
    beside = [near for near in NEAR[4 * square : 4 * square + 4] if near >= 0]
    if not any(p.figures[near] == p.to_move + 1 for near in beside):
        return _no("TOR-5.1", "no_own_knight_beside", square=_name(square))
    return _no("TOR-5.2", "higher_than_own_knight", square=_name(square))


def _move(p: "Position", start: int, target: int) -> Refusal:
    """TOR-6"""
    wrong = _wrong_knight(p, start, target, "TOR-6.1", "TOR-6.3")
    if wrong is not None:
        return wrong
    if p.points_left < MOVE_KNIGHT:
        return _points("TOR-4.3", MOVE_KNIGHT, p)
    if target in NEAR[4 * start : 4 * start + 4]:
        return _no("TOR-6.2", "too_high", square=_name(target))
    if p.heights[target] > p.heights[start]:
        return _no("TOR-6.4", "doors_never_lead_up", square=_name(target))
    return _no("TOR-6.5", "no_way_inside", square=_name(target))


def _wrong_knight(p: "Position", start: int, target: int, own: str, free: str) -> Refusal | None:
    if p.figures[start] != p.to_move + 1:
        return _no(own, "not_your_knight", square=_name(start))
    if start == target:
        return _no(own, "stands_there_already", square=_name(start))
    if not p.free(target):
        return _no(free, "occupied", square=_name(target))
    return None


def _block(p: "Position", square: int) -> Refusal:
    """TOR-7"""
    if p.points_left < PLACE_BLOCK:
        return _points("TOR-4.3", PLACE_BLOCK, p)
    if not blocks.blocks_at_hand(p, p.to_move):
        return _no("TOR-7.2", "no_block_left")
    return _building(p, square)


def _building(p: "Position", square: int) -> Refusal:
    if not p.free(square):
        return _no("TOR-7.1", "occupied", square=_name(square))
    if p.heights[square]:
        return _no("TOR-7.3", "higher_than_base", square=_name(square), base=int(p.bases[int(p.castle_at[square])]))
    if p.castle_beside(square) < 0:
        return _no("TOR-7.4", "joins_castles", square=_name(square))
    return _no("TOR-7.5", "starts_castle", square=_name(square))


def _buy(p: "Position") -> Refusal:
    """TOR-8"""
    deck = p.deck_of(p.to_move)
    if deck < 0:
        return _no("TOR-17.3", "nothing_to_buy")
    if p.purchases >= CARDS_BOUGHT:
        return _no("TOR-4.1", "two_bought")
    if p.decks[deck].size() == 0:
        return _no("TOR-8.4", "deck_empty")
    return _points("TOR-4.3", BUY_CARD, p)


def _play(p: "Position", card: int) -> Refusal:
    """TOR-9"""
    if p.card_played:
        return _no("TOR-9.1", "card_already_played")
    if not p.hands[10 * p.to_move + card]:
        return _no("TOR-9.1", "not_held", card=a.PlayCard.parts[0].told(card))
    if not cards.held_to_play(p, p.to_move, card):
        return _no("TOR-8.6", "bought_now", card=a.PlayCard.parts[0].told(card))
    if card == EXTRA_BLOCK and p.supply == 0:
        return _no("TOR-9.6", "supply_empty")
    if card == RAISE_KNIGHT and not blocks.own_block_left(p, p.to_move):
        return _no("TOR-9.13", "no_block_left")
    return Refusal(
        ("TOR-9.2", CARD_CLAUSES[card]), "torres.refusal.no_effect", {"card": a.PlayCard.parts[0].told(card)}
    )


def _effect(p: "Position", action: Action) -> Refusal:
    """The target of a card (TOR-9)."""
    card = int(p.card)
    clause = CARD_CLAUSES[card]
    if isinstance(action, a.PlaceBlock) and card == EXTRA_BLOCK:
        return _building(p, action.square)
    if isinstance(action, a.RaiseKnight) and card == RAISE_KNIGHT:
        if p.figures[action.square] != p.to_move + 1:
            return _no(clause, "not_your_knight", square=_name(action.square))
        return _no(clause, "cannot_raise", square=_name(action.square))
    if isinstance(action, a.LiftBlock) and card == SHIFT_BLOCK:
        if not p.free(action.square) or not p.heights[action.square]:
            return _no("TOR-9.14", "nothing_to_lift", square=_name(action.square))
        if not blocks.can_lift(p, action.square):
            return _no("TOR-9.15", "splits_castle", square=_name(action.square))
        return _no("TOR-9.15", "nowhere_to_put", square=_name(action.square))
    if isinstance(action, a.MoveKnight) and cards.moves_knights(card):
        wrong = _wrong_knight(p, action.start, action.target, clause, clause)
        reason = {FREE_MOVE: "free_move", DIAGONAL: "diagonal", TWO_UP: "two_up", JUMP: "jump", ANY_DOOR: "any_door"}
        return wrong or _no(clause, f"card_move.{reason[card]}", square=_name(action.target))
    return _no("TOR-9.1", "asked_for.card_effect", card=CARD_NAMES[card])


def _put(p: "Position", square: int) -> Refusal:
    """TOR-9.15"""
    if square == p.lifted:
        return _no("TOR-9.15", "back_again")
    if not p.free(square):
        return _no("TOR-9.14", "occupied", square=_name(square))
    if not p.heights[square] and p.castle_beside(square) < 0:
        return _no("TOR-9.15", "joins_castles", square=_name(square))
    if p.heights[square] and int(p.heights[square]) >= p.bases[int(p.castle_at[square])]:
        return _no("TOR-9.15", "higher_than_base", square=_name(square), base=int(p.bases[int(p.castle_at[square])]))
    if p.castles < CASTLES_AFTER_SHIFT and (p.heights[square] or p.castle_beside(square)):
        return _no("TOR-9.15", "too_few_castles")
    return _no("TOR-9.15", "source_too_high")


def _king(p: "Position", square: int) -> Refusal:
    """TOR-12.1"""
    if not p.heights[square]:
        return _no("TOR-12.1", "king_off_castle", square=_name(square))
    if p.castle_at[square] == p.castle_at[p.king]:
        return _no("TOR-12.1", "same_castle", square=_name(square))
    return _no("TOR-12.1", "occupied", square=_name(square))
