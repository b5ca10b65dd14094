"""The command `rules`: the rulebook, as the browser and the terminal's table show it."""

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
    """By chapter; of one rule (T5.4) or chapter (T5) its sentences; of words the rules that have them all. Ends with status 1 if
    nothing is found."""
    book = rulebook(name, game(name).edition(file))
    found = _found(book, " ".join(asked))
    chapter = ""
    for rule in found:
        if rule.partition(".")[0] != chapter:
            chapter = rule.partition(".")[0]
            click.echo(f"{chapter}  {book.chapters.get(chapter, '')}\n")
        click.echo(_laid_out(rule, book.sentence(rule)) + "\n")
    return int(not found)


def _found(book: Rulebook, asked: str) -> list[str]:
    known = asked.upper()
    if not asked:
        return list(book.sentences)
    return [known] if known in book.sentences else book.of_chapter(known) if known in book.chapters else book.search(asked)


def _laid_out(rule: str, sentence: str) -> str:
    width = min(WIDEST, get_terminal_size().columns)
    return textwrap.fill(sentence, width, initial_indent=f"{rule:<7}", subsequent_indent=" " * 7)
