"""The sheet that a table is drawn on."""

import re
from functools import cache
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


def used(definitions: str, drawn: str) -> str:
    """Those of the definitions that a drawing uses, and those that they use."""
    every = _by_id(definitions)
    found: dict[str, str] = {}
    asked = _uses(drawn)
    while asked:
        name = asked.pop()
        if name in every and name not in found:
            found[name] = every[name]
            asked |= _uses(every[name])
    return "".join(text for name, text in every.items() if name in found)


def _uses(drawn: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', drawn))


@cache
def _by_id(definitions: str) -> dict[str, str]:
    """The outermost elements of the definitions by their ids."""
    found: dict[str, str] = {}
    depth, start = 0, 0
    for tag in re.finditer(r"<(/?)[^>]*?(/?)>", definitions):
        if not tag[1] and depth == 0:
            start = tag.start()
        depth += (not tag[2]) * (-1 if tag[1] else 1)
        if depth == 0:
            element = definitions[start : tag.end()]
            name = re.match(r'<[^>]*?\bid="([^"]+)"', element)
            if name is not None:
                found[name[1]] = element
    return found
