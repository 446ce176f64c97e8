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
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from bastide.core.fluent import Words

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
    from bastide.core.speaker import Speaker  # Fluent is loaded by who speaks, not by who only plays

    return Speaker(language or spoken(), names, me).say(message)


def add_words(scope: str, language: str, text: str) -> None:
    """Give a game of your own its words, or a known one a language; later words replace earlier ones."""
    from bastide.core.fluent import Words

    before = words_of(scope, language)
    _added[scope, language] = Words(scope, language, f"{before.text}\n{text}" if before else text)


def fluent_text(scope: str, language: str) -> str:
    """The words of a scope as they are written, with all that was added; empty where there are none."""
    words = words_of(scope, language)
    return words.text if words else ""


@cache
def kinds() -> Mapping[str, str]:
    """What kind of thing a parameter of that name is, where its value alone does not tell."""
    return {name: kind for kind, names in declared()["kinds"].items() for name in names}


@cache
def optional() -> tuple[str, ...]:
    """The parameters that a message may lack, because those of older logs do."""
    return tuple(declared()["optional"])


def missing(language: str, scope: str | None = None) -> list[str]:
    """The ids that English has and that language has not, in one scope or in all."""
    return [
        f"{one}.{id.replace('-', '.')}"
        for one in ([scope] if scope else _scopes())
        for id in sorted(ids_of(one, ENGLISH) - ids_of(one, language))
    ]


_added: dict[tuple[str, str], "Words"] = {}


def words_of(scope: str, language: str) -> "Words | None":
    """The words of a scope in a language, packaged or added."""
    if (scope, language) in _added:
        return _added[scope, language]
    return _read(scope, language) if (scope, language) in _packaged() else None


def ids_of(scope: str, language: str) -> set[str]:
    """The ids in the words of a scope, as they are written there."""
    words = words_of(scope, language)
    return words.ids if words else set()


def file_id(key: str) -> str:
    """A key as it is written in a word file."""
    return key.replace(".", "-")


@cache
def _read(scope: str, language: str) -> "Words":
    from bastide.core.fluent import Words

    return Words(scope, language, _packaged()[scope, language].read_text("utf-8"))


@cache
def declared() -> dict[str, Any]:
    """What is said about parameters, for the engine and for the page: `words/kinds.json`."""
    kinds: dict[str, Any] = json.loads((shelf("words") / "kinds.json").read_text("utf-8"))
    return kinds


def shelf(name: str) -> "Traversable":
    """A folder of the rulebooks. What finds it costs a good part of an import, so it waits until it is needed."""
    from importlib.resources import files

    return files("bastide.rulebook") / name


@cache
def _packaged() -> "dict[tuple[str, str], Traversable]":
    found: dict[tuple[str, str], Traversable] = {}
    for file in shelf("words").iterdir():
        scope, _, rest = file.name.partition(".")
        language, _, ending = rest.partition(".")
        if ending == "ftl":
            found[scope, language] = file
    return found


def _scopes() -> list[str]:
    return sorted({scope for scope, _ in [*_packaged(), *_added]})


def _plain(value: object) -> object:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, Sequence):
        return [_plain(item) for item in value]
    return value
