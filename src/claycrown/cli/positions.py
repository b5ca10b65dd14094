"""The commands on positions and records: new, legal, apply, score, replay."""

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import click

from claycrown.cli.options import (
    echo_json,
    edition_to_play,
    editions_at_hand,
    editions_option,
    game_argument,
    json_option,
    option_option,
    read_one,
    read_several,
    seed_type,
    table_options,
)
from claycrown.games import contract, game
from claycrown.record.notation import BadPosition, Editions, notation, read_position
from claycrown.record.records import read_record

Answer = TypeVar("Answer")


def _answers(positions: list[Any], several: bool, answer: Callable[[Any], Answer]) -> list[Answer]:
    """An answer for each position, all before the first is printed; one that is refused among several is named."""
    answers = []
    for number, written in enumerate(positions, 1):
        try:
            answers.append(answer(written))
        except BadPosition as error:
            raise BadPosition(f"position {number}", str(error)) if several else error from None
    return answers


@click.command()
@game_argument
@click.option("--players", type=int, help="How many; the game's fewest if not said.")
@click.option("--seed", type=seed_type, help="The same seed gives the same game; drawn at random if not said.")
@option_option
@editions_option
def new(name: str, players: int | None, seed: int | None, options: tuple[str, ...], editions: tuple[str, ...]) -> None:
    """Set up a game: a position, JSON to standard output."""
    rules = game(name)
    count = rules.player_counts[0] if players is None else players
    chosen = table_options(name, options, count)
    drawn = secrets.randbits(64) if seed is None else seed
    echo_json(notation(name).write(contract.set_up(rules, count, drawn, chosen, edition_to_play(name, editions))))


def _seat(seats: list[str], colour: str) -> int:
    if colour not in seats:
        raise BadPosition(colour, f"does not sit at this table; there are {', '.join(seats)}")
    return seats.index(colour)


def _legal(written: Any, editions: Editions, colour: str | None, brief: bool) -> list[str]:
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


@click.command()
@click.argument("position", metavar="POSITION")
@click.option("--seat", metavar="COLOUR", help="Only what that seat may decide.")
@json_option
@editions_option
def legal(position: str, seat: str | None, as_json: bool, editions: tuple[str, ...]) -> None:
    """What may be decided in a position, one decision a line; for several positions, one answer a line."""
    positions, several = read_several(position)
    answers = _answers(positions, several, lambda written: _legal(written, editions_at_hand(editions), seat, as_json))
    for answer in answers:
        if as_json:
            echo_json(answer)
        elif several:
            click.echo(", ".join(answer))
        elif answer:
            click.echo("\n".join(answer))


@click.command()
@click.argument("position", metavar="POSITION")
@click.argument("decisions", metavar="DECISION...", nargs=-1, required=True)
@click.option("--seed", type=seed_type, default=0, help="For what is still to be shuffled.")
@editions_option
def apply(position: str, decisions: tuple[str, ...], seed: int, editions: tuple[str, ...]) -> None:
    """The position after some decisions. An illegal one changes nothing and is answered with the rule that forbids it."""
    name, state = read_position(read_one(position), editions_at_hand(editions), seed)
    rules = game(name)
    seats = rules.seats(state)
    for text in decisions:
        seat, words = _decision(seats, rules.deciders(state), text)
        contract.decide(rules, state, seat, notation(name).action(state, words))
    echo_json(notation(name).write(state))


def _decision(seats: list[str], deciders: list[int], text: str) -> tuple[int, str]:
    """A decision may carry its seat, `red:plan RAKBAW`; it must where several seats owe one."""
    colour, colon, words = text.partition(":")
    if colon:
        return _seat(seats, colour.strip()), words
    if len(deciders) > 1:
        raise BadPosition(text, "several seats owe a decision: say whose it is, as in COLOUR:DECISION")
    return (deciders[0] if deciders else 0), text


@click.command()
@click.argument("position", metavar="POSITION")
@click.option("--round", "of_round", is_flag=True, help="What the round scores, in a game that scores by rounds.")
@click.option("--final", is_flag=True, help="The end of the game.")
@json_option
@editions_option
def score(position: str, of_round: bool, final: bool, as_json: bool, editions: tuple[str, ...]) -> None:
    """The scoring of a position, item by item; for several positions, one answer a line."""
    if of_round == final:
        raise click.UsageError("say one of --round and --final")
    positions, several = read_several(position)

    def sheet_of(written: Any) -> tuple[str, dict[str, Any]]:
        name, state = read_position(written, editions_at_hand(editions))
        return name, notation(name).score_sheet(state, final)

    for name, sheet in _answers(positions, several, sheet_of):
        if as_json:
            echo_json(sheet)
        else:
            lines = notation(name).score_lines(sheet)
            click.echo("; ".join(line.strip() for line in lines) if several else "\n".join(lines))


@click.command()
@click.argument("record", metavar="RECORD")
@click.option("--to", "last", type=click.IntRange(0), help="How many decisions; all if not said.")
@editions_option
def replay(record: str, last: int | None, editions: tuple[str, ...]) -> None:
    """The position after N decisions of a record."""
    read = read_record(read_one(record), editions_at_hand(editions))
    echo_json(notation(read.game).write(read.replay(last)))
