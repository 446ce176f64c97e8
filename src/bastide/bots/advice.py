"""Hints: the best moves of a position, what they are worth, and the events and clauses behind that."""

from collections.abc import Sequence
from itertools import takewhile

from bastide.bots.net import Net, net_of
from bastide.bots.net.tree import NetTree, shifted
from bastide.bots.outlook import chance, counsel_for
from bastide.bots.planner import Plan, Planner
from bastide.bots.playouts import most_promising
from bastide.bots.searcher import ENDLESS
from bastide.bots.tree import Tree
from bastide.core import Action, Dealer, Event, Message, State, render
from bastide.core.counsel import Counsel, counsel_of, squash
from bastide.core.native import codes

LONGEST = 4
"""How many steps of how it goes on are shown, at most."""
LOOKS = 8
"""A move that was made is looked at so often before the search goes its own way."""


class Advice:
    """One move that can be recommended."""

    def __init__(
        self,
        action: Action,
        said: Message,
        chance: float,
        points: float,
        tried: int,
        then: list[tuple[Action, Message]],
        events: list[Event],
    ) -> None:
        self.action = action
        self.said = said
        """The sentence that offers it."""
        self.chance = chance
        """How likely it wins: from 0 to 1."""
        self.points = points
        """The final points it leads to, as the search expects."""
        self.tried = tried
        """How often the search tried it."""
        self.then = then
        """How the seat goes on from there, as far as luck and others have no say."""
        self.events = events
        """What makes the difference: what it brings about, and not every other move that is recommended."""

    def plain(self, game: str, seat: int, language: str = "en") -> dict[str, object]:
        """The advice as plain data, for the wire."""
        return {
            "action": str(self.action),
            "text": render(self.said, language),
            "chance": round(self.chance, 4),
            "points": round(self.points, 1),
            "tried": self.tried,
            "then": [{"action": str(action), "text": render(said, language)} for action, said in self.then],
            "events": [
                {"clause": event.clause, "text": render(event.message(game, seat), language)} for event in self.events
            ],
        }


class Judgement:
    """What the search thinks of a position: every move's value to the mover, and every seat's chance."""

    def __init__(
        self,
        values: dict[int, float],
        tried: dict[int, int],
        points: dict[int, float],
        plans: dict[int, list[int]] | None = None,
    ) -> None:
        self.values = values
        self.tried = tried
        self.points = points
        self.plans = plans or {}
        """How the seat goes on after a move, as far as it was planned or tried."""

    def ranked(self) -> list[int]:
        """The codes of all moves, best first: those tried most, since their values can be trusted."""
        return sorted(self.values, key=lambda code: (-self.tried[code], -self.values[code]))

    @property
    def best(self) -> int:
        """The code of the best move."""
        return self.ranked()[0]


def judge(
    imagined: State, seconds: float, seed: int = 0, iterations: int = ENDLESS, made: int | None = None
) -> Judgement:
    """Search a position and value every move that is worth a thought, and the one made."""
    net = net_of(imagined.game)
    if net is not None:
        return _judge_by_net(net, imagined, seconds, seed, iterations, made)
    counsel = counsel_for(imagined.game)
    if counsel.plans:
        return _judge_plans(counsel, imagined, seconds)
    tree = Tree(counsel, imagined, Dealer(seed))
    if made is not None:
        tree.consider(made)
    tree.run(seconds, iterations)
    points = {code: _points(counsel, imagined, code, visits, total) for code, visits, _, total in tree.report()}
    values = {code: value for code, value, _ in tree.values()}
    lines = {code: own_line(counsel, imagined, code) for code in values}
    return Judgement(values, {code: visits for code, _, visits in tree.values()}, points, lines)


