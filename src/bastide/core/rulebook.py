"""The rulebook as data: numbered clauses in our own words, each with its source.

>>> from bastide.core.rulebook import Rulebook
>>> rulebook = Rulebook.of("torres")
>>> print(rulebook["TOR-13.1"])
TOR-13.1 Highest score wins: The game ends after the third scoring. The highest score wins.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Literal, NamedTuple, Self, cast

from bastide.core.errors import BastideError, UnknownGame
from bastide.core.words import shelf, spoken

Kind = Literal["rule", "example", "descriptive"]
Source = Literal["rulebook", "image", "ruling"]

KINDS: tuple[Kind, ...] = ("rule", "example", "descriptive")
SOURCES: tuple[Source, ...] = ("rulebook", "image", "ruling")


class UnknownClause(BastideError, KeyError):
    """No clause has that id; the text says which ones are near."""

    def __str__(self) -> str:
        return str(self.args[0])


class Section(NamedTuple):
    """A heading of the rulebook."""

    number: str
    title: str


class Translation(NamedTuple):
    """A clause in another language."""

    title: str
    text: str
    of: str = ""
    """The digest of the English it was made from."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the rules, or one worked example.

    `source` says where it comes from: the text of the printed rules ("rulebook"), a picture in them ("image"), or a
    decision of ours where they are silent ("ruling"). A clause that no test can prove is "descriptive" and has a
    `reason`. Title and text are English; `translations` has both in other languages.
    """

    id: str
    title: str
    text: str
    source: tuple[Source, ...] = ("rulebook",)
    kind: Kind = "rule"
    reason: str = ""
    section: str = ""
    translations: Mapping[str, Translation] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not (self.id.strip() and self.title.strip() and self.text.strip()):
            raise BastideError(f"A clause needs an id, a title and a text; '{self.id}' lacks one of them.")
        if self.kind not in KINDS:
            raise BastideError(f"{self.id}: '{self.kind}' is no kind of clause; choose among {', '.join(KINDS)}.")
        if not self.source or not set(self.source) <= set(SOURCES):
            raise BastideError(f"{self.id}: the source of a clause is one or more of {', '.join(SOURCES)}.")
        if bool(self.reason) != (self.kind == "descriptive"):
            raise BastideError(f"{self.id}: a descriptive clause gives a reason, and no other clause does.")

    def title_in(self, language: str | None = None) -> str:
        """The title in that language, or in English where the language lacks it."""
        found = self.translations.get(language or spoken())
        return found.title if found else self.title

    def text_in(self, language: str | None = None) -> str:
        """The text in that language, or in English where the language lacks it."""
        found = self.translations.get(language or spoken())
        return found.text if found else self.text

    @property
    def digest(self) -> str:
        """What a translation is made from, in twelve letters: it changes with every word of the English."""
        return hashlib.sha256(f"{self.title}\n{self.text}".encode()).hexdigest()[:12]

    def is_stale(self, language: str) -> bool:
        """Whether the translation was made from another English than today's."""
        found = self.translations.get(language)
        return found is not None and found.of != self.digest

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"


