"""What a seat may know of a position (MAG-3), and the sentences of a decision."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from bastide.core import Action, Message
from bastide.core.fields import in_order_of, plain_of
from bastide.games.magna_carta import position
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    COLOURS,
    EXCHANGE_LIST,
    GOOD_NAMES,
    GOODS,
    KINDS,
    NEUTRALS,
    NONE,
    PAYMENT_LIST,
    PRESTIGE_NAMES,
    PRESTIGES,
    PROVOST_STEPS,
    SECTIONS,
)
from bastide.games.magna_carta.events import SCOPE, goods
from bastide.games.magna_carta.fields import SHOWN
from bastide.games.magna_carta.phases.income import income_of
from bastide.games.magna_carta.view_types import DecisionView, MagnaCartaView, PlayerView, RoadCardView

if TYPE_CHECKING:
    from bastide.games.magna_carta.position import Position


def view_of(p: "Position", seat: int | None) -> MagnaCartaView:
    """All that a seat (None: a spectator) may know: what is public (MAG-3.1), and its own cards."""
    laid = [int(card) for card in p.road]
    neutrals = range(KINDS, KINDS + NEUTRALS)
    view: dict[str, object] = {
        **plain_of(SHOWN, p),
        "variant": str(p.settings["variant"]),
        "phase": position.PHASE_NAMES[position.PHASE_OF[p.step]],
        "to_move": int(p.to_move),
        "road": [road_card(p, place) for place in range(len(p.road))],
        "provost": _or_none(p.provost),
        "neutral_out": [CARD_NAMES[card] for card in neutrals if card not in laid and p.step != position.NEUTRAL_CARD],
        "castle": [int(tokens) for tokens in p.castle],
        "removed": int(p.removed),
        "prestige": [PRESTIGE_NAMES[b] for b in range(PRESTIGES) if p.prestige[b] == position.AVAILABLE],
        "bridge": [int(passed) for passed in p.bridge],
        "players": [_player(p, player, seat) for player in range(int(p.players))],
        "decision": _decision(p),
    }
    return cast(MagnaCartaView, in_order_of(MagnaCartaView, view))


def road_card(p: "Position", place: int) -> RoadCardView:
    """One card of the road."""
    side = p.side[place]
    return {
        "card": CARD_NAMES[p.road[place]],
        "owner": _or_none(p.owner[place]),
        "side": "residence" if side >= position.RESIDENCE else "building",
        "turning": bool(side == position.TURNING),
        "prestige": PRESTIGE_NAMES[side - position.COVERED] if side >= position.COVERED else None,
        "worker": _or_none(p.worker[place]),
        "store": int(p.store[place]),
    }


def cards_at(p: "Position", seat: int, *places: int) -> list[str]:
    """A seat's cards in one of these places."""
    return [CARD_NAMES[kind] for kind in range(KINDS) if p.place[seat * KINDS + kind] in places]


def discard_pile(p: "Position", seat: int) -> list[str]:
    """A seat's discard pile, from the bottom up."""
    pile = [kind for kind in range(KINDS) if p.place[seat * KINDS + kind] >= position.DISCARDED]
    return [CARD_NAMES[kind] for kind in sorted(pile, key=lambda kind: int(p.place[seat * KINDS + kind]))]


def hand(p: "Position", seat: int) -> list[str]:
    """A seat's hand, in the order of the cards."""
    return [CARD_NAMES[kind] for kind in p.hand_of(seat)]


def _player(p: "Position", player: int, viewer: int | None) -> PlayerView:
    own = hand(p, player)
    answer = p.tally(player, position.ANSWER)
    stock = {GOOD_NAMES[good]: int(p.has(player, good)) for good in range(GOODS)}
    return {
        "colour": COLOURS[player],
        "score": int(p.score(player)),
        "deniers": stock["deniers"],
        "food": stock["food"],
        "wood": stock["wood"],
        "stone": stock["stone"],
        "gold": stock["gold"],
        "income": int(income_of(p, player)),
        "workers": int(p.tally(player, position.WORKERS)),
        "tokens": [int(p.tally(player, position.TOKENS_OWNED + section)) for section in range(SECTIONS)],
        "hand_size": int(p.tally(player, position.HAND)),
        "deck_size": int(p.tally(player, position.DECK)),
        "hand": own if player == viewer else None,
        "known": own if p.tally(player, position.DECK) == 0 else cards_at(p, player, position.KNOWN_IN_HAND),
        "unseen": [CARD_NAMES[kind] for kind in range(KINDS) if p.held(player, kind) or _in_deck(p, player, kind)],
        "discard": discard_pile(p, player),
        "prestige": [PRESTIGE_NAMES[b] for b in range(PRESTIGES) if p.prestige[b] == player],
        "batches": int(p.tally(player, position.BATCHES)),
        "mulligan": answer == position.REPLACED if player == viewer and answer != position.UNANSWERED else None,
    }


