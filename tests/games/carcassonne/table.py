"""Small builders for positions of Carcassonne."""

from collections import Counter

from bastide import BadSnapshot, Event, State, load
from bastide.games.carcassonne.components import TILES

CARCASSONNE = load("carcassonne")
START = "base/CRFR"
SPRING = "river2/FVFF-spring"
SET_OF_TILES = {"base": None, "inns": "inns_cathedrals", "traders": "traders_builders", "king": "king_robber",
                "shrine": "cult", "river2": "river2", "dragon": "princess_dragon", "tower": "tower",
                "abbey": "abbey_mayor", "count": "count", "catapult": "catapult"}  # fmt: skip
EVERYTHING = dict.fromkeys(["inns_cathedrals", "traders_builders", "king_robber", "cult", "river2"], True)
LOUD = dict.fromkeys(["princess_dragon", "tower", "count", "catapult", "abbey_mayor"], True)
VOLCANOES = ("FRFR", "FFRR", "CFFF")
"""Tiles of the base game that there is a volcano in the shape of."""

BLOCK = [[tile["id"], *tile["layout"], 0] for tile in TILES if tile["expansion"] == "count"]
CALM = {"count": "castle", "quarters": [], "guests": 0, "entry": None, "slot": 0, "passed": [], "joining": None}


def new_game(players: int = 2, **options: object) -> State:
    """A new game in which seat 0 begins."""
    return CARCASSONNE.start(players, **{"start_player": 0, **options})


def full(id: str) -> str:
    """The id of a tile; those of the base game may be given without their set."""
    return id if "/" in id else f"base/{id}"


def table(
    *land: str,
    figures: tuple[str, ...] | list[str] = (),
    drawn: str | None = None,
    pile: list[str] | None = None,
    players: int = 2,
    active: int = 0,
    scores: list[int] | None = None,
    part: tuple[int, int, int] = (0, 0, 0),
    phase: str = "",
    kept: dict[str, object] | None = None,
    rules: int = CARCASSONNE.rules_version,
    **options: object,
) -> State:
    """A position: the start tile, then these tiles (`CFFF 0,-1 180`; without a rotation, the first that fits).

    Figures are given as `0 small 0,0 c0`. With `pile`, the tiles that are in no other place are out of the game.
    """
    settings = {"players": players, "start_player": 0, **options}
    river = bool(options.get("river2"))
    start = BLOCK if options.get("count") else [[SPRING if river else START, 0, 0, 0]]
    data: dict[str, object] = {
        "game": "carcassonne",
        "rules": rules,
        "settings": settings,
        "land": start,
        "figures": [],
        "scores": scores or [0] * players,
        "removed": [],
        "drawn": None,
        "active": active,
        "phase": "CAR-T-3",
        "part": [0, 0, 0],
        "traders_builders": {"goods": [{"wine": 0, "grain": 0, "cloth": 0}] * players},
        "king_robber": {"king": None, "largest_city": 0, "robber": None, "longest_road": 0},
        "river2": {},
        "princess_dragon": {"dragon": None, "fairy": None, "beside": None, "trail": []},
        "tower": no_towers(players),
        "abbey_mayor": no_barns(players),
        "count": dict(CALM),
        "catapult": no_throw(players),
    }
    if (data | (kept or {}))["princess_dragon"]["dragon"] is not None:
        land = with_volcano(land)
    if river:
        data["removed"] = river_rest([], land, drawn) if pile is None else []
    for row in land:
        data["land"] = [*data["land"], _fitting(data, row)]
    data.update(kept or {})
    data["tower"] = with_pieces_built(data["tower"], no_towers(players)["pieces"])
    data["figures"] = [_figure(row) for row in figures]
    data["drawn"] = full(drawn) if drawn else None
    data["phase"] = phase or ("CAR-T-4" if drawn else "CAR-T-3")
    data["part"] = list(part)
    if pile is not None:
        data["removed"] = _rest(settings, data["land"], data["drawn"], [full(id) for id in pile])
    return CARCASSONNE.restore(data)


