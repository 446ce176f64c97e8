"""The tables that the doors are tried on: every game, with few and many players and with its options."""

import bastide

EXPANSIONS = {option.name: True for option in bastide.load("carcassonne").options if option.values == (False, True)}
TABLES: list[tuple[str, dict[str, object]]] = [
    ("torres", {"players": 2}),
    ("torres", {"players": 3, "variant": "common_deck"}),
    ("torres", {"players": 4, "variant": "master", "first_player": 2}),
    ("magna_carta", {"players": 2}),
    ("magna_carta", {"players": 4, "variant": "beginner"}),
    ("caylus", {"players": 2}),
    ("caylus", {"players": 5, "jeweller": True, "lawyer_prestige": 3}),
    ("caylus", {"players": 3, "simplified_favours": True}),
    ("carcassonne", {"players": 2}),
    ("carcassonne", {"players": 5, "inns_cathedrals": True, "small_city": "two"}),
    ("carcassonne", {"players": 6, **EXPANSIONS}),
    ("carcassonne", {"players": 3, "princess_dragon": True, "fairy_mode": "tile", "princess": "must"}),
    ("carcassonne", {"players": 4, "tower": True, "ransom_debt": True}),
    ("carcassonne", {"players": 2, "abbey_mayor": True, "wagon_move": "adjacent_tile"}),
    ("carcassonne", {"players": 3, "count": True, "catapult": True}),
]
NAMES = ["-".join([name, *(f"{key}={value}" for key, value in options.items())])[:60] for name, options in TABLES]
