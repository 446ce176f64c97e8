"""`bastide play`: one person against bots, in the terminal."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.bots import BOTS, Bot, make_bot
from bastide.cli import record_file
from bastide.cli.choice import Language, Options, Players, check_seat, choose, speaking
from bastide.cli.seat import Seat
from bastide.core import BastideError, FairDealer, Match, Record

PERSON = "you"


def play(
    game: Annotated[str | None, Parameter(help="The game, as `bastide games` lists it.")] = None,
    /,
    *,
    players: Players = None,
    option: Options = None,
    against: Annotated[
        str,
        Parameter(metavar="BOT", help="Who plays the other seats: novice, apprentice, builder, master, king, random."),
    ] = "novice",
    seat: Annotated[int | None, Parameter(help="Where you sit; the first to sit down is seat 0.")] = None,
    seed: Annotated[
        str | None, Parameter(metavar="HEX", help="Play with the luck of this seed: up to 64 hexadecimal digits.")
    ] = None,
    save: Annotated[Path | None, Parameter(help="Keep the record in this file, up to date after every move.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the game in this file, and keep it there.")] = None,
    language: Language = "en",
) -> int:
    """Play against bots.

    Type the number of a line, or an action's text form such as `move d1 d2`; `help` lists what else you can type.

    For example:

        bastide play torres
        bastide play carcassonne --against master --option inns_cathedrals=true
        bastide play torres --players 3 --seat 1 --option variant=master
        bastide play torres --save evening.bastide
        bastide play --resume evening.bastide
    """
    if resume is not None:
        if game is not None or players is not None or option or seed is not None or save is not None:
            raise BastideError("--resume goes on with the game in the file; leave the game and its settings out.")
        match, names = _resumed(resume)
        own = seat if seat is not None else names.index(PERSON) if PERSON in names else 0
        save = resume
    elif game is None:
        raise BastideError(f"Which game? There are {', '.join(bastide.game_names())}. See bastide play --help.")
    else:
        match = _new(game, players, option, seed)
        names = [against] * match.settings.players
        make_bot(against)
        own = seat or 0
        if save is not None and save.exists():
            raise BastideError(f"{save} exists already; choose another name, or go on with it: --resume {save}")
    check_seat(own, match.settings)
    bots: dict[int, Bot] = {
        other: make_bot(name if name.partition(":")[0] in BOTS else against, _seed_for(other, match))
        for other, name in enumerate(names)
        if other != own
    }
    names = [bots[other].name if other in bots else PERSON for other in range(match.settings.players)]
    with speaking(language):
        return Seat(match, own, bots, names, save).play()


def _seed_for(seat: int, match: Match) -> int:
    return record_file.seed_for(f"bot {seat} {len(match.steps)}", match.dealer.seed)


def _new(game: str, players: int | None, options: list[str] | None, seed: str | None) -> Match:
    chosen, settings = choose(game, players, options)
    dealer = FairDealer(record_file.seed_of(seed) if seed is not None else None, table="terminal")
    return Match(chosen, settings, dealer)


def _resumed(path: Path) -> tuple[Match, list[str]]:
    """The match in a file that `play` wrote, at the point where it was left."""
    record: Record = record_file.read(path)
    game = bastide.load(record.game)
    state = bastide.verify(game, record).state
    if state.over:
        raise BastideError(f"The game in {path} is over; see it again with: bastide replay {path}")
    if record.seed is None:
        raise BastideError(f"The game in {path} cannot go on: the record does not hold its seed.")
    match = Match(game, state.settings, FairDealer(record.seed, record.table, record.nonces))
    for line in record.lines[len(match.steps) :]:
        if line.seat >= 0:
            match.play(game.parse(line.text), line.seat)
    return match, record.seats
