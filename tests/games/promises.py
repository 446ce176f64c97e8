"""What the surveys promise, held against what the engine then does: on copies of a position, game by game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from bastide import NOBODY, Event, State
from bastide.games.carcassonne.components import SMALL, TILES
from bastide.games.caylus.components import BEFORE_ROAD, RESIDENCE, ROAD, SECTION_NAMES, TILE_NAMES
from bastide.games.caylus.construction import lay
from bastide.games.caylus.phases import buildings, end_of_turn
from bastide.games.caylus.phases import castle as caylus_castle
from bastide.games.caylus.phases.placement import spot
from bastide.games.magna_carta.phases import castle as magna_castle
from bastide.games.torres.scoring import score_year
from games.carcassonne.slow_land import BY_ID, SlowLand, land_of
from games.playing import do, legal

Survey = dict[str, Any]
SEGMENTS = {tile["id"]: [feature["id"] for feature in tile["features"]] for tile in TILES}


def watched(state: State, change: Callable[[Any], object]) -> list[Event]:
    """What happens when a copy of the position is changed in this way."""
    twin = state.copy()
    events = twin.record_events()
    change(twin)
    return events


# Torres


def torres(state: State, survey: Survey) -> None:
    """TOR-11: castle by castle and seat by seat what the scoring of this year gives; TOR-4: what actions cost."""
    if not state.over and state.king >= 0:
        paid = {(event.kind, event.seat): event.data for event in watched(state, score_year)}
        for seat, scoring in enumerate(survey["scoring"]):
            for kind, part in (("castles_scored", "castles"), ("king_bonus", "king"), ("master_scored", "master")):
                assert scoring[part] == paid.get((kind, seat), {"points": 0})["points"]
            assert scoring["total"] == scoring["castles"] + scoring["king"] + scoring["master"]
            parts = paid.get(("castles_scored", seat), {"parts": []})["parts"]
            castles = [
                {"knight": mine["knight"], "level": mine["level"], "base": castle["base"], "points": mine["points"]}
                for castle in survey["castles"]
                for mine in castle["points"]
                if mine["seat"] == seat
            ]
            assert sorted(castles, key=str) == sorted(parts, key=str)
    view = state.view(None)
    heights = {f"{'abcdefgh'[x]}{8 - y}": h for y, row in enumerate(view["heights"]) for x, h in enumerate(row) if h}
    levels = {name: h for one in survey["castles"] for name, h in zip(one["squares"], one["levels"], strict=True)}
    assert levels == heights
    assert [(one["squares"], one["base"], one["king"]) for one in survey["castles"]] == [
        (one["squares"], one["base"], one["king"]) for one in view["castles"]
    ]
    for text in first_of_each_word(state):
        word = text.split()[0]
        if word in ("move", "knight", "block", "buy", "advance"):
            twin = state.copy()
            do(twin, text)
            if twin.to_move == state.to_move or word == "buy":
                assert state.action_points - twin.action_points == survey["costs"].get(word, 0), text


def first_of_each_word(state: State) -> list[str]:
    """One legal action of each kind."""
    return list({text.split()[0]: text for text in reversed(legal(state))}.values())


# Caylus


def caylus(state: State, survey: Survey) -> None:
    """CAY-6: places and prices; CAY-8, CAY-9: the provost's reach; CAY-10, CAY-11: the castle; CAY-15.4: prestige."""
    offered = legal(state, "place ") + legal(state, "move ")
    assert set(survey["places"]) == {text.split()[1] for text in offered}
    for text in offered:
        surveyed = survey["places"][text.split()[1]]
        twin = state.copy()
        events = do(twin, text)
        assert events[0].data.get("price", 0) == surveyed["price"]
        hosts = [event.seat for event in events[:2] if event.clause == "CAY-6.8"]
        assert hosts == [surveyed["host"]] * (surveyed["host"] is not None)
        space = text.split()[1]
        assert surveyed["beyond"] == (max(0, int(space) - state.provost) if space.isdigit() else 0)
    ways = legal(state, "provost ")
    assert [way["steps"] for way in survey["provost"]] == [int(text.split()[1]) for text in ways]
    for text, way in zip(ways, survey["provost"], strict=True):
        twin = state.copy()
        events = do(twin, text)
        (moved,) = [event for event in events if event.kind == "provost"]
        assert moved.data["space"] == way["space"]
        assert sum(e.data["count"] for e in events[: events.index(moved)] if e.kind == "paid") == way["price"]
        assert idle_workers(state, way["space"]) == [state.worker[13 + space] for space in way["idle"]]
    assert survey["reach"] == state.provost
    assert idle_workers(state, state.provost) == [state.worker[13 + space] for space in survey["idle"]]
    for space in range(1, ROAD + 1):
        free = spot(state, 0, BEFORE_ROAD + space) >= 0
        assert free == (space in survey["workplaces"] and state.worker[13 + space] < 0)
    caylus_section(state, survey)
    for tile, prestige in survey["prestige"].items():
        number = TILE_NAMES.index(tile)
        events = watched(state, lambda twin, number=number: lay(twin, 0, number, ROAD, "CAY-9.10"))
        assert sum(event.data["points"] for event in events if event.kind == "earned") == prestige
    assert set(survey["prestige"]) == {TILE_NAMES[t] for t in range(RESIDENCE) if state.stock[t] > 0 and t >= 9}
    empty = [space["space"] for space in state.view(None)["road"][6:] if space["tile"] is None]
    assert survey["site"] == (min(empty) if empty else None)


