"""Players that search: the tree of `tree.py`, or where the game's counsel asks for it, whole turns with `planner.py` or
the few best actions with `halving.py`."""

from collections.abc import Mapping
from math import inf

from bastide.bots.clock import now
from bastide.bots.follies import follies, reasoned, wastes
from bastide.bots.halving import Halving
from bastide.bots.net import net_of
from bastide.bots.net.parts import learned_counsel
from bastide.bots.net.tree import NetTree
from bastide.bots.net.turns import PLANNED, Judge, judge_of
from bastide.bots.planner import Plan, Planner
from bastide.bots.tree import Tree
from bastide.bots.workers import Workers
from bastide.core import Action, Dealer, State
from bastide.core.counsel import Counsel, counsel_of
from bastide.core.native import codes

ENDLESS = 1 << 40
AS_GOOD = 0.01
"""By so much of a reward, from 0 to 1, a folly has to be better than all else to be none."""
AS_GOOD_POINTS = 0.5
"""The same where whole turns are planned, in points."""
TRIED_TOO = 0.25
"""An action says something about another that was tried no more than four times as often."""
BEFORE_DOUBT = 0.75
"""The part of its time after which a search sees whether it is about to do a folly."""
LOOKED_AT_AGAIN = 2
"""This many others are tried before a folly is believed in."""
FEW = 2
"""So many unfinished plans tell how long a turn is."""
Tried = list[tuple[int, int, float]]
"""Of every action: its code, how often it was tried, and the sum of the rewards that came of it."""


