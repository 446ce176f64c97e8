"""Word files in the format of Project Fluent, and the functions that they may call besides Fluent's own.

    NAME($card, form: "def")                  the attribute `.def` of what is named, or its plain name
    TRAIT($section, name: "number")           the same, to choose other words by it
    GIVEN($sides)                             "yes" or "no": whether a parameter that may be left out is there
    BEFORE($player, vowel: "az", other: "a")  the one or the other, by how what follows is spoken

The page says the same words with the same functions: `web/src/lib/fluent.ts`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

VOWELS = {"hu": "aáeéiíoóöőuúüű", "fr": "aàâäeéèêëiîïoôöuùûüœæ", "": "aeiou"}
# Letters whose Hungarian names begin with a vowel: "az f4", because one says "eff".
SPELT = "aáeéfilmnoóöőrsuúüűxy"


class Number(FluentInt):
    """A whole number, written without separators."""

    def format(self, locale: Locale) -> str:
        return str(int(self))


class Absent(FluentNone):
    """A parameter that a message lacks and may lack."""


class Named(FluentType):
    """Something that is said in words, which may have forms for the cases and articles of a language."""

    def __init__(self, say: Callable[[str], str]) -> None:
        self.say = say

    def format(self, locale: Locale) -> str:
        return self.say("")


class Words:
    """The messages of one scope in one language; later ones replace earlier ones."""

    def __init__(self, scope: str, language: str, text: str) -> None:
        self.text = text
        self.ids: set[str] = set()
        self.bundle = FluentBundle([language], _functions(language), use_isolating=False)
        resource = FluentParser(with_spans=False).parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = next(iter((entry.content or "").splitlines()), "")
                raise ValueError(f"The words of '{scope}' in '{language}' cannot be read at '{line}'.")
            if isinstance(entry, Entry) and entry.value is not None:
                self.ids.add(entry.id.name)
        self.bundle.add_resource(resource, allow_overrides=True)

    def pattern(self, id: str, form: str = "") -> Pattern | None:
        """The text with that id, in that form where it has one."""
        if id not in self.ids:
            return None
        message = self.bundle.get_message(id)
        return message.attributes.get(form, message.value)

    def said(self, pattern: Pattern, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The text with its arguments, and what went wrong with it."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(args))
        return str(pattern(ResolverEnvironment(context=self.bundle, current=current, errors=errors))), errors


def _functions(language: str) -> dict[str, Callable[..., Any]]:
    return {"NAME": _name, "TRAIT": _trait, "GIVEN": _given, "BEFORE": partial(_before, language)}


def _name(value: object, *, form: str = "") -> object:
    return value.say(form) if isinstance(value, Named) else value


def _trait(value: object, *, name: str) -> str:
    return value.say(name) if isinstance(value, Named) else ""


def _given(value: object) -> str:
    return "no" if isinstance(value, Absent) else "yes"


def _before(language: str, value: object, *, vowel: str, other: str) -> str:
    text = value.say("") if isinstance(value, Named) else str(value)
    return vowel if begins_with_vowel(text, language) else other


def begins_with_vowel(text: str, language: str) -> bool:
    """Whether a word, number or square is spoken with a vowel at its beginning."""
    head = "".join(text.split()[:1]).lstrip("„“”«»'\"([-+").lower()
    if language == "hu":
        digits = head[: len(head) - len(head.lstrip("0123456789"))]
        if digits:  # egy, öt, ötven, ezer ... but tíz, száz
            return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)
        if len(head) == 1 or head[1:2].isdigit():
            return head[:1] in SPELT
    return bool(head) and head[0] in VOWELS.get(language, VOWELS[""])
