"""Replaces the `cython` module where the rules run uncompiled: there is no GIL to release."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
