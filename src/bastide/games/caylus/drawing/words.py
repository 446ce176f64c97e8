"""What a drawing says."""

from bastide.core import Message, render
from bastide.games.caylus.view_types import CaylusView


def say(key: str, **params: object) -> str:
    """The words of Caylus with that key."""
    return render(Message(f"caylus.{key}", params))


def title(view: CaylusView) -> str:
    """Where the game stands."""
    if view["over"]:
        return say("drawing.over", turn=view["turn"])
    return say("drawing.title", turn=view["turn"], phase=say(f"phase.{view['phase']}"))
