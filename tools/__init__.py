"""Tools for developers of Clay & Crown, outside the package.

Modules with a `.pxd` are compiled if the rules are: compiled tools do not work with plain rules.
"""

from claycrown import compiled
from claycrown.pure import prefer_sources

if not compiled():
    prefer_sources(__name__)
