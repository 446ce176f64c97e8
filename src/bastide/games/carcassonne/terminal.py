"""The land drawn with characters."""

from bastide.games.carcassonne.view import CarcassonneView


def draw(view: CarcassonneView) -> str:
    """The table as text."""
    return "\n".join(f"{tile['tile']} {tile['x']},{tile['y']} {tile['rotation']}" for tile in view["land"])
