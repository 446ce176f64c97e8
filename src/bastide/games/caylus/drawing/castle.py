"""The castle, section by section, with the places of its builders; and the favour table below it."""

from bastide.games.caylus.components import DATA
from bastide.games.caylus.drawing.art import box, effect_line, house, marker, painted, place, text, use, valued, worker
from bastide.games.caylus.drawing.effects import FIELDS
from bastide.games.caylus.drawing.words import say
from bastide.games.caylus.view_types import CaylusView, SectionView

LEFT, TOP, WIDE = 18, 8, 222
HEIGHTS = {"towers": 134, "walls": 124, "dungeon": 92}
LABELS = {"towers": 46, "walls": 32, "dungeon": 20}
IN_A_ROW = {"towers": 7, "walls": 5, "dungeon": 6}
RULES = {section["id"]: section for section in DATA["castle"]["sections"]}


def draw_castle(view: CaylusView) -> str:
    """Towers above walls above dungeon: what is scored is sealed, what is to come is dashed."""
    out, y = "", float(TOP)
    current = next((section["name"] for section in view["castle"] if not section["scored"]), "")
    for section in reversed(view["castle"]):
        out += _section(section, y, section["name"] == current)
        y += HEIGHTS[section["name"]] + 3
    out += box(LEFT - 4, y, WIDE + 8, 44, 8, painted("road", "road-edge", 1.4))
    for i, seat in enumerate(view["castle_workers"]):
        x = LEFT + WIDE * (i + 0.5) / 5
        out += place(x, y + 23, 14, str(i + 1))
        if seat is not None:
            out += worker(seat, x, y + 39, 35)
    return out


def _body(name: str, y: float, high: float) -> str:
    x, w = LEFT, WIDE
    if name == "towers":
        return f"M{x + 8} {y + high:g}V{y + 30:g}H{x + 60}V{y + 42:g}H{x + w - 60}V{y + 30:g}H{x + w - 8}V{y + high:g}z"
    if name == "walls":
        unit = w / 15
        teeth = "".join(f"V{y + (14 if i % 2 else 4):g}H{x + unit * (i + 1):g}" for i in range(15))
        return f"M{x} {y + high:g}V{y + 8:g}{teeth}V{y + high:g}z"
    return f"M{x - 6} {y + high:g}L{x + 2} {y + 2:g}H{x + w - 2}L{x + w + 6} {y + high:g}z"


def _section(section: SectionView, y: float, current: bool) -> str:
    name, high, x, w = section["name"], HEIGHTS[section["name"]], LEFT, WIDE
    future = not current and not section["scored"]
    line = 'stroke="var(--line-2)" stroke-dasharray="5 4"' if future else 'stroke="#241b12"'
    fill = 'fill="var(--panel)" fill-opacity=".45"' if future else 'fill="var(--stony-1)"'
    out = f'<path d="{_body(name, y, high)}" {fill} {line} stroke-width="1.5"/>'
    if name == "towers":
        roof = 'fill="var(--panel)" fill-opacity=".45"' if future else 'fill="var(--presti-2)"'
        roofs = f"M{x + 4} {y + 30:g}l30-28 30 28zM{x + w - 64} {y + 30:g}l30-28 30 28z"
        out += f'<path d="{roofs}" {roof} {line} stroke-width="1.4"/>'
    out += _rules(section, y + LABELS[name], future)
    seats = [seat for seat, count in enumerate(section["houses"]) for _ in range(count)]
    per, top = IN_A_ROW[name], y + LABELS[name] + 36
    for i in range(section["places"]):
        hx, hy = x + 10 + (w - 20) / per * (i % per + 0.5), top + i // per * 28
        if i < len(seats):
            out += house(seats[i], hx, hy, 12.5)
            continue
        glow = "#ffe9a8" if current and i == len(seats) else "none"
        edge = "var(--line-2)" if future else "#5c5140"
        out += f'<path d="M{hx - 10:g} {hy - 1:g}l10-9 10 9v11h-20z" fill="{glow}" stroke="{edge}" stroke-width="1.4"'
        out += ' stroke-dasharray="3 2.5"/>'
    if section["scored"]:
        seal = f'<circle cx="{x + w - 4}" cy="{y + high - 12:g}" r="13" {painted("seal", "#241b12", 1.3)}/>'
        out += f'{seal}<g style="color:#fff">{use("u-check", x + w - 12, y + high - 20, 16)}</g>'
    if current:
        poles = f"M{x - 7} {y + 12:g}V{y + high:g}M{x + w + 7} {y + 12:g}V{y + high:g}"
        for step in (20, 50, 80):
            poles += f"M{x - 7} {y + step:g}h9M{x + w - 2} {y + step:g}h9"
        out += f'<path d="{poles}" stroke="var(--wood)" stroke-width="3" stroke-linecap="round"/>'
    return out


