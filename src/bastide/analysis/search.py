"""The engine beside who thinks about a position: every action searched evenly, or an answer that grows."""

from collections.abc import Iterator, Sequence
from math import inf

from bastide.analysis.answer import Analysis, Line, best_first, lines_of
from bastide.analysis.ways import Way, way_of
from bastide.bots.clock import now
from bastide.bots.outlook import promise
from bastide.core import CHANCE, Action, BastideError, Dealer, State
from bastide.core.counsel import counsel_of

MOVER = -1
"""Knowing what the seat to move knows."""
USUAL = 16
"""How often every action is tried where nothing is said."""
OFTEN = 0.4
"""Seconds after which a growing answer is reported again."""
ENOUGH = 4096
"""Tries of each action after which the answer no longer changes."""
DRAWN = 24
"""Where luck decides next, at most this many outcomes are looked at."""


def evenly(
    state: State,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    only: Sequence[Action] | None = None,
    seed: int = 0,
    knowing: int | None = MOVER,
) -> list[Line]:
    """All legal actions, or `only` these, each tried equally often and with the same luck; the best for the seat to
    move first.

    Each is tried `playouts` times, or as often as `seconds` allow, but once at least. The same call with `playouts`
    gives the same answer. What is looked at is what the seat `knowing` may know, usually the one to move; with `None`,
    after a game, everything.
    """
    imagined = _imagined(state, knowing, seed)
    way = way_of(imagined, _codes(imagined, only), seed, knowing is not None)
    codes = list(way.tallies)
    end = now() + (inf if seconds is None else seconds)
    most = playouts if playouts is not None else USUAL if seconds is None else 1 << 30
    tries = 0
    while tries < most and (tries == 0 or now() < end):
        tries = min(way.after(tries), most) if seconds is not None else most
        way.reach(codes, tries)
    return lines_of(imagined, way, sorted(codes, key=lambda code: -way.tallies[code].value))


def analyse(
    state: State,
    seconds: float = 1.0,
    lines: int = 3,
    *,
    seed: int = 0,
    knowing: int | None = MOVER,
) -> Iterator[Analysis]:
    """An answer that grows: all actions are tried, then again and again the better half of them, at last only the best
    `lines`. Of all lines shown, each was tried equally often and with the same luck. Actions that do the same, such as
    a cloister turned otherwise, are one line; so are those that begin the same planned turn in another order.

    Reported about twice a second, and when the seconds are over; only seconds of thinking count, not those in which
    nobody asks for more. Where luck decides next, or the game is over, there are no lines but chances.
    """
    if state.over or state.to_move == CHANCE:
        yield Analysis(state, [], _chances(state, seed), 0.0)
        return
    imagined = _imagined(state, knowing, seed)
    way = way_of(imagined, _different(imagined), seed, knowing is not None)
    left = list(way.tallies)
    begin = now()
    stages = _stages(len(left), lines)
    tries = way.after(0)
    way.reach(left, tries)
    last_answer = -inf
    for number, kept in enumerate(stages):
        share = seconds * (number + 1) / len(stages)
        while now() - begin < share and tries < ENOUGH:
            if now() - last_answer >= OFTEN:
                spent = now() - begin
                yield _answer(imagined, way, left, lines, spent)
                last_answer = now()
                begin = last_answer - spent
            tries = way.after(tries)
            way.reach(left, tries)
        left = best_first(way, left)[:kept]
    yield _answer(imagined, way, left, lines, now() - begin)


def _stages(count: int, lines: int) -> list[int]:
    """How many actions are left after each stage."""
    stages = []
    while count > lines:
        count = max(lines, (count + 1) // 2)
        stages.append(count)
    return [*stages, lines]


def _answer(imagined: State, way: Way, left: Sequence[int], lines: int, seconds: float) -> Analysis:
    found = lines_of(imagined, way, best_first(way, left)[:lines])
    return Analysis(imagined, found, found[0].chances, seconds)


def _imagined(state: State, knowing: int | None, seed: int) -> State:
    """A position that who knows so much cannot tell from the true one."""
    if state.over:
        raise BastideError("The game is over there; choose an earlier position.")
    if state.to_move == CHANCE:
        raise BastideError("Chance decides there; choose a position in which a seat decides.")
    if knowing is None:
        return state.copy()
    if knowing >= int(state.players):
        raise BastideError(f"There is no seat {knowing} in this game.")
    return state.determinize(int(state.to_move) if knowing == MOVER else knowing, Dealer(seed))


def _codes(imagined: State, only: Sequence[Action] | None) -> list[int]:
    legal = [int(code) for code in imagined.legal_codes()]
    if only is None:
        return legal
    for action in only:
        refusal = imagined.why_not(action)
        if refusal is not None:
            raise BastideError(str(refusal))
    if not only:
        raise BastideError("There is no action to search; leave `only` out for all that are legal.")
    return [int(action.code) for action in only]


def _different(imagined: State) -> list[int]:
    """The legal actions; of those that do the same, the first."""
    counsel = counsel_of(imagined.game)
    found: dict[int, int] = {}
    for code in _codes(imagined, None):
        found.setdefault(int(counsel.same_as(imagined, code)), code)
    return list(found.values())


def _chances(state: State, seed: int) -> list[float]:
    """Every seat's chance where nobody decides: the result, or the mean over what can be drawn."""
    if state.over:
        return promise(state)
    dealer = Dealer(seed)
    outcomes = [
        (int(code), int(weight)) for code, weight in zip(state.legal_codes(), state.chance_weights(), strict=True)
    ]
    if len(outcomes) > DRAWN:
        outcomes = [(int(dealer.draw_code(state)), 1) for _ in range(DRAWN)]
    found = [0.0] * int(state.players)
    for code, weight in outcomes:
        after = state.copy()
        after.apply_code(code)
        for seat, likely in enumerate(promise(after)):
            found[seat] += weight * likely
    total = sum(weight for _, weight in outcomes)
    return [likely / total for likely in found]
