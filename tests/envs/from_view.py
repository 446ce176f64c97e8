"""The numbers of an observation made a second time, slowly, from the view and the settings alone."""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

from bastide.core import Settings
from bastide.games.carcassonne.components import BOX, FIGURE_NAMES, GOODS, SEGMENT_NAMES, TILE_IDS, TYPES
from bastide.games.carcassonne.observation_tables import LAND, MOST_FIGURES, SETS
from bastide.games.carcassonne.turn import ORDER
from bastide.games.caylus.codes import PHASE_NAMES, STEP_NAMES
from bastide.games.caylus.components import CUBE_NAMES, LINE_NAMES, TILE_NAMES
from bastide.games.caylus.step_names import read_about
from bastide.games.magna_carta.components import CARD_NAMES as MAGNA_CARTA_CARDS
from bastide.games.magna_carta.components import GOOD_NAMES, PRESTIGE_NAMES
from bastide.games.magna_carta.position import STEPS
from bastide.games.torres.components import CARD_NAMES, MASTER_NAMES, SQUARE_NAMES
from bastide.games.torres.position import DECISIONS

View = Mapping[str, Any]


def number(names: list[str], name: str | None) -> int:
    """A name by its place from 1 on; 0 for none."""
    return 0 if name is None else names.index(name) + 1


def counts(names: list[str], cards: list[str | None] | None) -> list[int]:
    return [(cards or []).count(name) for name in names]


class Seats:
    """Seats as a viewer counts them."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.players = players

    def relative(self, seat: int | None) -> int:
        return 0 if seat is None or seat < 0 else (seat - self.viewer) % self.players + 1

    def rows(self, most: int, row: Callable[[int], list[int]]) -> list[int]:
        """A row for every seat, the viewer's first, and empty ones for the seats that are not taken."""
        found = [row((self.viewer + k) % self.players) for k in range(self.players)]
        found += [[0] * len(found[0])] * (most - self.players)
        return list(chain.from_iterable(found))


def padded(rows: list[list[int]], count: int, width: int) -> list[int]:
    assert len(rows) <= count
    return [*chain.from_iterable(rows), *[0] * width * (count - len(rows))]


