"""Fixtures of the tests of what hosts are given: those of the server's tests, for servers to put something before."""

from tests.server.conftest import houses, new_database, new_house, new_laid_out_database, postgres

__all__ = ["houses", "new_database", "new_house", "new_laid_out_database", "postgres"]
