"""The panels beside the board: the course of the game, the turn under way, and one for every seat."""

from collections.abc import Sequence

from bastide.core import NOBODY
from bastide.drawing.signs import SIGNS
from bastide.games.torres.components import TURN_POINTS
from bastide.games.torres.drawing.art import LETTER, sign, text, use, wrapped
from bastide.games.torres.drawing.words import card_name, deck_size, master_points, say, task, year_and_round
from bastide.games.torres.view_types import PlayerView, TorresView

WIDTH = 400
INDENT = 24
ROOM = WIDTH - INDENT - 12
LINE, NAME = 22, 20
"""How high the type is of lines, and of names and labels."""
CARD = 30
MOST_NAMED = 4
"""Of this many cards the names are written; of more, the pictures stand alone."""


class Panel:
    """A sheet of fixed width that grows downwards as parts are put on it."""

    def __init__(self, look: str) -> None:
        self.look = look
        self.parts: list[str] = []
        self.height = 10.0

    def add(self, height: float, *parts: str) -> None:
        """Put parts on the sheet that need this much height."""
        self.parts += parts
        self.height += height

    def draw(self, height: float) -> str:
        """The sheet, made at least so high."""
        sheet = (
            f'<rect class="panel" x="2" y="2" width="{WIDTH - 4}" height="{max(self.height, height) - 4:g}" rx="12"/>'
        )
        return sheet + "".join(self.parts)


def course_panel(view: TorresView) -> Panel:
    """Year and round, the common supply, the common deck and the master card."""
    panel = Panel("course")
    panel.add(38, text(INDENT, panel.height + 28, "title", year_and_round(view)))
    stores = [say("drawing.supply", blocks=view["supply"])]
    if len(view["decks"]) == 1:
        stores.append(say("drawing.common_deck", cards=deck_size(view["decks"][0])))
    panel.add(30, text(INDENT, panel.height + 22, "line", " · ".join(stores)))
    if view["master_card"]:
        card = view["master_card"]
        for line in wrapped(say("drawing.master", card=say(f"master_card.{card}")), ROOM, LINE):
            panel.add(28, text(INDENT, panel.height + 22, "line strong", line))
        panel.add(28, text(INDENT, panel.height + 22, "label", master_points(card)))
    panel.height += 8
    return panel


def turn_panel(view: TorresView) -> Panel:
    """Who decides what, the action points, the tower of the turn, the card in play and the cards looked at."""
    panel = Panel("turn")
    left = INDENT
    if view["to_move"] >= 0:
        panel.parts.append(sign(view["to_move"], INDENT + 16, panel.height + 22, 2.2))
        left += 44
    for line in wrapped(task(view), WIDTH - 12 - left, LINE):
        panel.add(28, text(left, panel.height + 23, "line strong", line))
    panel.height = max(panel.height, 54)
    if view["action_points"] or view["tower_of_turn"] is not None or view["decision"] == "turn":
        panel.parts.append(_coins(view["action_points"], panel.height + 24))
        if view["tower_of_turn"] is not None:
            panel.parts.append(text(INDENT + 244, panel.height + 42, "label", say("drawing.tower")))
            panel.parts.append(_tower(WIDTH - 60, panel.height + 44, view["tower_of_turn"], of_turn=True))
        panel.height += 46
    if view["card_in_play"]:
        _cards(panel, say("drawing.in_play"), [view["card_in_play"]])
    if view["seen_cards"]:
        _cards(panel, say("drawing.seen"), view["seen_cards"])
    panel.height += 8
    return panel


def _coins(points: int, y: float) -> str:
    """The action points left, and empty places for those spent."""
    left = [use("coin", INDENT + 14 + 34 * i, y) for i in range(points)]
    spent = [
        f'<circle class="no-coin" cx="{INDENT + 14 + 34 * i}" cy="{y:g}" r="12"/>' for i in range(points, TURN_POINTS)
    ]
    return f'<g data-action-points="{points}">{"".join(left + spent)}</g>'


def seat_panel(view: TorresView, seat: int) -> Panel:
    """Score, towers, reserve of knights, cards in hand, in the deck and played."""
    player = view["players"][seat]
    active = " active" if view["to_move"] == seat else ""
    panel = Panel(f"seat {SIGNS[seat]}{active}")
    name = say("drawing.seat", seat=seat)
    panel.add(
        42,
        f'<circle class="strip" cx="{INDENT + 18}" cy="30" r="22" opacity=".18"/>',
        sign(seat, INDENT + 18, 30, 2.4),
        text(INDENT + 50, 38, "who", name),
        f'<g data-score="{player["score"]}">{text(WIDTH - 18, 44, "score", player["score"])}</g>',
    )
    if seat == view["start_player"] and view["to_move"] != NOBODY:
        panel.parts.append(_flag(INDENT + 62 + len(name) * 26 * LETTER))
    panel.add(82, _stores(view, seat, panel.height))
    if player["hand_size"]:
        hidden: list[str | None] = [None] * player["hand_size"]
        _cards(panel, say("drawing.hand"), hidden if player["hand"] is None else player["hand"])
    if player["played"]:
        _cards(panel, say("drawing.played"), player["played"], spent=True)
    panel.height += 8
    return panel


