"""Options and input that several commands share."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from claycrown.games import contract, game, titles
from claycrown.games.edition import Edition
from claycrown.games.options import Value
from claycrown.record.files import parse_json, unreadable
from claycrown.record.notation import BadPosition, Editions

F = TypeVar("F", bound=Callable[..., Any])


def speak_as_the_terminal() -> None:
    """In the language that its environment names."""
    from claycrown.words import speak

    speak(next((language for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (language := os.environ.get(name))), ""))


game_argument = click.argument("name", metavar="GAME", type=click.Choice(titles()))
seed_type = click.IntRange(0, contract.HIGHEST_SEED)
option_option = click.option("--option", "options", metavar="K=V", multiple=True, help="A variant, as in short=true.")
editions_option = click.option(
    "--edition", "editions", metavar="FILE", multiple=True, help="An edition file to play with, or that a position names."
)


def json_option(function: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="JSON, and nothing else, to standard output.")(function)


def read_text(source: str) -> str:
    """A file's text, or standard input's for `-`."""
    try:
        data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        return data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise unreadable(source, error) from None


def read_one(source: str) -> Any:
    """The one JSON value of a file."""
    return parse_json(read_text(source), _named(source))


def read_several(source: str) -> tuple[list[Any], bool]:
    """The positions of a file: one JSON value, or one a line; and whether they came as several."""
    text = read_text(source)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    # Lines that each hold a whole object are several positions; anything else is one, perhaps broken.
    if len(lines) > 1 and all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for _, line in lines):
        return [parse_json(line, f"{_named(source)} line {number}") for number, line in lines], True
    return [parse_json(text, _named(source))], False


def _named(source: str) -> str:
    return "standard input" if source == "-" else source


def table_options(name: str, texts: tuple[str, ...], players: int) -> dict[str, Value]:
    """`--option K=V` as the game's variants."""
    chosen: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadPosition("--option", f"must be NAME=VALUE, as in short=true, not {text!r}")
        option = game(name).options.get(key)
        chosen[key] = value if option is None else option.read(value)
        if option is not None and chosen[key] is None:
            raise BadPosition("--option", f"{key} must be {option.limits}, not {value!r}")
    return contract.check_options(game(name), chosen, players)


def edition_to_play(name: str, files: tuple[str, ...]) -> Edition:
    """The edition for a new game: the package's own, or the one file named."""
    if len(files) > 1:
        raise BadPosition("--edition", "a game is played with one edition")
    return game(name).edition(files[0] if files else None)


def editions_at_hand(files: tuple[str, ...]) -> Editions:
    return Editions(*files)


def echo_json(value: Any) -> None:
    """On one line, so that several can follow each other; laid out for people who look at it on a terminal."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))
