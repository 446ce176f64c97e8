"""The table drawn with characters: no colour, at most 80 columns."""

from collections.abc import Mapping
from textwrap import wrap
from typing import cast

from bastide.games.magna_carta.components import DATA, SECTION_NAMES
from bastide.games.magna_carta.drawing.art import SEATS, Sign, option_line
from bastide.games.magna_carta.drawing.cards import CARDS, PRESTIGE
from bastide.games.magna_carta.drawing.words import card_name, now, say, title
from bastide.games.magna_carta.view_types import MagnaCartaView, PlayerView, RoadCardView

WIDTH = 80
LABEL = 14
"""Room for a seat's letter, colour and mark of the first player."""
SHORT = {"food": "f", "wood": "w", "stone": "s", "gold": "g", "deniers": "d", "castle_token": "t"}
SHORT |= {"any": "*", "any_non_gold": "+"}
GOODS = ("deniers", "food", "wood", "stone", "gold")


def draw(view: Mapping[str, object]) -> str:
    """The table as text. `>` before a card of the road: its effect is due; `P` behind its number: the provost."""
    table = cast(MagnaCartaView, view)
    lines = [
        title(table),
        "",
        *_castle(table),
        "",
        *_road(table),
        "",
        *_seats(table),
        *_hands(table),
        "",
        *wrap(say("drawing.legend"), WIDTH),
        "",
    ]
    lines += wrap(now(table), WIDTH)
    return "\n".join(line.rstrip() for line in lines)


def _castle(view: MagnaCartaView) -> list[str]:
    values = DATA["castle"]["values"]
    stacks = [
        f"{say(f'section.{name}')} {left} × {value}"
        for name, left, value in zip(SECTION_NAMES, view["castle"], values, strict=True)
    ]
    passed = " ".join(SEATS[seat] for seat in view["bridge"]) or "-"
    offered = []
    for name in view["prestige"]:
        building = PRESTIGE[name]
        offered.append(f"{say(f'prestige.{name}')} {_goods(building['cost'])} = {building['points']}")
    return [
        *wrap(f"{say('drawing.castle')}: {', '.join(stacks)}    {say('drawing.bridge')}: {passed}", WIDTH),
        *wrap(f"{say('drawing.prestige')}: {', '.join(offered)}", WIDTH, subsequent_indent="  "),
    ]


def _road(view: MagnaCartaView) -> list[str]:
    lines = []
    for place, card in enumerate(view["road"]):
        due = ">" if view["decision"]["place"] == place else " "
        provost = "P" if view["provost"] == place else " "
        worker = f"({SEATS[card['worker']]})" if card["worker"] is not None else "   "
        owner = SEATS[card["owner"]] if card["owner"] is not None else " "
        lines.append(f"{due}{place + 1:>2} {provost} {worker} {owner} {_described(card)}")
    return lines


def _described(card: RoadCardView) -> str:
    name = card_name(card)
    if card["turning"]:
        name = say("drawing.turning", card=name)
    if card["prestige"]:
        return f"{name:<22}= {PRESTIGE[card['prestige']]['points']}"
    if card["side"] == "residence":
        return f"{name:<22}= {DATA['residence']['points']}"
    data = CARDS[card["card"]]
    effects = " / ".join(_option(option) for option in data["primary"])
    if data.get("secondary"):
        owners = " / ".join(_option(option) for option in data["secondary"])
        effects += f"; {say('drawing.owner', effect=owners)}"
    store = f" [{card['store']}{SHORT[data['store']]}]" if card["store"] else ""
    points = f" = {data['points']}" if data.get("points") else ""
    return f"{name:<22}{effects}{store}{points}"


def _option(option: Mapping[str, Mapping[str, int]]) -> str:
    return "".join(_sign(sign) for sign in option_line(option))


def _sign(sign: Sign) -> str:
    kind, n = sign
    if kind == "arrow":
        return ">"
    if kind == "residence":
        return say("card.residence")
    return f"{n}{SHORT[kind]}"


def _goods(cost: Mapping[str, int]) -> str:
    return "".join(f"{n}{SHORT[kind]}" for kind, n in cost.items())


def _seats(view: MagnaCartaView) -> list[str]:
    heads = [say(f"drawing.head.{name}") for name in ("points", *GOODS, "workers", "tokens", "hand", "deck", "discard")]
    widths = [max(4, len(head)) for head in heads]
    lines = [" " * LABEL + " ".join(head.rjust(width) for head, width in zip(heads, widths, strict=True))]
    for seat, player in enumerate(view["players"]):
        mark = ">" if view["to_move"] == seat else " "
        first = say("drawing.first_short") if view["first"] == seat else ""
        row = " ".join(cell.rjust(width) for cell, width in zip(_numbers(player), widths, strict=True))
        name = say(f"colour.{player['colour']}")
        lines.append(f"{mark}{SEATS[seat]} {name:<7}{first:<4}{row}")
    return lines


def _numbers(player: PlayerView) -> list[str]:
    goods = [player["deniers"], player["food"], player["wood"], player["stone"], player["gold"]]
    tokens = "/".join(map(str, player["tokens"]))
    piles = [player["hand_size"], player["deck_size"], len(player["discard"])]
    return [str(player["score"]), *map(str, goods), str(player["workers"]), tokens, *map(str, piles)]


def _hands(view: MagnaCartaView) -> list[str]:
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["hand"] is not None:
            held = [f"{say(f'card.{name}')} {_goods(CARDS[name]['cost'])}" for name in player["hand"]] or ["-"]
            hand = say("drawing.hand", seat=SEATS[seat], cards=", ".join(held))
            lines += ["", *wrap(hand, WIDTH, subsequent_indent="  ")]
        if player["prestige"]:
            built = ", ".join(say(f"prestige.{name}") for name in player["prestige"])
            lines += wrap(say("drawing.built", seat=SEATS[seat], buildings=built), WIDTH, subsequent_indent="  ")
    return lines
