"""The drawings: every tile shows what the tile data says, and every file stands on its own."""

import math
import re
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bastide.games.carcassonne.drawing.contact_sheet import contact_sheet, piece_sheet
from bastide.games.carcassonne.drawing.curves import Point, inside, samples, turned
from bastide.games.carcassonne.drawing.figures import figure
from bastide.games.carcassonne.drawing.scene import Laid, Piece, Scene, Tower, draw_scene
from bastide.games.carcassonne.drawing.seats import Side
from bastide.games.carcassonne.drawing.sketch import Sketch, TileData, quarters, tiles
from bastide.games.carcassonne.drawing.tiles import tile
from bastide.games.carcassonne.svg import draw
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView, SeatView, TileView

SVG = "{http://www.w3.org/2000/svg}"
DRAWN_AS_PATHS = ("city", "road", "river", "carcassonne")
FIGURES = ("small", "big", "builder", "pig", "mayor", "wagon", "barn", "knock_out", "target", "catch", "seduction")
NEUTRAL = ("dragon", "fairy", "count", "king", "robber", "catapult", "tower")
HALVES = {
    "NL": (25, 0),
    "NR": (75, 0),
    "EL": (100, 25),
    "ER": (100, 75),
    "SL": (75, 100),
    "SR": (25, 100),
    "WL": (0, 75),
    "WR": (0, 25),
}
CELLS = 50
ELEMENTS = {
    "svg",
    "title",
    "style",
    "defs",
    "g",
    "path",
    "circle",
    "ellipse",
    "rect",
    "text",
    "use",
    "symbol",
    "pattern",
}

every_tile = pytest.mark.parametrize("data", tiles().values(), ids=lambda data: data["id"])


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def parsed_tile(tile_id: str, turns: int = 0) -> ElementTree.Element:
    return parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{tile(tile_id, turns)}</svg>')


def pictures(svg: ElementTree.Element) -> Counter[str]:
    return Counter(use.attrib["href"].removeprefix("#cp-") for use in svg.iter(f"{SVG}use"))


def edge_of(point: Point) -> str:
    x, y = (round(v, 3) for v in point)
    return "N" if y == 0 else "E" if x == 100 else "S" if y == 100 else "W" if x == 0 else ""


def test_all_171_tile_types_are_drawn() -> None:
    assert len(tiles()) == 171
    assert len({tile(name) for name in tiles()}) == 171, "no two look the same"


@every_tile
def test_a_tile_shows_each_of_its_segments(data: TileData) -> None:
    svg = parsed_tile(data["id"])
    drawn = [path.attrib["data-segment"] for path in svg.iter(f"{SVG}path") if "data-segment" in path.attrib]
    assert set(drawn) == {s["id"] for s in data["features"] if s["type"] in DRAWN_AS_PATHS}
    buildings = Counter(s["type"] for s in data["features"])
    for kind in ("monastery", "shrine", "abbey", "tower_foundation"):
        assert pictures(svg)[kind] == buildings[kind]


@every_tile
def test_a_tile_shows_each_of_its_symbols(data: TileData) -> None:
    expected: Counter[str] = Counter(data.get("symbols", []))
    for segment in data["features"]:
        expected["pennant"] += segment.get("pennants", 0)
        expected[str(segment.get("goods"))] += 1
        for name in ("cathedral", "inn", "princess", "pig_herd"):
            expected[name] += bool(segment.get(name))
    shown = pictures(parsed_tile(data["id"]))
    symbols = ("volcano", "dragon", "portal", "fair", "pennant", "wine", "grain", "cloth")
    for kind in (*symbols, "cathedral", "inn", "princess", "pig_herd"):
        wanted = 1 if data.get("role") == "river_end" and kind == "volcano" else expected[kind]
        assert shown[kind] == wanted, kind


@every_tile
def test_a_road_that_ends_at_a_city_has_a_gate_in_the_wall(data: TileData) -> None:
    sketch = Sketch(data, 0)
    walls = [point for area in sketch.areas for wall in area.walls for point in samples(wall, 1)]
    roads = [s for s in data["features"] if s.get("inner_end") in ("city", "carcassonne") or s.get("tunnel")]
    assert len(sketch.gates) >= len(roads)
    reach = 24 if any(road.get("tunnel") for road in roads) else 6  # a tunnel may open inside the city
    for gate in sketch.gates:
        assert min(math.dist(gate, point) for point in walls) < reach


