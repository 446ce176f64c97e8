"""The castle, the bridge, the prestige buildings and the road."""

from bastide.games.magna_carta.components import CASTLE, DATA, SECTION_NAMES
from bastide.games.magna_carta.drawing.art import TOKEN_COLOURS, fitted, line, seat_sign, text, use, worker
from bastide.games.magna_carta.drawing.cards import CARDS, prestige_face, road_face
from bastide.games.magna_carta.drawing.words import say
from bastide.games.magna_carta.view_types import MagnaCartaView

WIDTH = 1048
COLUMNS = 8
CARD_W, CARD_H = 104, 136
STEP_X, STEP_Y = 120, 182
ROAD_X = 54
ROAD_BAND = 40
EDGE = 26
BATCH = [("food", 1), ("wood", 1), ("stone", 1), ("arrow", 1), ("castle_token", 1)]


def draw_castle(view: MagnaCartaView, x: float, y: float, w: float, h: float) -> str:
    """Three stacks of tokens; the one from which tokens are taken is framed."""
    full = CASTLE[len(view["players"])]
    out = [
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" fill="var(--hill)" stroke="var(--line-2)"/>',
        text(say("drawing.castle"), x + 12, y + 20, 14, 'class="serif"', weight=700),
        f'<g style="--ink:var(--text)">{line(BATCH, x + w - 58, y + 7, 15)}</g>',
    ]
    column = (w - 16) / 3
    current = next((i for i, left in enumerate(view["castle"]) if left), None)
    for i, left in enumerate(view["castle"]):
        middle, foot = x + 8 + column * (i + 0.5), y + h - 25
        for j in range(left):
            token = use("token", middle - 19, foot - 38 - j * 4, 38)
            out.append(f'<g class="face" style="--tk:{TOKEN_COLOURS[i]}">{token}</g>')
        if left:
            value = DATA["castle"]["values"][i]
            out.append(f'<g class="face">{text(value, middle, foot - 9 - (left - 1) * 4, 15, "", "middle", 800)}</g>')
        if i == current:
            high = 38 + (left - 1) * 4
            out.append(
                f'<rect x="{middle - 23:g}" y="{foot - high - 1:g}" width="46" height="{high:g}" rx="7" fill="none"'
                ' stroke="var(--lit-edge)" stroke-width="2"/>'
            )
        section = say(f"section.{SECTION_NAMES[i]}")
        out.append(fitted(f"{section} {left}/{full[i]}", middle, foot + 16, 11.5, column - 2))
    return "".join(out)


def draw_bridge(view: MagnaCartaView, x: float, y: float, w: float, h: float) -> str:
    """The passing markers in order."""
    middle, n = y + h * 0.47, 4
    left, wide = x + 12, w - 24
    top, foot = middle - 20, middle + 20
    arch = f"a{wide / 7:g} 15 0 0 0 {-wide / 3.6:g} 0"
    out = [
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" fill="var(--water)"'
        ' stroke="var(--water-line)"/>',
        text(say("drawing.bridge"), x + 12, y + 20, 14, 'class="serif"', weight=700),
        f'<g class="face"><path d="M{left - 8:g} {foot - 2:g}H{left + wide + 8:g}L{left + wide + 3:g} {foot + 17:g}'
        f"H{left + wide - 9:g}{arch}h-9{arch}h-9{arch}H{left - 3:g}z"
        '" fill="var(--stone-2)" stroke="var(--ink)" stroke-width="1.3"/>'
        f'<rect x="{left - 8:g}" y="{top:g}" width="{wide + 16:g}" height="40" rx="4" fill="var(--stone-1)"'
        ' stroke="var(--ink)" stroke-width="1.4"/></g>',
        text(say("drawing.passing"), x + w / 2, y + h - 9, 11.5, "", "middle"),
    ]
    for i in range(n):
        cx = left + wide / n * (i + 0.5)
        if i < len(view["bridge"]):
            out.append(seat_sign(view["bridge"][i], cx, middle, 12))
        else:
            ring = f'<circle cx="{cx:g}" cy="{middle:g}" r="11.5" fill="#fffaf0" stroke="#241b12" stroke-width="1.2"/>'
            number = text(i + 1, cx, middle + 4.5, 13, 'class="serif"', "middle", 700)
            out.append(f'<g class="face">{ring}{number}</g>')
    return "".join(out)


def draw_prestige(view: MagnaCartaView, x: float, y: float, w: float, h: float) -> str:
    """The prestige buildings that are left."""
    step = w / 7
    heading = text(say("drawing.prestige"), x, y + 14, 14, 'class="serif"', weight=700)
    cards = [prestige_face(name, x + i * step, y + 22, step - 5, h - 22) for i, name in enumerate(view["prestige"])]
    return heading + "".join(cards)


