"""The signs of the seats: red lozenge, blue circle, green triangle, orange hexagon, black square, slate shield."""

SIGNS = "RBGOKS"
"""The letter in the sign of each seat."""
COLOURS = {
    "R": ("#c43a22", "#d2452c"),
    "B": ("#15549b", "#3676c6"),
    "G": ("#41b086", "#4cc096"),
    "O": ("#f2ac25", "#f6b63c"),
    "K": ("#38322d", "#17130f"),
    "S": ("#a3adb6", "#a9b3bd"),
}
"""The colour of each seat in light and in dark drawings; the page's tokens.css says the same."""
SOFT = {
    "R": ("#f6d9cf", "#4b241b"),
    "B": ("#d6e4f3", "#1b3350"),
    "G": ("#d3ebdf", "#183a2d"),
    "O": ("#fbe9c4", "#4a3714"),
    "K": ("#ddd7ce", "#3d372f"),
    "S": ("#e6eaed", "#373d42"),
}
"""The ground behind the seat that is to move, in light and in dark drawings."""
ON_SEAT = {"R": "#fff", "B": "#fff", "G": "#04231a", "O": "#221600", "K": "#fff", "S": "#14181b"}
"""The colour of a letter on the colour of its seat."""


def properties(seats: str, dark: bool) -> str:
    """The colours of these seats as properties of a style sheet."""
    return "".join(f"--{seat}:{COLOURS[seat][dark]};--{seat}-soft:{SOFT[seat][dark]};" for seat in seats)


def rules(look: str, seats: str) -> str:
    """What belongs to a seat, inside drawings of this look, has that seat's colours."""
    return "".join(
        f".{look} .{seat}{{--seat:var(--{seat});--soft:var(--{seat}-soft);--on-seat:{ON_SEAT[seat]}}}" for seat in seats
    )
