"""How many threads numpy and torch calculate with."""

import os

LIBRARIES = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def one_thread_each() -> None:
    """One in every process that begins from now on, and here if neither is loaded yet, unless the environment says
    otherwise: the nets are small, and on a busy machine threads that wait for each other make one look at a position
    take many times as long."""
    for library in LIBRARIES:
        os.environ.setdefault(library, "1")
