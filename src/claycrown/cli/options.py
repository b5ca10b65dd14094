"""Options and input shared by several commands."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from claycrown.cli.wording import argument, option
from claycrown.games import contract, game, titles
from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.options import Value
from claycrown.record.files import parse_json, unreadable
from claycrown.record.notation import BadPosition

F = TypeVar("F", bound=Callable[..., Any])

game_argument = argument("name", metavar="command-metavar-game", type=click.Choice(titles()))
seed_type = click.IntRange(0, contract.HIGHEST_SEED)
option_option = option("--option", "options", metavar="command-metavar-variant", multiple=True, help="command-option-variant")
editions_option = option("--edition", "editions", metavar="command-metavar-file", multiple=True, help="command-option-edition")


def json_option(function: F) -> F:
    return option("--json", "as_json", is_flag=True, help="command-option-json")(function)


def read_text(source: str) -> str:
    """A file's text, or standard input's for `-`."""
    try:
        data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        return data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise unreadable(_source_name(source), error) from None


def read_one(source: str) -> Any:
    """The one JSON value of a file."""
    return parse_json(read_text(source), _source_name(source))


def read_several(source: str) -> tuple[list[Any], bool]:
    """The positions of a file, one JSON value or one per line, and whether there are several."""
    text, name = read_text(source), _source_name(source)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    # Lines that each hold a whole object are several positions; anything else is one, perhaps broken.
    if len(lines) > 1 and all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for _, line in lines):
        return [parse_json(line, Message("file-line", {"file": name, "line": number})) for number, line in lines], True
    return [parse_json(text, name)], False


def _source_name(source: str) -> str | Message:
    return Message("file-stdin") if source == "-" else source


def table_options(name: str, texts: tuple[str, ...], players: int) -> dict[str, Value]:
    """The variants given by `--option K=V`."""
    chosen: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadPosition("--option", "setup-option-form", given=repr(text))
        variant = game(name).options.get(key)
        chosen[key] = value if variant is None else variant.read(value)
        if variant is not None and chosen[key] is None:
            raise BadPosition("--option", "setup-option-named", option=key, limits=variant.limits, given=repr(value))
    return contract.check_options(game(name), chosen, players)


def edition_to_play(name: str, files: tuple[str, ...]) -> Edition:
    """The edition for a new game: the package's own, or the one file named."""
    if len(files) > 1:
        raise BadPosition("--edition", "edition-only-one")
    return game(name).edition(files[0] if files else None)


def echo_json(value: Any) -> None:
    """On one line, so that several can follow each other; indented on a terminal."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))
