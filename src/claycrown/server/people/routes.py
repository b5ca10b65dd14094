"""Routes: people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from litestar import Request, Response, Router
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.handlers import API, delete, get, patch, post
from claycrown.server.http.limits import Rates
from claycrown.server.people import accounts, languages, names, queries
from claycrown.server.people.access import (
    COOKIE,
    Anybody,
    SignedIn,
    administrators,
    device_cookie,
    is_known_device,
    limit_by_address,
    session_cookie,
)
from claycrown.server.people.accounts import Visitor
from claycrown.server.people.passwords import Passwords
from claycrown.server.people.personal_data import PersonalData
from claycrown.server.people.schemas import ChangeMe, DeleteMe, Me, NewAccount, NewGuest, NewPassword, SignIn
from claycrown.server.storage.database import Database, Transaction

AnyRequest = Request[Any, Any, State]


@dataclass(frozen=True, slots=True)
class People:
    """What these routes need of a server."""

    database: Database
    config: Config
    secret: str
    passwords: Passwords
    rates: Rates
    personal_data: PersonalData
    on_renamed: Callable[[Transaction, str], None]


ThePeople: TypeAlias = NamedDependency[People]


async def _welcome(request: AnyRequest, people: People, token: str, hashed: str | None = None) -> Response[Me]:
    """With the password's hash of whoever has an account."""
    visitor = await people.database.read(accounts.visitor, token)
    assert visitor is not None
    cookies = [session_cookie(people.config, token)]
    if hashed is not None:
        cookies.append(device_cookie(request, people.config, people.secret, visitor.id, hashed))
    return Response(_me(visitor), status_code=201, cookies=cookies)


def _me(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.guest, visitor.admin, visitor.email, visitor.created_at, visitor.language)


@get("/me")
async def who_am_i(me: SignedIn, request: AnyRequest, people: ThePeople) -> Response[Me]:
    """Whoever is signed in."""
    return await _known(me, request, people)


async def _known(me: Visitor, request: AnyRequest, people: People) -> Response[Me]:
    """Somebody who comes back is remembered for longer."""
    if not me.renew:
        return Response(_me(me))
    await people.database.write(accounts.renew, me.session, people.config.session_days)
    return Response(_me(me), cookies=[session_cookie(people.config, request.cookies[COOKIE])])


def _language(said: str | None, request: AnyRequest) -> str | None:
    return languages.wished(request) if said is None else languages.known(said)


@post("/guests", guards=[limit_by_address("sign_ins")])
async def become_guest(data: JSONBody[NewGuest], request: AnyRequest, people: ThePeople) -> Response[Me]:
    """Play as a guest, with just a name."""
    language = _language(data.language, request)
    await people.database.read(accounts.refuse_lookalike, data.name)
    token = await people.database.write(accounts.add_guest, data.name, language, people.config.session_days)
    return await _welcome(request, people, token)


@post("/accounts", guards=[limit_by_address("sign_ins")])
async def make_account(data: JSONBody[NewAccount], visitor: Anybody, request: AnyRequest, people: ThePeople) -> Response[Me]:
    """Make an account; a guest becomes one, with all their games. The first account administers the server."""
    if visitor is not None and not visitor.guest:
        raise errors.conflict("signed_in")
    await people.database.read(accounts.refuse_lookalike, data.name)
    so_far = None if visitor is None else visitor.language
    language = so_far if data.language is None and so_far is not None else _language(data.language, request)
    hashed = await people.passwords.hash(data.password, client_address(request), False)
    days = people.config.session_days
    token = await people.database.write(accounts.add_account, visitor, data.name, hashed, data.email, language, days)
    return await _welcome(request, people, token, hashed)


@get("/session")
async def who_is_there(visitor: Anybody, request: AnyRequest, people: ThePeople) -> Response[Me | None]:
    """Whoever is signed in, or null: for pages that want to know before anybody is."""
    return Response(None) if visitor is None else cast(Response[Me | None], await _known(visitor, request, people))


@post("/session", guards=[limit_by_address("sign_ins")])
async def sign_in(data: JSONBody[SignIn], request: AnyRequest, people: ThePeople) -> Response[Me]:
    """Sign in to an account. A wrong name and a wrong password are answered alike."""
    account = await people.database.read(accounts.account_of, data.name)
    hashed = None if account is None else account.password
    whose = accounts.name_key(names.clean(data.name)) if account is None else account.id
    is_known = is_known_device(request, people.secret, account)
    is_right = await people.passwords.check(data.password, hashed, whose, client_address(request), is_known)
    if not is_right or account is None:
        raise errors.forbidden("wrong_name_or_password")
    token = await people.database.write(accounts.open_session, account.id, people.config.session_days)
    return await _welcome(request, people, token, hashed)


