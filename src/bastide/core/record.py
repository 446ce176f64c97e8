"""A finished or running game as one text file that anyone can read, re-run and verify.

The file is UTF-8 text, one fact a line:

    bastide record 1
    game torres
    rules 1
    players 2
    option variant base
    seat 0 Red
    seat 1 novice
    table 5f0c...                 names the table; part of the commitment
    commitment 9a1e...            see bastide.core.fair
    nonce 0 ...                   what a seat added to the draws, if it did
    seed 77ab...                  once the game is over
    begin
    * first 0 #1c9d02aa           chance drew this
    0 knight d1 #5b7e11f0         seat 0 did this
    end
    score 0 183
    winner 0

After `#` stands the running hash: the first 8 hexadecimal digits of SHA-256 over the previous hash, the mover, the
action, the seat to move next and all scores. A step the reader may not know is `?` instead of its text and
hash, and no later step has a hash: by trying all that the hidden step could have been, a hash would tell it.
"""

import re
from collections.abc import Iterable, Mapping

from bastide.core.action import Action
from bastide.core.errors import BadOption, BadRecord, BastideError
from bastide.core.fair import SEED_BYTES, FairDealer, commitment
from bastide.core.game import Game
from bastide.core.match import Match, Step, running_hash
from bastide.core.options import Settings, Value
from bastide.core.state import CHANCE, State

FORMAT = 1
HIDDEN = "?"


class Line:
    """One step in a record: who, what, and the running hash after it."""

    __slots__ = ("hash", "seat", "text")

    def __init__(self, seat: int, text: str, hash: str) -> None:
        self.seat = seat
        self.text = text
        self.hash = hash


def recorded(game: Game, settings: Settings) -> dict[str, Value]:
    """The settings as a record has them: without options that came with a later version of the rules."""
    later = {option.name for option in game.options if option.before and settings.rules <= option.before[0]}
    return {name: value for name, value in settings.plain().items() if name not in later}


