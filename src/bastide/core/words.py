"""Words for people: messages with parameters, said in the reader's language.

A message has an id such as "torres.action.move": the scope, which is a game or "core", and the rest, which is a key in
the word file `rulebook/words/<scope>.<language>.json`. What a language lacks is said in English. A number can bring
the forms of its noun, in the order of the language's plural forms: "{points:point|points}". A parameter that is a
name in the game, such as card="jump", is said in words where the scope has them under "card.jump". A message about a
seat can say "{player}": the name of who sits there, where names are given. Where no language is named, the one of
`speaking` is meant, English outside of it.

>>> from bastide.core.words import Message, render
>>> render(Message("core.refusal.over", {"action": "pass"}))
"'pass' comes too late: the game is over."
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from functools import cache
from string import Formatter
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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


def render(message: Message, language: str | None = None, names: Sequence[str] = ()) -> str:
    """The message as a sentence in that language, or in English where the language lacks it."""
    language = language or spoken()
    text = _text(message.id, language)
    scope, _, key = message.id.partition(".")
    nouns = language if key in _words(scope, language) else ENGLISH
    said = {name: _said(f"{scope}.{name}", value, language, nouns, names) for name, value in message.params.items()}
    seat = message.params.get("seat")
    if isinstance(seat, int) and seat >= 0:
        said["player"] = names[seat] if seat < len(names) else _text("core.seat", language).format(seat=seat)
    try:
        return text.format_map(said)
    except KeyError as lacking:
        raise MissingWords(f"The message '{message.id}' needs the parameter {lacking} to say '{text}'.") from None


def add_words(scope: str, language: str, words: Mapping[str, str]) -> None:
    """Give a game of your own its words, or a known one a language; later words replace earlier ones."""
    _added[scope, language] = {**_words(scope, language), **_checked(scope, language, words)}


def missing(language: str, scope: str | None = None) -> list[str]:
    """The ids that English has and that language has not, in one scope or in all."""
    return [
        f"{one}.{key}"
        for one in ([scope] if scope else _scopes())
        for key in sorted(_words(one, ENGLISH))
        if key not in _words(one, language)
    ]


_added: dict[tuple[str, str], dict[str, str]] = {}


def _words(scope: str, language: str) -> Mapping[str, str]:
    if (scope, language) in _added:
        return _added[scope, language]
    return _read(scope, language) if (scope, language) in _packaged() else {}


@cache
def _read(scope: str, language: str) -> dict[str, str]:
    return _checked(scope, language, json.loads(_packaged()[scope, language].read_text("utf-8")))


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
        if ending == "json":
            found[scope, language] = file
    return found


def _scopes() -> list[str]:
    return sorted({scope for scope, _ in [*_packaged(), *_added]})


def _find(id: str, language: str) -> str | None:
    scope, _, key = id.partition(".")
    return _words(scope, language).get(key, _words(scope, ENGLISH).get(key))


def _text(id: str, language: str) -> str:
    text = _find(id, language)
    if text is None:
        scope, _, key = id.partition(".")
        near = get_close_matches(key, _words(scope, ENGLISH), n=1)
        hint = f"did you mean '{scope}.{near[0]}'?" if near else f"add it to the words of '{scope}'."
        raise MissingWords(f"There are no words for the message '{id}'; {hint}")
    return text


def _said(id: str, value: object, language: str, nouns: str, names: Sequence[str]) -> object:
    """A parameter in words; a number takes the plural forms of the language of its nouns."""
    if isinstance(value, Message):
        return render(value, language, names)
    if isinstance(value, str):
        named = _find(f"{id}.{value}", language)
        return value if named is None else named
    if isinstance(value, int) and not isinstance(value, bool):
        return _Number(value, nouns)
    if isinstance(value, Sequence) and not isinstance(value, str):
        items = [str(_said(id, item, language, nouns, names)) for item in value]
        if not items:
            return _text("core.list.none", language)
        if len(items) == 1:
            return items[0]
        return f"{_text('core.list.comma', language).join(items[:-1])}{_text('core.list.last', language)}{items[-1]}"
    return value


class _Number(int):
    """A number that picks the form of the noun behind it: `{points:point|points}`."""

    language: str

    def __new__(cls, value: int, language: str) -> "_Number":
        number = super().__new__(cls, value)
        number.language = language
        return number

    def __format__(self, forms: str) -> str:
        if "|" not in forms:
            return super().__format__(forms)
        nouns = forms.split("|")
        return f"{int(self)} {nouns[min(_plural(int(self), self.language), len(nouns) - 1)]}"


def _plural(number: int, language: str) -> int:
    """Which plural form of a language goes with a number."""
    if language == "hu":
        return 0
    if number == 1 or (language == "fr" and number == 0):
        return 0
    if language == "ro":
        return 1 if number == 0 or 1 <= number % 100 <= 19 else 2
    return 1


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(item) for item in value]
    return value


def _checked(scope: str, language: str, words: Mapping[str, str]) -> dict[str, str]:
    """The words, if each is a text whose parameters are plain names."""
    for key, text in words.items():
        try:
            names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
        except (TypeError, ValueError) as wrong:
            raise ValueError(f"'{scope}.{key}' in '{language}' cannot be read: {wrong}.") from None
        for name in names:
            if not name.isidentifier():
                raise ValueError(f"'{scope}.{key}' in '{language}': a parameter is written {{name}}, not {{{name}}}.")
    return dict(words)
