"""What a puzzle is about: what its best answer does."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bastide.bots.outlook import counsel_for
from bastide.core import Event, State

OTHER = "plan"
"""What no other name fits: it is for later."""
KINDS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "carcassonne": {
        "city": ("completed_city",),
        "road": ("completed_road",),
        "cloister": ("deployed_small_monk", "deployed_big_monk", "completed_cloister"),
    },
    "caylus": {
        "favour": ("favour", "favoured"),
        "provost": ("provost",),
        "castle": ("housed",),
        "building": ("built", "transformed", "promised"),
        "worker": ("placed", "moved"),
        "pass": ("passed",),
    },
    "magna_carta": {
        "castle": ("offered",),
        "provost": ("provost_moved", "provost_stays"),
        "prestige": ("built_prestige", "built_in_front"),
        "building": ("showed", "built"),
        "worker": ("placed",),
        "pass": ("passed",),
    },
    "torres": {
        "king": ("king_moved", "king_placed", "king_stayed", "king_bonus"),
        "card": ("card_played", "card_bought", "card_kept"),
        "knight": ("knight_added", "knight_moved"),
        "castle": ("block_placed",),
    },
}
"""By game and theme, the events by which it is known; those of the seat that answers."""
LAST_IN_HAND = 2
"""With no more followers in hand than this, it matters that one comes home."""
BLOCKED = 2.0
"""Whose expected points fall by this many has been hindered."""
LAST_TILES = 15
"""With no more tiles than this to come, the game is about to end."""


def names(game: str) -> list[str]:
    """All themes of a game, in the order in which they are offered."""
    own = list(KINDS.get(game, {}))
    return [*own, *(theme for theme in SEEN.get(game, {}) if theme not in own), OTHER]


def themes_of(before: State, after: State, events: Sequence[Event]) -> list[str]:
    """The themes of an answer; there is always one."""
    seat, game = int(before.to_move), before.game.name
    own = {event.kind for event in events if event.seat == seat}
    found = {theme for theme, kinds in KINDS.get(game, {}).items() if own & set(kinds)}
    found |= {theme for theme, fits in SEEN.get(game, {}).items() if fits(before, after, seat, events)}
    return [name for name in names(game) if name in found] or [OTHER]


def _joins(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether the seat has a part in a region with somebody else, and had none before."""
    return _shared(after, seat) > _shared(before, seat)


def _shared(state: State, seat: int) -> int:
    return sum({seat} < {owner["seat"] for owner in region.get("owners", [])} for region in _regions(state))


def _pays(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether the seat's fields are worth more than before."""
    return _of_fields(after, seat) > _of_fields(before, seat)


def _of_fields(state: State, seat: int) -> int:
    return sum(
        owner["now"]
        for region in _regions(state)
        if region["kind"] == "field"
        for owner in region.get("owners", [])
        if owner["seat"] == seat
    )


def _regions(state: State) -> list[dict[str, Any]]:
    survey: Mapping[str, Any] = state.survey()
    regions: list[dict[str, Any]] = survey["regions"]
    return regions


def _comes_home(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether a follower comes home to a seat that has few left."""
    view: Mapping[str, Any] = before.view(seat)
    in_hand = view["seats"][seat]["supply"].get("small", 0)
    home = any(event.kind.startswith("returned_") and event.seat == seat for event in events)
    return home and in_hand <= LAST_IN_HAND


def _blocks(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether somebody else can expect clearly less than before."""
    counsel = counsel_for(before.game)
    then, now = counsel.estimates(before), counsel.estimates(after)
    return any(then[other] - now[other] >= BLOCKED for other in range(int(before.players)) if other != seat)


def _is_late(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether few tiles are left."""
    view: Mapping[str, Any] = before.view(seat)
    return bool(view["pile"] <= LAST_TILES)


def _castles_grow(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether the seat's knights would bring more in a scoring than before."""
    return _scored(after, seat, "castles") > _scored(before, seat, "castles")


def _meets_king(before: State, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether the seat would get more of the king than before."""
    return _scored(after, seat, "king") > _scored(before, seat, "king")


def _scored(state: State, seat: int, part: str) -> int:
    survey: Mapping[str, Any] = state.survey()
    points: int = survey["scoring"][seat][part]
    return points


Fits = Callable[[State, State, int, Sequence[Event]], bool]
SEEN: Mapping[str, Mapping[str, Fits]] = {
    "carcassonne": {
        "field": _pays,
        "join": _joins,
        "home": _comes_home,
        "block": _blocks,
        "last": _is_late,
    },
    "torres": {"king": _meets_king, "castle": _castles_grow},
}
"""By game and theme, what is seen in the position before and after; of some of it no event tells."""
