"""What holds in every position of a game, told from its view."""

from collections import Counter

from bastide import NOBODY, State
from games.carcassonne.slow_land import BUILDINGS, BY_ID, SlowLand

WAITING = ("CAR-T-5a", "CAR-T-5", "CAR-T-5b", "CAR-T-6", "CAR-T-7b")
FOLLOWERS = ("small", "big", "mayor", "wagon")


def any_position(state: State) -> None:
    assert (state.to_move == NOBODY) == (len(state.legal_codes()) == 0)
    assert -1 <= state.to_move < state.players or state.over


def carcassonne(state: State) -> None:
    """Figures stand beside their own, in regions not scored yet, and never with the dragon."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0 or state.settings.on("ransom_debt")
    land = SlowLand(view)
    guests = view["count"]["guests"] if view["count"] else 0
    dragon = view["princess_dragon"]["dragon"] if view["princess_dragon"] else None
    standing: dict[int, list] = {}
    for number, figure in enumerate(view["figures"]):
        place = (figure["x"], figure["y"])
        names = [feature["id"] for feature in BY_ID[land.tiles[place][0]]["features"]]
        region = land.region_of[land.first[place] + names.index(figure["segment"])]
        standing.setdefault(region, []).append(figure)
        guest = number >= len(view["figures"]) - guests
        assert guest or figure["figure"] not in FOLLOWERS or list(place) != dragon
    for number, figures in standing.items():
        region = land.regions[number]
        owners = {figure["seat"] for figure in figures if figure["figure"] in FOLLOWERS}
        assert {figure["seat"] for figure in figures} == owners
        if region.type in ("road", "city", *BUILDINGS) and not region.open:
            assert view["phase"] in WAITING
        if region.barns:
            assert view["phase"] in (*WAITING, "CAR-B-6.5a", "CAR-B-6.6")
        if region.type in (*BUILDINGS, "tower_foundation"):
            assert len(figures) <= 1 + guests


def caylus(state: State) -> None:
    """Six workers each, no debts, at most one building a space."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0
    for player in view["players"]:
        assert player["deniers"] >= 0
        assert min(player["cubes"].values()) >= 0
        assert 0 <= player["workers"] <= 6
    assert 1 <= view["provost"] <= 28


def magna_carta(state: State) -> None:
    """Four workers each, twelve cards each, no debts."""
    any_position(state)
    view = state.view(None)
    on_road = Counter(card["worker"] for card in view["road"])
    for seat, player in enumerate(view["players"]):
        assert player["workers"] + on_road[seat] == 4
        assert min(player[goods] for goods in ("food", "wood", "stone", "gold", "deniers")) >= 0


def torres(state: State) -> None:
    """No castle is higher than its base, and one figure at most stands on a square."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0
    for castle in view["castles"]:
        assert castle["height"] <= castle["base"]
    knights = [square for player in view["players"] for square in player["knights"]]
    assert len(knights) == len(set(knights))
    for player in view["players"]:
        assert len(player["knights"]) + player["reserve"] == 6
    assert all(count == 1 for count in Counter(score % 100 for score in state.scores if score).values())


CHECKS = {"carcassonne": carcassonne, "caylus": caylus, "magna_carta": magna_carta, "torres": torres}
