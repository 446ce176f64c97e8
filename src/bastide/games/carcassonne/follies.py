"""What nobody does who has understood Carcassonne: giving points away, and followers who can never score."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.state import State
from bastide.games.carcassonne.codes import CHOOSE, PASS, PLACE
from bastide.games.carcassonne.components import FIELD
from bastide.games.carcassonne.evaluation import COUNSEL
from bastide.games.carcassonne.phases.deploying import figure_of, node_of

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

GIFT: Final = 2.0
"""From this many points on, what another gets, and oneself nothing, looks like a present."""


def follies(state: State) -> set[int]:
    """The legal actions of which nobody could say what they are for."""
    position = cast("CarcassonneState", state)
    legal = [int(code) for code in position.legal_codes()]
    places = [code for code in legal if PLACE <= code < CHOOSE]
    if places:
        return _presents(position, places)
    if PASS in legal:
        return _figures(position, legal)
    return set()


def _presents(state: "CarcassonneState", places: list[int]) -> set[int]:
    """Places for the tile that give others points and the mover none, where another place does not."""
    mover = int(state.to_move)
    before = [float(points) for points in COUNSEL.ended_now(state)]
    gifts: dict[int, float] = {}
    for code in places:
        after = COUNSEL.ended_now(_laid(state, code, mover))
        gains = [float(points) - had for points, had in zip(after, before, strict=True)]
        given = max(gain for seat, gain in enumerate(gains) if seat != mover)
        gifts[code] = given if gains[mover] <= 0 else 0.0
    least = max(min(gifts.values()), GIFT - 1)
    return {code for code, given in gifts.items() if given > least}


def _laid(state: "CarcassonneState", code: int, mover: int) -> "CarcassonneState":
    """The position once the tile lies there and what it completes is scored, without another figure."""
    twin = state.copy()
    twin.apply_code(code)
    while twin.to_move == mover and twin.drawn < 0 and PASS in twin.legal_codes():
        twin.apply_code(PASS)
    return twin


def _figures(state: "CarcassonneState", legal: list[int]) -> set[int]:
    """A farmer where no city is; and nobody set where points come at once and the follower with them."""
    mover = int(state.to_move)
    found = set()
    passed = state.copy()
    passed.apply_code(PASS)
    for code in legal:
        if figure_of(code) < 0:
            continue
        root = state.land.root(node_of(state, code))
        if int(state.land.node_kind[root]) == FIELD:
            if not len(state.land.touched_cities(root)):
                found.add(code)
        elif state.land.ends[root] == 0:
            twin = state.copy()
            twin.apply_code(code)
            if twin.points[mover] > passed.points[mover] and twin.figures_out == passed.figures_out:
                found.add(PASS)
    return found
