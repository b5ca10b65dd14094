"""People: guests with just a name, and accounts. Who somebody is, a random token in a cookie tells; only its hash is kept."""

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import Connection

from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.people import names, queries
from claycrown.server.people.lookalikes import mixes_alphabets, skeleton, without_piled_marks
from claycrown.server.people.personal_data import PersonalData
from claycrown.server.people.queries import NameTaken, PersonRow
from claycrown.server.people.schemas import LONGEST_NAME
from claycrown.server.storage import facts
from claycrown.server.storage.clock import CLOCK, now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.schema import new_id

DAY = 24 * 3600 * 1000
HOUR = 3600 * 1000
SETTLED = 3600.0
"""Seconds for which the machine's clock must have gone as it should before it may say that something is old and to be removed."""
FIRST_ACCOUNT = "first account"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who is signed in, as an account or as a guest."""

    id: str
    name: str
    guest: bool
    admin: bool
    email: str | None
    created_at: int
    language: str | None
    """In which they are told something; None where nobody has said or wished for one."""
    session: str
    """The hash of the session's token."""
    renew: bool
    """The session lasts from the last visit; it is time to note this one."""


def id_of(visitor: Visitor | None) -> str | None:
    return None if visitor is None else visitor.id


def clean_name(name: str) -> str:
    """A name as it is shown, if there is anything to show."""
    shown = names.clean(name)
    if not shown or len(shown) > LONGEST_NAME:
        raise errors.bad("bad_name", most=LONGEST_NAME)
    if without_piled_marks(shown) != shown:
        raise errors.bad("too_many_marks")
    if mixes_alphabets(shown):
        raise errors.bad("mixed_alphabets")
    return shown


def name_key(name: str) -> str:
    """Names that differ in case or the form of their letters only are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:160]


def account_of(connection: Connection, name: str) -> PersonRow | None:
    """The account of a name as somebody types it: as it is kept, or as it was given."""
    given = queries.account(connection, name_key(name))
    return given if given is not None else queries.account(connection, name_key(names.clean(name)))


def clean_email(email: str | None) -> str | None:
    if not email:
        return None
    before, at, after = email.partition("@")
    if "@" in after:
        raise errors.bad("too_many_ats")
    if not before or not at or not after or "=?" in email or any(sign.isspace() or not sign.isprintable() for sign in email):
        raise errors.bad("bad_email")
    return email


@cache
def _hasher() -> PasswordHash:
    return PasswordHash((Argon2Hasher(),))


@cache
def _nobodys() -> str:
    """A password's hash that nobody has: checking against it takes as long as against a real one."""
    return _hasher().hash(secrets.token_urlsafe())


def hash_password(password: str) -> str:
    """argon2id; takes a while, so in a thread."""
    return _hasher().hash(password)


def matches(password: str, hashed: str | None) -> bool:
    """Whether it is the password; takes as long where there is none."""
    right = _hasher().verify(password, hashed or _nobodys())
    return right and hashed is not None


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def visitor(connection: Connection, token: str) -> Visitor | None:
    """Who the token belongs to."""
    hashed = hash_token(token)
    found = queries.by_session(connection, hashed)
    if found is None:
        return None
    person, session = found
    if session.expires_at < now() or person.deleted_at is not None:
        return None
    return Visitor(
        person.id,
        person.name,
        person.password is None,
        person.admin,
        person.email,
        person.created_at,
        person.language,
        hashed,
        now() - session.seen_at > HOUR,
    )


def open_session(transaction: Transaction, person_id: str, days: int) -> str:
    """The token of a new session, for the cookie; only its hash is stored. Sessions that have run out are removed."""
    token = secrets.token_urlsafe(32)
    at = now()
    if CLOCK.agrees_for() > SETTLED:
        queries.end_old_sessions(transaction.connection, at)
    queries.add_session(transaction.connection, hash_token(token), person_id, at, at + days * DAY)
    return token


def renew(transaction: Transaction, session: str, days: int) -> None:
    at = now()
    queries.touch_session(transaction.connection, session, at, at + days * DAY)


def add_guest(transaction: Transaction, name: str, language: str | None, days: int) -> str:
    """Somebody who just says a name; gives the token of their session."""
    shown = clean_name(name)
    if queries.account(transaction.connection, name_key(shown)) is not None:
        raise name_taken()
    person_id = new_id()
    values = {"name": shown, "name_key": name_key(shown), "language": language}
    queries.add(transaction.connection, id=person_id, admin=False, created_at=now(), **values)
    return open_session(transaction, person_id, days)


