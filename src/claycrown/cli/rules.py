"""The command `rules`: the rulebook."""

import textwrap
from shutil import get_terminal_size

import click

from claycrown.cli.options import game_argument
from claycrown.cli.wording import argument, command, option
from claycrown.games import game
from claycrown.guide.rulebook import Rulebook, rulebook

WIDEST = 100


@command(help="command-rules-about")
@game_argument
@argument("asked", nargs=-1, metavar="command-metavar-rule-or-words")
@option("--edition", "file", metavar="command-metavar-file", help="command-rules-edition")
def rules(name: str, asked: tuple[str, ...], file: str | None) -> int:
    """Print all rules by chapter, one rule (T5.4), one chapter (T5), or the rules that contain all of some words. The exit status
    is 1 if nothing is found."""
    book = rulebook(name, game(name).edition(file))
    found = _find(book, " ".join(asked))
    chapter = ""
    for rule in found:
        if rule.partition(".")[0] != chapter:
            chapter = rule.partition(".")[0]
            click.echo(f"{chapter}  {book.chapters.get(chapter, '')}\n")
        click.echo(_wrap(rule, book.sentence(rule)) + "\n")
    return int(not found)


def _find(book: Rulebook, asked: str) -> list[str]:
    known = asked.upper()
    if not asked:
        return list(book.sentences)
    return [known] if known in book.sentences else book.of_chapter(known) if known in book.chapters else book.search(asked)


def _wrap(rule: str, sentence: str) -> str:
    width = min(WIDEST, get_terminal_size().columns)
    return textwrap.fill(sentence, width, initial_indent=f"{rule:<7}", subsequent_indent=" " * 7)