@delete("/session", status_code=204)
async def sign_out(me: SignedIn, people: ThePeople) -> Response[None]:
    """Sign out here. A guest who does is gone for good."""
    await people.database.write(accounts.sign_out, me)
    return _goodbye()


@delete("/sessions", status_code=204)
async def sign_out_everywhere(me: SignedIn, people: ThePeople) -> Response[None]:
    """Sign out on all devices."""
    await people.database.write(accounts.end_all, me.id)
    return _goodbye()


def _goodbye() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@patch("/me")
async def change_me(data: JSONBody[ChangeMe], me: SignedIn, request: AnyRequest, people: ThePeople) -> Response[Me]:
    """Change one's name, e-mail address, language or password. An account needs its current password for a new password or e-mail
    address. A new password signs out all other devices."""
    language = None if data.language is None else languages.known(data.language)
    hashed = None
    changes_email = data.email is not None and (data.email or None) != me.email
    if data.password is not None or (changes_email and not me.guest):
        await _check_password(request, people, me, data.password_so_far)
    if data.password is not None:
        hashed = await people.passwords.hash(data.password, client_address(request), True)
    if data.name is not None and data.name != me.name:
        await people.database.read(accounts.refuse_lookalike, data.name, me.id)
    await people.database.write(accounts.change, me, data.name, data.email, hashed, language)
    if data.name is not None:
        await people.database.write(people.on_renamed, me.id)
    changed = await people.database.read(accounts.visitor, request.cookies[COOKIE])
    if changed is None:
        raise errors.not_signed_in()
    return Response(
        _me(changed), cookies=[] if hashed is None else [device_cookie(request, people.config, people.secret, me.id, hashed)]
    )


async def _check_password(request: AnyRequest, people: People, me: Visitor, given: str | None) -> None:
    """Whether it is one's password. Whoever is signed in is known."""
    people.rates.sign_ins.check(client_address(request))
    row = await people.database.read(queries.by_id, me.id)
    if me.guest or row is None:
        raise errors.forbidden("guest")
    if not await people.passwords.check(given or "", row.password, me.id, client_address(request), True):
        raise errors.forbidden("wrong_password")


@get("/me/data")
async def my_data(me: SignedIn, people: ThePeople) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    return await people.database.read(accounts.export, me, people.personal_data)


@post("/me/delete", status_code=204)
async def delete_me(data: JSONBody[DeleteMe], me: SignedIn, request: AnyRequest, people: ThePeople) -> Response[None]:
    """Delete oneself and one's data. Games with others stay, with nobody's name on the seat."""
    if not me.guest:
        await _check_password(request, people, me, data.password)
    await people.database.write(accounts.erase, me.id, people.personal_data)
    return _goodbye()


@post("/admin/people/{person_id:str}/password", status_code=204, guards=[administrators])
async def reset_password(person_id: FromPath[str], data: JSONBody[NewPassword], request: AnyRequest, people: ThePeople) -> None:
    """Give somebody who has forgotten theirs a new password. For administrators."""
    hashed = await people.passwords.hash(data.password, client_address(request), True)
    await people.database.write(accounts.reset_password, person_id, hashed)


@post("/admin/people/{person_id:str}/appoint", status_code=204, guards=[administrators])
async def appoint(person_id: FromPath[str], people: ThePeople) -> None:
    """Make somebody an administrator. For administrators."""
    await people.database.write(accounts.appoint, person_id)


@delete("/admin/people/{person_id:str}", status_code=204, guards=[administrators])
async def delete_person(person_id: FromPath[str], people: ThePeople) -> None:
    """Delete somebody's account. For administrators."""
    await people.database.write(accounts.erase, person_id, people.personal_data)


router = Router(
    API,
    route_handlers=[
        who_am_i,
        who_is_there,
        become_guest,
        make_account,
        sign_in,
        sign_out,
        sign_out_everywhere,
        change_me,
        my_data,
        delete_me,
        reset_password,
        appoint,
        delete_person,
    ],
    tags=["people"],
)
