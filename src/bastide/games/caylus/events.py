"""What happened in Caylus, said with the names of tiles, places and goods."""

from typing import Final

from bastide.core import Event, Message
from bastide.core.native import mypyc_attr

NAMED: Final = ("tile", "place", "line", "section", "phase")


@mypyc_attr(native_class=False)
class Happening(Event):
    """An event of Caylus. Its data are plain ids; its sentence says them by their names."""

    def message(self, scope: str, viewer: int | None = None) -> Message:
        """The sentence for the log: the same for everybody (CAY-3.1)."""
        params: dict[str, object] = {"seat": self.seat, **self.data}
        for name in NAMED:
            if isinstance(params.get(name), str):
                params[name] = Message(f"caylus.{name}.{params[name]}")
        if "place" in self.data and "tile" in self.data:
            params["place"] = Message("caylus.place.road", {"space": self.data["place"], "tile": params["tile"]})
        if "goods" in params:
            params["goods"] = goods_message(str(params["goods"]), int(str(params["count"])))
        if "price" in params:
            params["price"] = goods_message("denier", int(str(params["price"])))
        order = params.get("order")
        if isinstance(order, list):
            params["order"] = [Message("core.player", {"seat": seat}) for seat in order]
        return Message(f"caylus.event.{self.kind}", params)


def goods_message(kind: str, count: int) -> Message:
    """A number of goods of one kind."""
    return Message(f"caylus.goods.{kind}", {"count": count})
