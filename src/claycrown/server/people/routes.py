"""Routes: people."""

from typing import TYPE_CHECKING, Any, cast

from litestar import Request, Response, Router
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.handlers import API, TheServer, delete, get, patch, post
from claycrown.server.people import accounts, languages, names, queries
from claycrown.server.people.access import COOKIE, Anybody, SignedIn, device_cookie, is_known_device, session_cookie
from claycrown.server.people.accounts import Visitor
from claycrown.server.people.schemas import ChangeMe, DeleteMe, Me, NewAccount, NewGuest, NewPassword, SignIn

if TYPE_CHECKING:
    from claycrown.server.core import Server

AnyRequest = Request[Any, Any, State]


def _slow_down(request: AnyRequest, server: "Server") -> None:
    if not server.sign_ins.allows(client_address(request)):
        raise errors.too_fast()


async def _welcome(request: AnyRequest, server: "Server", token: str, hashed: str | None = None) -> Response[Me]:
    """With the password's hash of whoever has an account."""
    visitor = await server.database.read(accounts.visitor, token)
    assert visitor is not None
    cookies = [session_cookie(server.config, token)]
    if hashed is not None:
        cookies.append(device_cookie(request, server, visitor.id, hashed))
    return Response(_me(visitor), status_code=201, cookies=cookies)


def _me(visitor: Visitor) -> Me:
    return Me(visitor.id, visitor.name, visitor.guest, visitor.admin, visitor.email, visitor.created_at, visitor.language)


@get("/me")
async def who_am_i(me: SignedIn, request: AnyRequest, server: TheServer) -> Response[Me]:
    """Whoever is signed in."""
    return await _known(me, request, server)


async def _known(me: Visitor, request: AnyRequest, server: "Server") -> Response[Me]:
    """Somebody who comes back is remembered for longer."""
    if not me.renew:
        return Response(_me(me))
    await server.database.write(accounts.renew, me.session, server.config.session_days)
    return Response(_me(me), cookies=[session_cookie(server.config, request.cookies[COOKIE])])


def _language(said: str | None, request: AnyRequest) -> str | None:
    return languages.wished(request) if said is None else languages.known(said)


@post("/guests")
async def become_guest(data: JSONBody[NewGuest], request: AnyRequest, server: TheServer) -> Response[Me]:
    """Play as a guest, with just a name."""
    _slow_down(request, server)
    language = _language(data.language, request)
    await server.database.read(accounts.refuse_lookalike, data.name)
    token = await server.database.write(accounts.add_guest, data.name, language, server.config.session_days)
    return await _welcome(request, server, token)


@post("/accounts")
async def make_account(data: JSONBody[NewAccount], visitor: Anybody, request: AnyRequest, server: TheServer) -> Response[Me]:
    """Make an account; a guest becomes one, with all their games. The first account administers the server."""
    _slow_down(request, server)
    if visitor is not None and not visitor.guest:
        raise errors.conflict("signed_in")
    await server.database.read(accounts.refuse_lookalike, data.name)
    so_far = None if visitor is None else visitor.language
    language = so_far if data.language is None and so_far is not None else _language(data.language, request)
    hashed = await server.passwords.hash(data.password, client_address(request), False)
    days = server.config.session_days
    token = await server.database.write(accounts.add_account, visitor, data.name, hashed, data.email, language, days)
    return await _welcome(request, server, token, hashed)


@get("/session")
async def who_is_there(visitor: Anybody, request: AnyRequest, server: TheServer) -> Response[Me | None]:
    """Whoever is signed in, or null: for pages that want to know before anybody is."""
    return Response(None) if visitor is None else cast(Response[Me | None], await _known(visitor, request, server))


@post("/session")
async def sign_in(data: JSONBody[SignIn], request: AnyRequest, server: TheServer) -> Response[Me]:
    """Sign in to an account. A wrong name and a wrong password are answered alike."""
    _slow_down(request, server)
    account = await server.database.read(accounts.account_of, data.name)
    hashed = None if account is None else account.password
    whose = accounts.name_key(names.clean(data.name)) if account is None else account.id
    is_known = is_known_device(request, server, account)
    is_right = await server.passwords.check(data.password, hashed, whose, client_address(request), is_known)
    if not is_right or account is None:
        raise errors.forbidden("wrong_name_or_password")
    token = await server.database.write(accounts.open_session, account.id, server.config.session_days)
    return await _welcome(request, server, token, hashed)