def add_account(
    transaction: Transaction,
    guest: Visitor | None,
    name: str,
    hashed: str,
    email: str | None,
    language: str | None,
    days: int,
) -> str:
    """A new account, or a guest who becomes one; the first account administers. Gives the token of a new session."""
    shown = clean_name(name)
    person_id = guest.id if guest is not None else new_id()
    values = {
        "name": shown,
        "name_key": name_key(shown),
        "password": hashed,
        "email": clean_email(email),
        "language": language,
    }
    connection = transaction.connection
    try:
        if guest is not None:
            queries.change(connection, person_id, **values)
            end_all(transaction, person_id)
        else:
            queries.add(connection, id=person_id, admin=False, created_at=now(), **values)
    except NameTaken:
        raise name_taken() from None
    if facts.claim(connection, FIRST_ACCOUNT, person_id) == person_id:
        queries.change(connection, person_id, admin=True)
    return open_session(transaction, person_id, days)


def name_taken() -> Refusal:
    return errors.conflict("name_taken")


def refuse_lookalike(connection: Connection, name: str, but: str | None = None) -> None:
    """If another account has a name that looks like this one. This reads all names, so it is no work for a transaction."""
    wanted = skeleton(clean_name(name))
    if any(skeleton(found) == wanted for person_id, found in queries.account_names(connection) if person_id != but):
        raise name_taken()


def change(
    transaction: Transaction, me: Visitor, name: str | None, email: str | None, hashed: str | None, language: str | None
) -> None:
    """Change what is named. A new password ends all other sessions."""
    values: dict[str, Any] = {}
    connection = transaction.connection
    if name is not None and name != me.name:
        shown = clean_name(name)
        values |= {"name": shown, "name_key": name_key(shown)}
        holder = queries.account(connection, name_key(shown))
        if holder is not None and holder.id != me.id:
            raise name_taken()
    if email is not None:
        values["email"] = clean_email(email)
    if hashed is not None:
        values["password"] = hashed
        end_all(transaction, me.id, me.session)
    if language is not None:
        values["language"] = language
    if not values:
        return
    try:
        queries.change(connection, me.id, **values)
    except NameTaken:
        raise name_taken() from None


def sign_out(transaction: Transaction, me: Visitor) -> None:
    queries.end_session(transaction.connection, me.session)
    transaction.notify("signed_out", person=me.id)


def end_all(transaction: Transaction, person_id: str, but: str = "") -> None:
    """Sign a person out everywhere, but for one session, if it is named."""
    queries.end_sessions(transaction.connection, person_id, but)
    transaction.notify("signed_out", person=person_id)


def export(connection: Connection, me: Visitor, data: PersonalData) -> dict[str, Any]:
    """Everything that is kept about a person."""
    kept = ("id", "name", "email", "guest", "admin", "created_at", "language")
    about = {name: getattr(me, name) for name in kept}
    sessions = [
        {"created_at": row.created_at, "seen_at": row.seen_at, "expires_at": row.expires_at}
        for row in queries.sessions_of(connection, me.id)
    ]
    return {"person": about, "sessions": sessions, **data.export(connection, me.id)}


def erase(transaction: Transaction, person_id: str, data: PersonalData) -> None:
    """Forget a person. The games they played with others stay, with nobody's name on their seat."""
    connection = transaction.connection
    row = queries.by_id(connection, person_id)
    if row is None or row.deleted_at is not None:
        raise errors.not_found("person")
    if row.admin and queries.count_admins(connection) == 1:
        if queries.count_accounts(connection) > 1:
            raise errors.conflict("last_admin")
        facts.release(connection, FIRST_ACCOUNT)  # whoever comes next is the first again
    data.erase(transaction, person_id)
    end_all(transaction, person_id)
    nobody = {"name": "(deleted)", "name_key": "(deleted)", "password": None, "email": None, "admin": False}
    queries.change(connection, person_id, **nobody, deleted_at=now())


def appoint(transaction: Transaction, person_id: str) -> None:
    """Make an account an administrator; guests cannot be one."""
    row = queries.by_id(transaction.connection, person_id)
    if row is None or row.password is None:
        raise errors.not_found("account")
    queries.change(transaction.connection, person_id, admin=True)


def reset_password(transaction: Transaction, person_id: str, hashed: str) -> None:
    """An administrator helps somebody who has forgotten theirs."""
    row = queries.by_id(transaction.connection, person_id)
    if row is None or row.password is None:
        raise errors.not_found("account")
    queries.change(transaction.connection, person_id, password=hashed)
    end_all(transaction, person_id)
