"""Writes the faces of the page from whole ones: what English needs, what each other language needs, and the rest.

Run by hand, with `pip install fonttools brotli`: python web/fonts.py FOLDER, where the folder has the files
alegreya-{latin,latin-ext}-700-normal.woff2 and source-sans-3-{latin,latin-ext}-wght-normal.woff2 of Fontsource.
An accented letter is put together from a letter and an accent, so in one face with its letter it is a few bytes, and in
a face of its own as much as another letter. Nothing we show has figures of old style, so the figures of Alegreya are
lining ones, all of one width.
"""

import sys
from pathlib import Path

from faces import ACCENTS, FAMILIES, FIRST, LANGUAGES, NEAR
from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent
FACES = ROOT / "src/stage/fonts"
WORDS = (ROOT / "src/words", ROOT.parent / "src/bastide/rulebook/words")
KERNED = {"alegreya": ["kern"], "source-sans-3": []}
"""Titles are set with care; in smaller type nobody sees it, and it is a sixth of the bytes."""
WEIGHTS = (400, 800)


def main() -> None:
    for family, style, _ in FAMILIES.values():
        latin, more = (Path(sys.argv[1]) / f"{family}-{part}-{style}-normal.woff2" for part in ("latin", "latin-ext"))
        every = set(TTFont(latin).getBestCmap())
        parts = {"first": FIRST, "accents": ACCENTS, "near": NEAR, "other": every - FIRST - ACCENTS - NEAR}
        parts |= {language: FIRST | letters_of(language) for language in LANGUAGES}
        for part, letters in parts.items():
            file = FACES / f"{family}-{part}-{style}-normal.woff2"
            write(joined(latin, more), letters, KERNED[family], file)
            print(file.name, file.stat().st_size)


def letters_of(language: str) -> set[int]:
    """All letters and signs in the words of a language."""
    files = [file for folder in WORDS for file in folder.glob(f"*.{language}.ftl")]
    return {ord(letter) for file in files for letter in file.read_text() if letter != "\n"}


def joined(latin: Path, more: Path) -> TTFont:
    """One face with the letters of both files."""
    font, other = TTFont(latin), TTFont(more)
    here, there = font.getBestCmap(), other.getBestCmap()
    names = list(font.getGlyphOrder())
    for letter in sorted(there.keys() - here.keys()):
        bring(there[letter], font, other, names)
        for table in font["cmap"].tables:
            table.cmap[letter] = there[letter]
    font.setGlyphOrder(names)
    font["glyf"].glyphOrder = names
    if "gvar" in font:
        del font["HVAR"]  # by the number of the glyph; the same is in gvar
        instancer.instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
        for name in names:
            font["gvar"].variations.setdefault(name, [])
    return font


def bring(name: str, font: TTFont, other: TTFont, names: list[str]) -> None:
    """Take a glyph, and what it is put together from, out of another file of the same face."""
    if name in names:
        return
    glyph = other["glyf"][name]
    for part in glyph.components if glyph.isComposite() else ():
        bring(part.glyphName, font, other, names)
    names.append(name)
    font["glyf"].glyphs[name] = glyph
    font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
    if "gvar" in font:
        font["gvar"].variations[name] = other["gvar"].variations.get(name, [])


def write(font: TTFont, letters: set[int], features: list[str], file: Path) -> None:
    """A face with these letters alone."""
    set_lining_figures(font)
    options = Options(flavor="woff2", layout_features=features, hinting=False, notdef_outline=False, glyph_names=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(letters & set(font.getBestCmap())))
    subsetter.subset(font)
    save_font(font, str(file), options)


def set_lining_figures(font: TTFont) -> None:
    """Let the figures be those that `lnum` and `tnum` would make of them."""
    table = font["GSUB"].table
    for wished in ("lnum", "tnum"):
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == wished:
                found = [table.LookupList.Lookup[i] for i in record.Feature.LookupListIndex]
                instead = {a: b for lookup in found for part in lookup.SubTable for a, b in part.mapping.items()}
                for map in font["cmap"].tables:
                    map.cmap.update({c: instead.get(map.cmap[c], map.cmap[c]) for c in range(0x30, 0x3A)})


if __name__ == "__main__":
    main()