@delete("/session", status_code=204)
async def sign_out(me: SignedIn, server: TheServer) -> Response[None]:
    """Sign out here. A guest who does is gone for good."""
    await server.database.write(accounts.sign_out, me)
    return _goodbye()


@delete("/sessions", status_code=204)
async def sign_out_everywhere(me: SignedIn, server: TheServer) -> Response[None]:
    """Sign out on all devices."""
    await server.database.write(accounts.end_all, me.id)
    return _goodbye()


def _goodbye() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@patch("/me")
async def change_me(data: JSONBody[ChangeMe], me: SignedIn, request: AnyRequest, server: TheServer) -> Response[Me]:
    """Change one's name, e-mail address, language or password. An account needs its current password for a new password or e-mail
    address. A new password signs out all other devices."""
    language = None if data.language is None else languages.known(data.language)
    hashed = None
    changes_email = data.email is not None and (data.email or None) != me.email
    if data.password is not None or (changes_email and not me.guest):
        await _check_password(request, server, me, data.password_so_far)
    if data.password is not None:
        hashed = await server.passwords.hash(data.password, client_address(request), True)
    if data.name is not None and data.name != me.name:
        await server.database.read(accounts.refuse_lookalike, data.name, me.id)
    await server.database.write(accounts.change, me, data.name, data.email, hashed, language)
    if data.name is not None:
        await server.database.write(server.tables.tell_renamed, me.id)
    changed = await server.database.read(accounts.visitor, request.cookies[COOKIE])
    if changed is None:
        raise errors.not_signed_in()
    return Response(_me(changed), cookies=[] if hashed is None else [device_cookie(request, server, me.id, hashed)])


async def _check_password(request: AnyRequest, server: "Server", me: Visitor, given: str | None) -> None:
    """Whether it is one's password. Whoever is signed in is known."""
    _slow_down(request, server)
    row = await server.database.read(queries.by_id, me.id)
    if me.guest or row is None:
        raise errors.forbidden("guest")
    if not await server.passwords.check(given or "", row.password, me.id, client_address(request), True):
        raise errors.forbidden("wrong_password")


@get("/me/data")
async def my_data(me: SignedIn, server: TheServer) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    return await server.database.read(accounts.export, me, server.personal_data)


@post("/me/delete", status_code=204)
async def delete_me(data: JSONBody[DeleteMe], me: SignedIn, request: AnyRequest, server: TheServer) -> Response[None]:
    """Delete oneself and one's data. Games with others stay, with nobody's name on the seat."""
    if not me.guest:
        await _check_password(request, server, me, data.password)
    await server.database.write(accounts.erase, me.id, server.personal_data)
    return _goodbye()


def must_administer(me: Visitor) -> None:
    if not me.admin:
        raise errors.forbidden("not_admin")


@post("/admin/people/{person_id:str}/password", status_code=204)
async def reset_password(
    person_id: FromPath[str], data: JSONBody[NewPassword], me: SignedIn, request: AnyRequest, server: TheServer
) -> None:
    """Give somebody who has forgotten theirs a new password. For administrators."""
    must_administer(me)
    hashed = await server.passwords.hash(data.password, client_address(request), True)
    await server.database.write(accounts.reset_password, person_id, hashed)


@post("/admin/people/{person_id:str}/appoint", status_code=204)
async def appoint(person_id: FromPath[str], me: SignedIn, server: TheServer) -> None:
    """Make somebody an administrator. For administrators."""
    must_administer(me)
    await server.database.write(accounts.appoint, person_id)


@delete("/admin/people/{person_id:str}", status_code=204)
async def delete_person(person_id: FromPath[str], me: SignedIn, server: TheServer) -> None:
    """Delete somebody's account. For administrators."""
    must_administer(me)
    await server.database.write(accounts.erase, person_id, server.personal_data)


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
