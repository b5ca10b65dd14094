"""The editions that people keep: checked, bounded, each its owner's alone.

A table that is made with one is given its whole text, so that it goes on with the figures it was begun with, whatever becomes of
the edition afterwards.
"""

import tomllib
from typing import Any

from sqlalchemy import Connection

from claycrown.games import game, titles
from claycrown.games.edition import STANDARD, Edition, EditionError, check_shape, from_figures, from_text, to_toml
from claycrown.rules import Rules, rules_of
from claycrown.server.editions import queries
from claycrown.server.editions.queries import EditionRow
from claycrown.server.editions.schemas import LONGEST_NAME, EditionFigures, Fault, Figures, KeptEdition
from claycrown.server.http import errors
from claycrown.server.people import names
from claycrown.server.play.rules import HostEditions
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.storage.schema import new_id

MOST = 20
"""Editions of one person."""
LONGEST = 48 * 1024
"""Letters of one, as a file; the longest of this package has 6,000."""


def check(name: str, figures: Figures) -> Fault | None:
    """The first thing in the figures that the game refuses. Takes a few milliseconds."""
    try:
        _possible(name, "", figures)
    except EditionError as error:
        return Fault(error.table, error.key, error.reason)
    return None


def possible(name: str, called: str, figures: Figures) -> tuple[Edition, str]:
    """The edition and its text as a file; what cannot be is refused."""
    try:
        return _possible(name, called, figures)
    except EditionError as error:
        raise errors.because("bad_edition", error) from None


def _possible(name: str, called: str, figures: Figures) -> tuple[Edition, str]:
    rules = game(name)
    try:
        if len(json_text(figures)) > LONGEST:  # as a file it has no fewer
            raise EditionError("", "", "fault-too-long", most=LONGEST)
        check_shape(figures)
        edition = from_figures(called, figures)
        rules.new(rules.player_counts[0], 0, None, edition)
        text = to_toml(figures, LONGEST)
    except EditionError:
        raise
    except Exception as error:  # figures of kinds that a game's checks have not thought of; the game may be anybody's
        raise EditionError("", "", "fault-no-edition") from error
    if not _reads_back(text, figures):  # null, which no file can have, where no rule looks
        raise EditionError("", "", "fault-no-file")
    return edition, text


def _reads_back(text: str, figures: Figures) -> bool:
    try:
        return tomllib.loads(text) == figures
    except ValueError:
        return False


def standing(at_hand: HostEditions, name: str, called: str) -> EditionFigures:
    """An edition that everybody has here: the game's own, or one of the host's."""
    try:
        rules, _ = at_hand.find(name, called)
    except KeyError:
        raise errors.not_found("edition") from None
    return EditionFigures(name, called, None, rules.edition.figures)


def find(connection: Connection, at_hand: HostEditions, owner_id: str, name: str, called: str) -> tuple[Rules, str | None]:
    """The rules of the edition that somebody wants to play with, and its text; `KeyError` for one that they do not have."""
    if called in at_hand.names(name):
        return at_hand.find(name, called)
    row = queries.named(connection, owner_id, name, called)
    if row is None:
        raise KeyError(called)
    return rules_of(name, row.name, row.text), row.text


def all_of(connection: Connection, owner_id: str) -> list[KeptEdition]:
    return [_kept(row) for row in queries.of_person(connection, owner_id)]


def one(connection: Connection, owner_id: str, edition_id: str) -> EditionFigures:
    row = _own(connection, owner_id, edition_id)
    return EditionFigures(row.game, row.name, row.id, from_text(row.name, row.text).figures)


def refuse_if_no_room(connection: Connection, at_hand: HostEditions, owner_id: str, name: str, called: str) -> None:
    if called in at_hand.names(name) or queries.named(connection, owner_id, name, called) is not None:
        raise _name_taken()
    if queries.count(connection, owner_id) >= MOST:
        raise errors.conflict("too_many_editions", most=MOST)


def keep(transaction: Transaction, at_hand: HostEditions, owner_id: str, edition: Edition, name: str, text: str) -> KeptEdition:
    refuse_if_no_room(transaction.connection, at_hand, owner_id, name, edition.name)
    at = now()
    row = EditionRow(new_id(), owner_id, name, edition.name, text, edition.hash, at, at)
    queries.add(transaction.connection, row)
    return _kept(row)


def change(transaction: Transaction, owner_id: str, edition_id: str, edition: Edition, text: str) -> KeptEdition:
    row = _own(transaction.connection, owner_id, edition_id)
    at = now()
    queries.change(transaction.connection, row.id, text, edition.hash, at)
    return _kept(row._replace(text=text, hash=edition.hash, changed_at=at))


def remove(transaction: Transaction, owner_id: str, edition_id: str) -> None:
    queries.remove(transaction.connection, _own(transaction.connection, owner_id, edition_id).id)


def clean_name(name: str) -> str:
    """As an edition is called: it stands in positions and records, and would be the name of a file."""
    cleaned = "".join(sign for sign in names.clean(name) if sign not in '/\\:*?"<>|').strip(". ")[:LONGEST_NAME].rstrip()
    if not cleaned:
        raise errors.bad("bad_edition_name")
    if cleaned.casefold() == STANDARD:
        raise _name_taken()
    return cleaned


def _name_taken() -> errors.Refusal:
    return errors.conflict("edition_name_taken")


def known_game(name: str) -> str:
    if name not in titles():
        raise errors.not_found("game")
    return name


def export(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    kept = ("game", "name", "text", "created_at", "changed_at")
    return [{name: getattr(row, name) for name in kept} for row in queries.of_person(connection, person_id)]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget(transaction.connection, person_id)


def _own(connection: Connection, owner_id: str, edition_id: str) -> EditionRow:
    row = queries.of_id(connection, owner_id, edition_id)
    if row is None:
        raise errors.not_found("edition")
    return row


def _kept(row: EditionRow) -> KeptEdition:
    return KeptEdition(row.id, row.game, row.name, row.hash, row.changed_at)
