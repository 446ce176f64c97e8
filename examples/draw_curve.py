"""Draws the curve that an example has written as a picture.

    python examples/ppo.py --curve ppo.csv
    python examples/draw_curve.py ppo.csv docs/pictures/ppo.svg "PPO, Caylus Magna Carta"

The first column is the way to the right, the last one, a share of wins, the way up. What the examples ask of
`bastide.envs` is not needed here.
"""

import sys
from html import escape
from pathlib import Path

WIDE, HIGH, LEFT, BELOW = 480, 240, 48, 36


def draw(rows: list[list[str]], title: str) -> str:
    """The picture as SVG."""
    head, *points = rows
    xs, ys = [float(row[0]) for row in points], [float(row[-1]) for row in points]
    wide, high = WIDE - LEFT - 12, HIGH - BELOW - 28

    def place(x: float, y: float) -> str:
        return f"{LEFT + wide * x / max(xs):.1f},{28 + high * (1 - y):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-size="13" fill="#222">{escape(title)}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 28 + high * (1 - share)
        parts.append(f'<path d="M{LEFT},{y:.1f}h{wide}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{share:.0%}</text>')
    for part in (0, 0.5, 1):
        x = LEFT + wide * part
        label = f"{max(xs) * part:,.0f}"
        parts.append(f'<text x="{x:.1f}" y="{HIGH - 18}" text-anchor="middle" fill="#555">{label}</text>')
    parts.append(
        f'<text x="{LEFT + wide / 2}" y="{HIGH - 4}" text-anchor="middle" fill="#222">{escape(head[0])}</text>'
    )
    line = " ".join(place(x, y) for x, y in zip(xs, ys, strict=True))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1d6fa5" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    table, picture, title = sys.argv[1:]
    rows = [line.split(",") for line in Path(table).read_text("utf-8").split()]
    Path(picture).write_text(draw(rows, title), "utf-8")


if __name__ == "__main__":
    main()
