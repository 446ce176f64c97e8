"""Who says messages: in one language, to one reader, with the names of the seats."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial

from bastide.core.fluent import Absent, Named, Number, Words
from bastide.core.words import ENGLISH, Message, MissingWords, file_id, ids_of, kinds, optional, words_of


class Speaker:
    """Says messages in one language to one reader."""

    __slots__ = ("language", "me", "names")

    def __init__(self, language: str, names: Sequence[str], me: int | None) -> None:
        self.language = language
        self.names = names
        self.me = me

    def say(self, message: Message, form: str = "") -> str:
        scope, _, key = message.id.partition(".")
        id, seat = file_id(key), message.params.get("seat")
        if not form and self.me is not None and isinstance(seat, int) and seat not in (self.me, -1):
            form = "others"
        words = self.words_with(scope, id)
        pattern = words and words.pattern(id, form)
        if not words or not pattern:
            near = get_close_matches(id, ids_of(scope, ENGLISH), n=1)
            hint = (
                f"did you mean '{scope}.{near[0].replace('-', '.')}'?" if near else f"add it to the words of '{scope}'."
            )
            raise MissingWords(f"There are no words for the message '{message.id}'; {hint}")
        args: dict[str, object] = {name: Absent(name) for name in optional()}
        for name, value in message.params.items():
            args[name] = self.argument(scope, name, value)
        if isinstance(seat, int) and seat >= 0:
            args.setdefault("player", Named(partial(self.player, seat)))
        text, errors = words.said(pattern, args)
        if errors:
            raise MissingWords(f"The message '{message.id}' cannot be said with {dict(message.params)}: {errors[0]}.")
        return text

    def words_with(self, scope: str, id: str) -> Words | None:
        """The words that have that id: those of the language, else the English ones."""
        for language in (self.language, ENGLISH):
            words = words_of(scope, language)
            if words and id in words.ids:
                return words
        return None

    def argument(self, scope: str, name: str, value: object) -> object:
        """A parameter as Fluent takes it."""
        if isinstance(value, Named):
            return value
        if isinstance(value, Message):
            return Named(partial(self.say, value))
        if isinstance(value, str):
            id = file_id(f"{name}.{value}")
            if kinds().get(name) == "text" or not self.words_with(scope, id):
                return value
            return Named(partial(self.say, Message(f"{scope}.{name}.{value}")))
        if isinstance(value, int) and not isinstance(value, bool):
            person = name != "seat" and kinds().get(name) == "seat"
            return Named(partial(self.player, value)) if person else Number(value)
        if isinstance(value, Sequence):
            return self.listed([self.item(scope, name, item) for item in value])
        return value if isinstance(value, float) else str(value)

    def item(self, scope: str, name: str, value: object) -> str:
        said = self.argument(scope, name, value)
        return said.say("") if isinstance(said, Named) else str(said)

    def listed(self, items: Sequence[str]) -> str:
        if not items:
            return self.say(Message("core.list.none"))
        if len(items) == 1:
            return items[0]
        comma, last = self.say(Message("core.list.comma")), self.say(Message("core.list.last"))
        return f"{comma.join(items[:-1])}{last}{items[-1]}"

    def player(self, seat: int, form: str = "") -> str:
        """Who has a seat: in the form of a person's name, or in that of the seat where nobody is named."""
        if not 0 <= seat < len(self.names):
            return self.say(Message("core.seat", {"seat": seat}), form)
        return self.say(Message("core.person", {"name": self.names[seat]}), form) if form else self.names[seat]