def caylus_section(state: State, survey: Survey) -> None:
    for section, surveyed in enumerate(survey["castle"]):
        assert surveyed["name"] == SECTION_NAMES[section]
        assert surveyed["built"] == sum(state.view(None)["castle"][section]["houses"])
        for player in range(state.players):
            twin = state.copy()
            twin.scored = section
            events = twin.record_events()
            before = twin.prestige[player]
            end_of_turn.score_player(twin, player)
            lost = sum(event.data["points"] for event in events if event.kind == "lost")
            gained = sum(event.data["count"] for event in events if event.kind == "favoured")
            assert (lost, gained) == (min(before, surveyed["losses"][player]), surveyed["favours"][player])
    nexts = [surveyed["name"] for surveyed in survey["castle"] if surveyed["next"]]
    housed = watched(state, lambda twin: caylus_castle.give(twin, 0, 0)) if nexts else []
    assert [event.data["section"] for event in housed if event.kind == "housed"] == nexts
    best = [e.seat for e in watched(state, caylus_castle.reward_best_builder) if e.kind == "favoured"]
    assert best == [survey["builder"]] * (survey["builder"] is not None)


def idle_workers(state: State, provost: int) -> list[int]:
    """Whose workers go home without effect when the road is activated up to there (CAY-9.3)."""

    def close(twin: Any) -> None:
        twin.provost = provost
        buildings.close(twin)

    return [event.seat for event in watched(state, close) if event.clause == "CAY-9.3"]


def money(state: State, seat: int) -> int:
    return state.view(None)["players"][seat]["deniers"]


# Magna Carta


def magna_carta(state: State, survey: Survey) -> None:
    """MAG-6: places and prices; MAG-7, MAG-8: the provost's reach; MAG-10: the castle."""
    seat, view = state.to_move, state.view(None)
    offered = legal(state, "place ")
    assert set(survey["places"]) == {text.split()[1] for text in offered}
    for text in offered:
        surveyed = survey["places"][text.split()[1]]
        place = int(text.split()[1])
        twin = state.copy()
        do(twin, text)
        assert money(state, seat) - money(twin, seat) == surveyed["price"]
        assert surveyed["beyond"] == (view["provost"] is not None and place - 1 > view["provost"])
        owner = view["road"][place - 1]["owner"]
        assert surveyed["host"] == (None if owner == seat else owner)
    ways = legal(state, "provost ")
    assert [way["steps"] for way in survey["provost"]] == [int(text.split()[1]) for text in ways]
    for text, way in zip(ways, survey["provost"], strict=True):
        twin = state.copy()
        events = do(twin, text)
        moved = [event.data for event in events if event.kind == "provost_moved"]
        if way["steps"]:
            assert (moved[0]["place"], moved[0]["deniers"]) == (way["place"], way["price"])
    taken = [card["side"] == "building" and card["worker"] is None for card in view["road"]]
    free = [place for place in survey["workplaces"] if view["road"][place - 1]["worker"] is None]
    assert free == [i + 1 for i, open_card in enumerate(taken) if open_card]
    for section, surveyed in enumerate(survey["castle"]):
        assert surveyed["left"] == view["castle"][section]
        assert surveyed["owned"] == [player["tokens"][section] for player in view["players"]]
    if view["road"]:
        whole = sum(surveyed["of"] for surveyed in survey["castle"])
        sections = survey["castle"]
        assert whole == sum(one["left"] + sum(one["owned"]) for one in sections) + view["removed"]
    nexts = [surveyed["value"] for surveyed in survey["castle"] if surveyed["next"]]
    got = watched(state, lambda twin: twin.take_tokens(0, 1, "MAG-10.4")) if nexts else []
    assert [event.data["values"] for event in got] == [[value] for value in nexts]
    best = [e.seat for e in watched(state, magna_castle._reward) if e.kind == "bonus"] if len(state.bridge) else []
    assert best == [survey["builder"]] * (survey["builder"] is not None)


# Carcassonne


def carcassonne(state: State, survey: Survey) -> None:
    """CAR-B-4, CAR-B-6 and what the expansions make of them: owners, worth now, worth complete; CAR-TW-3: reach."""
    view = state.view(None)
    same_land(land_of(view), view, survey)
    if not state.over and state.active >= 0:
        assert final_scoring(state, survey, all_complete=False) == promised(survey, "now")
        assert final_scoring(state, survey, all_complete=True) == promised(survey, "complete")
        free_region(state, survey)
    for text in legal(state, "capture "):
        reach = next(one["reach"] for one in survey["towers"] if [one["x"], one["y"]] == view["tower"]["raised"])
        assert [int(n) for n in text.split()[1].split(",")] in reach
    pigs = Counter((region_at(view, survey, f), f["seat"]) for f in view["figures"] if f["figure"] == "pig")
    surveyed = Counter((n, seat) for n, region in enumerate(survey["regions"]) for seat in region.get("pigs", []))
    assert pigs == surveyed


