"""Who is ahead in the regions, in influence and in wealth, as far as the viewer can see; and what the open book implies."""

from collections.abc import Sequence

from claycrown.games.message import Message
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.log_lines import source
from claycrown.games.xidit.guide.targets import players
from claycrown.games.xidit.rules import assessment, bards, pieces
from claycrown.games.xidit.rules.game import open_book
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.view_types import XiditOpenInformation
from claycrown.guide.types import Majority

RULE, IN_A_REGION = "X8.1", "X8.2"


def majorities(view: State) -> list[Majority]:
    found = [_in_region(view, region) for region in range(pieces.REGIONS) if bards.takes_bards(view, region)]
    cities = [f"city {city}" for city, owner in enumerate(view.guild) if owner != pieces.NOBODY]
    floors: list[int | None] = list(influences(view))
    gold = golds(view)
    return [
        *found,
        _assessed(pieces.INFLUENCE, cities, floors),
        _assessed(pieces.WEALTH, players(view, range(view.players)), gold),
    ]


def _assessed(assessment: int, targets: Sequence[str], counts: Sequence[int | None]) -> Majority:
    name = pieces.ASSESSMENT_NAMES[assessment]
    return Majority(RULE, name, source(name, ""), "", targets, counts, counts, leader(counts))


def _in_region(view: State, region: int) -> Majority:
    name, reputation = view.printed.region_names[region], pieces.ASSESSMENT_NAMES[pieces.REPUTATION]
    counts = bards_in(view, region)
    points = reputations_in(view, region)
    targets = [f"region {name}"]
    return Majority(IN_A_REGION, reputation, source(reputation, name), name, targets, counts, points, leader(counts, at_least=1))


def leader(values: Sequence[int | None], at_least: int = 1) -> int | None:
    """The only seat with the most, if all are known."""
    open_information = [value for value in values if value is not None]
    if (
        len(open_information) < len(values)
        or max(open_information) < at_least
        or open_information.count(max(open_information)) > 1
    ):
        return None
    return open_information.index(max(open_information))


def golds(view: State) -> list[int | None]:
    """By seat; None for what is behind a screen."""
    return [_known(view.gold[seat]) for seat in range(view.players)]


def influences(view: State) -> list[int]:
    return [assessment.influence(view, seat) for seat in range(view.players)]


def bards_in(view: State, region: int) -> list[int | None]:
    """By seat; None for those in the Bastion that the viewer cannot see."""
    return [_known(view.bards[seat * pieces.REGIONS + region]) for seat in range(view.players)]


def reputations_in(view: State, region: int) -> list[int | None]:
    """By seat what the region gives as things stand; None unless all bards there can be seen."""
    if None in bards_in(view, region):
        return [None] * view.players
    return [assessment.reputation_in(view, seat, region) for seat in range(view.players)]


def reputations(view: State) -> list[int]:
    """By seat, as far as all bards of a region can be seen."""
    by_region = [reputations_in(view, region) for region in range(pieces.REGIONS)]
    return [sum(points[seat] or 0 for points in by_region) for seat in range(view.players)]


def _known(value: int) -> int | None:
    return None if value == pieces.UNKNOWN else value


def open_information(view: State) -> list[XiditOpenInformation]:
    """X1.8: the barracks and the map lie open, and what was recruited, spent and won was seen."""
    notes = open_book(view)
    unseen = [_behind_screens(view, kind) - sum(line.units[kind] for line in notes) for kind in range(pieces.TYPES)]
    found = []
    for seat, line in enumerate(notes):
        most = [least + (0 if line.exact else more) for least, more in zip(line.units, unseen, strict=True)]
        found.append(XiditOpenInformation(seat, line.exact, line.units, most, line.gold, line.bastion, line.waiting))
    return found


def with_open_information(view: State) -> State:
    """Gold and the bards in the Bastion, of players watched from the start."""
    table, gold, placed = view.clone(), list(view.gold), list(view.bards)
    for seat, line in enumerate(open_book(view)):
        bastion = seat * pieces.REGIONS + view.printed.bastion
        if line.exact and gold[seat] == pieces.UNKNOWN:
            gold[seat] = line.gold
        if line.exact and placed[bastion] == pieces.UNKNOWN:
            placed[bastion] = line.bastion
    table.gold, table.bards = gold, placed
    return table


def notes(view: State) -> list[Message]:
    """X1.8, by player: what must be behind the screen; then who has what left to place, as far as the viewer may know."""
    found = []
    for line in open_information(view):
        things_there = [
            things.reward("gold", line.gold),
            *things.units(line.units),
            *([Message("xidit-has-bastion", {"count": line.bastion})] if line.bastion else []),
            *([Message("xidit-has-waiting", {"count": line.waiting})] if line.waiting else []),
        ]
        exact = "yes" if line.exact else "no"
        found.append(Message("xidit-noted-of", {"who": things.who(line.seat), "things": things_there, "exact": exact}))
    for seat in range(view.players):
        if view.bards_left[seat] != pieces.UNKNOWN:
            left = [things.reward("bards", view.bards_left[seat]), things.reward("floors", view.floors_left[seat])]
            found.append(Message("xidit-left-of", {"who": things.who(seat), "things": left}))
    return found


def _behind_screens(view: State, kind: int) -> int:
    """How many units of a type all players have together."""
    return view.printed.units[kind] - view.barracks[kind] - sum(view.standing[kind :: pieces.TYPES])
