"""The tile data: CAR-B-0.2, CAR-B-0.3, CAR-B-0.13, and the counts of every set."""

from collections import Counter

import pytest

from bastide.games.carcassonne.components import BOX, TILES, TileData
from bastide.testing import rule

HALVES = [f"{side}{half}" for side in "NESW" for half in "LR"]
LETTERS = {"C": "city", "R": "road", "F": "field", "V": "river"}


def of_set(name: str) -> list[TileData]:
    return [tile for tile in TILES if tile["expansion"] == BOX["sets"][name]["tiles"]]


def features(tiles: list[TileData], type: str) -> list[dict]:
    return [f for tile in tiles for f in tile["features"] for _ in range(tile["count"]) if f["type"] == type]


@rule("CAR-B-0.2")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_every_side_is_of_one_kind_and_every_half_side_belongs_to_exactly_one_segment(tile: TileData) -> None:
    taken: Counter[str] = Counter()
    for feature in tile["features"]:
        if feature["type"] == "city":
            taken.update(f"{side}{half}" for side in feature["edges"] for half in "LR")
        taken.update(feature.get("half_edges", []))
    if tile["expansion"] == "count":
        assert all(count == 1 for count in taken.values())
    elif tile["id"] != "abbey/abbey":
        assert taken == Counter(HALVES)


@rule("CAR-B-0.2", "CAR-B-0.13")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_the_kind_of_a_side_agrees_with_the_segments_on_it(tile: TileData) -> None:
    centres: dict[str, str] = {}
    for feature in tile["features"]:
        for side in feature.get("edges", []):
            assert side not in centres, "two segments at the centre of a side"
            centres[side] = feature["type"]
    for side, kind in tile["edges"].items():
        if kind in ("city", "road", "river"):
            assert centres[side] == kind
        else:
            assert side not in centres
    letters = tile["id"].split("/")[1].split("-")[0]
    if len(letters) == 4 and set(letters) <= set(LETTERS):
        assert [LETTERS[letter] for letter in letters] == [tile["edges"][side] for side in "NESW"]


@rule("CAR-B-0.3", "CAR-B-0.13")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_segments_name_each_other_rightly(tile: TileData) -> None:
    ids = [feature["id"] for feature in tile["features"]]
    assert len(set(ids)) == len(ids)
    cities = {f["id"] for f in tile["features"] if f["type"] in ("city", "carcassonne")}
    for feature in tile["features"]:
        assert set(feature.get("cities", [])) <= cities
        assert ("inner_end" in feature) == (feature["type"] == "road" and len(feature["edges"]) == 1)
        assert ("anchor" in feature) == (feature["type"] not in ("river", "carcassonne"))
        if "anchor" in feature:
            assert all(0 <= part <= 1 for part in feature["anchor"])
    for group in tile.get("links", []):
        assert set(group) <= set(ids)
        assert len(group) > 1


@rule("CAR-B-1.1")
@pytest.mark.parametrize("name", BOX["sets"])
def test_every_set_has_its_number_of_land_tiles(name: str) -> None:
    counted = sum(tile["count"] for tile in of_set(name) if tile["id"] != "abbey/abbey")
    assert counted == BOX["sets"][name]["land_tiles"]


@rule("CAR-EX32")
def test_totals_of_the_components() -> None:
    symbols = Counter(
        s for tile in of_set("princess_dragon") for s in tile.get("symbols", []) for _ in range(tile["count"])
    )
    princesses = sum(1 for city in features(of_set("princess_dragon"), "city") if city.get("princess"))
    assert [symbols["volcano"], symbols["dragon"], symbols["portal"], princesses] == [6, 12, 6, 6]
    six = [sum(tile["count"] for tile in of_set(name)) for name in ("king_robber", "cult", "count", "river2")]
    assert [six[0] + 2, *six[1:]] == [7, 5, 12, 12]
    goods = Counter(city["goods"] for city in features(of_set("traders_builders"), "city") if "goods" in city)
    assert goods == BOX["goods"] == {"wine": 9, "grain": 6, "cloth": 5}
    assert BOX["figures"]["small"]["per_player"] * 5 == 40


@rule("CAR-IC-1", "CAR-IC-3", "CAR-IC-5")
def test_inns_and_cathedrals_has_six_inns_and_two_cathedrals() -> None:
    tiles = of_set("inns_cathedrals")
    assert sum(1 for road in features(tiles, "road") if road.get("inn")) == 6
    assert sum(1 for city in features(tiles, "city") if city.get("cathedral")) == 2


@rule("CAR-TB-1")
def test_special_tiles_of_traders_and_builders() -> None:
    tiles = {tile["id"].split("/")[1]: tile for tile in of_set("traders_builders")}

    def count(id: str, type: str) -> int:
        return sum(1 for feature in tiles[id]["features"] if feature["type"] == type)

    assert (count("RRRR-bridge", "road"), count("RRRR-bridge", "field")) == (2, 4)
    assert count("CFRR-bridge", "field") == 3
    assert count("FRRR-monastery", "road") == 3
    assert sorted(f["inner_end"] for f in tiles["CFRR-bridge"]["features"] if f["type"] == "road") == ["city", "house"]
    assert count("CCCC-split-cloth", "city") == 3


@rule("CAR-KR-1")
def test_one_tile_of_king_and_robber_has_two_separate_cities() -> None:
    counts = [sum(f["type"] == "city" for f in tile["features"]) for tile in of_set("king_robber")]
    assert sorted(counts) == [1, 1, 1, 1, 2]


@rule("CAR-CU-1")
def test_the_five_shrine_tiles_have_one_shrine_each() -> None:
    tiles = [tile for tile in of_set("cult") if tile["count"]]
    assert [sum(f["type"] == "shrine" for f in tile["features"]) for tile in tiles] == [1] * 5


def test_the_171_types_are_226_pieces() -> None:
    assert len(TILES) == 171
    assert sum(tile["count"] for tile in TILES) == 226
