"""What is said when a command needs packages that Bastide alone does not bring."""

from bastide.core import BastideError


def lacking(what: str, extra: str) -> BastideError:
    """The complaint that something is not there, with the command that brings it."""
    return BastideError(f"{what}; in the folder of Bastide's sources, type: pip install '.[{extra}]'")
