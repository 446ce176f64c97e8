"""What a tile does, in the signs of the tiles.

One line is one effect, written as tokens with spaces between: F W S C G cubes (F2: two), * any cube, # any but gold,
d3 deniers, p4 prestige, v1 favours, > "for", / "or", hw hs hp "build wooden, stone, prestige", house "its owner takes",
inc1 income, res a residence.
"""

from typing import Any

from bastide.games.caylus.components import DATA

LETTERS = {"food": "F", "wood": "W", "stone": "S", "cloth": "C", "gold": "G", "any": "*", "any_non_gold": "#"}
SPECIAL = {
    "gate": ["worker move"],
    "trading_post": [f"d{DATA['trading_post']['denier']}"],
    "merchants_guild": ["provost ±3"],
    "joust_field": ["d1 C > v1"],
    "stables": ["order"],
    "inn": ["worker > d1"],
}


def goods(counts: dict[str, int]) -> str:
    """Goods as tokens."""
    tokens: list[str] = []
    for name, count in counts.items():
        if name == "denier":
            tokens.append(f"d{count}")
        elif name == "prestige":
            tokens.append(f"p{count}")
        else:
            tokens.append(LETTERS[name] + (str(count) if count > 1 else ""))
    return " ".join(tokens)


def lines_of(tile: dict[str, Any]) -> list[str]:
    """The lines on a tile, from its entry in the data."""
    if "produce" in tile:
        lines = [" / ".join(goods(option) for option in tile["produce"])]
        if "owner_bonus" in tile:
            lines.append("house " + " / ".join(LETTERS[name] for name in tile["owner_bonus"]))
        return lines
    if "exchanges" in tile:
        return [f"{goods(exchange['pay'])} > {goods(exchange['gain'])}" for exchange in tile["exchanges"]]
    if "builds" in tile:
        return [f"h{tile['builds'][0]}"]
    if "transforms" in tile:
        return [f"{goods(tile['transforms'])} > res"]
    return [f"inc{tile['income']}"] if "income" in tile else []


TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["tiles"]}
EFFECTS: dict[str, list[str]] = {**SPECIAL, **{name: lines_of(tile) for name, tile in TILES.items()}}
COSTS = {name: goods(tile["cost"]) for name, tile in TILES.items() if "cost" in tile}


def field(effect: dict[str, Any]) -> str:
    """A field of the favour table."""
    if "choose" in effect:
        return " / ".join(goods(option) for option in effect["choose"])
    if "gain" in effect:
        return f"{goods(effect['pay'])} > {goods(effect['gain'])}" if "pay" in effect else goods(effect["gain"])
    if "builds" in effect:
        return f"h{effect['builds'][0]}"
    return "res" if "transforms" in effect else ""


FIELDS = [[field(effect) for effect in line["effects"]] for line in DATA["favours"]["lines"]]
