"""Why an action is not legal now: the verdict of the rule that is asked, as a clause and a reason."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bastide.core import Action, Refusal
from bastide.games.torres import actions as a
from bastide.games.torres import blocks, cards, knights, position, setup, years
from bastide.games.torres.components import (
    ADD_KNIGHT,
    ADVANCE,
    BUY_CARD,
    CARD_CLAUSES,
    CARD_NAMES,
    EXTRA_BLOCK,
    MOVE_KNIGHT,
    PLACE_BLOCK,
    RAISE_KNIGHT,
    SHIFT_BLOCK,
    SQUARE_NAMES,
)
from bastide.games.torres.position import LEGAL, NOT_SO_FAR

if TYPE_CHECKING:
    from bastide.games.torres.position import Position

Rule = Callable[["Position", Action], int]

# What each decision asks for, and the clause that says so.
ASKED: dict[int, tuple[str, str]] = {
    position.FIRST_PLAYER: ("TOR-2.1", "first_player"),
    position.MASTER_CARD: ("TOR-17.4", "master_card"),
    position.START_CASTLE: ("TOR-17.2", "start_castle"),
    position.FIRST_KNIGHT: ("TOR-2.6", "first_knight"),
    position.FIRST_KING: ("TOR-2.7", "first_king"),
    position.TURN: ("TOR-4.1", "turn"),
    position.TOWER_FOR_BLOCK: ("TOR-7.2", "tower_for_block"),
    position.TOWER_AT_END: ("TOR-7.2", "tower_at_end"),
    position.TOWER_FOR_RAISE: ("TOR-9.13", "tower_for_raise"),
    position.DRAW: ("TOR-15.5", "draw"),
    position.KEEP: ("TOR-8.5", "keep"),
    position.RETURN: ("TOR-8.2", "return"),
    position.CARD_EFFECT: ("TOR-9.1", "card_effect"),
    position.PUT_BLOCK: ("TOR-9.14", "put_block"),
    position.SPREAD: ("TOR-7.6", "spread"),
    position.KING_MOVE: ("TOR-12.1", "king_move"),
    position.START_PLAYER: ("TOR-12.3", "start_player"),
}
# By decision and kind of action: the rule that is asked.
RULES: Mapping[tuple[int, type[Action]], Rule] = {
    (position.FIRST_PLAYER, a.DrawFirstPlayer): lambda p, action: setup.why_not_first(p, *action.values),
    (position.START_CASTLE, a.PlaceCastle): lambda p, action: setup.why_not_castle(p, *action.values),
    (position.FIRST_KNIGHT, a.PlaceKnight): lambda p, action: setup.why_no_first_knight(p, *action.values),
    (position.FIRST_KING, a.PlaceKing): lambda p, action: setup.why_no_first_king(p, *action.values),
    (position.TURN, a.PlaceKnight): lambda p, action: knights.why_not_add(p, p.to_move, *action.values),
    (position.TURN, a.MoveKnight): lambda p, action: knights.why_not_move(p, p.to_move, *action.values),
    (position.TURN, a.PlaceBlock): lambda p, action: blocks.why_not_place(p, p.to_move, *action.values),
    (position.TURN, a.BuyCard): lambda p, action: cards.why_not_buy(p, p.to_move),
    (position.TURN, a.PlayCard): lambda p, action: cards.why_not_play(p, p.to_move, *action.values),
    (position.TURN, a.Advance): lambda p, action: years.why_not_advance(p),
    (position.TOWER_FOR_BLOCK, a.ChooseTower): lambda p, action: cards.why_not_tower(p, p.to_move, *action.values),
    (position.TOWER_AT_END, a.ChooseTower): lambda p, action: cards.why_not_tower(p, p.to_move, *action.values),
    (position.TOWER_FOR_RAISE, a.ChooseTower): lambda p, action: cards.why_not_tower(p, p.to_move, *action.values),
    (position.DRAW, a.DrawCard): lambda p, action: cards.why_not_draw(p, *action.values),
    (position.KEEP, a.KeepCard): lambda p, action: cards.why_not_keep(p, *action.values),
    (position.RETURN, a.ReturnCard): lambda p, action: cards.why_not_return(p, *action.values),
    (position.PUT_BLOCK, a.PutBlock): lambda p, action: blocks.why_not_put(p, *action.values),
    (position.SPREAD, a.SpreadBlocks): lambda p, action: blocks.why_not_spread(p, p.to_move, *action.values),
    (position.KING_MOVE, a.PlaceKing): lambda p, action: years.why_no_king(p, *action.values),
    (position.START_PLAYER, a.NameStartPlayer): lambda p, action: years.why_no_start_player(p, *action.values),
}
# The same for the card in play: those that are not named move a knight (TOR-9.7 to 9.11).
EFFECTS: Mapping[int, tuple[type[Action], Rule]] = {
    EXTRA_BLOCK: (a.PlaceBlock, lambda p, action: blocks.why_not_build(p, *action.values)),
    RAISE_KNIGHT: (a.RaiseKnight, lambda p, action: blocks.why_not_raise(p, p.to_move, *action.values)),
    SHIFT_BLOCK: (a.LiftBlock, lambda p, action: blocks.why_not_lift(p, *action.values)),
}
KNIGHT_MOVES: tuple[type[Action], Rule] = (
    a.MoveKnight,
    lambda p, action: knights.why_no_card_move(p, p.to_move, *action.values),
)
# By verdict: the clause and the reason, as they stand beside the rules.
FORBIDDEN: Mapping[int, tuple[str, str]] = {
    **NOT_SO_FAR,
    **setup.FORBIDDEN,
    **knights.FORBIDDEN,
    **blocks.FORBIDDEN,
    **cards.FORBIDDEN,
    **years.FORBIDDEN,
}
COSTS: Mapping[type[Action], int] = {
    a.PlaceKnight: ADD_KNIGHT,
    a.MoveKnight: MOVE_KNIGHT,
    a.PlaceBlock: PLACE_BLOCK,
    a.BuyCard: BUY_CARD,
    a.Advance: ADVANCE,
}


def verdict_of(p: "Position", action: Action) -> int | None:
    """What the rule for this action says: 0 where it is legal, None where another kind of action is asked for."""
    if p.decision == position.CARD_EFFECT:
        kind, rule = EFFECTS.get(int(p.card_in_play), KNIGHT_MOVES)
        return rule(p, action) if isinstance(action, kind) else None
    found = RULES.get((int(p.decision), type(action)))
    return found(p, action) if found is not None else None


def refusal_of(p: "Position", action: Action) -> Refusal:
    """The reason for an action that is not legal."""
    verdict = verdict_of(p, action)
    if verdict is None or verdict == LEGAL:
        clause, asked = ASKED[int(p.decision)]
        params = {"card": CARD_NAMES[p.card_in_play]} if p.decision == position.CARD_EFFECT else {}
        return Refusal(clause, f"torres.refusal.asked_for.{asked}", params)
    clause, reason = FORBIDDEN[verdict]
    if clause == "card":
        clause = CARD_CLAUSES[p.card_in_play]
    if reason == "card_move":
        reason = f"card_move.{CARD_NAMES[p.card_in_play]}"
    clauses = (clause, CARD_CLAUSES[action.values[0]]) if reason == "no_effect" else (clause,)
    return Refusal(clauses, f"torres.refusal.{reason}", _params(p, action, reason))


def _params(p: "Position", action: Action, reason: str) -> Mapping[str, object]:
    """What the sentence names, besides the square that the action leads to."""
    if reason == "points":
        return {"cost": COSTS[type(action)], "left": int(p.action_points)}
    if reason == "no_such_seat":
        return {"seat": action.values[0]}
    if isinstance(action, a.PlayCard):
        return {"card": a.PlayCard.parts[0].shown(*action.values)} if reason in NAME_THE_CARD else {}
    if reason in SAY_NOTHING_MORE:
        return {}
    at = action.values[0] if reason in NAME_THE_START else action.values[-1]
    if reason == "higher_than_base":
        return {"square": SQUARE_NAMES[at], "base": int(p.bases[int(p.castle_at[at])])}
    return {"square": SQUARE_NAMES[at]}


NAME_THE_CARD = ("not_held", "bought_now", "no_effect")
NAME_THE_START = ("not_your_knight", "stands_there_already")
SAY_NOTHING_MORE = (
    "back_again",
    "deck_empty",
    "no_block_left",
    "no_reserve",
    "no_such_place",
    "no_such_spread",
    "no_such_tower",
    "not_in_deck",
    "not_seen",
    "nothing_to_buy",
    "source_too_high",
    "too_few_castles",
    "two_bought",
)