def torres(view: View, seat: int, settings: Settings) -> list[int]:
    seats = Seats(seat, settings.players)
    base = {square: castle["base"] for castle in view["castles"] for square in castle["squares"]}
    out: list[int] = []
    for i, square in enumerate(SQUARE_NAMES):
        figure = view["figures"].get(square)
        mark = 1 if view["lifted"] == square else 2 if view["raised"] == square else 0
        stands = 5 if figure == "king" else seats.relative(figure)
        castle = next((c for c in view["castles"] if square in c["squares"]), None)
        out += [view["heights"][i // 8][i % 8], base.get(square, 0), stands, mark, int(bool(castle and castle["king"]))]
        for k in range(4):
            heights = [
                view["heights"][SQUARE_NAMES.index(s) // 8][SQUARE_NAMES.index(s) % 8]
                for s, who in view["figures"].items()
                if castle and s in castle["squares"] and who != "king" and seats.relative(who) == k + 1
            ]
            out.append(max(heights, default=0))
    tower = view["tower_of_turn"]
    out += [
        number(DECISIONS, view["decision"]), seats.relative(view["to_move"]),
        number(["base", "common_deck", "master"], str(settings["variant"])), view["year"], view["round"],
        view["rounds"], seats.relative(view["first_player"]), seats.relative(view["start_player"]), view["supply"],
        view["action_points"], view["bought_size"], int(view["card_played"]), number(CARD_NAMES, view["card_in_play"]),
        0 if tower is None else tower + 1, len(view["seen_cards"]), int(view["kept"]),
        number(MASTER_NAMES, view["master_card"]),
    ]  # fmt: skip
    for name in CARD_NAMES:
        out += [(view["bought"] or []).count(name), view["seen_cards"].count(name)]

    def player(other: int) -> list[int]:
        p = view["players"][other]
        towers = [height + 1 for height in p["towers"]]
        return [
            1, p["score"], p["reserve"], p["held_over"], p["hand_size"], int(p["hand"] is not None),
            *towers, *[0] * (4 - len(towers)), *counts(CARD_NAMES, p["hand"]), *counts(CARD_NAMES, p["played"]),
        ]  # fmt: skip

    out += seats.rows(4, player)
    decks = view["decks"]
    rows = []
    for k in range(len(decks)):
        deck = decks[(seat + k) % len(decks)]
        ends = [[11 if card is None else number(CARD_NAMES, card) for card in deck[end]] for end in ("top", "bottom")]
        top, bottom = (ends[0] + [0] * 3)[:3], (ends[1] + [0] * 12)[:12]
        rows.append([deck["unseen"], len(deck["top"]), len(deck["bottom"]), *top, *bottom])
    return out + padded(rows, 4, 18)


def magna_carta(view: View, seat: int, settings: Settings) -> list[int]:
    seats = Seats(seat, settings.players)
    road = [
        [
            number(MAGNA_CARTA_CARDS, card["card"]), seats.relative(card["owner"]),
            1 if card["side"] == "building" else 2, int(card["turning"]), number(PRESTIGE_NAMES, card["prestige"]),
            seats.relative(card["worker"]), card["store"],
        ]
        for card in view["road"]
    ]  # fmt: skip
    about = view["decision"]
    out = padded(road, 52, 7)
    out += [
        number(STEPS, view["step"]), view["turn"], seats.relative(view["to_move"]), seats.relative(view["mover"]),
        seats.relative(view["first"]), int(view["variant"] == "beginner"), after(view["provost"]), *view["castle"],
        view["removed"], *(int(name in view["neutral_out"]) for name in MAGNA_CARTA_CARDS[12:]),
        after(about["place"]), number(MAGNA_CARTA_CARDS, about["card"]), number(PRESTIGE_NAMES, about["building"]),
        after(about["turn_over"]), after(about["batches"]), number(GOOD_NAMES, about["resource"]), about["drawing"],
    ]  # fmt: skip
    owner = {name: seats.relative(other) for other, p in enumerate(view["players"]) for name in p["prestige"]}
    out += [5 if name in view["prestige"] else owner.get(name, 0) for name in PRESTIGE_NAMES]

    def player(other: int) -> list[int]:
        p = view["players"][other]
        passed = view["bridge"].index(other) + 1 if other in view["bridge"] else 0
        answer = 0 if p["mulligan"] is None else 1 + p["mulligan"]
        return [
            1, p["score"], *(p[good] for good in GOOD_NAMES), p["income"], p["workers"], *p["tokens"],
            p["hand_size"], p["deck_size"], passed, p["batches"], answer,
        ]  # fmt: skip

    def cards(other: int) -> list[int]:
        p = view["players"][other]
        held = set(p["hand"] or []) | set(p["known"])
        out: list[int] = []
        for name in MAGNA_CARTA_CARDS[:12]:
            pile = number(p["discard"], name if name in p["discard"] else None)
            out += [int(name in p["unseen"]), int(name in held), pile]
        return out

    return out + seats.rows(4, player) + seats.rows(4, cards)


def after(index: int | None) -> int:
    """An index counted from 1; 0 for none."""
    return 0 if index is None else index + 1


def caylus(view: View, seat: int, settings: Settings) -> list[int]:
    seats = Seats(seat, settings.players)
    out: list[int] = []
    for space in view["road"]:
        out.append(number(TILE_NAMES, space["tile"]))
        out += [seats.relative(space[k]) for k in ("owner", "worker", "promised_to")]
    special = view["special"]
    spots = [special[k] for k in ("gate", "trading_post", "merchants_guild", "joust_field")]
    spots += [*special["stables"], special["inn_left"], special["inn_right"], *view["castle_workers"]]
    out += [seats.relative(worker) for worker in spots]
    out += [view["stock"].get(tile, 0) for tile in TILE_NAMES[9:]]
    for section in view["castle"]:
        houses = [section["houses"][(seat + k) % settings.players] for k in range(settings.players)]
        out += [int(section["scored"]), *houses, *[0] * (5 - settings.players)]
    out += [
        number(PHASE_NAMES, view["phase"]), view["turn"], seats.relative(view["to_move"]), view["price"] or 0,
        view["bailiff"], view["provost"], int(view["simplified_favours"]), int(settings["lawyer_prestige"]),
    ]  # fmt: skip

    def player(other: int) -> list[int]:
        p = view["players"][other]
        places = [line.index(other) + 1 if other in line else 0 for line in (view["order"], view["bridge"])]
        return [
            1, p["prestige"], p["deniers"], p["income"], *(p["cubes"][name] for name in CUBE_NAMES), p["workers"],
            *(p["markers"][line] for line in LINE_NAMES), *(int(line in p["lines_used"]) for line in LINE_NAMES),
            p["batches"], *places,
        ]  # fmt: skip

    out += seats.rows(5, player)
    steps = []
    for step in reversed(view["steps"]):
        kind = STEP_NAMES.index(step["step"])
        steps.append([kind + 1, seats.relative(step["seat"]), read_about(kind, step["about"])])
    return out + padded(steps, 8, 3)


def carcassonne(view: View, seat: int, settings: Settings) -> list[int]:
    seats = Seats(seat, settings.players)
    land = [[number(TILE_IDS, t["tile"]), t["x"], t["y"], t["rotation"] // 90 + 1] for t in view["land"]]
    figures = [
        [seats.relative(f["seat"]), number(FIGURE_NAMES, f["figure"]), f["x"], f["y"], number(SPOTS, f["segment"])]
        for f in view["figures"]
    ]
    king, dragon = view["king_robber"], view["princess_dragon"]
    out = padded(land, LAND, 4) + padded(figures, MOST_FIGURES, 5)
    out += [
        seats.relative(view["to_move"]), seats.relative(view["active"]), number(ORDER, view["phase"]), view["part"],
        number(TILE_IDS, view["drawn"]), len(land), view["pile"], int(settings["small_city"] == "two"),
        int(settings["fairy_mode"] == "tile"), int(settings["volcano_companions"] is True),
        int(settings["princess"] == "must"), int(settings["ransom_debt"] is True),
        int(settings["abbey_final_round"] is True), int(settings["wagon_move"] == "adjacent_tile"),
        int(settings["count_into_unoccupied"] is True), int(settings["market_at_barn"] is True),
        int(settings["count_final"] == "any_quarter"),
        number(["aimed", "blind", "off"], str(settings["catapult_mode"])), int(settings["catapult_sigma"]),
        int(settings["river_room"] == "reserve"), int(settings["river_bends"] == "straight_between"),
        int(settings["barn_bars_pig"] is True),
        *spot(view["choosing"]),
    ]  # fmt: skip
    if king:
        out += [seats.relative(king["king"]), king["largest_city"], king["cities"]]
        out += [seats.relative(king["robber"]), king["longest_road"], king["roads"]]
    else:
        out += [0] * 6
    if dragon:
        seat_of, figure, _, _, segment = dragon["beside"] or (None, None, 0, 0, None)
        beside = [seats.relative(seat_of), number(FIGURE_NAMES, figure), number(SPOTS, segment)]
        out += [*spot(dragon["dragon"]), 0, 0, 0, *spot(dragon["fairy"]), *beside]
        out += padded([[*spot(step), 0, 0, 0] for step in dragon["trail"]], 7, 6)
    else:
        out += [0] * 6 * 9
    out += towers(view["tower"], seats) + abbeys(view, seats)
    out += count(view["count"], seats) + catapult(view["catapult"], seats)
    out += [int(name in view["sets"]) for name in SETS]

    def player(other: int) -> list[int]:
        p = view["seats"][other]
        supply = [p["supply"].get(name, 0) for name in FIGURE_NAMES]
        pieces = view["tower"]["pieces"][other] if view["tower"] else 0
        return [1, p["score"], *supply, *(p["goods"].get(good, 0) for good in GOODS), pieces, *late(view, other)]

    out += seats.rows(6, player)
    unseen = [view["unseen"].get(tile, 0) for tile in TILE_IDS]
    river = view["river"]
    if river:
        for tile, left in river["stack"].items():
            unseen[TILE_IDS.index(tile)] += left
        out_of_pile = {t["tile"] for t in view["land"]} | {view["drawn"]} | set(view["removed"])
        unseen[TILE_IDS.index(LAKE)] += int(river["lake"])
        for apart in (SPRING, FORK):
            unseen[TILE_IDS.index(apart)] += int(apart not in out_of_pile)
    if view["abbey_mayor"]:
        unseen[TILE_IDS.index("abbey/abbey")] += sum(view["abbey_mayor"]["abbeys"])
    assert len(unseen) == TYPES
    assert set(view) == OBSERVED_PARTS, "the view has gained or lost a part: tell it in the observation, and here"
    for tile, left in zip(TILE_IDS, unseen, strict=True):
        out += [left, view["aside"].count(tile), view["removed"].count(tile)]
    return out


def late(view: View, seat: int) -> list[int]:
    """What The Count and The Catapult add to a seat."""
    passed = bool(view["count"]) and seat in view["count"]["passed"]
    far = view["catapult"]["far"][seat] if view["catapult"] else None
    digits = [0, 0, 0] if far is None else [far // 4_000_000, far // 2000 % 2000, far % 2000]
    return [int(passed), int(far is not None), *digits]


def count(view: View | None, seats: Seats) -> list[int]:
    if view is None:
        return [0] * (7 + 24 * len(FIGURE_NAMES))
    out = [number(QUARTERS, view["count"]), view["guests"], number(["follower", "count"], view["entry"]), view["slot"]]
    out += spot(view["joining"])
    inside = {(quarter, seat, figure): many for quarter, seat, figure, many in view["quarters"]}
    for quarter in QUARTERS:

        def row(seat: int, quarter: str = quarter) -> list[int]:
            return [inside.get((quarter, seat, name), 0) for name in FIGURE_NAMES]

        out += seats.rows(6, row)
    return out


def catapult(view: View | None, seats: Seats) -> list[int]:
    if view is None:
        return [0] * 28
    steps = ["aim", "hand", "drift_x", "drift_y", "victim", "replacement"]
    landing = view["landing"]
    out = [number(TOKENS, view["token"]), view["thrown"], number(steps, view["step"]), int(landing is not None)]
    for thousandths in landing or (0, 0):
        out += divmod(thousandths, 1000)
    out += [after(view["distance"]), view["hand"] or 0]
    match view["victim"]:
        case None:
            out += [0] * 6
        case [seat, figure, quarter]:
            out += [seats.relative(seat), number(FIGURE_NAMES, figure), 0, 0, 0, number(QUARTERS, quarter)]
        case [seat, figure, x, y, segment]:
            out += [seats.relative(seat), number(FIGURE_NAMES, figure), x, y, number(SPOTS, segment), 0]
    return out + spot(view["on"]) + padded([spot(fair) for fair in view["fairs"]], 3, 3)


def abbeys(view: View, seats: Seats) -> list[int]:
    found = view["abbey_mayor"]
    if found is None:
        return [0] * 6 * 11
    last, asked = found["round"] or (None, 0)
    wagons = {wagon[0]: wagon for wagon in found["waiting"]}

    def row(seat: int) -> list[int]:
        _, _, x, y, segment = wagons.get(seat, (0, 0, 0, 0, None))
        wagon = [*spot([x, y] if seat in wagons else None), number(SPOTS, segment)]
        fresh = found["fresh"] and view["active"] == seat
        ends = [1, asked] if last == seat else [0, 0]
        return [int(found["abbeys"][seat]), *spot(found["barns"][seat]), *wagon, int(fresh), *ends]

    return seats.rows(6, row)


def towers(view: View | None, seats: Seats) -> list[int]:
    if view is None:
        return [0] * (9 + 3 * 18 + 36 * len(FIGURE_NAMES))
    owner, figure = view["captive"] or (None, None)
    out = [int(view["ransomed"]), *spot(view["raised"]), *spot(view["capturing"])]
    out += [seats.relative(owner), number(FIGURE_NAMES, figure)]
    out += padded([[height, x, y] for x, y, height in view["towers"]], 18, 3)
    held = {(holder, owner, figure): count for holder, owner, figure, count in view["prisoners"]}
    for k in range(6):
        for j in range(6):
            pair = (seats.viewer + k) % seats.players, (seats.viewer + j) % seats.players
            taken = k < seats.players and j < seats.players
            out += [held.get((*pair, name), 0) if taken else 0 for name in FIGURE_NAMES]
    return out


def spot(place: list[int] | None) -> list[int]:
    """Whether there is a place, and where."""
    return [1, *place] if place else [0, 0, 0]


OBSERVED_PARTS = {
    "players", "sets", "to_move", "active", "phase", "part", "drawn", "land", "last", "figures", "seats", "pile",
    "unseen", "aside", "choosing", "removed", "over", "winners", "river", "king_robber", "princess_dragon", "tower",
    "abbey_mayor", "count", "catapult",
}  # fmt: skip
"""All parts of a view of Carcassonne; `last`, `over` and `winners` follow from others."""
SPOTS = [*SEGMENT_NAMES, "t0"]
QUARTERS, TOKENS = list(BOX["quarters"]), BOX["catapult"]["tokens"]
SPRING, FORK, LAKE = (BOX["river"][name] for name in ("spring", "fork", "lake"))
ENCODERS: dict[str, Callable[[View, int, Settings], list[int]]] = {
    "torres": torres,
    "magna_carta": magna_carta,
    "caylus": caylus,
    "carcassonne": carcassonne,
}
