"""Stands in for the `cython` module where the rules run uncompiled: there is no lock to let go of then."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
