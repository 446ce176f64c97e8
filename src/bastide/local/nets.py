"""What bots have learned, which a page fetches when one of them first thinks about a game."""

import msgspec

import bastide
from bastide.bots.net import net_of
from bastide.bots.net.file import file_of, header
from bastide.bots.net.parts import learned_counsel
from bastide.core import Record


class About(msgspec.Struct, frozen=True):
    """What a question to a worker is about: a position of a game, or a record."""

    game: str = ""
    record: str = ""


def game_of(line: str) -> str:
    """The game that a question to a worker is about."""
    about = msgspec.json.decode(line, type=About)
    return about.game or Record.read(about.record).game


def take_net(game: str, learned: bytes) -> None:
    """From now on the bots of a game know what is learned in this file."""
    file_of(bastide.load(game)).write_bytes(learned)
    for known in (header, net_of, learned_counsel):
        known.cache_clear()
