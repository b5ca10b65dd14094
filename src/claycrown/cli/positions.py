"""The commands on positions and records: new, legal, apply, score, replay."""

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import click

from claycrown.cli.options import (
    echo_json,
    edition_to_play,
    editions_option,
    game_argument,
    json_option,
    option_option,
    read_one,
    read_several,
    seed_type,
    table_options,
)
from claycrown.cli.wording import argument, command, misuse, option
from claycrown.games import contract, game
from claycrown.games.message import Message
from claycrown.games.refused import BadPosition, codes
from claycrown.record.notation import AvailableEditions, notation, read_position
from claycrown.record.records import read_record

Answer = TypeVar("Answer")

position_argument = argument("position", metavar="command-metavar-position")


def _answers(positions: list[Any], several: bool, answer: Callable[[Any], Answer]) -> list[Answer]:
    """An answer for each position. If one of several is refused, the refusal says which."""
    answers = []
    for number, written in enumerate(positions, 1):
        try:
            answers.append(answer(written))
        except BadPosition as error:
            where = Message("file-position", {"number": number})
            raise BadPosition(where, error.message) if several else error from None
    return answers


@command(help="command-new-about")
@game_argument
@option("--players", type=int, help="command-new-players")
@option("--seed", type=seed_type, help="command-new-seed")
@option_option
@editions_option
def new(name: str, players: int | None, seed: int | None, options: tuple[str, ...], editions: tuple[str, ...]) -> None:
    """Set up a game and print its position as JSON."""
    rules = game(name)
    count = rules.player_counts[0] if players is None else players
    chosen = table_options(name, options, count)
    drawn = secrets.randbits(64) if seed is None else seed
    echo_json(notation(name).write(contract.set_up(rules, count, drawn, chosen, edition_to_play(name, editions))))


def _seat(seats: list[str], colour: str) -> int:
    if colour not in seats:
        raise BadPosition(colour, "command-not-at-table", seats=codes(seats))
    return seats.index(colour)


def _legal(written: Any, editions: AvailableEditions, colour: str | None, brief: bool) -> list[str]:
    name, state = read_position(written, editions)
    rules = game(name)
    seats = rules.seats(state)
    deciders = rules.deciders(state)
    if colour is not None:
        seat = _seat(seats, colour)
        return notation(name).legal(state, seat, brief) if seat in deciders else []
    texts = {seat: notation(name).legal(state, seat, brief) for seat in deciders}
    if all(choices == texts[deciders[0]] for choices in texts.values()):
        return texts[deciders[0]] if deciders else []
    return [f"{seats[seat]}:{text}" for seat in deciders for text in texts[seat]]


@command(help="command-legal-about")
@position_argument
@option("--seat", metavar="command-metavar-colour", help="command-legal-seat")
@json_option
@editions_option
def legal(position: str, seat: str | None, as_json: bool, editions: tuple[str, ...]) -> None:
    """The legal decisions of a position, one per line; for several positions, one line each."""
    positions, several = read_several(position)
    answers = _answers(positions, several, lambda written: _legal(written, AvailableEditions(*editions), seat, as_json))
    for answer in answers:
        if as_json:
            echo_json(answer)
        elif several:
            click.echo(", ".join(answer))
        elif answer:
            click.echo("\n".join(answer))


@command(help="command-apply-about")
@position_argument
@argument("decisions", metavar="command-metavar-decisions", nargs=-1, required=True)
@option("--seed", type=seed_type, default=0, help="command-apply-seed")
@editions_option
def apply(position: str, decisions: tuple[str, ...], seed: int, editions: tuple[str, ...]) -> None:
    """The position after some decisions. If one is illegal, nothing is printed but the rule that forbids it."""
    name, state = read_position(read_one(position), AvailableEditions(*editions), seed)
    rules = game(name)
    seats = rules.seats(state)
    for text in decisions:
        seat, words = _decision(seats, rules.deciders(state), text)
        contract.decide(rules, state, seat, notation(name).action(state, words))
    echo_json(notation(name).write(state))


def _decision(seats: list[str], deciders: list[int], text: str) -> tuple[int, str]:
    """A decision may name its seat, as in `red:pass`; it has to if several seats have to decide."""
    colour, colon, words = text.partition(":")
    if colon:
        return _seat(seats, colour.strip()), words
    if len(deciders) > 1:
        raise BadPosition(text, "command-apply-whose")
    return (deciders[0] if deciders else 0), text


@command(help="command-score-about")
@position_argument
@option("--round", "of_round", is_flag=True, help="command-score-round")
@option("--final", is_flag=True, help="command-score-final")
@json_option
@editions_option
def score(position: str, of_round: bool, final: bool, as_json: bool, editions: tuple[str, ...]) -> None:
    """The scoring of a position, item by item; for several positions, one line each."""
    if of_round == final:
        raise misuse("command-score-which")
    positions, several = read_several(position)

    def sheet_of(written: Any) -> tuple[str, dict[str, Any]]:
        name, state = read_position(written, AvailableEditions(*editions))
        return name, notation(name).score_sheet(state, final)

    for name, sheet in _answers(positions, several, sheet_of):
        if as_json:
            echo_json(sheet)
        else:
            from claycrown.cli.score import score_lines  # loads the catalogue

            lines = score_lines(name, sheet)
            click.echo("; ".join(line.strip() for line in lines) if several else "\n".join(lines))


@command(help="command-replay-about")
@argument("record", metavar="command-metavar-record")
@option("--to", "last", type=click.IntRange(0), help="command-replay-to")
@editions_option
def replay(record: str, last: int | None, editions: tuple[str, ...]) -> None:
    """The position after N decisions of a record."""
    read = read_record(read_one(record), AvailableEditions(*editions))
    echo_json(notation(read.game).write(read.replay(last)))
