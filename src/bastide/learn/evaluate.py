"""How a net does against a bot: its best action, without any search."""

from pathlib import Path
from typing import NamedTuple

from bastide._ray import Place
from bastide.bots.arena import Result, pairings, play_game
from bastide.learn.cluster import Pool, pool_on


class Score(NamedTuple):
    """What a match came to."""

    games: int
    won: float
    """Shared wins count as shares."""
    points: float
    their_points: float

    def __str__(self) -> str:
        return f"won {self.won:g} of {self.games} games, {self.points:.1f} : {self.their_points:.1f} points"


def match_in(processes: int, game: str, net: Path, against: str, games: int, on: Place = "here") -> Score:
    """A match in several processes; those of a cluster must see the file of the net."""
    with pool_on(on, processes) as pool:
        return match(game, net, against, games, pool)


def match(game: str, net: Path, against: str, games: int, pool: Pool | None = None) -> Score:
    """A match for two, every luck from both seats."""
    bots = [f"net:{net}", against]
    work = [(game, bots, pairing) for pairing in pairings(2, 2, range((games + 1) // 2))]
    results = list(map(_play, work) if pool is None else pool.map(_play, work))
    own = [result["seats"].index(0) for result in results]
    return Score(
        len(results),
        sum((result["ranks"][i] == 1) / result["ranks"].count(1) for result, i in zip(results, own, strict=True)),
        sum(result["scores"][i] for result, i in zip(results, own, strict=True)) / len(results),
        sum(result["scores"][1 - i] for result, i in zip(results, own, strict=True)) / len(results),
    )


def _play(work: tuple[str, list[str], object]) -> Result:
    game, bots, pairing = work
    return play_game(game, {"players": 2}, bots, pairing)  # type: ignore[arg-type]
