"""Translates Click's own texts with the catalogue.

Click asks gettext for them by their English text, and gettext reads only its own files. So the two functions that Click's modules
call are replaced here. Click's placeholders (`{name!r}`) pass through the catalogue unchanged.
"""

import click.core
import click.exceptions
import click.formatting
import click.parser
import click.types

from claycrown.cli.wording import worded
from claycrown.games.message import Value

MODULES = (click.core, click.exceptions, click.formatting, click.parser, click.types)

MESSAGES: dict[str, tuple[str, dict[str, Value]]] = {
    "Usage:": ("command-usage", {}),
    "Options": ("command-options", {}),
    "Commands": ("command-commands", {}),
    "default: {default}": ("command-default", {"default": "{default}"}),
    "required": ("command-required", {}),
    "Missing argument": ("command-missing-argument", {}),
    "Missing option": ("command-missing-option", {}),
    "Missing command.": ("command-missing-command", {}),
    "Choose from:\n\t{choices}": ("command-choose-from", {"choices": "{choices}"}),
    "Invalid value: {message}": ("command-invalid", {"message": "{message}"}),
    "Invalid value for {param_hint}: {message}": ("command-invalid-for", {"hint": "{param_hint}", "message": "{message}"}),
    "No such option {name!r}.": ("command-no-such-option", {"name": "{name!r}"}),
    "No such command {name!r}.": ("command-no-such-command", {"name": "{name!r}"}),
    "Option {name!r} does not take a value.": ("command-takes-no-value", {"name": "{name!r}"}),
    "{value} is not in the range {range}.": ("command-not-in-range", {"value": "{value}", "range": "{range}"}),
    "{value!r} is not a valid {number_type}.": ("command-not-a-number", {"value": "{value!r}"}),
    "{name} {filename!r} does not exist.": ("command-file-missing", {"file": "{filename!r}"}),
    "{name} {filename!r} is a directory.": ("command-file-is-folder", {"file": "{filename!r}"}),
    "{name} {filename!r} is not readable.": ("command-file-unreadable", {"file": "{filename!r}"}),
}
"""The message for each text of Click, and the placeholders that Click will fill."""
PLURALS: dict[str, tuple[str, dict[str, Value]]] = {
    "Did you mean {possibility}?": ("command-did-you-mean", {"possibility": "{possibility}"}),
    "Option {name!r} requires an argument.": ("command-needs-value", {"name": "{name!r}", "number": "{nargs}"}),
    "Got unexpected extra argument ({args})": ("command-extra-arguments", {"arguments": "{args}"}),
    "{value!r} is not {choice}.": ("command-not-one-of", {"value": "{value!r}", "choices": "{choices}"}),
}
"""The same for texts with a plural, by their singular."""


def translate(text: str) -> str:
    id, gaps = MESSAGES.get(text, ("", {}))
    return worded(id, **gaps) if id else text


def translate_plural(one: str, several: str, count: int) -> str:
    id, gaps = PLURALS.get(one, ("", {}))
    return worded(id, **gaps, count=count) if id else one if count == 1 else several


def replace() -> None:
    """Make Click use the catalogue from now on."""
    for module in MODULES:
        for name, asked in (("_", translate), ("ngettext", translate_plural)):
            if hasattr(module, name):
                setattr(module, name, asked)
