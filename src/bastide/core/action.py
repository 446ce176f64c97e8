"""Actions: what a seat, or chance, can do. Typed, immutable, with a text form and an integer code.

A game declares one class per kind of decision:

    Square = Annotated[int, Part.of(["a1", "a2", ...])]

    class MoveKnight(Action, word="move"):
        start: Square
        target: Square

and lists them in an `ActionSpace`, which gives every possible action of the game its code and its text,
here `move a1 a2`. Both are stable: records, the wire and trained models depend on them.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from inspect import get_annotations
from typing import ClassVar, Self, dataclass_transform, get_type_hints

from bastide.core.errors import BadAction
from bastide.core.words import Message


class Part:
    """One part of an action: a choice among `count` values, each with a text without spaces.

    Codes keep `room` for more values than there are, so that one that comes later moves no code.
    """

    __slots__ = ("count", "room", "said", "text", "value")

    def __init__(
        self,
        count: int,
        text: Callable[[int], str],
        value: Callable[[str], int],
        said: Callable[[str], object] = str,
        room: int | None = None,
    ) -> None:
        self.count = count
        self.room = count if room is None else room
        if count > self.room:
            raise ValueError(f"there is room for {self.room} values, not for {count}: codes would move")
        self.text = text
        self.value = value  # raises ValueError or KeyError on a text that is none
        self.said = said  # the value as a parameter of a message, by its text

    @classmethod
    def of(
        cls,
        names: Sequence[str],
        words: str | Callable[[str], object] | None = None,
        room: int | None = None,
    ) -> Self:
        """A part whose values have these names; people read them as `words` has them, e.g. at "torres.card"."""
        index = {name: i for i, name in enumerate(names)}
        said = (lambda name: Message(f"{words}.{name}")) if isinstance(words, str) else words or str
        return cls(len(names), names.__getitem__, index.__getitem__, said, room)

    @classmethod
    def number(cls, count: int, first: int = 0) -> Self:
        """A part whose values are written as numbers from `first` on."""

        def value(text: str) -> int:
            number = int(text) - first
            if not 0 <= number < count or str(number + first) != text:
                raise ValueError(text)
            return number

        return cls(count, lambda i: str(i + first), value, int)

    def shown(self, value: int) -> object:
        """The value as a parameter of a message."""
        return self.said(self.text(value))


@dataclass_transform(frozen_default=True, eq_default=False)
class Action:
    """One decision. Subclasses name its parts; equality is equality of text."""

    word: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    parts: ClassVar[tuple[Part, ...]] = ()
    count: ClassVar[int] = 0
    room: ClassVar[int] = 0
    """How many codes the kind keeps; without room for later values as many as there are actions of it."""
    first_code: ClassVar[int] = -1
    chance: ClassVar[bool] = False

    __slots__ = ("code", "values")

    values: ClassVar[tuple[int, ...]]
    code: ClassVar[int]

    def __init_subclass__(cls, *, word: str, chance: bool = False) -> None:
        hints = get_type_hints(cls, include_extras=True)
        own = list(get_annotations(cls))
        for name in own:
            if hasattr(Action, name):
                raise TypeError(
                    f"'{word}' cannot call a part '{name}': every action has that already; choose another name."
                )
        cls.word = word
        cls.chance = chance
        cls.names = tuple(own)
        cls.parts = tuple(hints[name].__metadata__[0] for name in own)
        cls.count = 1
        cls.room = 1
        for i, name in enumerate(own):
            cls.count *= cls.parts[i].count
            cls.room *= cls.parts[i].room
            setattr(cls, name, _value_at(i))

    def __init__(self, *values: int, **named: int) -> None:
        given = values + tuple(named[name] for name in self.names[len(values) :])
        offset = 0
        for part, value in zip(self.parts, given, strict=True):
            if not 0 <= value < part.count:
                raise BadAction(f"'{self.word}' has no value {value}; it takes 0 to {part.count - 1}.")
            offset = offset * part.room + value
        object.__setattr__(self, "values", given)
        object.__setattr__(self, "code", self.first_code + offset)

    @classmethod
    def at(cls, number: int) -> Self:
        """One of the `count` actions of this kind, in the order of their codes."""
        values: list[int] = []
        for part in reversed(cls.parts):
            number, value = divmod(number, part.count)
            values.append(value)
        return cls(*reversed(values))

    @classmethod
    def of_code(cls, code: int) -> Self:
        """The action of this kind with that code."""
        rest = code - cls.first_code
        values: list[int] = []
        for part in reversed(cls.parts):
            rest, value = divmod(rest, part.room)
            if value >= part.count:
                raise BadAction(f"{code} is no action: the code is kept for a '{cls.word}' that may come later.")
            values.append(value)
        return cls(*reversed(values))

    def message(self, scope: str) -> Message:
        """The sentence that offers this action: `<game>.action.<word>`."""
        params = {name: part.shown(v) for name, part, v in zip(self.names, self.parts, self.values, strict=True)}
        return Message(f"{scope}.action.{self.word}", params)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an action does not change: '{self}'")

    def __str__(self) -> str:
        return " ".join([self.word, *(p.text(v) for p, v in zip(self.parts, self.values, strict=True))])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} '{self}'>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(self) is type(other) and self.values == other.values

    def __hash__(self) -> int:
        return hash((type(self), self.values))


def _value_at(i: int) -> property:
    return property(lambda action: action.values[i])


class ActionSpace:
    """All actions a game can ever offer, chance outcomes included, numbered from 0.

    A new kind comes last, and a new value of a part within its room, so that every code stays what it is. When codes
    have to move all the same, `version` goes up: data files and trained models are of one version.
    """

    def __init__(self, *kinds: type[Action], version: int = 1) -> None:
        self.version = version
        self.kinds = kinds
        self.size = 0
        self._firsts: list[int] = []
        for kind in kinds:
            kind.first_code = self.size
            self._firsts.append(self.size)
            self.size += kind.room
        self._by_word: dict[str, type[Action]] = {kind.word: kind for kind in kinds}
        if len(self._by_word) != len(kinds):
            raise ValueError("two kinds of action have the same word")

    def kind_of(self, code: int) -> type[Action]:
        """The kind of the action with that code."""
        if not 0 <= code < self.size:
            raise BadAction(f"{code} is no action code of this game; codes go from 0 to {self.size - 1}.")
        return self.kinds[bisect_right(self._firsts, code) - 1]

    def decode(self, code: int) -> Action:
        """The action with that code."""
        return self.kind_of(code).of_code(code)

    def parse(self, text: str) -> Action:
        """The action with that text."""
        word, *texts = text.split()[:20] or [""]
        kind = self._by_word.get(word)
        if kind is None:
            near = get_close_matches(word, self._by_word, n=3)
            hint = (
                f"did you mean {' or '.join(near)}?"
                if near
                else f"an action begins with one of {', '.join(self._by_word)}."
            )
            raise BadAction(f"'{text[:80]}' is no action: {hint}")
        if len(texts) != len(kind.parts):
            needs = " ".join(f"<{name}>" for name in kind.names) or "nothing"
            raise BadAction(f"'{text[:80]}' is not complete: after '{word}' comes {needs}, for example '{kind.at(0)}'.")
        values: list[int] = []
        for name, part, value in zip(kind.names, kind.parts, texts, strict=True):
            try:
                values.append(part.value(value))
            except (KeyError, ValueError, IndexError):
                example = f"{part.text(0)} to {part.text(part.count - 1)}" if part.count > 1 else part.text(0)
                raise BadAction(f"'{text[:80]}' is no action: '{value}' is no {name} ({example}).") from None
        return kind(*values)
