"""The lists of legal actions against a slow second reading of the rules, made from what the mover sees."""

import json
from importlib.resources import files
from itertools import combinations_with_replacement, product

import pytest

from bastide.core import Dealer
from bastide.games.magna_carta import GAME
from games.magna_carta.table import card, random_games, seat, table
from games.playing import legal

DATA = json.loads((files("bastide.games.magna_carta") / "components.json").read_text("utf-8"))
CARDS = {one["id"]: one for one in DATA["player_cards"] + DATA["neutral_cards"]}
PRESTIGE = {one["id"]: one for one in DATA["prestige_buildings"]}
CUBES = ("food", "wood", "stone", "gold")


def pays(paid: tuple[int, ...], cost: dict[str, int]) -> bool:
    """Whether exactly these cubes pay a cost: gold for anything, anything for a white cube (MAG-4.4 to 4.8)."""
    if cost.get("any"):
        rest = {**cost, "any": cost["any"] - 1}
        return any(n and pays(tuple(m - (i == j) for j, m in enumerate(paid)), rest) for i, n in enumerate(paid))
    short = [cost.get(good, 0) - paid[i] for i, good in enumerate(CUBES[:3])]
    return min(short) >= 0 and paid[3] == cost.get("gold", 0) + sum(short)


def payments(have: dict, cost: dict[str, int]) -> set[str]:
    ways = product(*(range(min(have[good], 8) + 1) for good in CUBES))
    written = lambda paid: "".join(f"{n}{good[0]}" for n, good in zip(paid, CUBES, strict=True) if n)  # noqa: E731
    return {f"pay {written(paid)}" for paid in ways if pays(paid, cost)}


def moves(view: dict, me: int) -> set[str]:
    """Moves A to F (MAG-6)."""
    mine, found = view["players"][me], {"pass"}
    piles = mine["deck_size"] + len(mine["discard"])
    if mine["deniers"] and piles:
        found |= {"draw", "replace"} if mine["hand"] else {"draw"}
    if mine["deniers"] and mine["workers"]:
        free = [i for i, one in enumerate(view["road"]) if one["side"] == "building" and one["worker"] is None]
        found |= {f"place {i + 1}" for i in free}
    found |= {f"build {name}" for name in mine["hand"] if payments(mine, CARDS[name]["cost"])}
    sites = [one for one in view["road"] if one["owner"] == me and one["side"] == "residence" and not one["prestige"]]
    if sites or view["variant"] == "beginner":
        found |= {f"prestige {name}" for name in view["prestige"] if payments(mine, PRESTIGE[name]["cost"])}
    return found


def bundles(goods: dict[str, int], have: dict | None) -> list[dict[str, int]]:
    """What a payment or gain can be, cube by cube; only what is at hand when it is paid."""
    free = CUBES[:3] if "any_non_gold" in goods else CUBES
    fixed = {good: n for good, n in goods.items() if not good.startswith("any")}
    found = []
    for chosen in combinations_with_replacement(free, goods.get("any_non_gold", 0) + goods.get("any", 0)):
        whole = {good: fixed.get(good, 0) + chosen.count(good) for good in (*CUBES, "deniers", "castle_token")}
        if have is None or all(have[good] >= n for good, n in whole.items() if good != "castle_token"):
            found.append(whole)
    return found


def written(goods: dict[str, int]) -> str:
    letters = {"food": "f", "wood": "w", "stone": "s", "gold": "g", "deniers": "d", "castle_token": "t"}
    return "".join(f"{goods[good]}{letter}" for good, letter in letters.items() if goods[good])


def effects(view: dict, me: int, primary: bool) -> set[str]:
    """The options of an effect (MAG-8, MAG-9)."""
    mine, here = view["players"][me], view["road"][view["decision"]["place"]]
    found = {"decline"}
    for option in CARDS[here["card"]]["primary" if primary else "secondary"]:
        if "residence" in option["gain"]:
            own = [i for i, one in enumerate(view["road"]) if one["owner"] == me and one["side"] == "building"]
            able = [i for i in own if view["road"][i]["card"] != "lawyer" and not view["road"][i]["turning"]]
            found |= {f"turn {i + 1}" for i in able if mine["food"] + mine["gold"]}
            continue
        for paid in bundles(option.get("pay", {}), mine):
            for gained in bundles(option["gain"], None):
                if gained["castle_token"] <= sum(view["castle"]):
                    found.add(f"use {written(paid)}>{written(gained)}" if written(paid) else f"use {written(gained)}")
    return found


