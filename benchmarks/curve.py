"""Draws the curve of a run of `bastide.learn` as a picture.

python benchmarks/curve.py src/bastide/games/caylus/net.json docs/images/caylus-learning.svg
"""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP = 640, 300, 50, 20
LINES = {"bot": ("#1f6f8b", "wins against `{}`"), "earlier": ("#c2703d", "wins against earlier selves")}


def main() -> None:
    about, picture = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2])
    curve = about["curve"]
    against = about.get("course", {}).get("against", "estimate")
    counted, unit, every = ("decisions", 1_000_000, 50) if "decisions" in curve[-1] else ("games", 1000, 5)
    most = curve[-1][counted]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 80} {HEIGHT + 70}" font-family="sans-serif" '
        'font-size="12">',
        f'<rect width="{WIDTH + 80}" height="{HEIGHT + 70}" fill="white"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = TOP + HEIGHT * (1 - share)
        parts.append(f'<path d="M{LEFT} {y}H{LEFT + WIDTH}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for units in range(0, most // unit + 1, every):
        x = LEFT + WIDTH * units * unit / most
        parts.append(f'<text x="{x:.0f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{units}</text>')
    said = "million decisions" if counted == "decisions" else "thousand games"
    parts.append(f'<text x="{LEFT + WIDTH / 2}" y="{TOP + HEIGHT + 36}" text-anchor="middle">{said}</text>')
    for place, (name, (colour, label)) in enumerate(LINES.items()):
        points = [(line[counted], line[name]) for line in curve if name in line]
        if not points:
            continue
        path = " ".join(f"{LEFT + WIDTH * d / most:.1f},{TOP + HEIGHT * (1 - share):.1f}" for d, share in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = label.format(against)
        parts.append(f'<text x="{LEFT + 20 + 260 * place}" y="{TOP + HEIGHT + 56}" fill="{colour}">{label}</text>')
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text("\n".join([*parts, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
