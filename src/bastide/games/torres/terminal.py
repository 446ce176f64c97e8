"""The table drawn with characters: no colour, at most 80 columns."""

from collections.abc import Mapping
from itertools import zip_longest
from textwrap import wrap
from typing import cast

from bastide.drawing.signs import SIGNS
from bastide.games.torres.components import SIDE
from bastide.games.torres.drawing.words import card_name, deck_size, master_points, say, task, year_and_round
from bastide.games.torres.view_types import CastleView, PlayerView, TorresView

WIDTH = 80
BESIDE = 48
"""Where the list of castles begins, beside the board."""
KING = "K"
UNBROKEN = "\N{NO-BREAK SPACE}"
# The corner of walls that lead up, down, left and right, one bit each.
CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def draw(view: Mapping[str, object]) -> str:
    """The table as text. A castle is walled; a square shows its height, then who stands there."""
    table = cast(TorresView, view)
    lines = [*_course(table), "", *_beside(_board(table), _castles(table)), "", *_seats(table), "", *_now(table)]
    return "\n".join(line.rstrip() for line in lines)


def _course(view: TorresView) -> list[str]:
    stores = [say("drawing.supply", blocks=view["supply"])]
    if len(view["decks"]) == 1:
        stores.append(say("drawing.common_deck", cards=deck_size(view["decks"][0])))
    title, stored = say("drawing.title", when=year_and_round(view)), "   ".join(stores)
    lines = [title + stored.rjust(WIDTH - len(title))]
    if view["master_card"]:
        lines.append(say("drawing.master", card=say(f"master_card.{view['master_card']}")))
        lines.append(master_points(view["master_card"]))
    return lines


def _beside(left: list[str], right: list[str]) -> list[str]:
    return [a.ljust(BESIDE) + b for a, b in zip_longest(left, right, fillvalue="")]


def _board(view: TorresView) -> list[str]:
    heights = view["heights"]

    def built(x: int, y: int) -> bool:
        return 0 <= x < SIDE and 0 <= y < SIDE and heights[y][x] > 0

    def wall_above(x: int, y: int) -> bool:
        return built(x, y - 1) != built(x, y)

    def wall_left(x: int, y: int) -> bool:
        return built(x - 1, y) != built(x, y)

    files = "  " + "".join(f"  {letter}  " for letter in "abcdefgh")
    lines = [files]
    for y in range(SIDE + 1):
        border = cells = ""
        for x in range(SIDE + 1):
            walls = wall_left(x, y - 1) + 2 * wall_left(x, y) + 4 * wall_above(x - 1, y) + 8 * wall_above(x, y)
            border += CORNERS[walls] + ("────" if wall_above(x, y) else "    ")
            if y < SIDE:
                cells += ("│" if wall_left(x, y) else " ") + (_cell(view, x, y) if x < SIDE else "")
        lines.append("  " + border[: 5 * SIDE + 1])
        if y < SIDE:
            lines.append(f"{SIDE - y} {cells} {SIDE - y}")
    return [*lines, files]


def _cell(view: TorresView, x: int, y: int) -> str:
    who = view["figures"].get(f"{'abcdefgh'[x]}{SIDE - y}")
    height = view["heights"][y][x]
    return f"{height or '·':>2}{_letter(who) if who is not None else '':<2}"


def _letter(who: str | int) -> str:
    return SIGNS[who] if isinstance(who, int) else KING


def _castles(view: TorresView) -> list[str]:
    """Every castle by its first square, its base and height, and the highest figure of each seat there."""
    castle, base, height = (say(f"drawing.{word}") for word in ("castle", "base", "height"))
    row = f"{{:<{len(castle)}}} {{:>{len(base)}}} {{:>{len(height)}}}  "
    lines = ["", row.format(castle, base, height)]
    for one in view["castles"]:
        numbers = row.format(one["squares"][0], one["base"], one["height"])
        highest = wrap(_highest(view, one), WIDTH - BESIDE - len(numbers)) or [""]
        lines.append(numbers + highest[0])
        lines += [" " * len(numbers) + more for more in highest[1:]]
    return lines


def _highest(view: TorresView, castle: CastleView) -> str:
    best: dict[str, int] = {}
    for square in castle["squares"]:
        if square in view["figures"]:
            letter = _letter(view["figures"][square])
            height = view["heights"][SIDE - int(square[1])]["abcdefgh".index(square[0])]
            best[letter] = max(best.get(letter, 0), height)
    order = sorted(best, key=lambda letter: (-best[letter], letter))
    return " ".join(f"{best[letter]}{letter}" for letter in order)


def _seats(view: TorresView) -> list[str]:
    own_decks = len(view["decks"]) > 1
    heads = [say(f"drawing.{word}") for word in ("score", "towers", "reserve", "hand")]
    row = "{:<11}{:>6}   {:<9}{:>8}{:>7}{:>7}"
    lines = [row.format("", *heads, say("drawing.deck") if own_decks else "")]
    for seat, player in enumerate(view["players"]):
        mark = ">" if seat == view["to_move"] else " "
        name = f"{mark} {SIGNS[seat]} {say('drawing.seat', seat=seat)}"
        deck = deck_size(view["decks"][seat]) if own_decks else ""
        lines.append(row.format(name, player["score"], _towers(player), player["reserve"], player["hand_size"], deck))
        if player["hand"]:
            lines += _cards(say("drawing.hand"), player["hand"])
        if player["played"]:
            lines += _cards(say("drawing.played"), player["played"])
    return lines


def _towers(player: PlayerView) -> str:
    if player["held_over"]:
        return say("drawing.held_over", blocks=player["held_over"])
    return " ".join(map(str, player["towers"])) or "-"


def _cards(label: str, cards: list[str]) -> list[str]:
    """The names of cards, none of them broken in two."""
    whole = ", ".join(card_name(card).replace(" ", UNBROKEN) for card in cards)
    lines = wrap(f"{label}: {whole}", WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 6)
    return [line.replace(UNBROKEN, " ") for line in lines]


def _now(view: TorresView) -> list[str]:
    """Who decides what, and what is known of the turn under way."""
    mover = view["to_move"]
    asked = say("drawing.points", points=view["action_points"]) if view["decision"] == "turn" else task(view)
    lines = [say("drawing.to_move", sign=SIGNS[mover], seat=mover, asked=asked) if mover >= 0 else f"{asked}."]
    if view["tower_of_turn"] is not None:
        lines.append(f"{say('drawing.tower_of_turn', blocks=view['tower_of_turn'])}.")
    if view["card_in_play"]:
        lines.append(f"{say('drawing.in_play')}: {card_name(view['card_in_play'])}")
    if view["lifted"]:
        lines.append(f"{say('drawing.lifted', square=view['lifted'])}.")
    if view["raised"]:
        lines.append(f"{say('drawing.raised', square=view['raised'])}.")
    seen = [card for card in view["seen_cards"] if card is not None]
    if seen:
        lines.append(f"{say('drawing.seen')}: {', '.join(map(card_name, seen))}")
    elif view["seen_cards"]:
        lines.append(f"{say('drawing.seen')}: {say('drawing.hidden', cards=len(view['seen_cards']))}")
    return [part for line in lines for part in wrap(line, WIDTH)]
