"""The land keeps a window of the table that wraps and grows; no rule knows of it."""

from bastide.games.carcassonne.components import TILE_NUMBER
from bastide.games.carcassonne.grid import cell_at, x_of, y_of
from bastide.games.carcassonne.land import WINDOW, Land, bare_land

CLOISTER = TILE_NUMBER["base/FFFF-monastery"]  # a cloister in the fields fits beside itself


def row_of_cloisters(count: int, step: int = 1) -> Land:
    land = bare_land(200, 1000, 10)
    for i in range(count):
        land.lay(CLOISTER, cell_at(step * i, 0), 0)
    return land


def test_a_small_land_keeps_a_small_window() -> None:
    land = row_of_cloisters(WINDOW - 2)
    assert land.side == WINDOW
    assert [land.tile_at(cell_at(x, 0)) for x in (-1, 0, 29, 30)] == [-1, 0, 29, -1]


def test_a_place_one_window_away_is_another_place() -> None:
    land = row_of_cloisters(3)
    assert land.tile_at(cell_at(1, 0)) == 1
    assert land.tile_at(cell_at(1 + WINDOW, 0)) == -1
    assert land.tile_at(cell_at(1, -WINDOW)) == -1
    assert land.place_of(cell_at(3, 0)) >= 0
    assert land.place_of(cell_at(3 + WINDOW, 0)) == -1


def test_the_window_doubles_when_the_land_outgrows_it_up_to_the_edge_of_the_table() -> None:
    for step in (1, -1):
        sides = []
        for count in (30, 31, 62, 63, 126, 127):
            land = row_of_cloisters(count, step)
            sides.append(int(land.side))
            assert [int(land.tile_at(cell_at(step * i, 0))) for i in range(count)] == list(range(count))
            assert int(land.open_places) == (2 * count + 2 if count < 127 else 2 * count + 1 + (step < 0))
            for at in range(int(land.open_places)):
                cell = land.frontier[at] >> 10
                assert land.place_of(cell) == at
                assert abs(int(y_of(cell))) <= 1
                assert -127 <= int(x_of(cell)) <= 126
        assert sides == [32, 64, 64, 128, 128, 256]


def test_a_copy_does_not_share_its_window() -> None:
    land = row_of_cloisters(5)
    twin = land.copy()
    twin.lay(CLOISTER, cell_at(5, 0), 0)
    assert land.tile_at(cell_at(5, 0)) == -1
    assert twin.tile_at(cell_at(5, 0)) == 5
