"""What only those need who work on Clay & Crown: no part of the package.

Modules with a `.pxd` are compiled like those of the package. They fit compiled rules only: with plain ones they are plain, too.
"""

from claycrown import compiled
from claycrown.pure import prefer_sources

if not compiled():
    prefer_sources(__name__)