class Searcher:
    """Searches for this many seconds a decision, or for this many iterations if that is less; where turns are planned,
    for as many unfinished plans.

    With `a_move`, the decisions of a move share this many seconds among them. A turn that is planned once is thought
    about for as long as all its decisions may take, but no longer than `at_once`. It is led by the game's net, if
    there is one, or asks the counsel that has learned, and compares few actions where the counsel asks for it, unless
    it is told to be `classic`. With `sense` it does what the game calls folly only where the rules give a reason for
    it, and its search finds it better than all else.
    """

    def __init__(
        self,
        name: str,
        seed: int = 0,
        seconds: float = inf,
        iterations: int = ENDLESS,
        width: int = 100,
        jobs: int = 1,
        counsel: Counsel | None = None,
        a_move: float = inf,
        classic: bool = False,
        sense: bool = False,
        at_once: float = inf,
    ) -> None:
        self.name = name
        self.seed = seed
        self.dealer = Dealer(seed)
        self.seconds = seconds
        self.a_move = a_move
        self.at_once = at_once
        self.classic = classic
        self.sense = sense
        self.learned = not classic and jobs == 1
        self.iterations = iterations
        self.width = width
        self.counsel = counsel
        self.workers = Workers(jobs) if jobs > 1 else None
        self.iterations_done = 0
        """Iterations of the latest search, those kept from the one before included."""
        self.tried: Tried = []
        """What the latest search tried; empty where it planned, and where there was nothing to choose."""
        self._tree: Tree | None = None
        self._plan: list[int] = []
        self._expected: Mapping[str, object] | None = None
        """What the seat sees when nothing came between its last decision and this one: of what it cannot see it is
        handed another guess every time."""

    def choose(self, imagined: State) -> Action:
        """The best action found in the time given."""
        self.tried = []
        legal = imagined.legal_codes()
        if len(legal) == 1 and not self._plan:
            return imagined.game.decode(int(legal[0]))
        counsel = self.counsel_for(imagined)
        code = self._led(imagined)
        if code < 0:
            code = self._planned(imagined) if counsel.plans else self._searched(imagined)
        return imagined.game.decode(self._sensible(imagined, code) if self.sense else code)

    def _sensible(self, imagined: State, code: int) -> int:
        """What was found; instead of a folly the best that is none: always, if the rules give no reason for it, else if
        the search has tried that too and finds it as good."""
        means = {tried: (count, total / count) for tried, count, total in self.tried if count}
        foolish = follies(imagined)
        if code not in foolish or code not in means:
            return code
        enough, least = means[code][0] * TRIED_TOO, means[code][1] - AS_GOOD
        others = [(count >= enough, mean, tried) for tried, (count, mean) in means.items() if tried not in foolish]
        if not others:
            return code
        often, best, instead = max(others)
        as_good = often and best >= least
        return instead if as_good or code not in reasoned(imagined) else code

    def counsel_for(self, imagined: State) -> Counsel:
        """Whom it asks: the counsel it was given, the one that has learned, or the game's own."""
        if self.counsel is not None:
            return self.counsel
        learned = learned_counsel(imagined.game) if self.learned else None
        return learned or counsel_of(imagined.game)

    def seconds_for(self, imagined: State) -> float:
        """How long it may think about one decision."""
        counsel = self.counsel_for(imagined)
        return min(self.seconds, self.a_move / int(counsel.decisions(imagined)))

    def seconds_for_turn(self, imagined: State) -> float:
        """How long it may think about what is left of a turn that is planned once, so that nothing is thought later."""
        turns = Planner(counsel_of(imagined.game), imagined).make_plans(imagined, FEW)
        steps = max(len(turn.codes) for turn in turns)
        return min(self.seconds_for(imagined) * float(steps), self.at_once)

    def _led(self, imagined: State) -> int:
        """The action the search led by a net finds; -1 where there is no net to lead it."""
        if not self.learned or self.counsel is not None:
            return -1
        net = net_of(imagined.game)
        if net is None:
            return -1
        tree = NetTree(net, imagined, self.dealer, counsel_of(imagined.game).hidden)
        begin = now()
        seconds = self.seconds_for(imagined)
        foolish = follies(imagined) if self.sense else frozenset()
        tree.run(seconds * (BEFORE_DOUBT if foolish else 1), self.iterations)
        if foolish:
            self._doubt(tree, foolish, begin + seconds - now())
        best = tree.best()
        self.iterations_done = tree.iterations
        self.tried = tree.tried()
        return best

    def _doubt(self, tree: NetTree, foolish: frozenset[int], seconds: float) -> None:
        """Where a folly was found, use what is left of the search to try the most promising of the others as well: the
        net may have thought so little of them that they were hardly looked at."""
        if tree.best() not in foolish:
            tree.run(seconds, self.iterations - tree.iterations)
            return
        tried = tree.tried()
        others = [code for code, _, _ in tried if code not in foolish]
        rest = min(self.iterations - tree.iterations, max(visits for _, visits, _ in tried))
        tree.look_again(others[:LOOKED_AT_AGAIN], seconds, rest)

    # The tree

    def _searched(self, imagined: State) -> int:
        if self.workers is not None:
            seconds = self.seconds_for(imagined)
            return self.workers.best(imagined, seconds, self.iterations, int(self.dealer.below(1 << 30)))
        counsel = self.counsel_for(imagined)
        if counsel.finalists and not self.classic:
            halving = Halving(counsel, imagined, self.dealer, self.counsel or counsel_of(imagined.game))
            code = int(halving.run(self.seconds_for(imagined), self.iterations))
            foolish = follies(imagined) if self.sense else frozenset()
            if code in foolish:
                halving.look_again({int(legal) for legal in imagined.legal_codes()} - foolish)
            self.iterations_done = int(halving.playouts)
            self.tried = halving.report()
            return code
        tree = self.search(imagined)
        code = int(tree.best())
        self._keep(tree, imagined, code)
        return code

    def search(self, imagined: State) -> Tree:
        """The tree after searching this position, begun with what is kept of the search before."""
        tree = self._tree
        counsel = self.counsel_for(imagined)
        if tree is None or self._expected != imagined.view(int(imagined.to_move)):
            tree = Tree(counsel, imagined, self.dealer)
        self._tree = None
        tree.run(self.seconds_for(imagined), self.iterations, until_sure=True)
        self.iterations_done = int(tree.iterations)
        self.tried = [(code, visits, total) for code, visits, total, _ in tree.report()]
        return tree

    def _keep(self, tree: Tree, imagined: State, code: int) -> None:
        """Keep the part of the tree below the chosen action when the same seat goes on deciding."""
        following = imagined.copy()
        following.apply_code(code)
        if following.to_move == imagined.to_move and tree.move_on(following, code):
            self._tree = tree
            self._expected = following.view(int(following.to_move))

    # Whole turns

    def _planned(self, imagined: State) -> int:
        """Plan the rest of the turn anew, with the plan made before as one of the candidates; one that a net has judged
        is kept to, since of plans judged again and again the one it errs about most is taken in the end."""
        seat = int(imagined.to_move)
        kept = self._plan if self._plan and self._expected == imagined.view(seat) else []
        if self.workers is not None:
            seconds = self.seconds_for(imagined)
            self._plan = self.workers.plan(imagined, seconds, self.width, kept)
        elif not (kept and self._judge(imagined)):
            self._plan = [int(code) for code in self.plan(imagined, kept).codes]
        code = self._plan.pop(0)
        following = imagined.copy()
        following.apply_code(code)
        self._expected = following.view(seat)
        return code

    def _judge(self, imagined: State) -> Judge | None:
        """Who judges the plans, where that is a net."""
        if not self.learned or self.counsel is not None:
            return None
        return judge_of(imagined, counsel_of(imagined.game), self.dealer)

    def plan(self, imagined: State, kept: list[int] | None = None) -> Plan:
        """The best plan for the rest of the turn."""
        judge = self._judge(imagined)
        planner = Planner(judge.counsel if judge else self.counsel_for(imagined), imagined)
        width = min(self.width, max(2, self.iterations))
        seconds = self.seconds_for_turn(imagined) if judge else self.seconds_for(imagined)
        begin = now()
        plan = planner.run(PLANNED * seconds if judge else seconds, width, codes(kept or []))
        self.iterations_done = int(planner.considered)
        if judge:
            planner.plans = judge.choose(imagined, planner.plans, begin + seconds - now(), width)
            plan = planner.plans[0]
        if not self.sense:
            return plan
        plan = next((one for one in planner.plans if not wastes(imagined, one.codes)), plan)
        foolish = follies(imagined)
        least = plan.value - (AS_GOOD if judge else AS_GOOD_POINTS)
        sensible = (one for one in planner.plans if one.value >= least and int(one.codes[0]) not in foolish)
        return next((one for one in sensible if not wastes(imagined, one.codes)), plan)
