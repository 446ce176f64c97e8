"""Hints: the best moves of a position, what they are worth, and the events and clauses behind that."""

from bastide.bots.planner import Plan, Planner
from bastide.bots.searcher import ENDLESS
from bastide.bots.tree import Tree
from bastide.core import Action, Dealer, Event, State, render
from bastide.core.counsel import Counsel, counsel_of, squash
from bastide.core.native import codes


class Advice:
    """One move that can be recommended."""

    def __init__(self, action: Action, chance: float, points: float, tried: int, events: list[Event]) -> None:
        self.action = action
        self.chance = chance
        """How likely it wins, as the search sees it: from 0 to 1."""
        self.points = points
        """The final points it leads to, as the search expects."""
        self.tried = tried
        """How often the search tried it."""
        self.events = events
        """What it makes happen by itself, with the clauses."""

    def plain(self, game: str, seat: int, language: str = "en") -> dict[str, object]:
        """The advice as plain data, for the wire."""
        return {
            "action": str(self.action),
            "chance": round(self.chance, 4),
            "points": round(self.points, 1),
            "tried": self.tried,
            "events": [
                {"clause": event.clause, "text": render(event.message(game, seat), language)} for event in self.events
            ],
        }


class Judgement:
    """What the search thinks of a position: every move's value to the mover, and every seat's chance."""

    def __init__(self, values: dict[int, float], tried: dict[int, int], points: dict[int, float]) -> None:
        self.values = values
        self.tried = tried
        self.points = points

    def ranked(self) -> list[int]:
        """The codes of all moves, best first: those tried most, since their values can be trusted."""
        return sorted(self.values, key=lambda code: (-self.tried[code], -self.values[code]))

    @property
    def best(self) -> int:
        """The code of the best move."""
        return self.ranked()[0]


def judge(imagined: State, seconds: float, seed: int = 0, iterations: int = ENDLESS) -> Judgement:
    """Search a position and value every move of the seat to move."""
    counsel = counsel_of(imagined.game)
    if counsel.plans:
        return _judge_plans(counsel, imagined, seconds, seed)
    tree = Tree(counsel, imagined, Dealer(seed))
    tree.run(seconds, iterations)
    points = {code: _points(counsel, imagined, code, visits, total) for code, visits, _, total in tree.report()}
    values = {code: value for code, value, _ in tree.values()}
    return Judgement(values, {code: visits for code, _, visits in tree.values()}, points)


def _points(counsel: Counsel, imagined: State, code: int, visits: int, total: float) -> float:
    """The final points a move leads to: the mean of the playouts, or without any the estimate right after it."""
    if visits and total:
        return total / visits
    twin = imagined.copy()
    twin.apply_code(code)
    seat = imagined.to_move
    return float(twin.score(seat)) if twin.over else float(counsel.estimates(twin)[seat])


def _judge_plans(counsel: Counsel, imagined: State, seconds: float, seed: int) -> Judgement:
    planner = Planner(counsel, imagined, Dealer(seed))
    planner.run(seconds, 100, codes([]))
    seat = int(imagined.to_move)
    first: dict[int, Plan] = {}
    for plan in planner.plans:
        code = int(plan.codes[0])
        if code not in first or (plan.answered and (not first[code].answered or plan.replied > first[code].replied)):
            first[code] = plan
    values: dict[int, float] = {}
    tried: dict[int, int] = {}
    points: dict[int, float] = {}
    answered = [plan for plan in first.values() if plan.answered]
    worst = min((plan.replied - plan.value for plan in answered), default=0.0)
    ranking = sorted(first, key=lambda code: -_lead(first[code], worst))
    for place, code in enumerate(ranking):
        values[code] = squash(_lead(first[code], worst) / counsel.scale)
        tried[code] = len(ranking) - place
        points[code] = float(counsel.estimates(first[code].state)[seat])
    for code in (int(code) for code in imagined.legal_codes()):
        if code not in values:
            values[code], tried[code] = min(values.values()), 0
            points[code] = min(points.values())
    return Judgement(values, tried, points)


def _lead(plan: Plan, worst: float) -> float:
    """The lead after the replies; for a plan without replies, its own lead less the most that replies have cost."""
    return float(plan.replied) if plan.answered else float(plan.value) + worst


def advise(imagined: State, seconds: float = 1.0, count: int = 3, seed: int = 0) -> list[Advice]:
    """The best moves for the seat to move, best first. The state is one that seat cannot tell from the true one."""
    judgement = judge(imagined, seconds, seed)
    return [
        Advice(
            imagined.game.decode(code),
            judgement.values[code],
            judgement.points[code],
            judgement.tried[code],
            consequences(imagined, code),
        )
        for code in judgement.ranked()[:count]
    ]


def consequences(state: State, code: int) -> list[Event]:
    """What a move makes happen before anybody decides or draws again."""
    twin = state.copy()
    events = twin.record_events()
    twin.apply_code(code)
    return [event for event in events if not event.chance]