def with_volcano(land: tuple[str, ...]) -> tuple[str, ...]:
    """These tiles, the first one that can be a volcano made one, unless there is one: it has called the dragon."""
    if any("volcano" in row for row in land):
        return land
    first = next(number for number, row in enumerate(land) if row.split()[0] in VOLCANOES)
    return (*land[:first], f"dragon/{land[first].replace(' ', '-volcano ', 1)}", *land[first + 1 :])


def no_throw(players: int) -> dict[str, object]:
    """What The Catapult remembers between rounds."""
    return {
        "fairs": [], "token": None, "thrown": 0, "step": "aim", "landing": None, "distance": None, "hand": None,
        "victim": None, "on": None, "far": [None] * players,
    }  # fmt: skip


def no_towers(players: int) -> dict[str, object]:
    """What The Tower remembers at the start of a game."""
    pieces = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}[players]
    return {
        "towers": [], "pieces": [pieces] * players, "prisoners": [], "ransomed": False, "raised": None,
        "capturing": None, "captive": None,
    }  # fmt: skip


def with_pieces_built(towers: dict[str, object], pieces: list[int]) -> dict[str, object]:
    """What The Tower remembers, with the pieces of its towers taken from the last seats, unless a test says whose."""
    if towers["pieces"] != pieces:
        return towers
    left = list(pieces)
    for _ in range(sum(height for _, _, height in towers["towers"])):
        left[max(seat for seat in range(len(left)) if left[seat])] -= 1
    return {**towers, "pieces": left}


def no_barns(players: int) -> dict[str, object]:
    """What Abbey & Mayor remembers at the start of a game."""
    return {
        "abbeys": [True] * players, "barns": [None] * players, "waiting": [], "fresh": False, "round": None,
    }  # fmt: skip


def river_rest(pile: list[str], land: tuple[str, ...], drawn: str | None) -> list[str]:
    """The river tiles that are neither on the land nor drawn: out of the game, so that the river is finished."""
    used = {SPRING, drawn, *(row.split()[0] for row in land)}
    return [tile["id"] for tile in TILES if tile["expansion"] == "river2" and tile["id"] not in used]


def _fitting(data: dict[str, object], row: str) -> list[object]:
    id, place, *rotation = row.split()
    x, y = map(int, place.split(","))
    wrong = ""
    for turn in rotation or (0, 90, 180, 270):
        laid = [full(id), x, y, int(turn)]
        try:
            CARCASSONNE.restore({**data, "removed": [], "land": [*data["land"], laid]})
        except BadSnapshot as problem:
            if "fit" not in str(problem) and "beside" not in str(problem):
                return laid
            wrong = str(problem)
            continue
        return laid
    raise AssertionError(f"{row}: {wrong}")


def _figure(row: str) -> list[object]:
    seat, name, place, segment = row.split()
    x, y = map(int, place.split(","))
    return [int(seat), name, x, y, segment]


def _rest(settings: dict[str, object], land: list[list[object]], drawn: str | None, pile: list[str]) -> list[str]:
    """The tiles in none of these places."""
    box = Counter()
    for tile in TILES:
        chosen = SET_OF_TILES.get(tile["expansion"], "none")
        if chosen is None or settings.get(chosen):
            box[tile["id"]] += tile["count"]
    if settings.get("river2") or settings.get("count"):
        box[START] -= 1
    box["abbey/abbey"] = sum(row[0] == "abbey/abbey" for row in land) + (drawn == "abbey/abbey")
    used = Counter([str(row[0]) for row in land] + pile + ([drawn] if drawn else []))
    assert not used - box, f"not in the box: {used - box}"
    return sorted((box - used).elements())


def supply(state: State, seat: int) -> dict[str, int]:
    """The figures a seat may deploy."""
    return state.view(None)["seats"][seat]["supply"]


def figures(state: State) -> list[str]:
    """The figures on the land, as `table` takes them."""
    return sorted(f"{f['seat']} {f['figure']} {f['x']},{f['y']} {f['segment']}" for f in state.view(None)["figures"])


def points(events: list[Event]) -> list[tuple[int, int, str]]:
    """Who got how many points by which clause."""
    return [(event.seat, event.data["points"], event.clause) for event in events if "points" in event.data]