class Record:
    """One game on file."""

    def __init__(
        self,
        game: str,
        rules: int,
        settings: Mapping[str, object],
        seats: list[str],
        table: str,
        commitment: str,
        nonces: tuple[str, ...] = (),
        seed: bytes | None = None,
        lines: Iterable[Line] = (),
        scores: list[int] | None = None,
        winners: list[int] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.settings = settings
        self.seats = seats
        self.table = table
        self.commitment = commitment
        self.nonces = nonces
        self.seed = seed
        self.lines = list(lines)
        self.scores = scores
        """The result; None while the game is on."""
        self.winners = winners

    @classmethod
    def of(
        cls, match: Match, seats: list[str] | None = None, viewer: int | None = None, stopped: bool = False
    ) -> "Record":
        """The record of a match. While the game is on it holds only what the viewer (None: a spectator) may know.

        A match that was `stopped` before its end has no result, but nothing to hide any more either.
        """
        over = match.state.over
        bare = over or stopped
        lines = all_lines(match.steps) if bare else lines_for(match.steps, viewer)
        return cls(
            match.game.name,
            match.settings.rules,
            recorded(match.game, match.settings),
            seats or [f"seat {i}" for i in range(match.settings.players)],
            match.dealer.table,
            match.dealer.commitment,
            match.dealer.nonces,
            match.dealer.seed if bare else None,
            lines,
            match.state.scores if over else None,
            match.state.winners if over else None,
        )

    def write(self) -> str:
        """The record as text."""
        rows = [f"bastide record {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        rows += [f"players {self.settings['players']}"]
        rows += [f"option {name} {value}" for name, value in self.settings.items() if name != "players"]
        rows += [f"seat {i} {' '.join(UNSEEN.sub(' ', name).split())}" for i, name in enumerate(self.seats)]
        rows += [f"table {self.table}", f"commitment {self.commitment}"]
        rows += [f"nonce {i} {nonce}" for i, nonce in enumerate(self.nonces)]
        if self.seed is not None:
            rows.append(f"seed {self.seed.hex()}")
        rows.append("begin")
        for line in self.lines:
            tail = f" #{line.hash}" if line.hash else ""
            rows.append(f"{'*' if line.seat == CHANCE else line.seat} {line.text}{tail}")
        rows.append("end")
        rows += [f"score {i} {points}" for i, points in enumerate(self.scores or [])]
        rows += [f"winner {seat}" for seat in self.winners or []]
        return "\n".join(rows) + "\n"

    @classmethod
    def read(cls, text: str) -> "Record":
        """The record in a text; raises BadRecord with the line that is wrong."""
        return _Reader(text).record()


def all_lines(steps: Iterable[Step]) -> list[Line]:
    """The lines of these steps, with nothing left out."""
    return [Line(step.seat, str(step.action), step.hash) for step in steps]


def lines_for(steps: Iterable[Step], viewer: int | None) -> list[Line]:
    """The lines of these steps as the viewer (None: a spectator) may know them while the game is on."""
    lines: list[Line] = []
    hashed = True
    for step in steps:
        hidden = (-1 if viewer is None else viewer) in step.unseen_by
        hashed = hashed and not hidden  # trying out hidden steps against a later hash would tell which they were
        lines.append(Line(step.seat, HIDDEN if hidden else str(step.action), step.hash if hashed else ""))
    return lines


HEAD = ("game", "rules", "players", "table", "commitment", "seed")
LISTS = {"option": "head", "seat": "head", "nonce": "head", "score": "result"}
"""What a record lists by name or number, and in which part."""
LONGEST_NUMBER = 12
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f]")
"""With these a stranger's file could take over the terminal it is shown on."""


class _Reader:
    def __init__(self, text: str) -> None:
        self.rows = text.splitlines()
        self.at = 0
        self.hidden = False
        self.facts: dict[str, str] = {}
        self.said_at: dict[str, int] = {}
        self.lists: dict[str, dict[str, str]] = {word: {} for word in LISTS}
        self.part = "head"
        self.lines: list[Line] = []
        self.winners: list[int] = []

    def record(self) -> Record:
        self._check_format()
        for number, row in enumerate(self.rows[1:], start=2):
            self.at = number
            if UNSEEN.search(row):
                raise BadRecord(f"Line {self.at} of the record has characters that do not show.")
            self._read(row)
        if self.part != "result":
            raise BadRecord("The record is cut off: its 'end' line is missing.")
        for name in ("game", "rules", "players", "table", "commitment"):
            if name not in self.facts:
                raise BadRecord(f"The record has no '{name}' line.")
        players = self._number(*self._fact("players"))
        seats = self._numbered("seat")
        scores = [self._number(score, self.said_at[f"score {i}"]) for i, score in enumerate(self._numbered("score"))]
        return Record(
            self.facts["game"],
            self._number(*self._fact("rules")),
            {"players": players, **self.lists["option"]},
            seats,
            self.facts["table"],
            self.facts["commitment"],
            tuple(self._numbered("nonce")),
            self._seed(self.facts.get("seed")),
            self.lines,
            scores or None,
            self.winners if scores else None,
        )

    def _check_format(self) -> None:
        head = self.rows[0].split() if self.rows else []
        if head[:2] != ["bastide", "record"] or len(head) != 3:
            raise BadRecord("This is no Bastide record: its first line should be 'bastide record 1'.")
        if head[2] != str(FORMAT):
            raise BadRecord(f"The record has format {head[2]}; this program reads format {FORMAT}. Update bastide.")

    def _read(self, row: str) -> None:
        """Take in one row of the part of the record that we are in."""
        word, _, rest = row.partition(" ")
        if row == "begin" and self.part == "head":
            self.part = "steps"
        elif row == "end" and self.part == "steps":
            self.part = "result"
        elif self.part == "steps":
            self.lines.append(self._line(word, rest))
        elif rest and LISTS.get(word) == self.part:
            name, _, value = rest.partition(" ")
            self._say_once(f"{word} {name}")
            self.lists[word][name] = value
        elif word == "winner" and self.part == "result":
            self.winners.append(self._seat(rest, self.at))
        elif self.part == "head" and word in HEAD:
            self._say_once(word)
            self.facts[word] = rest
        elif row.strip():
            raise BadRecord(f"Line {self.at} of the record, '{row[:60]}', is not understood.")

    def _say_once(self, what: str) -> None:
        if what in self.said_at:
            raise BadRecord(f"Line {self.at} of the record says '{what[:40]}' for the second time.")
        self.said_at[what] = self.at

    def _fact(self, name: str) -> tuple[str, int]:
        return self.facts[name], self.said_at[name]

    def _numbered(self, word: str) -> list[str]:
        """What is listed under the numbers 0, 1, 2 and so on."""
        listed = self.lists[word]
        numbers = sorted(self._seat(name, self.said_at[f"{word} {name}"]) for name in listed)
        if numbers != list(range(len(numbers))):
            raise BadRecord(f"The record's {word}s should be numbered from 0 on.")
        return [listed[str(number)] for number in numbers]

    def _line(self, word: str, rest: str) -> Line:
        text, mark, hash = rest.partition(" #")
        self.hidden = self.hidden or text == HIDDEN
        if not text or (not mark and not self.hidden):
            raise BadRecord(f"Line {self.at} of the record, '{word} {rest[:60]}', is no step with a hash.")
        return Line(CHANCE if word == "*" else self._seat(word, self.at), text, hash)

    def _seat(self, text: str, at: int) -> int:
        number = self._number(text, at)
        if number < 0:
            raise self._no_number(text, at)
        return number

    def _number(self, text: str, at: int) -> int:
        """The number written there, as the writer of records writes it: no sign, zero or digit too many."""
        try:
            number = int(text[:LONGEST_NUMBER])
        except ValueError:
            raise self._no_number(text, at) from None
        if str(number) != text:
            raise self._no_number(text, at)
        return number

    def _no_number(self, text: str, at: int) -> BadRecord:
        return BadRecord(f"Line {at} of the record: '{text[:40]}' should be a number.")

    def _seed(self, text: str | None) -> bytes | None:
        try:
            seed = bytes.fromhex(text) if text is not None else None
        except ValueError:
            seed = b""
        if seed is not None and len(seed) != SEED_BYTES:
            raise BadRecord(f"The record's seed is damaged: it should be {SEED_BYTES} bytes in hexadecimal.")
        return seed


class Verification:
    """What was re-run and found right."""

    def __init__(self, steps: int, decisions: int, draws: int, draws_checked: bool, state: State) -> None:
        self.steps = steps
        self.decisions = decisions
        self.draws = draws
        self.draws_checked = draws_checked
        self.state = state

    def __str__(self) -> str:
        drawn = "recomputed from the seed" if self.draws_checked else "legal (the seed is not in the record)"
        return (
            f"{self.decisions} decisions legal, {self.draws} draws {drawn}, {self.steps} hashes and the result agree."
        )


def replay(game: Game, record: Record) -> list[tuple[State, Action]]:
    """Every position of the record with the action taken there; raises BadRecord where the rules do not agree."""
    return list(_walk(game, record, start(game, record)))


def start(game: Game, record: Record) -> State:
    """The position in which the record begins."""
    if record.game != game.name:
        raise BadRecord(f"The record is of the game '{record.game}', not of '{game.name}'.")
    if record.rules > game.rules_version:
        raise BadRecord(
            f"The record was played with rules version {record.rules} of {game.title}; "
            f"this program knows versions up to {game.rules_version}. Update bastide."
        )
    if not game.plays(record.rules):
        raise BadRecord(
            f"The record was played with rules version {record.rules} of {game.title}, "
            f"whose rules this program no longer plays; it has version {game.rules_version}."
        )
    settings = _settings(game, record)
    if len(record.seats) != settings.players:
        raise BadRecord(f"The record should name the seats 0 to {settings.players - 1}, once each.")
    return game.new_state(settings)


def verify(game: Game, record: Record) -> Verification:
    """Re-run a record: rules, draws, hashes and result. Raises BadRecord with what is wrong and where."""
    state = start(game, record)
    if record.seed is not None and commitment(record.seed, record.table) != record.commitment:
        raise BadRecord("The seed does not belong to the commitment: the draws were not fixed before the game.")
    draws = 0
    for before, _ in _walk(game, record, state):
        draws += before.to_move == CHANCE
    if record.scores is not None:
        _check_result(record, state)
    elif state.over:
        raise BadRecord("The game is over but the record has no result.")
    return Verification(len(record.lines), len(record.lines) - draws, draws, record.seed is not None, state)


def _walk(game: Game, record: Record, state: State) -> Iterable[tuple[State, Action]]:
    dealer = FairDealer(record.seed, record.table, record.nonces) if record.seed is not None else None
    running = ""
    for number, line in enumerate(record.lines, start=1):
        where = f"Step {number}"
        if line.text == HIDDEN:
            raise BadRecord(f"{where} is hidden: the record was taken while the game was on. Take it again at the end.")
        if state.over:
            raise BadRecord(f"{where}, '{line.text}', comes after the end of the game.")
        if line.seat != state.to_move:
            raise BadRecord(
                f"{where}, '{line.text}', is by {_who(line.seat)}, but {_who(int(state.to_move))} is to move."
            )
        try:
            action = game.parse(line.text)
        except BastideError as wrong:
            raise BadRecord(f"{where}: {wrong}") from None
        refusal = state.why_not(action)
        if refusal is not None:
            raise BadRecord(f"{where}, '{line.text}', is not legal: {refusal}")
        if dealer is not None and state.to_move == CHANCE:
            drawn = dealer.draw(state)
            if drawn != action:
                raise BadRecord(f"{where}: the record says chance drew '{action}', but the seed gives '{drawn}'.")
        yield state.copy(), action
        state.apply(action)
        running = running_hash(running, line.seat, line.text, state)
        if running != line.hash:
            raise BadRecord(f"{where}, '{line.text}': the running hash is {running}, the record says {line.hash}.")


def _check_result(record: Record, state: State) -> None:
    if not state.over:
        raise BadRecord("The record has a result, but the game is not over after its last step.")
    if record.scores != state.scores:
        raise BadRecord(f"The record says the scores are {record.scores}, but the game gives {state.scores}.")
    if record.winners != state.winners:
        raise BadRecord(f"The record says seats {record.winners} won, but the game gives {state.winners}.")


def _settings(game: Game, record: Record) -> Settings:
    try:
        return game.read_settings_of(record.rules, **record.settings)
    except BadOption as wrong:
        raise BadRecord(f"The record's options are wrong: {wrong}") from None


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"
