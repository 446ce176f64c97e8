"""The players: goods, cards, castle tokens, and the hands that the viewer may see."""

from bastide.games.magna_carta.components import GOOD_NAMES, WORKERS_EACH
from bastide.games.magna_carta.drawing.art import SEATS, TOKEN_COLOURS, seat_sign, text, use
from bastide.games.magna_carta.drawing.cards import PICTURES, back, card_face
from bastide.games.magna_carta.drawing.words import say
from bastide.games.magna_carta.view_types import MagnaCartaView

PANEL_W, PANEL_H = 506, 84
HAND_H = 152
HAND_CARD_W, HAND_CARD_H = 92, 122
SIGNS = {"deniers": "denier"}


def draw_seat(view: MagnaCartaView, seat: int, x: float, y: float) -> str:
    """One player's panel."""
    player = view["players"][seat]
    letter = SEATS[seat]
    active = view["to_move"] == seat
    fill, stroke = ("var(--soft)", "var(--seat)") if active else ("var(--panel)", "var(--line-2)")
    out = [
        f'<g class="{letter}"><rect x="{x:g}" y="{y:g}" width="{PANEL_W}" height="{PANEL_H}" rx="10" fill="{fill}"'
        f' stroke="{stroke}" stroke-width="{2 if active else 1}"/>'
        f'<rect x="{x:g}" y="{y + 6:g}" width="6" height="{PANEL_H - 12}" fill="var(--seat)"/></g>',
        seat_sign(seat, x + 28, y + 22, 15),
        text(say(f"colour.{player['colour']}"), x + 52, y + 27, 15, weight=700),
    ]
    notes = [say("drawing.first")] if view["first"] == seat else []
    notes += [say("drawing.passed")] if seat in view["bridge"] else []
    out.append(text(" · ".join(notes), x + 130, y + 27, 12.5, 'class="second"', weight=500))
    out.append(f'<g class="face">{use("prestige", x + PANEL_W - 66, y + 10, 22)}</g>')
    out.append(text(player["score"], x + PANEL_W - 38, y + 29, 22, 'class="serif"', weight=700))
    goods = {"deniers": player["deniers"], **{name: _count(player, name) for name in GOOD_NAMES[:4]}}
    for i, (name, n) in enumerate(goods.items()):
        faint = "" if n else ' opacity=".42"'
        left = x + 18 + i * 56
        sign = f'<g class="face">{use(SIGNS.get(name, name), left, y + 42, 19)}</g>'
        out.append(f"<g{faint}>{sign}{text(n, left + 23, y + 57, 15, weight=700)}</g>")
    for i in range(int(WORKERS_EACH)):
        faint = "" if i < player["workers"] else ' opacity=".22"'
        out.append(f'<g class="{letter}"{faint}>{use("worker-" + letter, x + 304 + i * 16, y + 40, 15, 21)}</g>')
    piles = (("u-hand", player["hand_size"]), ("u-deck", player["deck_size"]), ("u-discard", len(player["discard"])))
    for i, (sign, n) in enumerate(piles):
        left = x + 378 + i * 42
        out.append(f'<g style="color:var(--text-2)">{use(sign, left, y + 42, 18)}</g>')
        out.append(text(n, left + 21, y + 56, 14, weight=700))
    out.append(_treasures(view, seat, x + 18, y + 65))
    return "".join(out)


def _count(player: object, name: str) -> int:
    return int(player[name])  # type: ignore[index]


def _treasures(view: MagnaCartaView, seat: int, x: float, y: float) -> str:
    """Castle tokens and prestige buildings."""
    player = view["players"][seat]
    out, left = [], x
    for section, n in enumerate(player["tokens"]):
        for _ in range(n):
            out.append(f'<g class="face" style="--tk:{TOKEN_COLOURS[section]}">{use("token", left, y, 14)}</g>')
            left += 15
    for name in player["prestige"]:
        out.append(f'<g class="face prestige">{use("b-" + PICTURES.get(name, name), left + 4, y - 2, 17)}</g>')
        left += 22
    return "".join(out)


def draw_hand(view: MagnaCartaView, seat: int, x: float, y: float, width: float) -> str:
    """The cards of a hand, the deck and the top of the discard pile."""
    player = view["players"][seat]
    hand = player["hand"] or []
    room = width - 2 * (HAND_CARD_W + 20)
    step = min(HAND_CARD_W + 16, room / max(1, len(hand)))
    out = [
        card_face(name, x + 8 + i * step, y, HAND_CARD_W, HAND_CARD_H, seat, cost=True) for i, name in enumerate(hand)
    ]
    right = x + width - 2 * (HAND_CARD_W + 14)
    words = 'class="second"', "middle"
    if player["deck_size"]:
        out.append(back(seat, player["deck_size"], right, y, HAND_CARD_W - 8, HAND_CARD_H - 8))
    out.append(text(say("drawing.deck"), right + HAND_CARD_W / 2 - 4, y + HAND_CARD_H + 14, 12, *words))
    right += HAND_CARD_W + 14
    if player["discard"]:
        out.append(card_face(player["discard"][-1], right, y, HAND_CARD_W - 8, HAND_CARD_H - 8, seat))
    discard = say("drawing.discard", n=len(player["discard"]))
    out.append(text(discard, right + HAND_CARD_W / 2 - 4, y + HAND_CARD_H + 14, 12, *words))
    return "".join(out)
