"""Routes: friends, blocks, reports."""

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from claycrown.server.clocks.absences import Absences
from claycrown.server.http.handlers import API, TheDatabase, delete, get, post, put
from claycrown.server.people.access import Anybody, SignedIn, administrators, limited
from claycrown.server.people.accounts import id_of
from claycrown.server.people.relations import Sanction
from claycrown.server.people.schemas import Person
from claycrown.server.social import friends, reports
from claycrown.server.social.schemas import Friend, FriendRequest, HostDesk, NewReport, Profile, ReportDecision


@get("/people/{person_id:str}")
async def show_person(person_id: FromPath[str], visitor: Anybody, database: TheDatabase) -> Profile:
    """Somebody's name, and what they are to the one who asks."""
    return await database.read(friends.profile, person_id, id_of(visitor))


@get("/me/friends")
async def list_friends(me: SignedIn, database: TheDatabase) -> list[Friend]:
    """One's friends, whether they are here and where they sit; and who asks to be one."""
    return await database.read(friends.listed, me.id)


@post("/me/friends", status_code=200, guards=[limited("tries")])
async def ask_friend(data: JSONBody[FriendRequest], me: SignedIn, database: TheDatabase) -> list[Friend]:
    """Ask somebody, by name, to be friends. They have to agree."""
    await database.write(friends.ask, me, data.name)
    return await database.read(friends.listed, me.id)


@put("/me/friends/{person_id:str}")
async def agree(person_id: FromPath[str], me: SignedIn, database: TheDatabase) -> list[Friend]:
    """Agree to be friends with somebody who has asked."""
    await database.write(friends.agree, me.id, person_id)
    return await database.read(friends.listed, me.id)


@delete("/me/friends/{person_id:str}", status_code=200)
async def part(person_id: FromPath[str], me: SignedIn, database: TheDatabase) -> list[Friend]:
    """Be friends no more, decline, or take back what one has asked. The other is not told."""
    await database.write(friends.part, me.id, person_id)
    return await database.read(friends.listed, me.id)


@get("/me/blocked")
async def list_blocked(me: SignedIn, database: TheDatabase) -> list[Person]:
    """Whom one has blocked."""
    return await database.read(friends.blocked, me.id)


@put("/me/blocked/{person_id:str}")
async def block(person_id: FromPath[str], me: SignedIn, database: TheDatabase) -> list[Person]:
    """Block somebody: one hears nothing of what they say and gets no invitations from them, and they cannot sit down at one's
    tables. They are not told."""
    await database.write(friends.block, me.id, person_id)
    return await database.read(friends.blocked, me.id)


@delete("/me/blocked/{person_id:str}", status_code=200)
async def unblock(person_id: FromPath[str], me: SignedIn, database: TheDatabase) -> list[Person]:
    """Block somebody no more."""
    await database.write(friends.unblock, me.id, person_id)
    return await database.read(friends.blocked, me.id)


@post("/reports", status_code=204, guards=[limited("tries")])
async def report(data: JSONBody[NewReport], me: SignedIn, database: TheDatabase) -> None:
    """Tell the host of somebody's behaviour. Who is told of is not told."""
    await database.write(reports.report, me.id, data)


@get("/admin/reports", guards=[administrators])
async def show_reports(database: TheDatabase) -> HostDesk:
    """What has been reported, and who is forbidden what. For administrators."""
    return await database.read(reports.desk)


@post("/admin/reports/{report_id:str}", status_code=200, guards=[administrators])
async def settle(
    report_id: FromPath[str],
    data: JSONBody[ReportDecision],
    me: SignedIn,
    database: TheDatabase,
    absences: NamedDependency[Absences],
) -> HostDesk:
    """See to a report: dismiss it, take the word from the reported person, or close the tables to them. For administrators."""
    await database.write(reports.settle, absences, me.id, report_id, data.outcome)
    return await database.read(reports.desk)


@delete("/admin/people/{person_id:str}/sanctions/{kind:str}", status_code=200, guards=[administrators])
async def lift(person_id: FromPath[str], kind: FromPath[Sanction], database: TheDatabase) -> HostDesk:
    """Allow somebody again what was forbidden. For administrators."""
    await database.write(reports.lift, person_id, kind)
    return await database.read(reports.desk)


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
