"""Writes the faces of the page from whole ones: what English needs, the accents of our other languages, and the rest.

Run by hand, with `pip install fonttools brotli`: python web/fonts.py FOLDER, where the folder has the files
alegreya-latin-700-normal.woff2 and source-sans-3-latin-wght-normal.woff2 of Fontsource, the latter cut to the weights
from 400 to 800. Nothing we show has figures of old style, so the figures of Alegreya are lining ones, all of one width.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont

FACES = Path(__file__).resolve().parent / "src/stage/fonts"
FIRST = {*range(0x20, 0x7F), *map(ord, "\u00a0«·»½×–‘’‚“”„…−")}
ACCENTS = set(map(ord, "ÀÁÂÄÇÈÉÊËÍÎÏÌÒÓÔÖÙÚÛÜßàáâäçèéêëíîïìòóôöùúûü°±→←↑↓"))
KERNED = {"alegreya": ["kern"], "source-sans-3": []}
"""Titles are set with care; in smaller type nobody sees it, and it is a sixth of the bytes."""


def main() -> None:
    for family, style in (("alegreya", "700"), ("source-sans-3", "wght")):
        whole = Path(sys.argv[1]) / f"{family}-latin-{style}-normal.woff2"
        every = set(TTFont(whole).getBestCmap())
        for part, letters in (("first", FIRST), ("accents", ACCENTS), ("other", every - FIRST - ACCENTS)):
            file = FACES / f"{family}-{part}-{style}-normal.woff2"
            write(whole, letters & every, KERNED[family], file)
            print(file.name, file.stat().st_size)


def write(whole: Path, letters: set[int], features: list[str], file: Path) -> None:
    """A face with these letters alone."""
    font = TTFont(whole)
    set_lining_figures(font)
    options = Options(flavor="woff2", layout_features=features, hinting=False, notdef_outline=False, glyph_names=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(letters))
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