class Road:
    """Where the cards of the road lie: rows of eight, to and fro."""

    def __init__(self, view: MagnaCartaView, y: float) -> None:
        self.view = view
        self.y = y
        self.length = len(view["road"])
        self.rows = self.length // COLUMNS + 1
        self.height = self.rows * STEP_Y

    def place(self, i: int) -> tuple[float, float, int]:
        """The corner of a card and its row."""
        row, column = divmod(i, COLUMNS)
        return ROAD_X + (COLUMNS - 1 - column if row % 2 else column) * STEP_X, self.y + row * STEP_Y, row

    def draw(self) -> str:
        """The way itself, bright as far as the provost lets it, then the cards and who stands on them."""
        reach = self.view["provost"]
        bright = self.length - 1 if reach is None else reach
        out = [self._way(self.length, "--road-edge", 36), self._way(self.length, "--road-dim", 33)]
        if self.length:
            out.append(self._way(bright, "--road", 33, round_end=False))
        out += [self._card(i) for i in range(self.length)]
        out.append(self._next_card())
        if reach is not None:
            out.append(self._provost(reach))
        return "".join(out)

    def _way(self, last: int, colour: str, width: int, round_end: bool = True) -> str:
        end_x, _, end_row = self.place(last)
        left, right = ROAD_X - EDGE, ROAD_X + (COLUMNS - 1) * STEP_X + CARD_W + EDGE
        d = f"M{ROAD_X - 12:g} {self._band(0):g}"
        for row in range(end_row):
            edge, bend = (right, right - 14) if row % 2 == 0 else (left, left + 14)
            y, below = self._band(row), self._band(row + 1)
            d += f"H{bend:g}Q{edge:g} {y:g} {edge:g} {y + 14:g}V{below - 14:g}Q{edge:g} {below:g} {bend:g} {below:g}"
        d += f"H{end_x if end_row % 2 else end_x + CARD_W:g}"
        cap = ' stroke-linecap="round"' if round_end else ""
        return f'<path d="{d}" fill="none" stroke="var({colour})" stroke-width="{width}"{cap}/>'

    def _band(self, row: int) -> float:
        return self.y + row * STEP_Y + CARD_H + ROAD_BAND / 2

    def _card(self, i: int) -> str:
        card = self.view["road"][i]
        x, y, row = self.place(i)
        band, middle = self._band(row), x + CARD_W / 2
        out = [road_face(card, x, y, CARD_W, CARD_H)]
        if card["turning"]:
            out.append(f'<g class="face residence">{use("b-residence", x + CARD_W - 30, y + CARD_H - 32, 26)}</g>')
        if self.view["decision"]["place"] == i:
            out.append(
                f'<rect x="{x - 5:g}" y="{y - 5:g}" width="{CARD_W + 10}" height="{CARD_H + 10}" rx="12" fill="none"'
                ' stroke="var(--lit-edge)" stroke-width="2.4"/>'
            )
        out.append(text(i + 1, x + 8, band + 4.5, 13, 'class="serif" style="fill:var(--roadtext)"', "middle", 700))
        if card["worker"] is not None:
            out.append(worker(card["worker"], middle, band + 15))
        elif card["side"] == "building":
            out.append(
                f'<circle cx="{middle:g}" cy="{band:g}" r="13" fill="var(--road)" stroke="var(--road-edge)"'
                ' stroke-width="1.4" stroke-dasharray="3 3"/>'
            )
        if card["store"]:
            good = CARDS[card["card"]]["store"]
            cubes = "".join(use(good, x + CARD_W - 17 - j * 8, band - 9, 17) for j in range(card["store"]))
            out.append(f'<g class="face">{cubes}</g>')
        return "".join(out)

    def _next_card(self) -> str:
        x, y, _ = self.place(self.length)
        frame = (
            f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{CARD_W - 4}" height="{CARD_H - 4}" rx="8" fill="var(--land-2)"'
        )
        words = fitted(say("drawing.next_card"), x + CARD_W / 2, y + CARD_H / 2 + 4, 12, CARD_W - 8, 'class="second"')
        return f'{frame} stroke="var(--line-2)" stroke-width="1.5" stroke-dasharray="5 5"/>{words}'

    def _provost(self, i: int) -> str:
        x, y, row = self.place(i)
        bar_x = x - 1 if row % 2 else x + CARD_W + 1
        bar = f'<path d="M{bar_x:g} {y + CARD_H + 4:g}v{ROAD_BAND - 8}" stroke="var(--provost)" stroke-width="4"/>'
        figure = use("provost", x + 17, self._band(row) - 24, 25, 38)
        return f'{bar}<g class="face">{figure}</g>'
