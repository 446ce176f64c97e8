"""The codes of a game as text: kept beside its tests, it shows when a change would move one."""

from hashlib import sha256

from bastide.core import ActionSpace
from bastide.core.action import Part

LISTED = 256
"""Parts with more values than this are described by their first and last one and a checksum."""


def write_codes(actions: ActionSpace) -> str:
    """A line for each kind of action with its first code, and under it a line for each of its parts."""
    lines = [f"version {actions.version}"]
    for kind in actions.kinds:
        lines.append(f"{kind.first_code} {kind.word}")
        lines += [f"  {name} {_values(part)}" for name, part in zip(kind.names, kind.parts, strict=True)]
    return "\n".join(lines) + "\n"


def _values(part: Part) -> str:
    texts = [part.text(value) for value in range(part.count)]
    if part.count > LISTED:
        digest = sha256(" ".join(texts).encode()).hexdigest()[:16]
        return f"{part.room}: {part.count} values, {texts[0]} to {texts[-1]}, {digest}"
    return f"{part.room}: {' '.join(texts)}"


def moved_codes(pinned: str, actions: ActionSpace) -> list[str]:
    """What `write_codes` wrote earlier and is no longer so. More values within the room of a part, and more kinds at
    the end, move nothing."""
    old, new = pinned.splitlines(), write_codes(actions).splitlines()
    new += [""] * (len(old) - len(new))
    return [
        f"was '{was[:60]}', is '{now[:60]}'"
        for was, now in zip(old, new, strict=False)
        if now != was and not (was.startswith("  ") and now.startswith(was + " "))
    ]
