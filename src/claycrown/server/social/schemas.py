"""What goes over the wire: friends, blocks, and reports to the host."""

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.server.http.schemas import SHOWN, Id, Request
from claycrown.server.lobby.schemas import TableInfo
from claycrown.server.people.relations import Sanction
from claycrown.server.people.schemas import Name, Person

Bond = Literal["friends", "asked", "asks_you"]
"""Both agreed; one has asked and waits; one is asked, and may agree."""


class Friend(Struct):
    person: Person
    bond: Bond
    online: Annotated[bool | None, Meta(description="Whether they have a page open here; null where they have not agreed yet.")]
    tables: Annotated[
        list[TableInfo],
        Meta(
            description="Where they sit, of tables that are open or being played and that one may know of; empty where they have "
            "not agreed yet."
        ),
    ]


class FriendRequest(Request):
    name: Annotated[Name, Meta(description="Of an account.")]


class Profile(Struct):
    """Somebody, as the one who asks sees them."""

    person: Person
    bond: Annotated[Bond | None, Meta(description="Null for strangers.")]
    blocked: Annotated[bool, Meta(description="Whether the one who asks has blocked them.")]


class Reason(StrEnum):
    """What is wrong with how somebody behaves: insults, unfair play, a name that should not be, leaving, something else."""

    INSULTS = "insults"
    UNFAIR = "unfair"
    NAME = "name"
    LEAVING = "leaving"
    OTHER = "other"


class NewReport(Request):
    person: Id
    reason: Reason
    table: Annotated[Id | None, Meta(description="Where it happened: what they said there lately is sent along.")] = None
    text: Annotated[str, Meta(max_length=500, description=f"in one's own words; {SHOWN}")] = ""


class Outcome(StrEnum):
    """What an administrator makes of a report: nothing, the person may not speak any more, or not sit down any more."""

    DISMISS = "dismiss"
    SILENCE = "silence"
    BAR = "bar"


class Report(Struct):
    id: str
    by: Person
    person: Person
    table: str | None
    reason: Reason
    text: str
    said: Annotated[list[str], Meta(description="What the reported person had said at the table then, latest first.")]
    at: int
    settled_at: int | None
    outcome: Outcome | None
    sanctions: Annotated[list[Sanction], Meta(description="What the reported person is forbidden now.")]


class SanctionedPerson(Struct):
    """What somebody is forbidden."""

    person: Person
    kind: Sanction
    at: int


class HostDesk(Struct):
    """For administrators: what has been reported, unsettled first, and who is forbidden what."""

    reports: list[Report]
    sanctioned: list[SanctionedPerson]


class ReportDecision(Request):
    outcome: Outcome
