"""A program of somebody else's as a player: it is sent the game line by line, as in a record, and answers with moves.

The protocol is described in docs/bot-api.md.
"""

import selectors
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from bastide.core import CHANCE, Action, BastideError, Settings, State
from bastide.core.record import HIDDEN, recorded

PROTOCOL = 1
PATIENCE = 60.0
"""Seconds after which a program that does not answer has lost its way."""


class OutsideBot:
    """Drives a program in lock-step; a process is started for every game and every seat."""

    def __init__(self, name: str, command: str, trusted: bool = False) -> None:
        self.name = name
        self.command = shlex.split(command)
        self.trusted = trusted
        """Whether it is told what its seat cannot see."""
        self.process: subprocess.Popen[bytes] | None = None
        self.rest = b""

    def begin(self, state: State, settings: Settings, seat: int) -> None:
        """A game begins, at which the program has this seat."""
        try:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise BastideError(f"'{self.name}' cannot be started: {problem}.") from None
        self.rest = b""
        options = recorded(state.game, settings)
        self._say(f"bastide match {PROTOCOL}", f"game {state.game.name}", f"rules {settings.rules}")
        self._say(f"players {settings.players}")
        self._say(*(f"option {name} {value}" for name, value in options.items() if name != "players"))
        self._say(f"you {seat}", "begin")

    def saw(self, mover: int, action: Action | None) -> None:
        """Somebody, or chance, has done something; None where the seat does not learn what."""
        self._say(f"{'*' if mover == CHANCE else mover} {HIDDEN if action is None else action}")

    def choose(self, imagined: State) -> Action:
        """What the program answers."""
        legal = imagined.legal_actions()
        self._say(f"choose {len(legal)}", *(str(action) for action in legal))
        answer = self._answer()
        for action in legal:
            if str(action) == answer:
                return action
        raise BastideError(
            f"'{self.name}' answered '{answer[:80]}', which is none of the {len(legal)} moves it was told."
        )

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game is over; the program has a second to leave by itself."""
        self._say("end", *(f"score {seat} {points}" for seat, points in enumerate(scores)))
        self._say(*(f"winner {seat}" for seat in winners))
        self.close()

    def close(self) -> None:
        """End the program."""
        if self.process is None:
            return
        process, self.process = self.process, None
        with process:
            assert process.stdin is not None
            with suppress(BrokenPipeError):
                process.stdin.close()
            try:
                process.wait(1.0)
            except subprocess.TimeoutExpired:
                process.kill()

    def _say(self, *lines: str) -> None:
        if self.process is None:
            raise BastideError(f"'{self.name}' can only play whole games, in a match.")
        pipe = self.process.stdin
        assert pipe is not None
        try:
            pipe.write("".join(f"{line}\n" for line in lines).encode())
            pipe.flush()
        except BrokenPipeError:
            raise BastideError(f"'{self.name}' has ended before the game did.") from None

    def _answer(self) -> str:
        assert self.process is not None
        pipe: IO[bytes] | None = self.process.stdout
        assert pipe is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if not waiting.select(PATIENCE):
                    raise BastideError(f"'{self.name}' has not answered for {PATIENCE:.0f} seconds.")
                more = pipe.read1(65536)  # type: ignore[attr-defined]
                if not more:
                    raise BastideError(f"'{self.name}' has ended before the game did.")
                self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode("utf-8", "replace").strip()
