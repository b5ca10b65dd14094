"""Fixtures of the tests of what hosts are given: those of the server's tests, for servers to put something before."""

from tests.server.conftest import new_database, new_laid_out_database, new_server, postgres, servers

__all__ = ["new_database", "new_laid_out_database", "new_server", "postgres", "servers"]
