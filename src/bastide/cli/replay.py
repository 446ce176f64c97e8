"""`bastide replay`: walk through a record, position by position."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.cli import record_file
from bastide.cli.choice import Language, check_seat, describe, speaking
from bastide.cli.screen import draw, say
from bastide.cli.seat import prompt
from bastide.core import CHANCE, Action, BastideError, Event, Record, State, render
from bastide.core import replay as walk_through


def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    step: Annotated[int | None, Parameter(help="Only the position after this many steps; 0 is the beginning.")] = None,
    every: Annotated[bool, Parameter(negative="", help="Draw the position after every step.")] = False,
    seat: Annotated[int | None, Parameter(help="See it as this seat did; as a spectator if left out.")] = None,
    language: Language = "en",
) -> None:
    """Show a recorded game: what happened at every step, and the board.

    On a terminal you walk through it: Enter goes on, `b` goes back, a number jumps to that step, `q` ends.
    Into a pipe it writes the whole game and the last position.

    For example:

        bastide replay evening.bastide
        bastide replay evening.bastide --step 40
        bastide replay evening.bastide --every --seat 0 > evening.txt
    """
    film = Film(record_file.read(file), seat)
    with speaking(language):
        _show(film, step, every)


def _show(film: "Film", step: int | None, every: bool) -> None:
    """One position, a walk through all of them, or everything in a row."""
    if step is not None:
        if not 0 <= step <= film.length:
            raise BastideError(f"The record has {film.length} steps; {step} is none of them.")
        film.show(step)
    elif sys.stdin.isatty() and sys.stdout.isatty() and not every:
        film.introduce()
        _walk(film)
    else:
        film.introduce()
        for number in range(film.length + 1):
            film.show(number, drawn=every or number == film.length)


def _walk(film: "Film") -> None:
    """Let a person go through the positions."""
    at = 0
    while True:
        film.show(at)
        try:
            typed = prompt(f"{at}/{film.length}: Enter, b, a number or q > ")
        except (EOFError, KeyboardInterrupt):
            say()
            return
        if typed == "q" or (not typed and at == film.length):
            return
        if typed.isdecimal():
            at = min(int(typed), film.length)
        else:
            at = max(at - 1, 0) if typed == "b" else min(at + 1, film.length)


class Film:
    """A record unrolled: every position, and what led to it."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.game = bastide.load(record.game)
        self.record = record
        self.seat = seat
        frames = walk_through(self.game, record)
        self.actions: list[Action] = [action for _, action in frames]
        self.positions: list[State] = [state for state, _ in frames]
        self.events: list[list[Event]] = [[]]
        if not frames:
            raise BastideError("The record has no steps.")
        for state, action in frames:
            after = state.copy()
            self.events.append(after.record_events())
            after.apply(action)
            after.events = None
        self.positions.append(after)
        if seat is not None:
            check_seat(seat, after.settings)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.actions)

    def introduce(self) -> None:
        """What game it is and who plays."""
        settings = describe(self.game, self.positions[0].settings)
        say(f"{self.game.title}, {settings}, rules version {self.record.rules}", "bold")
        for seat, name in enumerate(self.record.seats):
            say(f"seat {seat}: {name}")

    def show(self, number: int, drawn: bool = True) -> None:
        """The step that led to a position, what happened in it, and the position."""
        after = self.positions[number]
        if number > 0:
            before = self.positions[number - 1]
            action = self.actions[number - 1]
            who = "chance" if before.to_move == CHANCE else f"seat {before.to_move}"
            seen = before.sees(self.seat, action.code)
            say(f"{number}. {who}: {action if seen else 'hidden from this seat'}", "bold")
            for event in self.events[number]:
                say(f"   {render(event.message(self.game.name, self.seat))} ({event.clause})")
        if drawn:
            draw(self.game.draw_text(after.view(self.seat)))
            say(f"scores: {', '.join(map(str, after.scores))}" + ("; the game is over" if after.over else ""))