def _rules(section: SectionView, y: float, future: bool) -> str:
    """Prestige for a batch, the loss without a house, and the favours by houses."""
    rules, look, x = RULES[section["name"]], "" if future else "on", LEFT
    ink = "var(--text)" if future else "#241b12"
    out = text(x + 12, y, 14.5, say(f"section.{section['name']}"), look, "serif")
    gain, lost = f"+{rules['prestige']}", f"−{rules['none']}"
    out += f'<g class="face">{valued("shield", gain, x + 92, y - 16, 21)}</g>'
    crossed = f'<path d="M3 11l8-7 8 7v8H3z" fill="none" stroke="{ink}" stroke-width="1.5" stroke-dasharray="2.5 2"/>'
    crossed += f'<path d="M2 20 20 2" stroke="{ink}" stroke-width="1.7"/>'
    loss = f'<g class="face">{valued("shield", lost, 28, 0, 21)}</g>'
    out += f'<g transform="translate({x + WIDE - 62} {y - 16:g})">{crossed}{loss}</g>'
    at = float(x + 12)
    for favours in range(1, max(rules["favours"]) + 1):
        needed = rules["favours"].index(favours)
        out += f'<g class="face" style="--seat:#fffaf0">{use("house", at, y + 5, 13)}</g>'
        out += text(at + 14, y + 16, 12, f"{needed}+", look)
        at += 32
        for _ in range(favours):
            out += f'<g class="face">{use("favour", at, y + 5, 13)}</g>'
            at += 9
        at += 12
    return out


def draw_favours(view: CaylusView) -> str:
    """The favour table with the markers; beginners do without it."""
    x, y, wide, cell = 10, 432, 238, 58
    if view["simplified_favours"]:
        return text(x, y + 12, 14, say("drawing.favours"), font="serif") + text(
            x, y + 34, 12, say("drawing.simplified"), weight=600
        )
    opened = view["open_columns"]
    out = text(x, y + 12, 14, say("drawing.favours"), font="serif")
    out += text(x + wide, y + 12, 11.5, say("drawing.open", count=opened), "e", weight=600)
    first, column = 30 + 26, (wide - 30 - 26) / 5
    for line, (symbol, fields) in enumerate(zip(("prestige", "denier", "any", "hammer"), FIELDS, strict=True)):
        top = y + 20 + line * (cell + 2)
        out += use(symbol, x + 2, top + cell / 2 - 12, 24)
        for c in range(-1, 5):
            left = x + 30 if c < 0 else x + first + c * column
            width = (26 if c < 0 else column) - 2
            out += _cell(left, top, width, cell, fields[c] if c >= 0 else "", c < 0, c >= opened)
            here = [seat for seat, own in enumerate(view["players"]) if list(own["markers"].values())[line] == c + 1]
            out += _markers(here, left + width / 2, top, cell, c < 0)
    return out


def _cell(x: float, y: float, w: float, h: float, effect: str, start: bool, locked: bool) -> str:
    fill = "none" if start else "var(--panel-2)" if locked else "var(--fp)"
    edge = 'stroke="var(--line-2)" stroke-dasharray="3 3"' if locked or start else 'stroke="#241b12"'
    out = f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5" fill="{fill}" {edge} stroke-width="1.1"/>'
    if start:
        return out
    faded = ' opacity=".45"' if locked else ""
    if effect:
        pay, arrow, gain = effect.partition(" > ")
        rows = [f"{pay} >", gain] if arrow else [effect]
        size = 12.5 if arrow else 18
        drawn = "".join(effect_line(row, x + w / 2, y + 5 + i * 14, size, 1, room=w - 8) for i, row in enumerate(rows))
        out += f'<g class="face"{faded}>{drawn}</g>'
    else:
        out += text(x + w / 2, y + 18, 13, "–", "c on")
    return out


def _markers(seats: list[int], cx: float, y: float, cell: float, start: bool) -> str:
    out = ""
    for i, seat in enumerate(seats):
        if start:
            shift = 0 if len(seats) < 4 else (5.8 if i % 2 else -5.8)
            row = i if len(seats) < 4 else i // 2
            out += marker(seat, cx + shift, y + 9 + row * 14, 6)
        else:
            row, spot = divmod(i, 2)
            across = min(2, len(seats) - 2 * row)
            out += marker(seat, cx + (spot - (across - 1) / 2) * 13, y + cell - 8 - row * 12, 6)
    return out
