"""The regions kept from tile to tile are those that a look at the whole board finds."""

import pytest

from bastide import CHANCE, Dealer, State
from bastide.games.carcassonne.components import TILES
from bastide.games.carcassonne.land import CLOSING, SEAT, power
from bastide.testing import rule
from games.carcassonne.slow_land import BUILDINGS, land_of, slow_holes, slow_placements
from games.carcassonne.table import CARCASSONNE, EVERYTHING, LOUD
from soak import share

SYMBOLS = {"pennants": (0, 255), "inn": (8, 15), "cathedral": (12, 15), "pig_herd": (16, 15), "wine": (20, 15),
           "grain": (24, 15), "cloth": (28, 15)}  # fmt: skip
COMBINATIONS = [
    {name: bool(number >> i & 1) for i, name in enumerate(EVERYTHING)} for number in range(2 ** len(EVERYTHING))
]


def check_regions(state: State) -> None:
    land = state.land
    slow = land_of(state.view(None))
    assert [land.root(node) for node in range(land.nodes)] == slow.region_of
    assert land.holes == slow_holes(slow)
    for root, region in slow.regions.items():
        followers = land.followers[root]
        powers = (
            [power(followers // SEAT[seat], land.symbols[root]) for seat in range(state.players)] if followers else []
        )
        assert {seat: own for seat, own in enumerate(powers) if own} == +region.power
        barns = {seat for seat in range(state.players) if land.followers[root] & CLOSING * SEAT[seat]}
        assert barns == region.barns
        counted = {name: land.symbols[root] >> shift & mask for name, (shift, mask) in SYMBOLS.items()}
        assert {name: number for name, number in counted.items() if number} == region.symbols
        if region.type in ("road", "city"):
            assert (land.ends[root], land.size(root)) == (region.open, len(region.tiles))
        elif region.type in BUILDINGS:
            assert land.ends[root] == region.open
        elif region.type == "field":
            assert land.completed_cities(root) == sum(slow.regions[city].open == 0 for city in region.cities)


def check_placements(state: State) -> None:
    id = TILES[state.drawn]["id"]
    fitting = slow_placements(land_of(state.view(None)).tiles, id)
    offered = set()
    for action in state.legal_actions():
        x, y = map(int, str(action).split()[1].split(","))
        offered.add((x, y, int(str(action).split()[2])))
    limited = bool(state.rules.limits)
    assert offered <= fitting if limited else offered == fitting


def play_and_check(settings: dict[str, object], seed: int) -> None:
    state = CARCASSONNE.start(**settings)
    dealer = Dealer(seed)
    checked = None
    while not state.over:
        codes = state.legal_codes()
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        if state.drawn >= 0 and state.land.laid % 16 == 5:
            check_placements(state)
        state.apply_code(codes[dealer.below(len(codes))])
        table = (state.land.laid, [state.figures[i] for i in range(state.figures_out)])
        if table != checked:  # most steps of the dragon change nothing
            check_regions(state)
            checked = table


def settings_of(game: int) -> dict[str, object]:
    chosen = COMBINATIONS[game % len(COMBINATIONS)]
    players = 2 + game % (5 if chosen["inns_cathedrals"] else 4)
    loud = {name: game >= 400 and (game // 4 >> i) & 1 == 0 for i, name in enumerate(LOUD)}
    return {"players": players, **chosen, **loud, "allow_discouraged": True}


@rule("CAR-B-0.4", "CAR-B-2.6")
@pytest.mark.parametrize("game", [0, 7, 14, 21, 28, 31, 400, 431, 448])
def test_kept_regions_agree_with_the_whole_board(game: int) -> None:
    play_and_check(settings_of(game), seed=game)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_kept_regions_agree_in_50_games_of_every_combination(batch: int) -> None:
    for game in range(batch, 500, 10):
        play_and_check(settings_of(game), seed=1000 + game)
