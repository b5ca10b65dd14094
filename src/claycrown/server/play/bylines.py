"""From whom an entry came, as it is stored: a person's id; `bot:emperor`; or, where another decided than the bot that was to,
who did, why, and for whom, as in `bot:marshal:late:emperor` and `chance::failed:random`.
"""

from typing import Literal, cast

from claycrown.server.play.schemas import Reason, Substitution

Kind = Literal["person", "bot", "chance"]
LONGEST = 44
"""Letters that the database has room for."""


def byline(expected: str, by: str | None, reason: Reason | None) -> str:
    """Of the decision that was expected of a bot: which one made it, None for chance; and the reason if it was another."""
    kind = "chance" if by is None else "bot"
    return (f"{kind}:{by}" if by == expected else f"{kind}:{by or ''}:{reason}:{expected}")[:LONGEST]


def kind(by: str) -> Kind:
    """What kind of player an entry came from."""
    match by.partition(":")[0]:
        case "bot":
            return "bot"
        case "chance":
            return "chance"
        case _:
            return "person"


def instead(by: str) -> Substitution | None:
    """For whom another decided, and why; None where everybody decided for themselves."""
    match by.split(":", 3):
        case [("bot" | "chance"), name, reason, expected]:
            return Substitution(expected, name or None, cast(Reason, reason))  # `byline` wrote it
        case ["chance", expected]:  # as it was stored before reasons were
            return Substitution(expected, None, "unknown")
        case _:
            return None
