"""Hints: the best moves of a position, what they are worth, and the events and clauses behind that."""

from collections.abc import Sequence
from itertools import takewhile

from bastide.bots.clock import now
from bastide.bots.net import Net, net_of
from bastide.bots.net.replies import Replies
from bastide.bots.net.tree import NetTree, shifted
from bastide.bots.net.turns import PLANNED, Judge, judge_of
from bastide.bots.outlook import chance, counsel_for
from bastide.bots.planner import Plan, Planner, by_value
from bastide.bots.playouts import most_promising
from bastide.bots.searcher import ENDLESS
from bastide.bots.tree import Tree
from bastide.core import Action, Dealer, Event, Message, State, render
from bastide.core.counsel import Counsel, counsel_of, squash
from bastide.core.native import codes

LONGEST = 4
"""How many steps of how it goes on are shown, at most."""
PLANS = 100
"""So many unfinished plans of a turn are kept in mind."""
MANY = 20
"""So many of the plans that promise most are judged, whatever they begin with."""
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
        self.repeated: set[int] = set()
        """Moves that do the same as a better known one."""

    def ranked(self) -> list[int]:
        """The codes of all moves, best first: those tried most, whose values can be trusted; repeated ones last."""
        return sorted(self.values, key=lambda code: (code in self.repeated, -self.tried[code], -self.values[code]))

    @property
    def best(self) -> int:
        """The code of the best move."""
        return self.ranked()[0]


def judge(
    imagined: State, seconds: float, seed: int = 0, iterations: int = ENDLESS, made: int | None = None
) -> Judgement:
    """Search a position and value every move that is worth a thought, and the one made. Moves that do the same, such
    as a cloister turned otherwise, are worth the same, and all but one of them come last."""
    found = _judge(imagined, seconds, seed, iterations, made)
    counsel, first = counsel_of(imagined.game), dict[int, int]()
    for code in found.ranked():
        one = first.setdefault(int(counsel.same_as(imagined, code)), code)
        if one != code:
            found.values[code], found.points[code] = found.values[one], found.points[one]
            found.repeated.add(code)
    return found


def _judge(imagined: State, seconds: float, seed: int, iterations: int, made: int | None) -> Judgement:
    net = net_of(imagined.game)
    if net is not None:
        return _judge_by_net(net, imagined, seconds, seed, iterations, made)
    turns = judge_of(imagined, counsel_of(imagined.game), Dealer(seed))
    if turns is not None:
        return _judge_turns(turns, imagined, seconds, min(iterations, PLANS), made)
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
    tried = {code: visits for code, visits, _ in tree.tried()}
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
    return _points_after(counsel, twin, int(imagined.to_move))


def _points_after(counsel: Counsel, state: State, seat: int) -> float:
    return float(state.score(seat)) if state.over else float(counsel.estimates(state)[seat])


def _judge_turns(judge: Judge, imagined: State, seconds: float, most: int, made: int | None) -> Judgement:
    """As the strongest bot compares whole turns. What the answers take from those that are answered is taken from all
    others, too. The best is worth what it is, all others are as far behind as that bot finds them."""
    begin, seat = now(), int(imagined.to_move)
    planner = Planner(judge.counsel, imagined)
    planner.run(PLANNED * seconds, most, codes([]))
    judged = judge.judged(imagined, _varied(planner.plans), begin + seconds - now())
    if made is not None:
        judged.append(_begun_with(judge, imagined, made))
        judged.sort(key=by_value)
    before = {id(turn): turn.value for turn in judged}
    answered = Replies(judge).compare(imagined, judged, begin + seconds - now(), most)
    taken = sum(before.pop(id(turn)) - turn.value for turn in answered) / len(answered)
    for turn in judged:
        turn.value -= taken if id(turn) in before else 0.0
    best = min(judged, key=lambda turn: -turn.value - judge.built(turn, seat))
    worths = [(turn.value + judge.built(turn, seat) - judge.built(best, seat), turn) for turn in judged]
    if made is not None:
        worths += _begun_again(imagined, made, worths)
    return _judgement(judge.counsel, imagined, [(min(max((1 + worth) / 2, 0.0), 1.0), turn) for worth, turn in worths])


def _varied(plans: list[Plan]) -> list[Plan]:
    """Those that promise most, and the best that begins with each of the other moves."""
    first: dict[int, Plan] = {}
    for plan in plans[MANY:]:
        first.setdefault(int(plan.codes[0]), plan)
    begun = {int(plan.codes[0]) for plan in plans[:MANY]}
    return plans[:MANY] + [plan for code, plan in first.items() if code not in begun]


def _begun_with(judge: Judge, imagined: State, made: int) -> Plan:
    """The best turn that begins with a move, whatever the planner thinks of that."""
    seat, counsel = int(imagined.to_move), judge.counsel
    after = imagined.copy()
    after.apply_code(made)
    if after.to_move != seat or counsel.turn_of(after) != counsel.turn_of(imagined):
        return Plan(after, codes([made]), 0, judge.worth(after, seat))
    plans = Planner(counsel, after).make_plans(after, MANY)[:MANY]
    turns = [Plan(plan.state, codes([made, *plan.codes]), 0, judge.worth(plan.state, seat)) for plan in plans]
    return min(turns, key=by_value)


def _begun_again(imagined: State, made: int, turns: list[tuple[float, Plan]]) -> list[tuple[float, Plan]]:
    """Turns in which a move comes later, begun with it: those that lead to the same position."""
    found = []
    for worth, turn in turns:
        steps = [int(code) for code in turn.codes]
        if made in steps[1:]:
            steps.remove(made)
            again = _played(imagined, [made, *steps])
            if again is not None and again.key() == turn.state.key():
                found.append((worth, Plan(again, codes([made, *steps]), 0, worth)))
    return found


def _played(state: State, steps: list[int]) -> State | None:
    """The position after some steps, if all of them are legal."""
    state = state.copy()
    for code in steps:
        if code not in list(state.legal_codes()):
            return None
        state.apply_code(code)
    return state


def _judge_plans(counsel: Counsel, imagined: State, seconds: float) -> Judgement:
    planner = Planner(counsel, imagined)
    planner.run(seconds, PLANS, codes([]))
    return _judgement(counsel, imagined, [(squash(plan.value / counsel.scale), plan) for plan in planner.plans])


def _judgement(counsel: Counsel, imagined: State, turns: list[tuple[float, Plan]]) -> Judgement:
    """What turns say of the moves they begin with: a move is as good as the best of its turns. Of a move without any
    nothing good is known."""
    seat = int(imagined.to_move)
    turns = sorted(turns, key=lambda turn: -turn[0])
    first: dict[int, tuple[float, Plan]] = {}
    for value, plan in turns:
        first.setdefault(int(plan.codes[0]), (value, plan))
    values = {code: value for code, (value, _) in first.items()}
    points = {code: _points_after(counsel, plan.state, seat) for code, (_, plan) in first.items()}
    tried = {code: len(first) - place for place, code in enumerate(first)}
    least, fewest = min(values.values()), min(points.values())
    for code in (int(code) for code in imagined.legal_codes()):
        if code not in first:
            values[code], points[code], tried[code] = least, fewest, 0
    return Judgement(
        values, tried, points, {code: [int(one) for one in plan.codes[1:]] for code, (_, plan) in first.items()}
    )


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
