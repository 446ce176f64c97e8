"""Writes the playthroughs, records and codes of a game anew: `python tests/regenerate.py torres`. Look at the diff."""

import sys
from collections.abc import Mapping
from pathlib import Path

from bastide import FairDealer, Match, Record, load
from bastide.core import Dealer, Game
from bastide.testing import moved_codes, playthrough, write_codes

TESTS = Path(__file__).parent
QUIET = ["inns_cathedrals", "traders_builders", "king_robber", "cult", "river2"]
LOUD = ["princess_dragon", "tower", "abbey_mayor", "count", "catapult", "allow_discouraged"]
EVERYTHING = dict.fromkeys(QUIET + LOUD, True)

PLAYTHROUGHS: dict[str, dict[str, Mapping[str, object]]] = {
    "torres": {
        "torres-2-base": {"players": 2, "variant": "base"},
        "torres-3-common_deck": {"players": 3, "variant": "common_deck"},
        "torres-4-master": {"players": 4, "variant": "master"},
    },
    "magna_carta": {
        "magna_carta-2-standard": {"players": 2},
        "magna_carta-3-beginner": {"players": 3, "variant": "beginner"},
        "magna_carta-4-standard": {"players": 4},
    },
    "caylus": {
        "caylus-2": {"players": 2},
        "caylus-4": {"players": 4},
        "caylus-3-variants": {"players": 3, "simplified_favours": True, "jeweller": True, "lawyer_prestige": 3},
    },
    "carcassonne": {
        "carcassonne-2-base": {"players": 2},
        "carcassonne-3-quiet": {"players": 3, **dict.fromkeys(QUIET, True)},
        "carcassonne-2-dragon-tower": {"players": 2, "princess_dragon": True, "tower": True},
        "carcassonne-2-everything": {"players": 2, "every_view": 400, **EVERYTHING},
    },
}
RECORDS: dict[str, dict[str, Mapping[str, object]]] = {
    "torres": {
        "torres-2-base": {"players": 2},
        "torres-3-base": {"players": 3, "first_player": 1},
        "torres-4-common_deck": {"players": 4, "variant": "common_deck"},
        "torres-2-master": {"players": 2, "variant": "master"},
    },
    "magna_carta": {
        "magna_carta-2-standard": {"players": 2},
        "magna_carta-3-standard": {"players": 3},
        "magna_carta-4-beginner": {"players": 4, "variant": "beginner"},
    },
    "caylus": {
        "caylus-2": {"players": 2},
        "caylus-4": {"players": 4, "jeweller": True},
        "caylus-5-simplified": {"players": 5, "simplified_favours": True, "lawyer_prestige": 3},
    },
    "carcassonne": {
        "carcassonne-2-base": {"players": 2},
        "carcassonne-5-base": {"players": 5, "small_city": "two", "start_player": 3},
        "carcassonne-3-traders": {"players": 3, "inns_cathedrals": True, "traders_builders": True},
        "carcassonne-4-river": {"players": 4, "river2": True, "cult": True, "king_robber": True},
        "carcassonne-6-quiet": {"players": 6, **dict.fromkeys(QUIET, True)},
        "carcassonne-4-dragon-tower": {"players": 4, "princess_dragon": True, "tower": True, "traders_builders": True},
        "carcassonne-3-count": {"players": 3, "count": True, "inns_cathedrals": True, "king_robber": True},
        "carcassonne-2-catapult": {"players": 2, "catapult": True, "count": True, "traders_builders": True},
        "carcassonne-2-everything": {"players": 2, **EVERYTHING},
        "carcassonne-6-everything": {"players": 6, **EVERYTHING},
        "carcassonne-3-abbeys": {"players": 3, "abbey_mayor": True, "inns_cathedrals": True, "tower": True},
    },
}


def random_record(game: Game, settings: Mapping[str, object], seed: int) -> Record:
    """The record of a random game."""
    match = Match(game, game.read_settings(**settings), FairDealer(bytes([seed]) * 32, f"record-{seed}"))
    choice = Dealer(seed)
    while not match.state.over:
        actions = match.state.legal_actions()
        match.play(actions[choice.below(len(actions))])
    return Record.of(match, ["random"] * match.settings.players)


def pin_codes(game: Game) -> None:
    """Write the codes of a game; those that have moved, only under a new version."""
    path = TESTS / "codes" / f"{game.name}.txt"
    pinned = path.read_text("utf-8") if path.exists() else ""
    if pinned.startswith(f"version {game.actions.version}\n") and (moved := moved_codes(pinned, game.actions)):
        raise SystemExit(f"{game.title} needs a new version of its ActionSpace, since codes move: {moved[0]}")
    path.write_text(write_codes(game.actions), "utf-8")


def main(name: str) -> None:
    game = load(name)
    pin_codes(game)
    for file, settings in PLAYTHROUGHS[name].items():
        (TESTS / "playthroughs" / f"{file}.txt").write_text(playthrough(game, **settings), "utf-8")
    for seed, (file, settings) in enumerate(RECORDS[name].items(), start=1):
        (TESTS / "records" / f"{file}.txt").write_text(random_record(game, settings, seed).write(), "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or list(PLAYTHROUGHS):
        main(name)