def expected(state) -> set[str] | None:
    me = int(state.to_move)
    view = json.loads(json.dumps(state.view(me)))
    mine, step = view["players"][me], view["step"]
    if step == "move":
        return moves(view, me)
    if step in ("card_payment", "prestige_payment", "lawyer_payment"):
        what = view["decision"]
        cost = CARDS[what["card"]]["cost"] if what["card"] else {"food": 1}
        return payments(mine, PRESTIGE[what["building"]]["cost"] if what["building"] else cost)
    if step == "provost":
        reached = [
            n for n in range(-3, 4) if abs(n) <= mine["deniers"] and 0 <= view["provost"] + n < len(view["road"])
        ]
        return {f"provost {n}" for n in reached}
    if step in ("primary", "secondary"):
        return effects(view, me, step == "primary")
    if step == "offer":
        short = lambda n: sum(max(0, n - mine[good]) for good in CUBES[:3])  # noqa: E731
        return {f"offer {n}" for n in range(sum(view["castle"]) + 1) if short(n) <= mine["gold"]}
    return None


@pytest.mark.parametrize("variant", ["standard", "beginner"])
def test_every_list_of_a_random_game_is_complete_and_exact(variant):
    compared = 0
    for number in range(5):
        for state, _ in random_games(1, seed=300 + number, players=2 + number % 3, variant=variant):
            wanted = expected(state) if state.to_move >= 0 else None
            if wanted is not None:
                assert set(legal(state)) == wanted, state.snapshot()
                compared += 1
    assert compared > 500


def rich_position(luck: Dealer):
    """A position with goods and cards drawn at random, rich enough for every payment and prestige building."""
    goods = {good: int(luck.below(5)) for good in (*CUBES, "deniers")}
    names = [one["id"] for one in DATA["player_cards"]]
    hand = [names.pop(luck.below(len(names))) for _ in range(luck.below(5))]
    built = [names.pop(luck.below(len(names))) for _ in range(luck.below(5))]
    road = []
    for name in built:
        home = name != "lawyer" and luck.below(3) == 0
        road.append(
            card(name, 0, residence=True) if home else card(name, 0, **({"worker": 1} if luck.below(4) == 0 else {}))
        )
    return table(seat(hand=" ".join(hand), **goods), seat(), road=road)


def test_rich_positions_and_the_payments_they_lead_to():
    luck, paid = Dealer(12), 0
    for _ in range(300):
        state = rich_position(luck)
        assert set(legal(state)) == expected(state)
        for text in legal(state, "build") + legal(state, "prestige"):
            after = state.copy()
            after.play(GAME.parse(text))
            if after.view(None)["step"].endswith("_payment"):
                paid += 1
                assert set(legal(after)) == expected(after)
    assert paid > 200


def test_every_effect_with_goods_drawn_at_random():
    luck, asked = Dealer(13), 0
    for _ in range(400):
        goods = {good: int(luck.below(4)) for good in (*CUBES, "deniers")}
        name = DATA["player_cards"][luck.below(12)]["id"]
        stored = {"store": 2} if "store" in CARDS[name] else {}
        road = [card(name, 1, worker=0, **stored), card("church" if name != "church" else "bank", 0), card("market", 0)]
        left = [0, 0, int(luck.below(3)) + 1]
        state = table(seat(**goods), seat(**goods), road=road, castle=left)
        for text in ("pass", "pass"):
            state.play(GAME.parse(text))
        while state.view(None)["step"] == "provost":
            state.play(GAME.parse("provost 0"))
        while state.view(None)["step"] in ("primary", "secondary", "lawyer_payment"):
            assert set(legal(state)) == expected(state)
            asked += 1
            options = legal(state)
            state.play(GAME.parse(options[luck.below(len(options))]))
    assert asked > 400
