"""Small builders for positions of Caylus, and short ways to read them."""

from collections.abc import Mapping
from typing import Any

from bastide.core import CHANCE, Dealer, Event, State
from bastide.games.caylus import GAME
from games.playing import legal

RED, GREEN, ORANGE, BLUE, BLACK = range(5)
NOTHING = {"deniers": 0, "food": 0, "wood": 0, "stone": 0, "cloth": 0, "gold": 0}
NEUTRAL = ["farm", "forest", "sawmill", "quarry", "marketplace", "carpenter"]
FARM, FOREST, SAWMILL, QUARRY, MARKET, CARPENTER = range(1, 7)
"""The spaces of the neutral tiles in a town."""


def town(
    players: int = 4,
    phase: str = "placement",
    own: Mapping[int, Mapping[str, object]] | None = None,
    build: Mapping[int, tuple[str, int]] | None = None,
    options: Mapping[str, object] | None = None,
    **data: object,
) -> State:
    """A position: nobody owns anything but what `own` says, and `build` says which tile of whom is on a space.

    The sections that are scored are full, the last seat having built what no other has, unless the bailiff is there.
    """
    build = build or {}
    own = with_houses(own or {}, players, int(str(data.get("scored", 0))), int(str(data.get("bailiff", 6))))
    road = {str(space): f"neutral_{name}" for space, name in enumerate(NEUTRAL, start=1)}
    road.update({str(space): tile for space, (tile, _) in build.items()})
    snapshot: dict[str, object] = {
        "game": "caylus",
        "rules": GAME.rules_version,
        "settings": {"players": players, **(options or {})},
        "phase": phase,
        "road": road,
        "owners": {str(space): owner for space, (_, owner) in build.items()},
        "players": [{**NOTHING, **own.get(seat, {})} for seat in range(players)],
    }
    if phase != "placement":
        snapshot["bridge"] = list(range(players))
    return GAME.restore({**snapshot, **data})


def with_houses(
    own: Mapping[int, Mapping[str, object]], players: int, scored: int, bailiff: int
) -> Mapping[int, Mapping[str, object]]:
    houses: list[dict[str, int]] = [dict(own.get(seat, {}).get("houses", {})) for seat in range(players)]  # type: ignore[call-overload]
    for name, places, marker in [("dungeon", 6, 12), ("walls", 10, 18), ("towers", 14, 24)][:scored]:
        if bailiff < marker:
            houses[-1][name] = places - sum(each.get(name, 0) for each in houses[:-1])
    return {seat: {**own.get(seat, {}), "houses": houses[seat]} for seat in range(players)}


def start(players: int = 4, seed: int = 1, **options: object) -> State:
    """A new game after the draws of the set-up."""
    state = GAME.start(players=players, **options)
    dealer = Dealer(seed)
    while state.to_move == CHANCE:
        state.apply(dealer.draw(state))
    return state


def offered(state: State, word: str) -> list[str]:
    """What comes after the word in the legal actions of one kind."""
    return [text.partition(" ")[2] for text in legal(state) if text.split()[0] == word]


def step(state: State) -> str:
    """The kind of decision that is pending."""
    return str(view(state)["steps"][-1]["step"])


def view(state: State) -> dict[str, Any]:
    return dict(state.view(None))


def player(state: State, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = view(state)["players"][seat]
    return shown


def deniers(state: State, seat: int) -> int:
    return int(player(state, seat)["deniers"])


def cubes(state: State, seat: int) -> dict[str, int]:
    """The cubes of a seat, kinds it does not have left out."""
    return {name: count for name, count in player(state, seat)["cubes"].items() if count}


def hand(state: State, seat: int) -> int:
    return int(player(state, seat)["workers"])


def prestige(state: State, seat: int) -> int:
    return state.scores[seat]


def markers(state: State, seat: int) -> dict[str, int]:
    return dict(player(state, seat)["markers"])


def space(state: State, number: int) -> dict[str, Any]:
    shown: dict[str, Any] = view(state)["road"][number - 1]
    return shown


def tile(state: State, number: int) -> str | None:
    found = space(state, number)["tile"]
    return None if found is None else str(found)


def workers(state: State) -> dict[str, int]:
    """The seats of the workers on the board by the name of the spot."""
    found: dict[str, int] = dict(state.snapshot()["workers"])  # type: ignore[call-overload]
    return found


def data_of(events: list[Event], kind: str, seat: int | None = None) -> list[dict[str, object]]:
    """The data of the events of one kind."""
    return [dict(event.data) for event in events if event.kind == kind and seat in (None, event.seat)]


def clauses(events: list[Event], kind: str) -> list[str]:
    return [event.clause for event in events if event.kind == kind]


def play_on(state: State, seed: int, turns: int = 99) -> State:
    """Random play to the end, or for this many turns."""
    dealer = Dealer(seed)
    last = view(state)["turn"] + turns
    while not state.over and view(state)["turn"] < last:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
        else:
            codes = state.legal_codes()
            state.apply_code(codes[dealer.below(len(codes))])
    return state
