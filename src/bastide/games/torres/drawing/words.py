"""What a drawing says."""

from bastide.core import Message, render
from bastide.games.torres.components import MASTER_NAMES, MASTER_POINTS
from bastide.games.torres.view_types import DeckView, TorresView


def say(key: str, **params: object) -> str:
    """The words of Torres with that key."""
    return render(Message(f"torres.{key}", params))


def card_name(card: str) -> str:
    return say(f"card.{card}")


def task(view: TorresView) -> str:
    """What is to be decided now."""
    return say(f"task.{view['decision']}", points=view["action_points"])


def year_and_round(view: TorresView) -> str:
    return say("drawing.year", year=view["year"], round=view["round"], rounds=view["rounds"])


def master_points(card: str) -> str:
    """What a master card is worth in the three years (TOR-17.9 to TOR-17.16)."""
    first, second, third = MASTER_POINTS[MASTER_NAMES.index(card)]
    return say("drawing.master_points", first=first, second=second, third=third)


def deck_size(deck: DeckView) -> int:
    return len(deck["top"]) + deck["unseen"] + len(deck["bottom"])
