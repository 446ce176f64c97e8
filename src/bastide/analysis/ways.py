"""How actions are tried evenly: with the search of the strongest bot of the game, which a usual search spends on what
it likes.

Every action is tried as often as every other, and meets the same luck: the same deal of what is hidden and the same
draws in its first try, the same in its second, and so on.
"""

from collections.abc import Sequence
from typing import Protocol

from bastide.analysis.tally import Tally
from bastide.bots.advice import LONGEST, own_line
from bastide.bots.follies import wastes
from bastide.bots.net import Net, net_of
from bastide.bots.net.tree import NetTree
from bastide.bots.net.turns import Judge, judge_of
from bastide.bots.outlook import counsel_for
from bastide.bots.planner import Plan, Planner
from bastide.bots.playouts import play_on
from bastide.core import Dealer, State
from bastide.core.counsel import counsel_of, final_points, squash
from bastide.core.native import codes as vector

OWN_TURN = 4
"""With this many plans or more, the turn that the net would take itself is one of them."""

COUNTED = 8
"""How many tries of an action are played on to the end of the game for the points to expect: a net says who wins."""
TO_THE_END = 1 << 20
"""A turn that no game has."""


class Way(Protocol):
    """A way to try actions."""

    tallies: dict[int, Tally]
    """Of every action, by code."""

    def reach(self, codes: Sequence[int], tries: int) -> None:
        """Try each of these actions, which were tried equally often, until it was tried so often."""

    def after(self, tries: int) -> int:
        """How often actions are sensibly tried next, when they were tried so often."""

    def then(self, code: int) -> list[int]:
        """How the turn goes on after an action, as far as luck and others have no say."""


class Luck:
    """The seeds of all tries: the same for every action."""

    def __init__(self, seed: int) -> None:
        self._dealer = Dealer(seed)
        self._seeds: list[int] = []

    def of(self, number: int) -> Dealer:
        """The luck of a try."""
        while len(self._seeds) <= number:
            self._seeds.append(int(self._dealer.below(1 << 30)))
        return Dealer(self._seeds[number])


class Playouts:
    """Plays on from every action for some turns, all doing what promises most: as `bastide.bots.halving` does with the
    few that look best."""

    def __init__(self, root: State, codes: Sequence[int], seed: int, guess: bool) -> None:
        self.root = root
        self.guess = guess
        self.counsel = counsel_for(root.game)
        self.playing = counsel_of(root.game)
        self.end = self.counsel.turn_of(root) + self.counsel.horizon(root)
        self.luck = Luck(seed)
        self.tallies = {code: Tally(root, code) for code in codes}

    def reach(self, codes: Sequence[int], tries: int) -> None:
        """Play on from each."""
        for code in codes:
            for number in range(self.tallies[code].visits, tries):
                self._play(self.tallies[code], self.luck.of(number))

    def _play(self, tally: Tally, luck: Dealer) -> None:
        seat = int(self.root.to_move)
        state = self.root.determinize(seat, luck) if self.guess else self.root.copy()
        state.apply_code(tally.code)
        play_on(self.playing, state, self.end, luck)
        points = final_points(state) if state.over else self.counsel.settled(state)
        rewards = self.counsel.rewarded(state, points)
        tally.add(float(rewards[seat]), state, rewards)
        tally.count(points)
        tally.visits += 1

    def after(self, tries: int) -> int:
        """One more."""
        return tries + 1

    def then(self, code: int) -> list[int]:
        """What promises most."""
        return own_line(self.counsel, self.root, code)


