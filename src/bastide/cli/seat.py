"""A person's seat at the terminal: what they see, what they may type, and what comes of it."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bastide.bots import Bot, decide
from bastide.cli import record_file
from bastide.cli.menu import Entry, begins, entries
from bastide.cli.screen import draw, err, out, say
from bastide.core import CHANCE, Action, BadAction, BastideError, Dealer, Event, Match, Message, Step, render

ROOM = 20
"""How many numbered lines are shown at once under the board."""
MORE_ROOM = 40
"""How many are shown when the person has opened a list."""
LONGEST_NUMBER = 9
"""How many digits the number of a line has at most."""
RECENT = 30
"""How many lines of the log are shown unless all are asked for."""


class Left(Exception):
    """The person has left the table."""


class Seat:
    """One person's side of a match against bots."""

    def __init__(self, match: Match, seat: int, bots: dict[int, Bot], names: list[str], save: Path | None) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.names = names
        self.save = save
        self.luck = Dealer(record_file.seed_for("what bots imagine", match.dealer.seed))
        self.seen = max(0, len(match.steps) - RECENT)
        """How many steps the person has been shown."""
        self.opened: tuple[str, ...] = ()
        self.page = 0
        self.lines: list[Entry] = []

    def play(self) -> int:
        """Play until the game is over or the person leaves; returns the exit code."""
        self.say("welcome", game=self.match.game.title, players=self.match.settings.players, seat=self.seat)
        self.say("commitment", commitment=self.match.dealer.commitment)
        self.write()
        try:
            while not self.match.state.over:
                if self.match.state.to_move == self.seat:
                    self.turn()
                else:
                    self.let_bots_play()
                self.keep()
            self.finish()
        except Left:
            pass
        return 0

    def let_bots_play(self) -> None:
        state = self.match.state
        self.match.play(decide(self.bots[int(state.to_move)], state, self.luck))

    # The person's turn

    def turn(self) -> None:
        """One decision of the person's."""
        self.tell_news()
        self.show_board()
        self.open(())
        steps = len(self.match.steps)
        while len(self.match.steps) == steps:
            typed = self.read()
            try:
                self.obey(typed)
            except BastideError as wrong:
                say(str(wrong), "red")

    def obey(self, typed: str) -> None:
        """Do what the person typed: a line's number, an action's text, or a command."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.explain,
            "rules": self.show_rules,
            "log": self.show_log,
            "board": lambda _: self.show_board(),
            "list": lambda _: self.open(()),
            "back": lambda _: self.open(self.opened[:-1]),
            "more": lambda _: self.turn_page(),
            "help": lambda _: self.say("help"),
            "quit": lambda _: self.leave(),
        }
        actions = self.match.state.legal_actions()
        exact = [action for action in actions if str(action) == " ".join(typed.split())]
        if exact:
            self.match.play(exact[0], self.seat)
        elif typed.isdecimal():
            self.take(typed)
        elif word in commands:
            commands[word](rest)
        elif not typed:
            self.turn_page()
        elif any(begins(action, tuple(typed.split())) for action in actions):
            self.open(tuple(typed.split()))
        else:
            self.match.play(self.read_action(typed), self.seat)

    def read_action(self, typed: str) -> Action:
        try:
            return self.match.game.parse(typed)
        except BadAction as wrong:
            raise BadAction(f"{wrong} {self.word('see_help')}") from None

    def take(self, typed: str) -> None:
        """Play the action on the line of that number, or open the list it stands for."""
        number = int(typed[-LONGEST_NUMBER:])
        if len(typed) > LONGEST_NUMBER or not 1 <= number <= len(self.lines):
            self.say("no_such_line", last=len(self.lines))
            return
        entry = self.lines[number - 1]
        if entry.action is not None:
            self.match.play(entry.action, self.seat)
        else:
            self.open(entry.words)

    # Commands

    def undo(self, how_far: str) -> None:
        """Take back the last action, or with `all` everything back to the horizon; or say why not."""
        horizon = self.match.undo_horizon(self.seat)
        steps = len(self.match.steps)
        if horizon == steps:
            say(self.why_no_undo(), "red")
            return
        undone = self.match.undo(horizon if how_far == "all" else steps - 1)
        self.seen = len(self.match.steps)
        self.say("undone", actions="; ".join(str(step.action) for step in undone))

    def why_no_undo(self) -> str:
        """What stands between the person and their last action."""
        own = [number for number, step in enumerate(self.match.steps) if step.seat == self.seat]
        if not own:
            return self.word("undo.nothing")
        for step in self.match.steps[own[-1] :]:
            for event in step.events:
                if event.irreversible:
                    return self.word("undo.chance" if event.chance else "undo.revealed", event=self.sentence(event))
            if step.seat == CHANCE:
                return self.word("undo.chance", event=self.word("undo.draw"))
            if step.seat != self.seat:
                return self.word("undo.others", seat=step.seat)
        return self.word("undo.nothing")

    def explain(self, typed: str) -> None:
        """Why an action is not legal now."""
        if not typed:
            self.say("why.what")
            return
        refusal = self.match.state.why_not(self.read_action(typed))
        if refusal is None:
            self.say("why.legal", action=typed)
        else:
            say(refusal.text())

    def show_rules(self, words: str) -> None:
        """A clause by its number, or the clauses in which the words occur."""
        from bastide.cli.rules import find, show

        for clause in find(self.match.game.rulebook, words):
            show(clause)

    def show_log(self, how_much: str) -> None:
        """What has happened, as far as this seat may know."""
        log = [line for number in range(len(self.match.steps)) for line in self.sentences(number)]
        for line in log if how_much == "all" else log[-RECENT:]:
            say(line)

    def leave(self) -> None:
        """Leave the table, offering to keep the record."""
        self.offer_to_save()
        raise Left

    # What the person sees

    def tell_news(self) -> None:
        """What has happened since the person last looked."""
        for number in range(self.seen, len(self.match.steps)):
            for line in self.sentences(number):
                say(line, "cyan")
        self.seen = len(self.match.steps)

    def sentences(self, number: int) -> list[str]:
        """What happened in one step, as far as this seat may know."""
        step: Step = self.match.steps[number]
        if step.events:
            return [self.sentence(event) for event in step.events]
        if self.seat in step.unseen_by:
            return []
        offered = render(self.match.position(number).message(step.action))
        return [self.word("did", seat=step.seat, action=offered)]

    def sentence(self, event: Event) -> str:
        return f"{render(event.message(self.match.game.name, self.seat))} ({event.clause})"

    def show_board(self) -> None:
        say()
        draw(self.match.game.draw_text(self.match.state.view(self.seat)))
        say()

    def open(self, words: tuple[str, ...]) -> None:
        """Show the legal actions whose texts begin with these words."""
        self.opened = words
        self.page = 0
        self.show_lines()

    def turn_page(self) -> None:
        self.page = self.page + 1 if (self.page + 1) * self.room < len(self.lines) else 0
        self.show_lines()

    @property
    def room(self) -> int:
        return MORE_ROOM if self.opened else ROOM

    def show_lines(self) -> None:
        state = self.match.state
        self.lines = entries(state.legal_actions(), self.opened, self.room)
        opened = f": {' '.join(self.opened)} ..." if self.opened else ""
        say(f"{render(state.task())}{opened}", "bold")
        first = self.page * self.room
        shown = self.lines[first : first + self.room]
        labels = [self.label(entry) for entry in shown]
        width = max(len(label) for label, _ in labels)
        for number, (label, text) in enumerate(labels, start=first + 1):
            out.print(f"{number:>4}  {label:<{width}}  ", end="", soft_wrap=True)
            say(text, "dim")
        if len(self.lines) > len(shown):
            self.say("page", first=first + 1, last=first + len(shown), all=len(self.lines))
        if self.opened:
            self.say("back")

    def label(self, entry: Entry) -> tuple[str, str]:
        """A line's sentence and the text to type for it."""
        sentence = render(self.match.state.message(entry.actions[0]))
        if entry.action is not None:
            return sentence, str(entry.action)
        return self.word("folded", count=len(entry.actions), example=sentence), f"{' '.join(entry.words)} ..."

    # The end

    def finish(self) -> None:
        """Tell how the game ended."""
        self.tell_news()
        self.show_board()
        state = self.match.state
        for seat in sorted(range(self.match.settings.players), key=lambda seat: state.ranks[seat]):
            self.say("result", rank=state.ranks[seat], seat=seat, name=self.names[seat], score=state.scores[seat])
        self.say("won" if self.seat in state.winners else "lost")
        self.offer_to_save()

    def write(self) -> None:
        """Bring the file up to date, where there is one."""
        if self.save is not None:
            record_file.write(self.save, record_file.open_record(self.match, self.names))

    def keep(self) -> None:
        """Bring the file up to date; a disk that is full is no reason to end the game."""
        try:
            self.write()
        except BastideError as wrong:
            say(str(wrong), "red")

    def offer_to_save(self) -> None:
        """Keep the record in the file chosen at the start, or in one the person names now."""
        while self.save is None:
            name = self.ask(self.word("save.ask"))
            if not name:
                self.say("save.not")
                return
            try:
                self.save = Path(name).expanduser()
                taken = self.save.exists()
            except (OSError, ValueError, RuntimeError) as wrong:
                say(str(record_file.not_written(Path(name), wrong)), "red")
                self.save = None
                continue
            if taken:
                self.say("save.exists", file=self.save)
                self.save = None
        try:
            self.write()
        except BastideError as wrong:
            say(str(wrong), "red")
            self.save = None
            self.offer_to_save()
            return
        self.say("save.done" if self.match.state.over else "save.unfinished", file=self.save)

    # Words in and out

    def read(self) -> str:
        """What the person types; the end of the input means they leave."""
        try:
            return prompt("> ")
        except (EOFError, KeyboardInterrupt):
            say()
            self.leave()
            raise

    def ask(self, question: str) -> str:
        try:
            return prompt(f"{question} ")
        except (EOFError, KeyboardInterrupt):
            say()
            return ""

    def word(self, name: str, /, **params: object) -> str:
        return render(Message(f"cli.{name}", params))

    def say(self, name: str, /, **params: object) -> None:
        say(self.word(name, **params))


def prompt(text: str) -> str:
    """One line from the person, with editing and history where there is a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    out.file.flush()
    err.file.flush()
    return input(text).strip()
