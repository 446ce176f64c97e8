"""The walls of the buildings of both games of Caylus."""


def pattern(kind: str, x: float, y: float, w: float, h: float) -> str:
    """Each class of building has its own pattern, so that classes differ without colour too."""
    d = ""
    if kind in ("wood", "wooden"):
        d = "".join(f"M{x + 1:g} {y + h * row:g}h{w - 2:g}" for row in (0.36, 0.6, 0.84))
        d += f"M{x + 14:g} {y + h * 0.36:g}v{h * 0.24:g}M{x + w - 18:g} {y + h * 0.6:g}v{h * 0.24:g}"
    elif kind == "stone":
        for row in range(4):
            d += f"M{x + 1:g} {y + h * (row + 1) / 4:g}h{w - 2:g}"
            shift = 0.5 if row % 2 else 1
            d += "".join(f"M{x + (i + shift) * w / 4:g} {y + h * row / 4:g}v{h / 4:g}" for i in range(3 + row % 2))
    elif kind == "prestige":
        for i in range(5):
            d += f"M{x + w * (i + 0.5) / 5:g} {y + h * 0.34:g}l5 6-5 6-5-6z"
            d += f"M{x + w * i / 5 + (0 if i else 6):g} {y + h * 0.66:g}l5 6-5 6-5-6z"
    elif kind == "residence":
        step = (w - 8) / 6
        for row in (1, 2, 3):
            d += "".join(f"M{x + 4 + i * step:g} {y + h * row / 4 + 4:g}q{step / 2:g} 8 {step:g} 0" for i in range(6))
    return f'<path d="{d}" fill="none" stroke="var(--b2)" stroke-opacity=".38"/>' if d else ""