class Led:
    """Goes down a tree that a net leads, by each action equally often."""

    def __init__(self, net: Net, root: State, codes: Sequence[int], seed: int, guess: bool) -> None:
        self.counsel = counsel_of(root.game)
        self.seat = int(root.to_move)
        self.tree = NetTree(net, root, Dealer(seed), guess)
        self.luck = Luck(seed)
        self.tallies = {code: Tally(root, code) for code in codes}

    def reach(self, codes: Sequence[int], tries: int) -> None:
        """Go down by each."""
        for number in range(min(self.tallies[code].visits for code in codes), tries):
            for code in codes:
                if self.tallies[code].visits <= number:
                    self._go_down(self.tallies[code], number)

    def _go_down(self, tally: Tally, number: int) -> None:
        luck = self.tree.dealer = self.luck.of(number)
        self.tree.iterate(tally.code)
        end = self.tree.leaf
        tally.add(self.tree.rewards[self.seat], end, self.counsel.rewards(end))
        tally.visits += 1
        if number < COUNTED:
            play_on(self.counsel, end, TO_THE_END, luck)
            tally.count(final_points(end) if end.over else self.counsel.estimates(end))

    def after(self, tries: int) -> int:
        """One more."""
        return tries + 1

    def then(self, code: int) -> list[int]:
        """What was tried most."""
        return self.tree.line(code, LONGEST)


class Planned:
    """Plans the rest of the turn after each action, following equally many unfinished plans at a time."""

    def __init__(self, root: State, codes: Sequence[int], seed: int) -> None:
        self.root = root
        self.seat = int(root.to_move)
        self.seed = seed
        own = counsel_of(root.game)
        self.judge: Judge | None = judge_of(root, own, Dealer(seed))
        self.judged_by = counsel_for(root.game)
        self.planning = own if self.judge else self.judged_by
        self.turn = own.turn_of(root)
        self.tallies = {code: Tally(root, code) for code in codes}

    def reach(self, codes: Sequence[int], tries: int) -> None:
        """Plan each anew."""
        for code in codes:
            if self.tallies[code].visits < tries:
                self._plan(self.tallies[code], tries)

    def _plan(self, tally: Tally, width: int) -> None:
        after = self.root.copy()
        after.apply_code(tally.code)
        if after.to_move == self.seat and self.planning.turn_of(after) == self.turn:
            plans = Planner(self.planning, after).make_plans(after, width)
        else:
            plans = [Plan(after, vector([]), 0, self.judged_by.judged(after, self.seat))]
        value, best = self._best(after, plans, width)
        tally.clear()
        points = final_points(best.state) if best.state.over else self.judged_by.settled(best.state)
        tally.add(value, best.state, self.judged_by.rewarded(best.state, points))
        tally.count(points)
        tally.visits = width
        tally.then = [int(code) for code in best.codes]
        tally.end = best.state.key()

    def _best(self, after: State, plans: list[Plan], width: int) -> tuple[float, Plan]:
        """The best of the plans, and what it is worth from 0 to 1."""
        judge = self.judge
        if judge is None:
            return squash(plans[0].value / self.judged_by.scale), plans[0]
        judge.dealer = Dealer(self.seed)
        chosen = plans[:width]
        if width >= OWN_TURN and len(plans[0].codes):
            chosen.append(judge.own_turn(after))
        useful = [plan for plan in chosen if not wastes(after, plan.codes)] or chosen
        worths = [judge.worth(plan.state, self.seat) for plan in useful]
        best = max(range(len(useful)), key=worths.__getitem__)
        return min(max((1 + worths[best]) / 2, 0.0), 1.0), useful[best]

    def after(self, tries: int) -> int:
        """Twice as many: all plans are made anew."""
        return 2 * tries if tries else 2

    def then(self, code: int) -> list[int]:
        """The rest of the best plan."""
        return self.tallies[code].then


def way_of(root: State, codes: Sequence[int], seed: int, guess: bool) -> Way:
    """The way of the game's strongest bot; `guess`: what is hidden from the seat to move is dealt anew for every
    try."""
    counsel = counsel_of(root.game)
    guess = guess and counsel.hidden
    net = net_of(root.game)
    if net is not None:
        return Led(net, root, codes, seed, guess)
    return Planned(root, codes, seed) if counsel.plans else Playouts(root, codes, seed, guess)
