"""The word files as they are written, and messages with every kind of parameter that they can have."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Entry,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bastide.core.words import kinds

LANGUAGES = ("en", "ro", "it", "hu", "de", "fr")
PAGE = Path(__file__).parents[1] / "web/src/words"
NUMBERS = (0, 1, 2, 5, 19, 20, 21, 100)
NAMES = ("seat 0", "Seat 1", "دلال بنت ليلى", "x" * 40, "🏰👨‍👩‍👧", "{ $points }", "\ue0000\ue001", "Ágnes")

FILES = {
    tuple(file.name.split(".")[:2]): file
    for file in [*sorted((files("bastide.rulebook") / "words").iterdir(), key=str), *sorted(PAGE.iterdir())]
    if file.name.endswith(".ftl")
}
SCOPES = sorted({scope for scope, _ in FILES})


@dataclass
class Variables(Visitor):
    """The parameters of a text: those that are put in, and those whose number chooses the words."""

    names: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    made_of: set[str] = field(default_factory=set)
    counted: dict[str, set[str]] = field(default_factory=dict)
    followed: list[tuple[str, str, str]] = field(default_factory=list)
    """The form chosen by a number, and what is said after the number in it."""

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.made_of.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
            self.names.add(node.selector.id.name)
            self.counted.setdefault(node.selector.id.name, set()).update(keys)
            self.followed += _after_the_number(node.selector.id.name, node)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


def _after_the_number(name: str, choice: SelectExpression) -> Iterator[tuple[str, str, str]]:
    for variant in choice.variants:
        if isinstance(variant.key, Identifier):
            for part, following in itertools.pairwise(variant.value.elements):
                number = part.expression if isinstance(part, Placeable) else None
                if isinstance(number, VariableReference) and number.id.name == name:
                    if isinstance(following, TextElement):
                        yield name, variant.key.name, following.value


@cache
def entries(scope: str, language: str) -> dict[str, Message]:
    """The messages of a file by id."""
    body: list[Entry] = FluentParser().parse(FILES[scope, language].read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def variables(*texts: Message | Pattern) -> Variables:
    found = Variables()
    for text in texts:
        found.visit(text)
    return found


@cache
def choices(scope: str) -> dict[str, list[object]]:
    """What the parameters in a scope can be, by name."""
    found = variables(*(entry for language in LANGUAGES for entry in entries(scope, language).values()))
    return {name: values(scope, name, name in found.counted) for name in found.names}


def values(scope: str, name: str, counted: bool) -> list[object]:
    if counted:
        return list(NUMBERS)
    if kinds().get(name) == "text":
        return list(NAMES)
    if kinds().get(name) == "seat" and name != "seat":
        return [0, 3]
    named = {
        id.removeprefix(f"{name}-"): entry for id, entry in entries(scope, "en").items() if id.startswith(f"{name}-")
    }
    return [*(one for one, entry in named.items() if not variables(entry).names), "b4", *NUMBERS]


def samples(scope: str, id: str) -> Iterator[dict[str, object]]:
    """Parameters for a message: every value of each, and every pair of the numbers that choose its words."""
    found = variables(*(entries(scope, language)[id] for language in LANGUAGES))
    parts = variables(*(entries(scope, "en")[one] for one in found.made_of))
    some = {name: choices(scope)[name] for name in sorted(found.names | parts.names) if name != "player"}
    seat: dict[str, object] = {"seat": 1}
    for i in range(max(map(len, some.values()), default=1)):
        yield seat | {name: one[(i + shift) % len(one)] for shift, (name, one) in enumerate(some.items())}
    for pair in itertools.combinations(sorted(found.counted), 2):
        for numbers in itertools.product(NUMBERS, repeat=2):
            yield seat | {name: one[0] for name, one in some.items()} | dict(zip(pair, numbers, strict=True))
