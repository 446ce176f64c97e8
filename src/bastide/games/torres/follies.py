"""What nobody does who has understood Torres: wasting action points, and buying what can never be played."""

from typing import cast

from bastide.core.state import State
from bastide.games.torres.components import CARDS, ROUNDS, YEARS
from bastide.games.torres.evaluation import COUNSEL
from bastide.games.torres.parts import turns_to_come
from bastide.games.torres.position import CARD_EFFECT, TURN, Position
from bastide.games.torres.state import BLOCK, BUY, END, KNIGHT, MOVE, STEP, TOWER, TorresState


def follies(state: State) -> set[int]:
    """The legal actions of which nobody could say what they are for."""
    p = cast(TorresState, state)
    if p.decision not in (TURN, CARD_EFFECT):
        return set()
    legal = [int(code) for code in p.legal_codes()]
    return wasteful(state) | (_for_nothing(p, int(p.to_move), legal) & set(legal))


def wasteful(state: State) -> set[int]:
    """Those among them that cost something and bring nothing, whatever follows."""
    p = cast(TorresState, state)
    if p.decision not in (TURN, CARD_EFFECT):
        return set()
    seat = int(p.to_move)
    legal = [int(code) for code in p.legal_codes()]
    found = set()
    if STEP in legal:
        found.add(END)  # a step on the track is worth more than an action point that is left over (TOR-10.6)
    if _cards(p, seat) >= _turns(p, seat):
        found.add(BUY)  # one card a turn, and none in the turn in which it is bought (TOR-8.6, TOR-9)
    return found & set(legal)


def _for_nothing(p: TorresState, seat: int, legal: list[int]) -> set[int]:
    """Steps of knights that gain nothing, so that none goes down and up again; and blocks that only others gain by."""
    found = set()
    before = list(COUNSEL.estimates(p))
    margin = COUNSEL.margin(p, seat)
    for code in legal:
        if not (KNIGHT <= code < TOWER):
            continue
        twin = p.copy()
        twin.apply_code(code)
        if MOVE <= code < BLOCK and COUNSEL.margin(twin, seat) <= margin:
            found.add(code)
        elif BLOCK <= code < TOWER:
            gains = [after - had for after, had in zip(COUNSEL.estimates(twin), before, strict=True)]
            if gains[seat] <= 0 and max(gains) >= 1:
                found.add(code)
    return found


def _cards(p: Position, seat: int) -> int:
    return sum(int(p.hands[CARDS * seat + card]) for card in range(CARDS))


def _turns(p: Position, seat: int) -> int:
    """The turns a seat has after this one."""
    return int(turns_to_come(p, seat)) + sum(ROUNDS[p.players][p.year : YEARS])