def _judge_by_net(net: Net, imagined: State, seconds: float, seed: int, iterations: int, made: int | None) -> Judgement:
    counsel = counsel_of(imagined.game)
    tree = NetTree(net, imagined, Dealer(seed), counsel.hidden, sober=True)
    for _ in range(LOOKS if made is not None else 0):
        tree.iterate(made if made is not None else -1)
    tree.run(seconds, iterations)
    tried = dict(tree.root.visits)
    if made is not None:
        tried[made] -= min(LOOKS, tried[made])
    # What a value means in wins was measured on values as the seat to move hopes them.
    values = {code: shifted(tree.value(code), net.hopeful) for code in tried}
    points = {code: _points(counsel, imagined, code, 0, 0.0) for code in tried}
    return Judgement(values, tried, points, {code: tree.line(code, LONGEST) for code in tried})


def own_line(counsel: Counsel, imagined: State, code: int) -> list[int]:
    """How the turn goes on after a move, doing what promises most, until luck or somebody else has a say."""
    twin = imagined.copy()
    twin.apply_code(code)
    found: list[int] = []
    while twin.to_move == imagined.to_move and len(found) < LONGEST:
        found.append(int(most_promising(counsel, twin)))
        twin.apply_code(found[-1])
    return found


def _points(counsel: Counsel, imagined: State, code: int, visits: int, total: float) -> float:
    """The final points a move leads to: the mean of the playouts, or without any the estimate right after it."""
    if visits and total:
        return total / visits
    twin = imagined.copy()
    twin.apply_code(code)
    seat = imagined.to_move
    return float(twin.score(seat)) if twin.over else float(counsel.estimates(twin)[seat])


def _judge_plans(counsel: Counsel, imagined: State, seconds: float) -> Judgement:
    planner = Planner(counsel, imagined)
    planner.run(seconds, 100, codes([]))
    seat = int(imagined.to_move)
    first: dict[int, Plan] = {}
    for plan in planner.plans:
        first.setdefault(int(plan.codes[0]), plan)
    values: dict[int, float] = {}
    tried: dict[int, int] = {}
    points: dict[int, float] = {}
    for place, (code, plan) in enumerate(first.items()):
        values[code] = squash(plan.value / counsel.scale)
        tried[code] = len(first) - place
        points[code] = float(counsel.estimates(plan.state)[seat])
    for code in (int(code) for code in imagined.legal_codes()):
        if code not in values:
            values[code], tried[code] = min(values.values()), 0
            points[code] = min(points.values())
    plans = {code: [int(later) for later in plan.codes[1:]] for code, plan in first.items()}
    return Judgement(values, tried, points, plans)


def advise(imagined: State, seconds: float = 1.0, count: int = 3, seed: int = 0) -> list[Advice]:
    """The best moves for the seat to move, best first. The state is one that seat cannot tell from the true one."""
    judgement = judge(imagined, seconds, seed)
    best = judgement.ranked()[:count]
    sentences = telling([consequences(imagined, code, judgement.plans.get(code, [])) for code in best])
    found = []
    for code, events in zip(best, sentences, strict=True):
        action = imagined.game.decode(code)
        then = said_after(imagined, code, judgement.plans.get(code, []))
        likely = chance(imagined, judgement.values[code])
        points, tried = judgement.points[code], judgement.tried[code]
        found.append(Advice(action, imagined.message(action), likely, points, tried, then, events))
    return found


def said_after(imagined: State, code: int, later: Sequence[int]) -> list[tuple[Action, Message]]:
    """The moves planned after one, each with the sentence that offers it there."""
    twin = imagined.copy()
    said = []
    for following in later:
        twin.apply_code(code)
        action = twin.game.decode(following)
        said.append((action, twin.message(action)))
        code = following
    return said


def telling(all_events: list[list[Event]]) -> list[list[Event]]:
    """Of the events of several moves those that not all of them bring about; everything, when there is only one."""
    if len(all_events) < 2:
        return all_events
    shared = set.intersection(*({repr(event) for event in events} for events in all_events))
    return [[event for event in events if repr(event) not in shared] for events in all_events]


def consequences(state: State, code: int, later: Sequence[int] = ()) -> list[Event]:
    """What a move, and those planned after it, surely make happen: up to what luck decides or somebody learns."""
    twin = state.copy()
    events = twin.record_events()
    for following in (code, *later):
        twin.apply_code(following)
    return list(takewhile(lambda event: not event.irreversible, events))
