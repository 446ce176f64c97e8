"""Writes the ids of the page's own words as a type, so that `t("...")` takes no other: src/words/ids.ts.

Run by hand when words are added: python web/words.py
"""

import re
from pathlib import Path

WORDS = Path(__file__).resolve().parent / "src/words"


def ids(text: str) -> list[str]:
    """The ids of the messages in a word file, with the dots they have in code."""
    return sorted(id.replace("-", ".") for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def typed(text: str) -> str:
    """The type of these ids."""
    lines = "\n".join(f'  | "{id}"' for id in ids(text))
    return f"/** Made by web/words.py from web.en.ftl. */\n\nexport type PageId =\n{lines};\n"


if __name__ == "__main__":
    (WORDS / "ids.ts").write_text(typed((WORDS / "web.en.ftl").read_text("utf-8")), "utf-8")
