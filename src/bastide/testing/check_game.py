"""The contract of `bastide.core`, checked on any game by random play."""

import json
from collections.abc import Callable, Iterable, Mapping

from bastide.core import CHANCE, NOBODY, BadAction, Dealer, Game, State, render
from bastide.core.counsel import counsel_of
from bastide.testing.events import shown_to


class ContractBroken(AssertionError):
    """A game does not keep the contract; the text says which promise, and how to get there again."""


def check_game(
    game: Game,
    games: int = 10,
    seed: int = 1,
    settings: Iterable[Mapping[str, object]] | None = None,
    max_decisions: int = 20_000,
    probe_every: int = 25,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play random games and check every promise of the contract; returns the number of decisions taken.

    `settings` are what `game.start` takes, used in turn; by default every number of players with every value of
    every option, one option changed at a time. The dear checks are made at every `probe_every`-th decision.
    """
    choices = list(settings) if settings is not None else every_setting(game)
    total = 0
    for number in range(games):
        chosen = choices[number % len(choices)]
        total += _Check(game, chosen, seed + number, max_decisions, probe_every).run()
        if progress is not None:
            progress(number + 1)
    return total


def every_setting(game: Game) -> list[dict[str, object]]:
    """Every number of players, with the defaults and with every other value of each option that is allowed."""
    found: list[dict[str, object]] = []
    for players in game.seats:
        found.append({"players": players})
        for option in game.options:
            for value in option.offered:
                if value == option.default:
                    continue
                try:
                    game.read_settings(players, **{option.name: value})
                except ValueError:
                    continue
                found.append({"players": players, option.name: value})
    return found


class _Check:
    def __init__(
        self, game: Game, settings: Mapping[str, object], seed: int, max_decisions: int, probe_every: int
    ) -> None:
        self.game = game
        self.counsel = counsel_of(game)
        self.settings = settings
        self.seed = seed
        self.max_decisions = max_decisions
        self.probe_every = probe_every
        self.dealer = Dealer(seed)
        self.luck = Dealer(seed + 1_000_003)
        self.taken: list[str] = []

    def run(self) -> int:
        state = self.game.start(**self.settings)
        inventory = dict(state.inventory())
        decisions = 0
        while not state.over:
            self.expect(decisions < self.max_decisions, f"the game did not end within {self.max_decisions} decisions")
            codes = self.check_list(state)
            probing = decisions % self.probe_every == self.seed % self.probe_every
            if probing:
                self.check_position(state, codes)
            if state.to_move == CHANCE:
                self.check_chance(state, codes)
                code = int(self.dealer.draw_code(state))
            else:
                code = codes[self.dealer.below(len(codes))]
                decisions += 1
            if probing:
                self.check_step(state, code)
            else:
                state.apply_code(code)
            self.taken.append(str(self.game.decode(code)))
            now = dict(state.inventory())
            if now != inventory:
                self.expect(False, f"components changed from {inventory} to {now}")
        self.check_end(state)
        return decisions

    def expect(self, kept: bool, broken: str) -> None:
        if not kept:
            options = ", ".join(f"{name}={value!r}" for name, value in self.settings.items())
            raise ContractBroken(
                f"{self.game.name}.start({options}), seed {self.seed}, after {len(self.taken)} steps: {broken}. "
                f"Last steps: {'; '.join(self.taken[-8:]) or 'none'}."
            )

    def check_list(self, state: State) -> list[int]:
        """Never stuck; codes in range, without doubles, in a stable order."""
        codes = [int(code) for code in state.legal_codes()]
        self.expect(bool(codes), "there is no legal action, and the game is not over")
        self.expect(len(set(codes)) == len(codes), "an action is listed twice")
        self.expect(codes == list(state.legal_codes()), "the list of legal actions is not stable")
        self.expect(all(0 <= code < self.game.actions.size for code in codes), "a code is out of range")
        self.expect(state.to_move == CHANCE or 0 <= state.to_move < state.players, f"to_move is {state.to_move}")
        return codes

    def check_chance(self, state: State, codes: list[int]) -> None:
        self.expect(codes == sorted(codes), "the outcomes of chance are not in the order of their codes")
        weights = list(state.chance_weights())
        self.expect(len(weights) == len(codes), "the weights do not match the outcomes")
        self.expect(all(weight > 0 for weight in weights), "an outcome has no weight")
        self.expect(all(self.game.actions.kind_of(c).chance for c in codes), "an outcome is not marked as chance")

    def check_position(self, state: State, codes: list[int]) -> None:
        """Copies, snapshots, views, text forms and refusals of one position."""
        self.expect(state.copy() == state and hash(state.copy()) == hash(state), "a copy is not equal to its state")
        plain = self.through_json(state.snapshot(), "the snapshot")
        restored = self.game.restore(plain)
        self.expect(restored == state, "a restored snapshot is another position")
        self.expect(list(restored.legal_codes()) == codes, "a restored snapshot has other legal actions")
        self.expect(str(state.settings.plain()) == str(restored.settings.plain()), "a snapshot changes the settings")
        for code in codes:
            action = self.game.decode(code)
            self.expect(action.code == code, f"'{action}' has code {action.code}, not {code}")
            self.expect(self.game.parse(str(action)) == action, f"'{action}' does not parse to itself")
            self.expect(state.why_not(action) is None, f"why_not refuses the legal '{action}'")
            self.expect(bool(render(state.message(action))), f"'{action}' has no sentence")
        self.check_refusals(state, codes)
        for viewer in (None, *range(int(state.players))):
            self.through_json(state.view(viewer), f"the view of {viewer}")
        self.through_json(state.survey(), "the survey")
        for seat in range(int(state.players)):
            self.check_secrecy(state, seat, codes)
        render(state.task())

    def check_refusals(self, state: State, codes: list[int]) -> None:
        """why_not agrees with legal_actions on sampled actions, and each refusal is a sentence with real clauses."""
        legal = set(codes)
        kinds = self.game.actions.kinds
        for i in range(60):
            kind = kinds[i % len(kinds)]
            action = kind.at(int(self.luck.below(kind.count)))
            refusal = state.why_not(action)
            self.expect((refusal is None) == (action.code in legal), f"why_not('{action}') is {refusal}")
            if refusal is not None:
                self.expect(bool(refusal.text()), f"the refusal of '{action}' says nothing")
                self.expect(bool(refusal.clauses), f"the refusal of '{action}' cites no clause")
                for clause in refusal.clauses:
                    self.expect(
                        clause in self.game.rulebook, f"the refusal of '{action}' cites {clause}, which is none"
                    )
        try:
            self.game.parse("no such action")
        except BadAction:
            return
        self.expect(False, "nonsense parses to an action")

    def check_secrecy(self, state: State, seat: int, codes: list[int]) -> None:
        """What a seat sees does not depend on what it may not see, now and after any one step."""
        other = state.determinize(seat, self.luck)
        self.expect(other.to_move == state.to_move, f"seat {seat}: determinize changes who is to move")
        self.expect(
            dict(other.inventory()) == dict(state.inventory()), f"seat {seat}: determinize changes the components"
        )
        before = self.seen(state, seat)
        self.expect(self.seen(other, seat) == before, f"seat {seat} can tell a determinized state by its view")
        self.expect(other.survey() == state.survey(), f"the survey tells seat {seat} a secret")
        if state.to_move == seat:
            theirs = [int(code) for code in other.legal_codes()]
            self.expect(theirs == codes, f"seat {seat} can tell a determinized state by its legal actions")
            for i in range(10):
                kind = self.game.actions.kinds[i % len(self.game.actions.kinds)]
                action = kind.at(int(self.luck.below(kind.count)))
                said = str(state.why_not(action))
                self.expect(said == str(other.why_not(action)), f"the refusal of '{action}' tells seat {seat} a secret")
        ours, guessed = (float(self.counsel.estimates(one)[seat]) for one in (state, other))
        self.expect(ours == guessed, f"the estimate for seat {seat} uses a secret")

    def check_step(self, state: State, code: int) -> None:
        """Apply a step: copies are independent, replays equal, and a step that is not marked reveals nothing."""
        before = state.key()
        twin = state.copy()
        guesses = [(seat, state.determinize(seat, self.luck)) for seat in range(int(state.players))]
        hidden = [not state.sees(seat, code) for seat in range(int(state.players))]
        events = twin.record_events()
        twin.play(self.game.decode(code))
        twin.events = None
        self.expect(state.key() == before, "playing on a copy changed the original")
        mover = int(state.to_move)
        state.apply_code(code)
        self.expect(state == twin, "the same step gave two different positions")
        for event in events:
            self.expect(
                event.clause in self.game.rulebook, f"the event {event} cites {event.clause}, which is no clause"
            )
            render(event.message(self.game.name, None))
            render(event.message(self.game.name, event.owner))
        if mover == CHANCE or any(event.irreversible for event in events):
            return
        for seat, guess in guesses:
            if hidden[seat]:
                continue
            self.expect(
                code in list(guess.legal_codes()),
                f"'{self.game.decode(code)}' told seat {seat} a secret, without a mark",
            )
            theirs = guess.record_events()
            guess.apply_code(code)
            guess.events = None
            answer = json.dumps([shown_to(event, seat) for event in events])
            self.expect(answer == json.dumps([shown_to(e, seat) for e in theirs]), f"events told seat {seat} a secret")
            self.expect(
                self.seen(guess, seat) == self.seen(state, seat),
                f"'{self.game.decode(code)}' changed what seat {seat} knows, without an event marked as revealing",
            )

    def check_end(self, state: State) -> None:
        self.expect(state.to_move == NOBODY, "a finished game has a seat to move")
        self.expect(not list(state.legal_codes()), "a finished game has legal actions")
        self.expect(bool(state.winners), "nobody won")
        self.expect(len(state.scores) == state.players, "the scores are not one per seat")
        self.expect(
            self.game.restore(self.through_json(state.snapshot(), "the snapshot")) == state, "the end is not restored"
        )
        again = self.game.start(**self.settings)
        for text in self.taken:
            again.play(self.game.parse(text))
        self.expect(again == state, "replaying the game gave another end")

    def seen(self, state: State, seat: int) -> str:
        return json.dumps(state.view(seat), sort_keys=True)

    def through_json(self, data: Mapping[str, object], what: str) -> dict[str, object]:
        try:
            plain: dict[str, object] = json.loads(json.dumps(data))
        except (TypeError, ValueError) as wrong:
            self.expect(False, f"{what} is not plain data: {wrong}")
            raise
        self.expect(plain == dict(data), f"{what} changes when written as JSON")
        return plain
