"""The words of a drawing."""

from bastide.core import Message, render
from bastide.games.magna_carta.events import SCOPE
from bastide.games.magna_carta.view_types import MagnaCartaView, RoadCardView


def say(key: str, **params: object) -> str:
    """A phrase of this game."""
    return render(Message(f"{SCOPE}.{key}", params))


def card_name(card: RoadCardView) -> str:
    """What lies on the road: the building, the residence or the prestige building over it."""
    if card["prestige"]:
        return say(f"prestige.{card['prestige']}")
    return say("card.residence") if card["side"] == "residence" else say(f"card.{card['card']}")


def title(view: MagnaCartaView) -> str:
    """The turn and the phase."""
    phase = say(f"phase.{view['phase']}")
    return say("drawing.title", turn=view["turn"], phase=phase) if view["turn"] else say("drawing.setup", phase=phase)


def now(view: MagnaCartaView) -> str:
    """Who is to do what, or who has won."""
    if view["to_move"] == -2:
        best = max(player["score"] for player in view["players"])
        winners = [say("drawing.seat", seat=s) for s, player in enumerate(view["players"]) if player["score"] == best]
        return render(Message(f"{SCOPE}.drawing.won", {"seats": winners, "points": best}))
    if view["to_move"] == -1:
        return say("drawing.chance")
    return say("drawing.to_move", seat=view["to_move"], task=task(view))


def task(view: MagnaCartaView) -> str:
    """What the seat to move decides."""
    decision = view["decision"]
    params: dict[str, object] = {"tokens": sum(view["castle"])}
    if decision["card"]:
        params["card"] = say(f"card.{decision['card']}")
    if decision["building"]:
        params["building"] = say(f"prestige.{decision['building']}")
    if decision["place"] is not None:
        place = decision["place"] if decision["turn_over"] is None else decision["turn_over"]
        params |= {"place": place + 1, "card": say(f"card.{view['road'][place]['card']}")}
    if decision["resource"]:
        params |= {"good": say(f"good.{decision['resource']}"), "batches": decision["batches"]}
    return say(f"task.{view['step']}", **params)
