"""The faces of the page: which letters each has. `python web/faces.py` writes `src/stage/fonts.css` from that.

A letter is looked for in the face that is listed last and has it, so what English needs comes last.
"""

import textwrap
from pathlib import Path

CSS = Path(__file__).resolve().parent / "src/stage/fonts.css"
LANGUAGES = ("de", "fr", "hu", "it", "ro")
FIRST = {*range(0x20, 0x7F), *map(ord, "\u00a0°«·»½×–‘’‚“”„…−")}
ACCENTS = set(map(ord, "ÀÁÂÄÇÈÉÊËÍÎÏÌÒÓÔÖÙÚÛÜßàáâäçèéêëíîïìòóôöùúûü±→←↑↓"))
NEAR = set(map(ord, "ĂăŐőŒœŞşŠšŢţŰűŸȘșȚț"))
OTHER = {*range(0xA1, 0x100), *range(0x2000, 0x2070), 0x20AC, 0x2122} - FIRST - ACCENTS
EXTENDED = {*range(0x100, 0x2B0), *range(0x1E00, 0x1EA0), *range(0x20A0, 0x20AC)}
PARTS = {"latin-ext": EXTENDED, "near": NEAR, "other": OTHER, "accents": ACCENTS, "first": FIRST}
FAMILIES = {"Alegreya": ("alegreya", "700", "700"), '"Source Sans 3"': ("source-sans-3", "wght", "400 800")}
"""By the name in the page: the name and the style of the files, and the weights that they have."""
WHOLE_WEIGHTS = {"source-sans-3": "200 900"}
"""Those of the face that is Fontsource's as it came."""

HEAD = """\
/* Alegreya for titles and names, Source Sans 3 for all else and all numbers: what English needs, the accents of our
   other languages, and what names may bring; then for each other language a face with all that its words need. Written
   by web/faces.py, the faces by web/fonts.py. SIL Open Font License, see the texts beside them. */
"""


def css() -> str:
    """The whole style sheet."""
    parts = [face(name, part, letters) for name in FAMILIES for part, letters in PARTS.items()]
    parts += [face(name, language) for language in LANGUAGES for name in FAMILIES]
    return HEAD + "".join(parts) + "".join(own(language) for language in LANGUAGES)


def face(name: str, part: str, letters: set[int] | None = None) -> str:
    """The rule of one face: for some letters, or a language's own with all letters of that."""
    file, style, weights = FAMILIES[name]
    if part == "latin-ext":
        weights = WHOLE_WEIGHTS.get(file, weights)
    lines = [
        f"font-family: {name if letters else own_name(name, part)};",
        f"font-weight: {weights};",
        "font-display: swap;",
        f'src: url("./fonts/{file}-{part}-{style}-normal.woff2") format("woff2");',
    ]
    if letters:
        ranges = f"unicode-range: {', '.join(runs(letters))};"
        wrapped = textwrap.wrap(ranges.removeprefix("unicode-range: "), 116)
        lines += [ranges] if len(ranges) <= 118 else ["unicode-range:", *(f"  {line}" for line in wrapped)]
    return "@font-face {\n" + "".join(f"  {line}\n" for line in lines) + "}\n"


def own_name(name: str, language: str) -> str:
    """What a language's own face is called."""
    bare = name.strip('"')
    return f'"{bare} {language}"'


def own(language: str) -> str:
    """The rule by which a page in that language uses its own faces."""
    serif, sans = (own_name(name, language) for name in FAMILIES)
    return f"html:lang({language}) {{\n  --own-serif: {serif};\n  --own-sans: {sans};\n}}\n"


def runs(letters: set[int]) -> list[str]:
    """Letters as CSS lists them: U+0020-007E, U+00A0."""
    found: list[list[int]] = []
    for letter in sorted(letters):
        if found and found[-1][1] == letter - 1:
            found[-1][1] = letter
        else:
            found.append([letter, letter])
    return [f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in found]


if __name__ == "__main__":
    CSS.write_text(css())
