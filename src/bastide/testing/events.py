"""Events as tests compare them."""

from bastide.core import Event


def shown_to(event: Event, viewer: int | None) -> dict[str, object]:
    """The event as plain data, with the secret part only for its owner."""
    data = {**event.data, **event.secret} if viewer is not None and viewer == event.owner else dict(event.data)
    shown: dict[str, object] = {"kind": event.kind, "clause": event.clause, "seat": event.seat, "data": data}
    if event.chance:
        shown["chance"] = True
    if event.reveals:
        shown["reveals"] = True
    return shown
