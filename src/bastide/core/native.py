"""The machine types of the compiled engine, and their stand-ins when the same files run uncompiled.

Rules import `i64`, `u8`, `vec`, ... from here. mypyc sees the native types; the interpreter sees plain `int`,
`list` and `bytearray`. This module itself is never compiled: it decides which of the two the others get.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

_state = find_spec("bastide.core.state")
COMPILED: bool = _state is not None and not (_state.origin or "").endswith((".py", ".pyc"))

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    from mypy_extensions import mypyc_attr as mypyc_attr

    i64 = int

    class u8(int):
        def __new__(cls, x):
            return x

    def _bytes(items=(), *, capacity=0):
        return bytearray(items)

    def _list(items=(), *, capacity=0):
        return list(items)

    class vec:
        def __class_getitem__(cls, item: Any):
            return _bytes if item is u8 else _list

    def append(items, x):
        items.append(x)
        return items

    def remove(items, x):
        items.remove(x)
        return items

    def pop(items, i=-1):
        return items, items.pop(i)


def codes(items: "list[int]") -> "vec[i64]":
    """Action codes as the engine wants them, made from ordinary integers."""
    return vec[i64](items)