def free_region(state: Any, survey: Survey) -> None:
    """A region of nobody is worth what a follower there would bring; the newest such region is asked."""
    land = state.land
    numbers = [number for row in survey["land"] for number in row]
    free = [n for n, r in enumerate(survey["regions"]) if "powers" not in r and r["kind"] != "carcassonne"]
    if not free or state.in_supply(0, SMALL) == 0:
        return
    number = free[-1]
    twin = state.copy()
    twin.put(0, SMALL, land.root(numbers.index(number)))
    surveyed = survey["regions"][number]
    for when, complete in (("now", False), ("complete", True)):
        assert final_scoring(twin, survey, complete)[number, 0] == surveyed.get(when, 0)


def region_at(view: Any, survey: Survey, place: Any) -> int:
    """The number of the region of a segment that is named by x, y and its id."""
    tile = next(i for i, t in enumerate(view["land"]) if (t["x"], t["y"]) == (place["x"], place["y"]))
    return survey["land"][tile][SEGMENTS[view["land"][tile]["tile"]].index(place["segment"])]


def same_land(land: SlowLand, view: Any, survey: Survey) -> None:
    """The regions are those that the whole board shows, with their sizes, open ends, pennants, powers and cities."""
    numbers: dict[int, int] = {}
    for tile, row in zip(view["land"], survey["land"], strict=True):
        place = (tile["x"], tile["y"])
        assert len(row) == len(BY_ID[tile["tile"]]["features"])
        for segment, number in enumerate(row):
            found = land.region_of[land.first[place] + segment]
            assert (number < 0) == (land.regions[found].type in ("river", "tower_foundation"))
            if number >= 0:
                assert numbers.setdefault(number, found) == found
    assert sorted(numbers) == list(range(len(survey["regions"])))
    assert len(set(numbers.values())) == len(numbers)
    number_of = {found: number for number, found in numbers.items()}
    for number, surveyed in enumerate(survey["regions"]):
        region = land.regions[numbers[number]]
        kind = {"monastery": "cloister"}.get(region.type, region.type)
        assert (surveyed["kind"], surveyed["tiles"]) == (kind, len(region.tiles))
        assert surveyed.get("open", 0) == (region.open if region.type != "field" else 0)
        assert surveyed.get("pennants", 0) == (region.symbols["pennants"] if region.type == "city" else 0)
        assert dict(surveyed.get("powers", [])) == dict(region.power)
        most = max(region.power.values(), default=0)
        owners = sorted(seat for seat, power in region.power.items() if power == most > 0)
        assert [owner["seat"] for owner in surveyed.get("owners", [])] == owners
        assert sorted(surveyed.get("cities", [])) == sorted(number_of[city] for city in region.cities)
        assert {barn["seat"] for barn in surveyed.get("barns", [])} == region.barns


def promised(survey: Survey, when: str) -> Counter[tuple[object, ...]]:
    """What the survey says every seat would get, by region, and for the fairy and barns."""
    found: Counter[tuple[object, ...]] = Counter()
    for number, region in enumerate(survey["regions"]):
        for owner in region.get("owners", []):
            found[number, owner["seat"]] += owner[when]
        for bonus in region.get("bonuses", []):
            found["fairy", bonus["seat"]] += bonus["points"]
        for barn in region.get("barns", []):
            found["barn", barn["seat"]] += barn[when]
    return +found


def final_scoring(state: Any, survey: Survey, all_complete: bool) -> Counter[tuple[object, ...]]:
    """What the final scoring gives every seat, if it comes at once, or if it comes when every region is complete."""
    twin = state.copy()
    view = twin.view(None)
    if all_complete:
        for node in range(twin.land.nodes):
            if survey_kind(survey, twin, node) not in ("field", None):
                twin.land.ends[twin.land.root(node)] = 0
    events = twin.record_events()
    twin.phase = twin.rules.phase_at("CAR-B-6.5b")
    twin.go_on()
    assert twin.to_move == NOBODY
    found: Counter[tuple[object, ...]] = Counter()
    for event in events:
        if event.kind == "fairy_bonus":
            found["fairy", event.seat] += event.data["points"]
        elif event.kind == "scored_barn":
            found["barn", event.seat] += event.data["points"]
        elif "region" in event.data and "points" in event.data:
            found[region_at(view, survey, event.data), event.seat] += event.data["points"]
    return +found


def survey_kind(survey: Survey, state: Any, node: int) -> str | None:
    tile = state.land.tile_of(node)
    number = survey["land"][tile][state.land.segment_of(node)]
    return survey["regions"][number]["kind"] if number >= 0 else None


CHECKS: dict[str, Callable[[State, Survey], None]] = {
    "torres": torres,
    "caylus": caylus,
    "magna_carta": magna_carta,
    "carcassonne": carcassonne,
}
