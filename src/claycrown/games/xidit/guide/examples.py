"""The scorings of the rulebook's worked examples, as the rules do them."""

from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.majorities import bards_in, reputations_in
from claycrown.games.xidit.rules.game import GAME, assess
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import LogLine


def scored(view: State, what: str) -> list[LogLine]:
    """For `reputation REGION` what its bards earn; for `assessments` the values and who is eliminated, one after the other."""
    kind, _, name = what.partition(" ")
    return _region(view, name) if kind == "reputation" else _assessments(view)


def _region(view: State, name: str) -> list[LogLine]:
    """X8.2."""
    region = view.printed.region_names.index(name)
    found = []
    for who, (count, points) in enumerate(zip(bards_in(view, region), reputations_in(view, region), strict=True)):
        if count:
            values: dict[str, Value] = {"who": things.who(who), "bards": things.reward("bards", count), "reputation": points or 0}
            found.append(LogLine(Message("xidit-example-earns", values), who, ["X8.2"], [f"region {name}"]))
    return found


def _assessments(view: State) -> list[LogLine]:
    """X8.1, X8.3: each ranking, then who is eliminated; finally who is left."""
    seats = GAME.seats(view)
    found = []

    def who(contestant: str) -> Message:
        return things.who(seats.index(contestant) if contestant in seats else -1)

    held = assess(view)
    for each in held["assessments"]:
        assessment = things.assessment(each["of"])
        ranking = [Message("xidit-count-of", {"who": who(one), "count": value}) for one, value in each["ranking"]]
        found.append(LogLine(Message("xidit-log-ranking", {"assessment": assessment, "ranking": ranking}), None, ["X8.1"]))
        values = dict(each["ranking"])
        for one in each["out"]:
            out = {"who": who(one), "assessment": assessment, "value": values[one]}
            found.append(LogLine(Message("xidit-log-out", out), None, ["X8.3"]))
    return [*found, LogLine(Message("xidit-log-winner", {"who": who(held["winner"])}), None, ["X8.6"])]
