"""Saved games go to a folder of the test's own, as for all tests of the terminal."""

from tests.terminal.conftest import saves_of_this_test as saves_of_this_test
