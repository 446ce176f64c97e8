"""Small builders for positions of Torres."""

from bastide import State, load
from bastide.games.torres.components import CARD_NAMES, ROUNDS, TOWERS
from games.playing import legal

TORRES = load("torres")
ALL_CARDS = CARD_NAMES
MARKED = ["d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1"]


def new_game(players: int = 2, **options: object) -> State:
    """A new game in which seat 0 is the first player."""
    return TORRES.start(players, **{"first_player": 0, **options})


def position(players: int = 2, variant: str = "base", **fields: object) -> State:
    """A position in which seat 0 begins its turn; every field of a snapshot can be given."""
    year = fields.get("year", 1)
    round_ = fields.get("round", 1)
    starter = fields.get("start_player", fields.get("first_player", 0))
    taken = fields.get("turns_taken", 0)
    left = ROUNDS[players][year - 1] - round_
    seats = range(players)
    done = [(seat - starter) % players < taken for seat in seats]
    heights = TOWERS[players][year - 1]
    data = {
        "game": "torres",
        "rules": 1,
        "settings": {"players": players, "variant": variant},
        "blocks": dict.fromkeys(MARKED, 1),
        "knights": [[square] for square in MARKED[:players]],
        "king": "e1",
        "towers": [heights[: left + (not done[seat])] for seat in seats],
        **({"master_card": "board_edge"} if variant == "master" else {}),
        **fields,
    }
    return TORRES.restore(data)


def targets(state: State, beginning: str) -> set[str]:
    """What can follow these words: `targets(state, "move d8")` are the squares that knight can go to."""
    found = [text for text in legal(state) if text.startswith(f"{beginning} ")]
    return {text.removeprefix(f"{beginning} ") for text in found}


def squares(names: str) -> set[str]:
    return set(names.split())


def end_of_year(year: int, players: int = 2, variant: str = "base", **fields: object) -> State:
    """The last turn of a year: the next `end` brings the scoring."""
    rounds = ROUNDS[players][year - 1]
    return position(players, variant, year=year, round=rounds, turns_taken=players - 1, **fields)