def _flag(x: float) -> str:
    """The start player of the year."""
    return f'<g><title>{say("drawing.start")}</title><path class="flag" d="M{x:g} 42v-24h20l-5 6 5 6h-18v12z"/></g>'


def _stores(view: TorresView, seat: int, top: float) -> str:
    """Towers, reserve, hand and deck, side by side."""
    player = view["players"][seat]
    label, foot = top + 19, top + 72
    parts = [text(INDENT, label, "label", say("drawing.towers"))]
    parts += [_tower(INDENT + 32 * i, foot, height) for i, height in enumerate(player["towers"])]
    if not player["towers"] and not player["held_over"]:
        parts.append(text(INDENT, foot - 6, "count", 0))
    if player["held_over"]:
        parts.append(text(INDENT, foot - 6, "label", say("drawing.held_over", blocks=player["held_over"])))
    parts.append(text(INDENT + 134, label, "label", say("drawing.reserve")))
    parts.append(_in_reserve(player, INDENT + 147, foot - 12))
    parts.append(text(INDENT + 262, label, "label", say("drawing.hand")))
    parts.append(text(INDENT + 262, foot - 6, "count", player["hand_size"]))
    if len(view["decks"]) > 1:
        parts.append(text(INDENT + 318, label, "label", say("drawing.deck")))
        parts.append(text(INDENT + 318, foot - 6, "count", deck_size(view["decks"][seat])))
    return "".join(parts)


def _in_reserve(player: PlayerView, x: float, foot: float) -> str:
    if not player["reserve"]:
        return text(x - 13, foot + 6, "count", 0)
    figures = "".join(use("knight", x + 18.5 * i, foot, size=0.82) for i in range(player["reserve"]))
    return f'<g data-reserve="{player["reserve"]}">{figures}</g>'


def _tower(x: float, foot: float, height: int, of_turn: bool = False) -> str:
    """A tower of blocks, seen from the side; the tower of the turn stands on a bar, an empty one is an outline."""
    parts = [f'<g data-tower="{height}">']
    for i in range(height):
        y = foot - 14 * (i + 1)
        parts.append(f'<rect class="block" x="{x:g}" y="{y:g}" width="29" height="13" rx="1.5"/>')
        parts.append(f'<path class="doors" d="M{x + 11:g} {y + 13:g}v-5a3.5 3 0 0 1 7 0v5z"/>')
    if not height:
        parts.append(f'<rect class="place" x="{x:g}" y="{foot - 14:g}" width="29" height="13" rx="1.5"/>')
    if of_turn:
        parts.append(f'<rect class="of-turn" x="{x - 3:g}" y="{foot + 1:g}" width="35" height="5" rx="1"/>')
    return "".join([*parts, "</g>"])


def _cards(panel: Panel, label: str, cards: Sequence[str | None], spent: bool = False) -> None:
    """Cards with their pictures and, while they are few, their names, in as many lines as they need."""
    named = len(cards) <= MOST_NAMED
    x, y = INDENT + len(label) * NAME * LETTER + 14, panel.height
    parts = [text(INDENT, y + 22, "label", label)]
    for card in cards:
        width, drawn = _card(card, named)
        if x + width > WIDTH - 8:
            x, y = INDENT, y + CARD + 4
        parts.append(f'<g transform="translate({x:g} {y:g})">{drawn}</g>')
        x += width + 6
    panel.parts.append(f'<g class="{"cards spent" if spent else "cards"}">{"".join(parts)}</g>')
    panel.height = y + CARD + 4


def _card(card: str | None, named: bool) -> tuple[float, str]:
    """How wide a card is drawn, and how."""
    if card is None:
        return 18, f'<g data-card="hidden">{use("back", 9, CARD / 2)}</g>'
    name = card_name(card)
    picture = f'<title>{name}</title><use href="#torres-card-{card}" width="{CARD}" height="{CARD}"/>'
    if not named:
        return CARD, f'<g data-card="{card}">{picture}</g>'
    words = text(CARD + 6, 22, "name", name)
    return CARD + 10 + len(name) * NAME * LETTER, f'<g data-card="{card}">{picture}{words}</g>'
