"""The cards, prices and numbers of Caylus Magna Carta: tables made once from `components.json` (MAG-1, MAG-9)."""

import json
from importlib.resources import files
from itertools import combinations_with_replacement, product
from typing import Any, Final

from bastide.core.native import i64, vec

DATA: Final[dict[str, Any]] = json.loads(
    files("bastide.games.magna_carta").joinpath("components.json").read_text("utf-8")
)

NONE: Final = -1

# Goods of a player, four resources and deniers (MAG-1.3), in the order of the table `goods` of a position.
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
DENIERS: Final = 4
GOODS: Final = 5
GOOD_NAMES: Final[list[str]] = ["food", "wood", "stone", "gold", "deniers"]
LETTERS: Final = "fwsgdt"
"""How goods are written in the text of an action: food, wood, stone, gold, deniers, castle tokens."""

COLOURS: Final[list[str]] = DATA["colours"]
MAX_PLAYERS: Final = 4

KINDS: Final = 12
"""Player cards of a deck, the same in every colour (MAG-1.1, MAG-1.6); their numbers are 0 to 11, and the neutral cards
follow."""
LAWYER: Final = 5
NEUTRALS: Final = 5
NEUTRAL_PEDDLER: Final = KINDS + 4
PRESTIGES: Final = 7
SECTIONS: Final = 3
LONGEST_ROAD: Final = 52
"""Four neutral cards and four decks (MAG-2.3)."""
MOST_TOKENS: Final = 24  # MAG-1.4

CARD_NAMES: Final[list[str]] = [card["id"] for card in DATA["player_cards"] + DATA["neutral_cards"]]
# The seven prestige buildings (MAG-9.25); they count at the end alone (MAG-9.26).
PRESTIGE_NAMES: Final[list[str]] = [card["id"] for card in DATA["prestige_buildings"]]
SECTION_NAMES: Final[list[str]] = DATA["castle"]["sections"]

TOKEN_VALUE: Final = vec[i64](DATA["castle"]["values"])
BONUS_GOLD: Final[i64] = i64(DATA["castle"]["bonus_gold"])
REMOVED_WITHOUT_BATCH: Final[i64] = i64(DATA["castle"]["removed_without_batch"])
# By number of players, and nothing else is (MAG-14.1).
DRAWN_NEUTRALS: Final = vec[i64]([0, 0] + [DATA["by_players"][n]["neutral_cards"] for n in "234"])
STORE: Final = vec[i64]([0, 0] + [DATA["by_players"][n]["store"] for n in "234"])
CASTLE: Final[list[list[int]]] = [[], []] + [DATA["by_players"][n]["castle"] for n in "234"]

OPENING_HAND: Final[i64] = i64(DATA["opening"]["hand"])
OPENING_GOODS: Final = vec[i64]([DATA["opening"][good] for good in GOOD_NAMES])
WORKERS_EACH: Final[i64] = i64(DATA["opening"]["workers"])
INCOME: Final[i64] = i64(DATA["income"])
DRAW_PRICE: Final[i64] = i64(DATA["price"]["draw"])
REPLACE_PRICE: Final[i64] = i64(DATA["price"]["replace"])
PLACE_PRICE: Final[i64] = i64(DATA["price"]["place"])
FIRST_TO_PASS: Final[i64] = i64(DATA["first_to_pass"])
PROVOST_STEPS: Final[i64] = i64(DATA["provost"]["steps"])
PROVOST_ADVANCE: Final[i64] = i64(DATA["provost"]["advance"])
RESIDENCE_POINTS: Final[i64] = i64(DATA["residence"]["points"])
RESIDENCE_INCOME: Final[i64] = i64(DATA["residence"]["income"])
GOLD_POINTS: Final[i64] = i64(DATA["score"]["gold"])
CUBES_PER_POINT: Final[i64] = i64(DATA["score"]["cubes_per_point"])
DENIERS_PER_POINT: Final[i64] = i64(DATA["score"]["deniers_per_point"])

Bundle = tuple[int, int, int, int, int, int]
"""Counts of food, wood, stone, gold, deniers and castle tokens."""


def written(bundle: Bundle) -> str:
    """A bundle as the text of an action has it: 1 food and 2 stone are `1f2s`."""
    return "".join(f"{n}{letter}" for n, letter in zip(bundle, LETTERS, strict=True) if n)


# Payments in cubes (MAG-4.5 to 4.9)


def _payments(cost: dict[str, int]) -> list[Bundle]:
    """Every different payment of a cost, the ones with the least gold first."""
    free = [FOOD, WOOD, STONE, GOLD]
    found: set[Bundle] = set()
    listed = [FOOD] * cost.get("food", 0) + [WOOD] * cost.get("wood", 0) + [STONE] * cost.get("stone", 0)
    choices = [(resource, GOLD) for resource in listed] + [tuple(free)] * cost.get("any", 0)
    for cubes in product(*choices):
        count = [cubes.count(resource) for resource in free]
        count[GOLD] += cost.get("gold", 0)
        found.add((count[0], count[1], count[2], count[3], 0, 0))
    return sorted(found, key=lambda paid: (paid[GOLD], [-n for n in paid]))


