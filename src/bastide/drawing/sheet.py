"""The sheet that a table is drawn on."""

from html import escape


def sheet(
    look: str, box: tuple[float, float, float, float], title: str, style: str, drawn: str, shown: str = ""
) -> str:
    """A picture whole and by itself, with its style inside and its title for who cannot see it.

    `look` is the class of the game's style; `shown` says how large the picture is where nobody says otherwise.
    """
    said = escape(title)
    edges = " ".join(f"{edge:g}" for edge in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{look}" viewBox="{edges}"{shown and f" {shown}"} role="img"'
        f' aria-label="{said}"><title>{said}</title><style>{style}</style>{drawn}</svg>'
    )
