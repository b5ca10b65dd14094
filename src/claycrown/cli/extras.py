"""Optional packages that only some commands need, and how to install them."""

import re
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec

import click

from claycrown.cli.wording import failure, worded

REQUIREMENT = re.compile(r"([\w.-]+).*extra == ['\"](\w+)['\"]")


def require(package: str) -> None:
    """Refuse at once if a package is missing."""
    if find_spec(package) is None:
        advice = lacking(package)
        raise failure("command-needs", package=package) if advice is None else click.ClickException(advice)


def lacking(module: str) -> str | None:
    """How to install the package of a missing module; None if it belongs to no extra."""
    package = module.partition(".")[0]
    try:
        requirements = requires("claycrown") or []
    except PackageNotFoundError:  # run from the sources, without being installed
        requirements = []
    for requirement in requirements:
        found = REQUIREMENT.match(requirement)
        if found is not None and found[1].replace("-", "_").lower() == package:
            return worded("command-lacks", package=package, command=f"pip install 'claycrown[{found[2]}]'")
    return None
