"""How Carcassonne looks: tiles, figures and the land as SVG, drawn from the tile data with our own pictures."""
