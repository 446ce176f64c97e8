"""The faces of the cards."""

from typing import Any

from bastide.drawing.walls import pattern
from bastide.games.magna_carta.components import DATA
from bastide.games.magna_carta.drawing.art import SEATS, Sign, fitted, line, option_line, text, use, valued
from bastide.games.magna_carta.drawing.words import say
from bastide.games.magna_carta.view_types import RoadCardView

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["player_cards"] + DATA["neutral_cards"]}
PRESTIGE: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["prestige_buildings"]}
PICTURES = {
    "small_farm": "farm", "small_sawmill": "sawmill", "small_quarry": "quarry", "large_farm": "farm",
    "large_sawmill": "sawmill", "large_quarry": "quarry", "gold_mine": "gold-mine", "trading_post": "trading-post",
    "neutral_peddler": "peddler", "theatre": "theater", "town_hall": "town-hall",
}  # fmt: skip


def road_face(card: RoadCardView, x: float, y: float, w: float, h: float) -> str:
    """A card of the road, with the side that is up."""
    if card["prestige"]:
        return prestige_face(card["prestige"], x, y, w, h, card["owner"])
    if card["side"] == "residence":
        points, income = DATA["residence"]["points"], DATA["residence"]["income"]
        rows: list[list[Sign]] = [[("income", income)]]
        return _face("residence", say("card.residence"), "residence", points, rows, x, y, w, h, card["owner"])
    return card_face(card["card"], x, y, w, h, card["owner"])


def card_face(name: str, x: float, y: float, w: float, h: float, owner: int | None, cost: bool = False) -> str:
    """A player's or neutral card; with its cost hanging below when it is in a hand."""
    card = CARDS[name]
    rows = [option_line(option) for option in card["primary"]]
    rows[0].insert(0, ("worker", 1))
    rows += [[("house", 1), *option_line(option)] for option in card.get("secondary", [])]
    look, picture = card.get("group", "neutral"), PICTURES.get(name, name)
    hanging = 9 if cost else 0
    drawn = _face(look, say(f"card.{name}"), picture, card.get("points", 0), rows, x, y, w, h, owner, hanging)
    return drawn + (_cost(card["cost"], x + w / 2, y + h) if cost else "")


def prestige_face(name: str, x: float, y: float, w: float, h: float, owner: int | None = None) -> str:
    """A prestige building: in the offer it tells its cost, on the road its points alone."""
    card = PRESTIGE[name]
    cost: list[Sign] = [("hammer", 1), *card["cost"].items()] if owner is None else []
    income: list[list[Sign]] = [[("income", card["income"])]] if card.get("income") else []
    rows = ([cost] if cost else []) + income
    return _face("prestige", say(f"prestige.{name}"), PICTURES.get(name, name), card["points"], rows, x, y, w, h, owner)


def _face(
    look: str, name: str, picture: str, points: int, rows: list[list[Sign]],
    x: float, y: float, w: float, h: float, owner: int | None, hanging: float = 0,
) -> str:  # fmt: skip
    """Name and picture above, effects below; the owner's colour is a spine at the left."""
    top = round(h * 0.5)
    spine = round(w * 0.1) if owner is not None else 1
    left, wide, middle = x + spine, w - spine - 1, x + spine + (w - spine - 1) / 2
    colour = f"var(--{SEATS[owner]})" if owner is not None else "var(--fp)"
    corner = 0 if owner is not None else 7
    round_left = "z" if owner is not None else f"V{y + 8:g}a7 7 0 0 1 7-7z"
    head = f"M{left + corner:g} {y + 1:g}H{x + w - 8:g}a7 7 0 0 1 7 7V{y + top:g}H{left:g}{round_left}"
    foot = f"M{left:g} {y + top:g}H{x + w - 1:g}V{y + h - 8:g}a7 7 0 0 1-7 7H{left + corner:g}"
    foot += "z" if owner is not None else "a7 7 0 0 1-7-7z"
    rim = f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="8" stroke="var(--ink)" stroke-width="1.4"'
    high = top - 17
    drawn = [
        f'<g class="face {look}" style="--owner:{colour if owner is not None else "#fff"}">{rim} fill="{colour}"/>',
        f'<path d="{head}" fill="var(--b1)"/>{pattern(look, left, y + 1, wide, top - 1)}',
        f'<path d="{foot}" fill="var(--fp)"/>',
        f'<path d="M{left:g} {y + top:g}h{wide:g}" stroke="var(--ink)"/>{rim} fill="none"/>',
        fitted(name, middle, y + 13, 10.8, wide - 6),
        use(f"b-{picture}", middle - high / 2, y + 15, high),
    ]
    if owner is not None:
        letter = text(SEATS[owner], x + 6.5, y + top - 7.5, 11, 'style="fill:var(--on-seat)"', "middle", 800)
        drawn.append(f'<g class="{SEATS[owner]}">{use("house", x - 7, y + top - 27, 27)}{letter}</g>')
    if points:
        drawn.append(valued("shield", points, x + w - 25, y + top - 24, 21))
    drawn.append(_rows(rows, middle, y + top, wide, h - top - 1 - hanging))
    return "".join(drawn) + "</g>"


def _rows(rows: list[list[Sign]], cx: float, y: float, w: float, h: float) -> str:
    if not rows:
        return ""
    size = min(20, w / 5.2, (h - 4) / len(rows) - 2)
    start = y + (h - len(rows) * (size + 2)) / 2
    return "".join(line(row, cx, start + i * (size + 2), size, 2, w - 8) for i, row in enumerate(rows))


def _cost(cost: dict[str, int], cx: float, foot: float) -> str:
    w = 22 + 15 * sum(cost.values())
    pill = f'<rect x="{cx - w / 2:g}" y="{foot - 9:g}" width="{w:g}" height="20" rx="10" fill="var(--fp)"'
    pill += ' stroke="var(--ink)"/>'
    return f'<g class="face">{pill}{line([("hammer", 1), *cost.items()], cx, foot - 6, 14)}</g>'


def back(seat: int, cards: int, x: float, y: float, w: float, h: float) -> str:
    """A pile of face-down cards: its owner's colour and how many there are."""
    letter = SEATS[seat]
    sheet = f'width="{w:g}" height="{h:g}" rx="8" fill="var(--{letter})" stroke="var(--ink)" stroke-width="1.3"'
    stack = "".join(f'<rect x="{x + 2 * i:g}" y="{y + 2 * i:g}" {sheet}/>' for i in (2, 1, 0)[2 - min(cards - 1, 2) :])
    inner = (
        f'<rect x="{x + 6:g}" y="{y + 6:g}" width="{w - 12:g}" height="{h - 12:g}" rx="5" fill="var(--residence-1)"/>'
    )
    middle = x + w / 2
    number = text(cards, middle, y + h - 13, 20, 'class="serif"', "middle", 800)
    return (
        f'<g class="face residence">{stack}{inner}{pattern("residence", x + 6, y + 6, w - 12, h - 12)}'
        f"{use('b-residence', middle - w * 0.28, y + h * 0.2, w * 0.56)}"
        f"{number}</g>"
    )