class Rulebook:
    """The clauses of one game, in the order of its rules."""

    def __init__(self, game: str, title: str, clauses: Iterable[Clause], sections: Iterable[Section] = ()) -> None:
        self.game = game
        self.title = title
        self.sections = tuple(sections)
        self._clauses: dict[str, Clause] = {}
        for clause in clauses:
            if clause.id in self._clauses:
                raise BastideError(f"The rulebook of {title} has the clause {clause.id} twice.")
            self._clauses[clause.id] = clause

    @staticmethod
    def of(game: str) -> "Rulebook":
        """The rulebook that comes with Bastide for the game of that name; it is read when first asked for."""
        return _packaged(game)

    @staticmethod
    def names() -> list[str]:
        """The games whose rulebooks come with Bastide."""
        folder = shelf("clauses")
        return sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json"))

    @classmethod
    def from_plain(cls, data: Mapping[str, object]) -> Self:
        """The rulebook written as plain data, in the form of the files that come with Bastide."""
        sections = [Section(str(one["number"]), str(one["title"])) for one in _objects(data, "sections")]
        return cls(str(data["game"]), str(data["title"]), map(_clause, _objects(data, "clauses")), sections)

    @property
    def prefix(self) -> str:
        """What the ids of this rulebook begin with: "TOR" for TOR-5.2."""
        return next(iter(self._clauses), "").partition("-")[0]

    def __getitem__(self, id: str) -> Clause:
        clause = self._clauses.get(id)
        if clause is None:
            raise UnknownClause(f"{self.title} has no clause '{id}'; {self._hint(id)}")
        return clause

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.title}, {len(self)} clauses>"

    def section(self, number: str) -> list[Clause]:
        """The clauses under that heading."""
        return [clause for clause in self if clause.section == number]

    def search(self, words: str) -> list[Clause]:
        """The clauses with all these words, those first that have most of them in id or title."""
        wanted = words.casefold().split()

        def head(clause: Clause) -> str:
            return f"{clause.id} {clause.title} {clause.title_in()}".casefold()

        def body(clause: Clause) -> str:
            return f"{clause.text} {clause.text_in()}".casefold()

        found = [
            clause for clause in self if wanted and all(word in head(clause) or word in body(clause) for word in wanted)
        ]
        return sorted(found, key=lambda clause: -sum(word in head(clause) for word in wanted))

    def _hint(self, id: str) -> str:
        asked = id.strip().upper()
        below = [known for known in self._clauses if known.upper().startswith(f"{asked}.")]
        if below:
            return f"its clauses are {below[0]} to {below[-1]}." if len(below) > 1 else f"did you mean {below[0]}?"
        known = {clause_id.upper(): clause_id for clause_id in self._clauses}
        near = [known[match] for match in get_close_matches(asked, known, n=3, cutoff=0.75)]
        if near:
            return f"did you mean {' or '.join(near)}?"
        ids = list(self._clauses)
        return f"its clauses go from {ids[0]} to {ids[-1]}." if ids else "it has no clauses at all."


@cache
def _packaged(game: str) -> Rulebook:
    names = Rulebook.names()
    if game not in names:
        near = get_close_matches(game, names, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"there are those of {', '.join(names)}."
        raise UnknownGame(f"There is no rulebook of '{game}'; {hint}")
    text = (shelf("clauses") / f"{game}.json").read_text("utf-8")
    data: Mapping[str, object] = json.loads(text)
    translated = _translations(game)
    clauses = [
        {**one, "translations": {language: own[one["id"]] for language, own in translated.items() if one["id"] in own}}
        for one in _objects(data, "clauses")
    ]
    return Rulebook.from_plain({**data, "clauses": clauses})


def _translations(game: str) -> dict[str, Mapping[object, object]]:
    """A game's clauses in other languages, by language and clause id."""
    found: dict[str, Mapping[object, object]] = {}
    for file in shelf("translations").iterdir():
        scope, _, rest = file.name.partition(".")
        language, _, ending = rest.partition(".")
        if (scope, ending) == (game, "json"):
            found[language] = json.loads(file.read_text("utf-8"))
    return found


def _objects(data: Mapping[str, object], name: str) -> list[Mapping[str, object]]:
    items = data.get(name)
    if not isinstance(items, list) or not all(isinstance(item, Mapping) for item in items):
        raise BastideError(f"A rulebook as plain data has '{name}', a list of objects.")
    return items


def _clause(data: Mapping[str, object]) -> Clause:
    source = data.get("source", ["rulebook"])
    translations = data.get("translations", {})
    if not isinstance(translations, Mapping) or not all(isinstance(one, Mapping) for one in translations.values()):
        raise BastideError(f"{data.get('id')}: the translations are an object, a title and a text by their language.")
    return Clause(
        id=str(data.get("id", "")),
        title=str(data.get("title", "")),
        text=str(data.get("text", "")),
        source=tuple(source) if isinstance(source, list) else (),
        kind=cast(Kind, data.get("kind", "rule")),
        reason=str(data.get("reason", "")),
        section=str(data.get("section", "")),
        translations={
            str(language): Translation(str(one.get("title", "")), str(one.get("text", "")), str(one.get("of", "")))
            for language, one in translations.items()
        },
    )