COSTS: Final[list[dict[str, int]]] = [
    *(card["cost"] for card in DATA["player_cards"]),
    *(card["cost"] for card in DATA["prestige_buildings"]),
    DATA["residence"]["cost"],
]
PAYMENT_LIST: Final[list[Bundle]] = sorted({paid for cost in COSTS for paid in _payments(cost)})
PAYMENT_NAMES: Final[list[str]] = [written(paid) for paid in PAYMENT_LIST]
PAYMENTS: Final[i64] = i64(len(PAYMENT_LIST))
# Four entries a payment: food, wood, stone, gold.
PAYMENT: Final = vec[i64]([n for paid in PAYMENT_LIST for n in paid[:4]])


class Cost:
    """What is paid in cubes for a card; `any_cube` is the white cube (MAG-4.4)."""

    def __init__(self, cost: dict[str, int]) -> None:
        self.food: i64 = cost.get("food", 0)
        self.wood: i64 = cost.get("wood", 0)
        self.stone: i64 = cost.get("stone", 0)
        self.gold: i64 = cost.get("gold", 0)
        self.any_cube: i64 = cost.get("any", 0)
        self.cubes: i64 = sum(cost.values())
        self.payments: vec[i64] = vec[i64]([PAYMENT_LIST.index(paid) for paid in _payments(cost) if cost])


# Effects (MAG-8.7, 8.12): every way to carry out an option, with the cubes to pay and to take named


def _bundles(goods: dict[str, int]) -> list[Bundle]:
    fixed = [goods.get(name, 0) for name in GOOD_NAMES] + [goods.get("castle_token", 0)]
    # At the Gold Mine the cube paid is no gold (MAG-9.21a).
    free = [FOOD, WOOD, STONE] if "any_non_gold" in goods else [FOOD, WOOD, STONE, GOLD]
    ways: list[Bundle] = []
    for cubes in combinations_with_replacement(free, goods.get("any_non_gold", 0) + goods.get("any", 0)):
        n = [fixed[i] + cubes.count(i) for i in range(len(fixed))]
        ways.append((n[0], n[1], n[2], n[3], n[4], n[5]))
    return ways


def _exchanges(options: list[dict[str, dict[str, int]]]) -> list[tuple[Bundle, Bundle]]:
    return [
        (paid, gained)
        for option in options
        if "residence" not in option["gain"]
        for paid in _bundles(option.get("pay", {}))
        for gained in _bundles(option["gain"])
    ]


_ALL_CARDS: Final[list[dict[str, Any]]] = DATA["player_cards"] + DATA["neutral_cards"]
EXCHANGE_LIST: Final[list[tuple[Bundle, Bundle]]] = sorted(
    {e for card in _ALL_CARDS for side in ("primary", "secondary") for e in _exchanges(card.get(side, []))}
)
EXCHANGE_NAMES: Final[list[str]] = [
    f"{written(paid)}>{written(gained)}" if any(paid) else written(gained) for paid, gained in EXCHANGE_LIST
]
EXCHANGES: Final[i64] = i64(len(EXCHANGE_LIST))
# Six entries an exchange: food, wood, stone, gold, deniers, castle tokens.
PAID: Final = vec[i64]([n for paid, _ in EXCHANGE_LIST for n in paid])
GAINED: Final = vec[i64]([n for _, gained in EXCHANGE_LIST for n in gained])
TOKENS: Final = 5


class Card:
    """A card of the road, player's or neutral."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.name: str = card["id"]
        self.clause: str = card["clause"]
        self.group: str = card.get("group", "neutral")
        self.cost = Cost(card.get("cost", {}))
        self.points: i64 = card.get("points", 0)
        self.primary: vec[i64] = vec[i64]([EXCHANGE_LIST.index(e) for e in _exchanges(card["primary"])])
        self.secondary: vec[i64] = vec[i64]([EXCHANGE_LIST.index(e) for e in _exchanges(card.get("secondary", []))])
        self.store: i64 = GOOD_NAMES.index(card["store"]) if "store" in card else NONE
        self.turns: bool = card.get("residence", "cost" in card)
        """Whether the Lawyer can make it a residence (MAG-9.15a)."""


class Prestige:
    """A prestige building."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.name: str = card["id"]
        self.cost = Cost(card["cost"])
        self.points: i64 = card["points"]
        self.income: i64 = card.get("income", 0)


CARDS: Final = vec[Card]([Card(card) for card in _ALL_CARDS])
PRESTIGE: Final = vec[Prestige]([Prestige(card) for card in DATA["prestige_buildings"]])
RESIDENCE_COST: Final = Cost(DATA["residence"]["cost"])
BEGINNER_CARDS_OUT: Final[list[int]] = [CARD_NAMES.index(name) for name in DATA["beginner"]["player_cards_removed"]]
BEGINNER_PRESTIGE_OUT: Final[list[int]] = [
    PRESTIGE_NAMES.index(name) for name in DATA["beginner"]["prestige_buildings_removed"]
]
