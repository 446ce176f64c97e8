"""Finds puzzles in games: decisions in which one answer is clearly the best, and stays so with ten times the time."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bastide.bots.fallible import first_thoughts
from bastide.bots.levels import make_bot
from bastide.bots.player import decide
from bastide.bots.thoughts import seating
from bastide.core import CHANCE, Dealer, Event, Game, Settings, State
from bastide.core.counsel import counsel_of, lead
from bastide.puzzles.answers import Answer, alike, answers
from bastide.puzzles.file import Counts, Puzzle, Tree, name_of
from bastide.puzzles.search import Searched, at_sight, search_of
from bastide.puzzles.themes import themes_of

GAP = 0.05
"""The best answer of a puzzle is at least this much better than the second."""
OBVIOUS = 0.2
"""What is best by more than this, and comes to mind first, is no puzzle."""
BEHIND = 0.25
"""What is this much worse after a look is not tried further: it keeps its value of then."""
CLOSE = 0.15
"""What is so much worse than the best is not searched again: ten times the time will not make it the second."""
FEWEST, MOST = 4, 120
"""How many different answers there are, at least and at most."""
UNDECIDED = (0.2, 0.9)
"""The second answer wins less often than the higher, the best one more often than the lower."""
LONGER = 10
"""How many times as long a candidate is searched again."""
A_GAME = 6
"""No more puzzles than this come out of one game,"""
APART = 4
"""and at least this many decisions lie between two."""
EASY, FAIR = 0.1, 0.07
"""A gap beyond these makes a puzzle easier."""


class Look(NamedTuple):
    """Every answer is tried this often, and the best must lead the second by so much to go on."""

    tries: int
    lead: float


class Effort(NamedTuple):
    """What it takes to be searched with ten times the time."""

    at_sight: float
    """By how much the best leads as the net sees it at once, where there is one."""
    looks: tuple[Look, ...]
    """Longer and longer ones; the last is the search that ten times the time is compared with."""
    late: float = 1.0
    """Only the decisions after which no more than this part of the game is left."""
    points: float = 0.0
    """By how much the best leads in the estimate."""

    @property
    def search(self) -> int:
        """How often every answer is tried in the end."""
        return self.looks[-1].tries


EFFORTS = {
    "carcassonne": Effort(0.0, (Look(3, 0.02), Look(8, 0.03), Look(24, GAP))),
    "caylus": Effort(0.02, (Look(6, 0.03), Look(16, 0.05), Look(96, 0.11))),
    "magna_carta": Effort(0.01, (Look(6, 0.02), Look(48, 0.07))),
    "torres": Effort(0.05, (Look(3, 0.05), Look(10, 0.08), Look(64, 0.14)), late=0.6, points=4.0),
}
USUAL = Effort(0.01, (Look(6, 0.02), Look(64, 0.08)))


class Found(NamedTuple):
    """What came of a decision."""

    counts: Counts
    puzzle: Puzzle | None


def self_play(game: Game, settings: Settings, bots: Sequence[str], number: int) -> Iterator[State]:
    """The decisions of one game between bots; the number says which."""
    players = settings.players
    seated = [make_bot(name, number * players + seat) for seat, name in enumerate(seating(bots, players, number))]
    state, dealer, luck = game.new_state(settings), Dealer(number), Dealer(number + (1 << 40))
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        yield state
        state.apply(decide(seated[int(state.to_move)], state, luck))


def look_through(decisions: Iterable[State], seed: int) -> Iterator[Found]:
    """What comes of the decisions of one game."""
    kept, since = 0, APART
    for number, state in enumerate(decisions):
        since += 1
        if kept == A_GAME:
            return
        if since <= APART or len(state.legal_codes()) < 2:
            continue
        found = examine(state.copy(), seed * 10_000 + number)
        if found is None:
            continue
        if found.puzzle is not None:
            kept, since = kept + 1, 0
        yield found


def examine(state: State, seed: int) -> Found | None:
    """Whether a decision makes a puzzle; None where there is too little or too much to answer."""
    effort = EFFORTS.get(state.game.name, USUAL)
    if counsel_of(state.game).left(state) > effort.late:
        return None
    found = answers(state, MOST)
    groups = alike(found)
    if len(groups) < FEWEST:
        return None
    if not _leads(state, [found[group[0]].state for group in groups], effort.points):
        return Found(Counts(looked=1), None)
    if not _stands_out([at_sight(state, found[group[0]].state) for group in groups], effort.at_sight):
        return Found(Counts(looked=1), None)
    trials = [search_of(state, found[group[0]].codes, seed) for group in groups]
    ranked = trials
    for look in effort.looks:
        ranked = _ranked(_within(ranked, BEHIND), look.tries)
        if not _clear(ranked, look.lead):
            return Found(Counts(looked=1), None)
    if _obvious(state, found[groups[trials.index(ranked[0])][0]].codes[0], ranked):
        return Found(Counts(looked=1), None)
    again = _ranked(_within(ranked, CLOSE), LONGER * effort.search)
    agreed = again[0] is ranked[0]
    counts = Counts(looked=1, searched=1, agreed=int(agreed))
    others = [trial for trial in trials if trial is not again[0]]
    if not agreed or not _clear([again[0], max(others, key=lambda trial: trial.chance())], GAP):
        return Found(counts, None)
    best = trials.index(again[0])
    gap = again[0].chance() - again[1].chance()
    return Found(counts.plus(Counts(kept=1)), _puzzle(state, found, groups, trials, best, gap))


def _leads(before: State, afterwards: Sequence[State], least: float) -> bool:
    """Whether the estimate prefers one by at least that many points: much faster than a look of the net at each."""
    if least <= 0:
        return True
    counsel, seat = counsel_of(before.game), int(before.to_move)
    first, second = sorted((lead(counsel.estimates(after), seat) for after in afterwards), reverse=True)[:2]
    return first - second >= least


def _stands_out(worths: list[float | None], least: float) -> bool:
    """Whether one may be clearly better than the others, as far as that is seen at once."""
    if None in worths:
        return True
    first, second = sorted((worth for worth in worths if worth is not None), reverse=True)[:2]
    return first - second >= least


def _within(ranked: Sequence[Searched], far: float) -> Sequence[Searched]:
    """The best answers, without those that are so much worse than the first; two at least."""
    if not ranked[0].tried:
        return ranked
    near = [trial for trial in ranked if trial.chance() > ranked[0].chance() - far]
    return near if len(near) > 1 else ranked[:2]


def _ranked(trials: Sequence[Searched], until: int) -> list[Searched]:
    """The answers, best first, once each was tried so often."""
    for trial in trials:
        trial.go_on(until)
    return sorted(trials, key=lambda trial: -trial.chance())


def _clear(ranked: Sequence[Searched], gap: float) -> bool:
    """Whether the first is clearly better than the second, while the game is open."""
    first, second = ranked[0].chance(), ranked[1].chance()
    return first - second >= gap and first >= UNDECIDED[0] and second <= UNDECIDED[1]


def _obvious(state: State, first: int, ranked: Sequence[Searched]) -> bool:
    """Whether everybody sees the best answer at once."""
    return ranked[0].chance() - ranked[1].chance() > OBVIOUS and not _surprising(state, first)


def _puzzle(
    state: State, found: list[Answer], groups: list[list[int]], trials: list[Searched], best: int, gap: float
) -> Puzzle:
    answer = found[groups[best][0]]
    snapshot = lean(state)
    tree: Tree = {}
    for group, trial in zip(groups, trials, strict=True):
        for place in group:
            _put(tree, [str(state.game.decode(code)) for code in found[place].codes], round(1000 * trial.chance()))
    return Puzzle(
        name_of(state.game.name, snapshot),
        state.game.name,
        int(state.to_move),
        int(state.turn_number()),
        _level(state, answer.codes[0], gap),
        themes_of(state, answer.state, happens(state, answer.codes)),
        tree,
        snapshot,
    )


def happens(state: State, codes: Sequence[int]) -> list[Event]:
    """Everything that an answer makes happen, but for what chance does."""
    after = state.copy()
    events = after.record_events()
    for code in codes:
        after.apply_code(code)
    return [event for event in events if not event.chance]


def _put(tree: Tree, actions: list[str], value: int) -> None:
    for action in actions[:-1]:
        tree = tree.setdefault(action, {})
    tree[actions[-1]] = value


def _level(state: State, first: int, gap: float) -> int:
    """How hard it is: a small gap is hard to see, and so is what one does not think of first."""
    return min(3, (1 if gap > EASY else 2 if gap > FAIR else 3) + _surprising(state, first))


def _surprising(state: State, first: int) -> bool:
    """Whether one thinks of something else first."""
    thoughts = first_thoughts(state)
    return max(thoughts, key=lambda code: thoughts[code]) != first


def lean(state: State) -> dict[str, Any]:
    """The position as plain data, without the options that are as usual."""
    snapshot = dict(state.snapshot())
    usual = {option.name: option.default for option in state.game.options}
    given = state.settings.plain()
    snapshot["settings"] = {name: value for name, value in given.items() if usual.get(name) != value}
    return snapshot
