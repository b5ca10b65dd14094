"""Fixtures of the tests of what hosts are given: those of the server's tests, for servers to put something before."""

from tests.server.conftest import new_database, new_house, postgres

__all__ = ["new_database", "new_house", "postgres"]
