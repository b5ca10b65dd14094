"""Routes: friends, blocks, reports."""

from typing import TYPE_CHECKING

from litestar import Router
from litestar.params import FromPath, JSONBody

from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheServer, delete, get, post, put
from claycrown.server.people.access import Anybody, SignedIn
from claycrown.server.people.accounts import Visitor, id_of
from claycrown.server.people.relations import Sanction
from claycrown.server.people.routes import must_administer
from claycrown.server.people.schemas import Person
from claycrown.server.social import friends, reports
from claycrown.server.social.schemas import Friend, FriendRequest, HostDesk, NewReport, Profile, ReportDecision

if TYPE_CHECKING:
    from claycrown.server.core import Server


def _slow_down(server: "Server", me: Visitor) -> None:
    if not server.tries.allows(me.id):
        raise errors.too_fast()


@get("/people/{person_id:str}")
async def show_person(person_id: FromPath[str], visitor: Anybody, server: TheServer) -> Profile:
    """Somebody's name, and what they are to the one who asks."""
    return await server.database.read(friends.profile, person_id, id_of(visitor))


@get("/me/friends")
async def list_friends(me: SignedIn, server: TheServer) -> list[Friend]:
    """One's friends, whether they are here and where they sit; and who asks to be one."""
    return await server.database.read(friends.listed, me.id)


@post("/me/friends", status_code=200)
async def ask_friend(data: JSONBody[FriendRequest], me: SignedIn, server: TheServer) -> list[Friend]:
    """Ask somebody, by name, to be friends. They have to agree."""
    _slow_down(server, me)
    await server.database.write(friends.ask, me, data.name)
    return await server.database.read(friends.listed, me.id)


@put("/me/friends/{person_id:str}")
async def agree(person_id: FromPath[str], me: SignedIn, server: TheServer) -> list[Friend]:
    """Agree to be friends with somebody who has asked."""
    await server.database.write(friends.agree, me.id, person_id)
    return await server.database.read(friends.listed, me.id)


@delete("/me/friends/{person_id:str}", status_code=200)
async def part(person_id: FromPath[str], me: SignedIn, server: TheServer) -> list[Friend]:
    """Be friends no more, decline, or take back what one has asked. The other is not told."""
    await server.database.write(friends.part, me.id, person_id)
    return await server.database.read(friends.listed, me.id)


@get("/me/blocked")
async def list_blocked(me: SignedIn, server: TheServer) -> list[Person]:
    """Whom one has blocked."""
    return await server.database.read(friends.blocked, me.id)


@put("/me/blocked/{person_id:str}")
async def block(person_id: FromPath[str], me: SignedIn, server: TheServer) -> list[Person]:
    """Block somebody: one hears nothing of what they say and gets no invitations from them, and they cannot sit down at one's
    tables. They are not told."""
    await server.database.write(friends.block, me.id, person_id)
    return await server.database.read(friends.blocked, me.id)


@delete("/me/blocked/{person_id:str}", status_code=200)
async def unblock(person_id: FromPath[str], me: SignedIn, server: TheServer) -> list[Person]:
    """Block somebody no more."""
    await server.database.write(friends.unblock, me.id, person_id)
    return await server.database.read(friends.blocked, me.id)


@post("/reports", status_code=204)
async def report(data: JSONBody[NewReport], me: SignedIn, server: TheServer) -> None:
    """Tell the host of somebody's behaviour. Who is told of is not told."""
    _slow_down(server, me)
    await server.database.write(reports.report, me.id, data)


@get("/admin/reports")
async def show_reports(me: SignedIn, server: TheServer) -> HostDesk:
    """What has been reported, and who is forbidden what. For administrators."""
    must_administer(me)
    return await server.database.read(reports.desk)


@post("/admin/reports/{report_id:str}", status_code=200)
async def settle(report_id: FromPath[str], data: JSONBody[ReportDecision], me: SignedIn, server: TheServer) -> HostDesk:
    """See to a report: dismiss it, take the word from the reported person, or close the tables to them. For administrators."""
    must_administer(me)
    await server.database.write(reports.settle, server.absences, me.id, report_id, data.outcome)
    return await server.database.read(reports.desk)


@delete("/admin/people/{person_id:str}/sanctions/{kind:str}", status_code=200)
async def lift(person_id: FromPath[str], kind: FromPath[Sanction], me: SignedIn, server: TheServer) -> HostDesk:
    """Allow somebody again what was forbidden. For administrators."""
    must_administer(me)
    await server.database.write(reports.lift, person_id, kind)
    return await server.database.read(reports.desk)


router = Router(
    API,
    route_handlers=[
        show_person,
        list_friends,
        ask_friend,
        agree,
        part,
        list_blocked,
        block,
        unblock,
        report,
        show_reports,
        settle,
        lift,
    ],
    tags=["people"],
)