@every_tile
def test_roads_rivers_and_cities_leave_the_tile_by_their_own_edges(data: TileData) -> None:
    sketch = Sketch(data, 0)
    for segment in data["features"]:
        if segment["type"] in ("road", "river"):
            ends = {
                edge_of(end)
                for line in sketch.lines
                if line.segment == segment["id"]
                for end in (line.curve[0][0], line.curve[-1][3])
            }
        elif segment["type"] == "city":
            sides = [
                (edge_of(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)))
                for area in sketch.areas
                if area.segment == segment["id"]
                for a, b in zip(area.polygon, area.polygon[1:] + area.polygon[:1], strict=True)
            ]
            ends = set(sides)
        else:
            continue
        assert ends - {""} == set(segment["edges"])


def painted_fields(sketch: Sketch) -> list[int]:
    """The green of a tile as a grid of cells, each with the number of the connected meadow it lies in, or 0.

    Fields run on below an upper town and below a tunnel, but not across a road, a wall, water, a fairground or a tower.
    """
    size = 100 / CELLS
    closed = [area.polygon for area in sketch.areas if not area.over] + sketch.lakes
    closed += [sketch.fairground] if sketch.fairground else []
    towers = [mark.at for mark in sketch.marks if mark.kind == "tower_foundation"]
    closed += [[(x - 11, y - 11), (x + 11, y - 11), (x + 11, y + 11), (x - 11, y + 11)] for x, y in towers]
    label = [0] * (CELLS * CELLS)
    for row, column in product(range(CELLS), repeat=2):
        middle = ((column + 0.5) * size, (row + 0.5) * size)
        if any(inside(middle, polygon) for polygon in closed):
            label[row * CELLS + column] = -1
    for line in sketch.lines:
        for x, y in samples(line.curve, 1):
            for dx, dy in product((-2.0, 0.0, 2.0), repeat=2):
                row, column = int((y + dy) // size), int((x + dx) // size)
                if 0 <= row < CELLS and 0 <= column < CELLS:
                    label[row * CELLS + column] = -1
    number = 0
    for start in range(CELLS * CELLS):
        if label[start] == 0:
            number += 1
            label[start] = number
            edge = [start]
            while edge:
                here = edge.pop()
                column = here % CELLS
                near = [here - CELLS, here + CELLS]
                near += [here - 1] if column else []
                near += [here + 1] if column < CELLS - 1 else []
                for cell in near:
                    if 0 <= cell < CELLS * CELLS and label[cell] == 0:
                        label[cell] = number
                        edge.append(cell)
    return label


@every_tile
def test_the_green_of_a_tile_is_divided_into_exactly_its_fields(data: TileData) -> None:
    label = painted_fields(Sketch(data, 0))

    def meadow(x: float, y: float) -> int:
        row, column = (min(int(v * CELLS // 100), CELLS - 1) for v in (y, x))
        return label[row * CELLS + column]

    seen: list[int] = []
    for field in (s for s in data["features"] if s["type"] == "field"):
        x, y = turned(field["anchor"], 0)
        here = meadow(x, y)
        assert here > 0
        assert here not in seen, "two fields of the data run together in the drawing"
        seen.append(here)
        assert {half: meadow(*HALVES[half]) for half in field["half_edges"]} == dict.fromkeys(field["half_edges"], here)


@every_tile
def test_a_tile_turned_four_times_is_the_same(data: TileData) -> None:
    assert tile(data["id"], 4) == tile(data["id"], 0)
    different = 1 if data["id"] == "abbey/abbey" else 4
    assert len({tile(data["id"], turns) for turns in range(4)}) == different


def test_turning_a_tile_turns_its_roads_and_leaves_its_pictures_upright() -> None:
    start = tiles()["base/CRFR"]
    for turns, (city, roads) in enumerate((("N", "EW"), ("E", "NS"), ("S", "EW"), ("W", "NS"))):
        sketch = Sketch(start, turns)
        assert {edge_of(sketch.lines[0].curve[0][0]), edge_of(sketch.lines[0].curve[-1][3])} == set(roads)
        a, b = sketch.areas[0].polygon[:2]
        assert edge_of(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) == city
        assert "rotate" not in tile("base/CRFR", turns)


def laid(*names: str, columns: int = 9) -> list[Laid]:
    return [Laid(name, i % columns, i // columns, i % 4) for i, name in enumerate(names)]


def base_game() -> list[str]:
    return [t["id"] for t in tiles().values() if t["expansion"] == "base" for _ in range(t["count"])]


def table(**changes: object) -> CarcassonneView:
    land: list[TileView] = [{"tile": t.tile, "x": t.x, "y": t.y, "rotation": t.turns * 90} for t in laid(*base_game())]
    spots = ((0, "small", "monk", "m0"), (1, "big", "farmer", "f0"), (7, "small", "knight", "c0"))
    figures: list[FigureView] = [
        {"seat": i % 2, "figure": kind, "role": role, "x": land[at]["x"], "y": land[at]["y"], "segment": segment}
        for i, (at, kind, role, segment) in enumerate(spots)
    ]
    seats: list[SeatView] = [
        {"seat": i, "colour": colour, "score": 17 + i, "supply": {"small": 5, "big": 0}, "goods": {"wine": 2}}
        for i, colour in enumerate(("red", "blue"))
    ]
    view: CarcassonneView = {
        "players": 2,
        "sets": ["base"],
        "to_move": 1,
        "active": 1,
        "phase": "CAR-T-4",
        "part": 0,
        "drawn": "base/CCRC",
        "land": land,
        "last": None,
        "figures": figures,
        "seats": seats,
        "pile": 23,
        "unseen": {},
        "removed": [],
        "over": False,
        "winners": [],
    }
    view.update(changes)  # type: ignore[typeddict-item]
    return view


def everything() -> str:
    """A table with every tile, every figure and every marker there is."""
    land = laid(*tiles(), columns=15)
    seats = "RBGOKS"
    return draw_scene(
        Scene(
            land=land,
            sides=[
                Side(
                    seat,
                    100 + i,
                    {kind: (i + j) % 2 for j, kind in enumerate(FIGURES[:7])},
                    active=i == 0,
                    winner=i == 1,
                    goods={"wine": 1, "grain": 0, "cloth": 2},
                    markers=("king", "robber") if i == 2 else (),
                    tower_pieces=5,
                    abbey=i % 2 == 0,
                    prisoners=(("small", "B"),),
                    tokens=FIGURES[7:],
                )
                for i, seat in enumerate(seats)
            ],
            pieces=[
                *(Piece(kind, seat, land[9 + i].at(50, 50)) for i, kind in enumerate(FIGURES) for seat in seats),
                *(Piece(kind, "", land[30 + i].at(50, 50)) for i, kind in enumerate(NEUTRAL)),
                *(Piece("small", "R", land[0].quarter(name)) for name in quarters()),
            ],
            towers=[Tower(land[50 + i].at(50, 50), i, ("small", "R") if i > 2 else None) for i in range(1, 7)],
            last=land[-1],
            drawn="base/CCRC",
            piles={"pile": 12},
        )
    )


def a_game() -> str:
    return draw(table())


@pytest.mark.parametrize("drawing", [a_game, everything, contact_sheet, piece_sheet])
def test_a_drawing_is_well_formed_and_needs_no_other_file(drawing: Callable[[], str]) -> None:
    svg = drawing()
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert "viewBox" in root.attrib
    ids = Counter(node.attrib["id"] for node in root.iter() if "id" in node.attrib)
    assert max(ids.values()) == 1
    for node in root.iter():
        assert node.tag.removeprefix(SVG) in ELEMENTS
        for name, value in node.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.startswith("#")
                assert value[1:] in ids
            for target in re.findall(r"url\(#([^)]*)\)", value):
                assert target in ids
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "@import" not in svg


def test_every_class_and_colour_used_is_defined() -> None:
    svg = everything()
    style = svg[svg.index("<style>") : svg.index("</style>")]
    used = {name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()}
    assert {name for name in used if f".{name}{{" not in style and f".{name}," not in style} - {"c-", "c-k"} == set()
    with_fallback = {"c-ff", "c-fs", "c-fw", "c-edge", "c-outline"}
    assert set(re.findall(r"var\(--([\w-]+)", style)) - set(re.findall(r"--([\w-]+):", style)) <= with_fallback


def test_dark_and_light_name_the_same_colours() -> None:
    style = contact_sheet()
    light, dark = (re.search(rf"\[data-theme={theme}\] \.c-art{{([^}}]*)}}", style) for theme in ("light", "dark"))
    assert light is not None
    assert dark is not None
    names = [re.findall(r"--c-[\w-]+(?=:)", found[1]) for found in (light, dark)]
    assert names[0] == names[1]
    assert f"@media (prefers-color-scheme:dark){{.c-art{{{dark[1]}}}}}" in style


@pytest.mark.parametrize("kind", FIGURES)
@pytest.mark.parametrize("seat", "RBGOKS")
def test_a_figure_shows_colour_shape_and_letter_of_its_seat(kind: str, seat: str) -> None:
    text = figure(kind, seat, (0, 0))
    assert f'class="c-fig c-{seat}"' in text
    assert f'href="#cs-{seat}"' in text
    assert f">{seat}</text>" in text


def test_the_land_shows_tiles_figures_the_last_tile_and_the_sides_of_the_table() -> None:
    svg = draw(table())
    places = re.findall(r'<use href="#ct-[\w-]+" x="\d+" y="\d+" width="100" height="100"/>', svg)
    assert len(places) == 72
    assert svg.count('class="c-fig c-R"') == 2
    assert svg.count('class="c-fig c-B"') == 1
    assert svg.count("rotate(-90)") == 2, "the farmer and its halo lie down"
    assert '<g transform="translate(800 700)"><path class="c-last-edge"' in svg
    assert 'href="#ct-base-CCRC-0" x="14"' in svg
    assert ">23</text>" in svg
    assert [text.text for text in parsed(svg).iter(f"{SVG}text") if text.get("class") == "c-score"] == ["17", "18"]
    assert svg.count('class="c-card c-active"') == 1
    assert svg.count('class="c-fig c-plain c-R"') == 6, "five followers in hand and the pale place of the big one"


def test_a_follower_stands_on_the_anchor_of_its_segment() -> None:
    monk = Laid("base/FFFF-monastery", 2, -1, 3)
    assert monk.place("m0") == (250, -50)
    knight = Laid("base/CRFR", 0, 0, 1)
    assert knight.place("c0") == (85, 63), (
        "an anchor near the border is moved inside, so that the figure is on its tile"
    )


def test_the_winners_wear_laurels_when_the_game_is_over() -> None:
    assert "#cf-laurel" not in draw(table()).split("</defs>", 1)[1]
    over = draw(table(over=True, winners=[0], active=None, drawn=None))
    assert over.count('<use href="#cf-laurel"') == 1
    assert 'class="c-card c-active"' not in over


def test_the_holders_of_king_and_robber_show_them() -> None:
    holders = {"king": 0, "largest_city": 4, "robber": None, "longest_road": 0, "cities": 1, "roads": 0}
    svg = draw(table(king_robber=holders))
    assert svg.count('<use href="#cf-king"') == 1
    assert '<use href="#cf-robber"' not in svg


def test_the_river_tiles_to_come_are_a_pile_of_their_own() -> None:
    to_come = draw(table(river={"stack": {"river2/FFVV": 3}, "lake": True}))
    assert re.findall(r'<text class="c-count"[^>]*>(\d+)</text>', to_come) == ["23", "4"]
    laid_out = draw(table(river={"stack": {}, "lake": False}))
    assert re.findall(r'<text class="c-count"[^>]*>(\d+)</text>', laid_out) == ["23"]


def test_no_tile_is_the_last_before_the_first_is_laid() -> None:
    start: TileView = {"tile": "base/CRFR", "x": 0, "y": 0, "rotation": 0}
    assert "c-last" not in draw(table(land=[start], figures=[])).split("</style>")[1]
    block: list[TileView] = [{"tile": f"count/{i + 1:02}", "x": i % 4, "y": i // 4, "rotation": 0} for i in range(12)]
    assert "c-last" not in draw(table(land=block, figures=[])).split("</style>")[1]


def test_an_empty_table_is_drawn() -> None:
    parsed(draw(table(land=[], figures=[], drawn=None)))


def test_the_contact_sheet_names_every_tile_and_its_count() -> None:
    words = [text.text or "" for text in parsed(contact_sheet()).iter(f"{SVG}text")]
    for data in tiles().values():
        copies = f" ×{data['count']}" if data["count"] != 1 else ""
        assert data["id"].split("/")[1] + copies in words


@pytest.mark.parametrize(("name", "sheet"), [("tiles", contact_sheet), ("pieces", piece_sheet)])
def test_the_sheets_in_the_docs_are_the_ones_drawn_now(name: str, sheet: Callable[[], str]) -> None:
    docs = Path(__file__).parents[3] / "docs" / "pictures" / f"carcassonne-{name}.svg"
    command = "python -m bastide.games.carcassonne.drawing.contact_sheet docs/pictures"
    assert docs.read_text("utf-8") == sheet(), f"draw it again: {command}"