def _decision(p: "Position") -> DecisionView:
    step = p.step
    return {
        "place": int(p.at) if position.PHASE_OF[step] == position.EFFECTS_PHASE else None,
        "card": CARD_NAMES[p.chosen] if step == position.CARD_PAYMENT else None,
        "building": PRESTIGE_NAMES[p.chosen] if step == position.PRESTIGE_PAYMENT else None,
        "turn_over": int(p.chosen) if step == position.LAWYER_PAYMENT else None,
        "batches": int(p.chosen) if step == position.GOLD_OFFERED else None,
        "resource": GOOD_NAMES[p.asked] if step == position.GOLD_OFFERED else None,
        "drawing": int(p.drawing),
    }


def _in_deck(p: "Position", seat: int, kind: int) -> bool:
    return bool(p.place[seat * KINDS + kind] == position.IN_DECK)


def _or_none(number: int) -> int | None:
    return None if number == NONE else int(number)


def task_message(p: "Position") -> Message:
    """What the seat to move has to decide."""
    params: dict[str, object] = {}
    if p.step == position.CARD_PAYMENT:
        params["card"] = card_name(int(p.chosen))
    elif p.step == position.PRESTIGE_PAYMENT:
        params["building"] = building_name(int(p.chosen))
    elif p.step == position.LAWYER_PAYMENT:
        params["card"] = card_name(int(p.road[p.chosen]))
    elif p.step == position.GOLD_OFFERED:
        params = {"good": Message(f"{SCOPE}.good.{GOOD_NAMES[p.asked]}"), "batches": int(p.chosen)}
    elif position.PHASE_OF[p.step] == position.EFFECTS_PHASE:
        params = {"card": card_name(int(p.road[p.at])), "place": int(p.at) + 1}
    elif p.step == position.BATCHES_OFFERED:
        params["tokens"] = int(p.tokens_left())
    return Message(f"{SCOPE}.task.{position.STEPS[p.step]}", params)


def action_message(p: "Position", action: Action) -> Message:
    """The sentence that offers an action here."""
    value = action.values[0] if action.values else 0
    if action.word in ("place", "turn"):
        card = card_name(int(p.road[value])) if value < len(p.road) else Message(f"{SCOPE}.nothing")
        return _offer(action, {"place": value + 1, "card": card})
    if action.word == "pay":
        return _offer(action, {"goods": goods(dict(zip(GOOD_NAMES, PAYMENT_LIST[value], strict=False)))})
    if action.word == "use":
        paid, gained = (dict(zip([*GOOD_NAMES, "tokens"], bundle, strict=True)) for bundle in EXCHANGE_LIST[value])
        free = not any(paid.values())
        return Message(f"{SCOPE}.action.{'take' if free else 'use'}", {"paid": goods(paid), "goods": goods(gained)})
    if action.word == "offer":
        return _offer(action, {"batches": value}) if value else Message(f"{SCOPE}.action.offer.none")
    if action.word == "provost" and value == PROVOST_STEPS:
        return Message(f"{SCOPE}.action.provost.none")
    return action.message(SCOPE)


def _offer(action: Action, params: Mapping[str, object]) -> Message:
    return Message(f"{SCOPE}.action.{action.word}", params)


def card_name(card: int) -> Message:
    """The name of a road card for people."""
    return Message(f"{SCOPE}.card.{CARD_NAMES[card]}")


def building_name(building: int) -> Message:
    """The name of a prestige building for people."""
    return Message(f"{SCOPE}.prestige.{PRESTIGE_NAMES[building]}")
