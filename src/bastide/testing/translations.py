"""Which clauses are not in a language, or were translated from another English than today's.

    python -m bastide.testing.translations                          # lists them, with exit code 1 where there are some
    python -m bastide.testing.translations --stamp de CAY-6.2 ...   # these are made from today's English
    python -m bastide.testing.translations --stamp de               # so are all of that language that have no stamp yet

A translation carries the digest of the English it was made from (`Clause.digest`), so whoever changes a clause sees
which translations have to follow.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bastide.core.rulebook import Clause, Rulebook

LANGUAGES = ("ro", "hu", "it", "fr", "de")
FOLDER = Path(__file__).parents[1] / "rulebook/translations"


def lacking(language: str) -> list[str]:
    """The clauses that are not in that language."""
    return [clause.id for clause in _clauses() if language not in clause.translations]


def stale(language: str) -> list[str]:
    """The clauses whose English has changed since they were translated."""
    return [clause.id for clause in _clauses() if clause.is_stale(language)]


def _clauses() -> Iterator[Clause]:
    return chain.from_iterable(map(Rulebook.of, Rulebook.names()))


def stamp(language: str, ids: list[str]) -> int:
    """Say of these translations, or of all without a stamp, that they are of today's English; returns how many."""
    count = 0
    for game in Rulebook.names():
        path = FOLDER / f"{game}.{language}.json"
        found = json.loads(path.read_text("utf-8"))
        for clause in Rulebook.of(game):
            own = found.get(clause.id)
            if own is not None and (clause.id in ids or (not ids and not own.get("of"))):
                found[clause.id] = {"of": clause.digest, "title": own["title"], "text": own["text"]}
                count += 1
        path.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", "utf-8")
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description="Which clauses wait for a translation.")
    parser.add_argument("--stamp", metavar="LANGUAGE", help="mark translations as made from today's English")
    parser.add_argument("ids", metavar="CLAUSE", nargs="*", help="which; all without a mark if left out")
    asked = parser.parse_args()
    if asked.stamp:
        print(f"{stamp(asked.stamp, asked.ids)} marked.")
        return 0
    waiting = {language: (lacking(language), stale(language)) for language in LANGUAGES}
    for language, (missing, old) in waiting.items():
        print(f"{language}: {len(missing)} missing, {len(old)} stale {' '.join([*missing, *old])}".rstrip())
    return int(any(missing or old for missing, old in waiting.values()))


if __name__ == "__main__":
    raise SystemExit(main())
