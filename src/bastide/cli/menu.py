"""A list of legal actions a person can read, however long it is.

What fits is shown action by action. What does not is folded by the words of the actions' texts: first by kind, then by
its first part, and so on, the way a person would narrow it down: `move`, then `move d1`, then `move d1 d2`.
"""

from collections.abc import Sequence

from bastide.core import Action


class Entry:
    """One numbered line: an action, or several folded under the words their texts begin with."""

    def __init__(self, words: tuple[str, ...], actions: list[Action]) -> None:
        self.words = words
        self.actions = actions

    @property
    def action(self) -> Action | None:
        """The action the line stands for, or None when it opens a longer list."""
        return self.actions[0] if len(self.actions) == 1 else None


def entries(actions: Sequence[Action], opened: tuple[str, ...], room: int) -> list[Entry]:
    """The lines for the actions that begin with the opened words, folded to fit into this many lines where possible."""
    inside = [action for action in actions if begins(action, opened)]
    depth = len(opened)
    folds = _fold(inside, depth)
    while len(folds) == 1 and len(inside) > 1 and depth < len(_words(inside[0])):
        depth += 1
        folds = _fold(inside, depth)
    lines = len(folds)
    unfolded: set[tuple[str, ...]] = set()
    for fold in sorted(folds, key=lambda fold: len(fold.actions)):
        lines += len(fold.actions) - 1
        if lines > room:
            break
        unfolded.add(fold.words)
    shown: list[Entry] = []
    for fold in folds:
        if fold.words in unfolded:
            shown += [Entry(_words(action), [action]) for action in fold.actions]
        else:
            shown.append(fold)
    return shown


def begins(action: Action, words: tuple[str, ...]) -> bool:
    """Whether the action's text begins with these words."""
    return _words(action)[: len(words)] == words


def _fold(actions: list[Action], depth: int) -> list[Entry]:
    """The actions gathered by their first words, one more than `depth`; in the order in which each first appears."""
    found: dict[tuple[str, ...], list[Action]] = {}
    for action in actions:
        found.setdefault(_words(action)[: depth + 1], []).append(action)
    return [Entry(words, inside) for words, inside in found.items()]


def _words(action: Action) -> tuple[str, ...]:
    return tuple(str(action).split())
