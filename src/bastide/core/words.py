"""Words for people: messages with parameters, said in the reader's language.

A message has an id such as "torres.action.move": the scope, which is a game or "core", and the rest, which is
`action-move` in the word file `rulebook/words/<scope>.<language>.ftl`, written in the format of Project Fluent. What a
language lacks is said in English. A parameter that is a name in the game, such as card="jump", is said in words where
the scope has them as `card-jump`. A message about a seat can say "{ $player }": the name of who sits there, where names
are given. What is said to that seat may have an attribute `.others`, for everybody else. Where no language is named,
the one of `speaking` is meant, English outside of it.

>>> from bastide.core.words import Message, render
>>> render(Message("core.refusal.over", {"action": "pass"}))
"'pass' comes too late: the game is over."
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from bastide.core.fluent import Absent, Named, Number, Words

ENGLISH = "en"
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


class MissingWords(LookupError):
    """A message that cannot be said: no language has its id, or a parameter is missing."""


class Message:
    """Something to be said to a person, in whatever language they read."""

    __slots__ = ("id", "params")

    id: str
    params: Mapping[str, object]

    def __init__(self, id: str, params: Mapping[str, object] | None = None) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "params", MappingProxyType(dict(params or {})))

    def plain(self) -> dict[str, object]:
        """The message as plain data, for the wire."""
        return {"id": self.id, "params": {name: _plain(value) for name, value in self.params.items()}}

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a message does not change: {self}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a message does not change: {self}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[type["Message"], tuple[str, dict[str, object]]]:
        return Message, (self.id, dict(self.params))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {dict(self.params)!r})"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within it, sentences, titles and drawings are in that language unless another one is named."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def spoken() -> str:
    """The language that is meant where none is named."""
    return _spoken.get()


def languages() -> list[str]:
    """The languages that at least some words are there in."""
    return sorted({language for _, language in [*_packaged(), *_added]})


def render(message: Message, language: str | None = None, names: Sequence[str] = (), me: int | None = None) -> str:
    """The message as a sentence in that language, or in English where the language lacks it.

    `names` are those of the seats. Where `me` is a seat, what is said to another seat is said about it instead.
    """
    return _Speaker(language or spoken(), names, me).say(message)


def add_words(scope: str, language: str, text: str) -> None:
    """Give a game of your own its words, or a known one a language; later words replace earlier ones."""
    before = _words(scope, language)
    _added[scope, language] = Words(scope, language, f"{before.text}\n{text}" if before else text)


def fluent_text(scope: str, language: str) -> str:
    """The words of a scope as they are written, with all that was added; empty where there are none."""
    words = _words(scope, language)
    return words.text if words else ""


@cache
def kinds() -> Mapping[str, str]:
    """What kind of thing a parameter of that name is, where its value alone does not tell."""
    return {name: kind for kind, names in _declared()["kinds"].items() for name in names}


def missing(language: str, scope: str | None = None) -> list[str]:
    """The ids that English has and that language has not, in one scope or in all."""
    return [
        f"{one}.{id.replace('-', '.')}"
        for one in ([scope] if scope else _scopes())
        for id in sorted(_ids(one, ENGLISH) - _ids(one, language))
    ]


class _Speaker:
    """Says messages in one language to one reader."""

    __slots__ = ("language", "me", "names")

    def __init__(self, language: str, names: Sequence[str], me: int | None) -> None:
        self.language = language
        self.names = names
        self.me = me

    def say(self, message: Message, form: str = "") -> str:
        scope, _, key = message.id.partition(".")
        id, seat = _id_of(key), message.params.get("seat")
        if not form and self.me is not None and isinstance(seat, int) and seat not in (self.me, -1):
            form = "others"
        words = self.words_with(scope, id)
        pattern = words and words.pattern(id, form)
        if not words or not pattern:
            near = get_close_matches(id, _ids(scope, ENGLISH), n=1)
            hint = (
                f"did you mean '{scope}.{near[0].replace('-', '.')}'?" if near else f"add it to the words of '{scope}'."
            )
            raise MissingWords(f"There are no words for the message '{message.id}'; {hint}")
        args = dict(_absent())
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
            words = _words(scope, language)
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
            id = _id_of(f"{name}.{value}")
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


_added: dict[tuple[str, str], Words] = {}


def _words(scope: str, language: str) -> Words | None:
    if (scope, language) in _added:
        return _added[scope, language]
    return _read(scope, language) if (scope, language) in _packaged() else None


def _ids(scope: str, language: str) -> set[str]:
    words = _words(scope, language)
    return words.ids if words else set()


def _id_of(key: str) -> str:
    return key.replace(".", "-")


@cache
def _read(scope: str, language: str) -> Words:
    return Words(scope, language, _packaged()[scope, language].read_text("utf-8"))


@cache
def _declared() -> dict[str, Any]:
    """What is said about parameters, for the engine and for the page: `words/kinds.json`."""
    told: dict[str, Any] = json.loads((files("bastide.rulebook") / "words" / "kinds.json").read_text("utf-8"))
    return told


@cache
def _absent() -> dict[str, object]:
    """The parameters that a message may lack, because those of older logs do."""
    return {name: Absent(name) for name in _declared()["optional"]}


@cache
def _packaged() -> dict[tuple[str, str], Traversable]:
    found: dict[tuple[str, str], Traversable] = {}
    for file in (files("bastide.rulebook") / "words").iterdir():
        scope, _, rest = file.name.partition(".")
        language, _, ending = rest.partition(".")
        if ending == "ftl":
            found[scope, language] = file
    return found


def _scopes() -> list[str]:
    return sorted({scope for scope, _ in [*_packaged(), *_added]})


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(item) for item in value]
    return value
