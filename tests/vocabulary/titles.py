"""The games that most tests are about: those of this package, whatever else is installed."""

from claycrown.games.plugin import own

TITLES = tuple(declared.name for declared in own())
