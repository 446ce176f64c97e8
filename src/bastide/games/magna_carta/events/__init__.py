"""What happened in Caylus Magna Carta, with names and goods in the reader's language."""

from collections.abc import Mapping, Sequence

from bastide.core import Event, Message

SCOPE = "magna_carta"


class Happened(Event):
    """An event whose cards, buildings and goods are put into words."""

    __slots__ = ()

    def message(self, scope: str, viewer: int | None = None) -> Message:
        """The sentence for the log, as that viewer may read it."""
        plain = super().message(scope, viewer)
        return Message(plain.id, {name: worded(name, value) for name, value in plain.params.items()})


def worded(name: str, value: object) -> object:
    """A parameter of an event or an action, ready to be put into a sentence."""
    if name == "card" and isinstance(value, str):
        return Message(f"{SCOPE}.card.{value}")
    if name == "building" and isinstance(value, str):
        return Message(f"{SCOPE}.prestige.{value}")
    if name == "cards" and isinstance(value, Sequence):
        return [Message(f"{SCOPE}.card.{card}") for card in value]
    if name in ("goods", "paid") and isinstance(value, Mapping):
        return goods(value)
    return value


def goods(counts: Mapping[str, object]) -> list[Message]:
    """Goods as a person lists them: 2 stone and 1 gold."""
    return [Message(f"{SCOPE}.count.{good}", {"n": n}) for good, n in counts.items() if n]
