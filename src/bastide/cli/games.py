"""`bastide games`: what can be played, with how many, and what can be chosen."""

from typing import Annotated

from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table

import bastide
from bastide.cli.choice import AsJson, Language, speaking, written
from bastide.cli.screen import out, say, write_json
from bastide.core import Game, Message, Option, render


def games(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
    *,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """List the games with their numbers of players and their options.

    For example:

        bastide games
        bastide games torres
        bastide games --json
    """
    listed = [bastide.load(name) for name in ([game] if game is not None else bastide.game_names())]
    with speaking(language):
        if json:
            write_json([_plain(each) for each in listed])
            return
        for each in listed:
            _show(each)


def _show(game: Game) -> None:
    say(f"{game.title}", "bold")
    params = {
        "name": game.name,
        "seats": _seats(game),
        "clause": game.seats_clause,
        "version": game.rules_version,
    }
    say(f"  {render(Message('cli.games.seats', params))}")
    for option in game.options:
        say(f"  --option {option.name}=...  {_explain(game, option)} ({option.clause})")
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for value in option.offered:
            spelt = written(value)
            if value == option.default:
                spelt = render(Message("cli.games.standard", {"value": spelt}))
            table.add_row(spelt, _explain(game, option, value))
        out.print(Padding(table, (0, 0, 0, 6)))
    say()


def _explain(game: Game, option: Option, value: object = None) -> str:
    """The rulebook's word for an option or one of its values; nothing when there is none."""
    word = f"{game.name}.option.{option.name}" + ("" if value is None else f".{written(value)}")
    try:
        return render(Message(word))
    except LookupError:
        return ""


def _plain(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.seats),
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "values": list(option.offered),
                "default": option.default,
                "clause": option.clause,
                "meaning": _explain(game, option),
            }
            for option in game.options
        ],
    }


def _seats(game: Game) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
