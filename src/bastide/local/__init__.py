"""The table without a server: the same hall, in one program with whoever plays, asked by messages.

It brings no web framework, no passwords, no ratings and no threads, so that it runs in a page of a browser too.
"""

from bastide.local.table import LocalTable

__all__ = ["LocalTable"]
