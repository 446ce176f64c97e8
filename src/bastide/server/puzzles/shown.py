"""A puzzle as its page shows it: the position as its seat sees it, and what every answer leads to."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

import bastide
from bastide.core import BastideError, Dealer, Event, State
from bastide.puzzles.file import Puzzle, Tree
from bastide.puzzles.judging import NEARLY, judged
from bastide.server.entries import row_of_event
from bastide.server.offers import action_of, legal_actions
from bastide.server.projection import Board, event_info, position
from bastide.server.puzzles.wire import PuzzleInfo, PuzzleStep
from bastide.server.sentences import Viewer
from bastide.server.wire import EventInfo, Position

MOST_KEPT = 50


@lru_cache(MOST_KEPT)
def shown(puzzle: Puzzle, language: str | None) -> PuzzleInfo:
    """A puzzle with everything that can be answered."""
    state = start(puzzle)
    viewer = Viewer(puzzle.seat, language)
    return PuzzleInfo(
        puzzle.id,
        puzzle.game,
        state.game.title,
        puzzle.seat,
        int(state.players),
        state.settings.plain(),
        puzzle.turn,
        puzzle.level,
        puzzle.themes,
        0,
        "",
        NEARLY,
        _position(state, viewer, 0),
        list(_steps(puzzle, state, viewer, puzzle.answers, state.scores)),
    )


def start(puzzle: Puzzle) -> State:
    """Its position, in which everything that its seat may not know is dealt anew."""
    state = bastide.load(puzzle.game).restore(puzzle.snapshot)
    return state.determinize(puzzle.seat, Dealer(0))


def _steps(
    puzzle: Puzzle,
    state: State,
    viewer: Viewer,
    tree: Tree,
    before: list[int],
    actions: tuple[str, ...] = (),
    events_so_far: tuple[EventInfo, ...] = (),
) -> Iterator[PuzzleStep]:
    for text, then in tree.items():
        after = state.copy()
        events = after.record_events()
        after.apply(action_of(state.game, text))
        after.events = None
        here = (*actions, text)
        so_far = (*events_so_far, *known(events, viewer, state.game.name))
        points = [now - score for now, score in zip(after.scores, before, strict=True)]
        whole = not isinstance(then, dict)
        same, chance = judged(puzzle)[here] if whole else (None, None)
        yield PuzzleStep(
            list(here),
            list(so_far),
            points,
            None if whole else _position(after, viewer, len(here)),
            chance,
            list(same) if same else None,
        )
        if not whole:
            yield from _steps(puzzle, after, viewer, then, before, here, so_far)


def known(events: list[Event], viewer: Viewer, game: str) -> Iterator[EventInfo]:
    """Of what happens, all up to what luck decides or somebody learns."""
    for event in events:
        if event.chance or (event.reveals and (event.seat != viewer.seat or bool(event.secret))):
            return
        yield event_info(game, row_of_event(event, game), viewer)


def _position(state: State, viewer: Viewer, step: int) -> Position:
    there = position(None, viewer, Board(state), step, now=False)  # type: ignore[arg-type]  # no table is asked
    return msgspec.structs.replace(there, legal=msgspec.Raw(legal_actions(state, viewer.language)))


def brings(puzzle: Puzzle, actions: list[str], language: str | None) -> list[EventInfo]:
    """What an answer makes happen, as far as it is known."""
    for step in shown(puzzle, language).steps:
        if step.actions == actions:
            return step.events
    raise BastideError("That is no answer to this puzzle.")
