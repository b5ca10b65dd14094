"""The log: the effect of a decision and its automatic consequences, from the ledger."""

from collections.abc import Sequence

from claycrown.games.arguments import Value
from claycrown.games.contract import LedgerEntry
from claycrown.games.decisions import Decision
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import course, naming, phases
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import MASTER_NAMES, OVER, ROUNDS, WEAPON_NAMES
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.question import LogLine, player
from claycrown.guide.types import DecisionView

GOODS = ("vp", "coins", "wet clay", "dry clay")
DOINGS = ("T4.1", "T4.2", "T4.4", "T4.5", "T7.4")
"""The rules of a plain `do` that are described by their effect."""


def lines(moved: DecisionView) -> list[LogLine]:
    own, ending = course.of(moved)
    lines = [_deed(moved, own)]
    for phase in ending:
        lines += phases.lines(phase)
    if moved.after.step == OVER:
        lines += _ending(moved.after, moved.left)
    return lines


def _deed(moved: DecisionView, entries: Sequence[LedgerEntry]) -> LogLine:
    decision = moved.decision or Decision("do")
    did = _did(decision, entries, player(moved.seat))
    gained = _gained(entries, moved.seat)
    sentence = Message("terracotta-log-gains", {"did": did, "gains": gained}) if gained else did
    targets = [*_targets(decision), *(target for entry in entries for target in _targets_of(entry))]
    return LogLine(sentence, moved.seat, list(dict.fromkeys(entry.rule for entry in entries)), list(dict.fromkeys(targets)))


def _ending(after: State, left: Sequence[int]) -> list[LogLine]:
    """T10.6: the winner, and the reason in a tie; among players who stayed to the end."""
    seats = GAME.seats(after)
    winner = seats.index(GAME.result(after).after_leaving([seats[seat] for seat in left]).ranking[0])
    best = after.vp[winner]
    lines = [LogLine(Message("terracotta-log-over", {"who": player(winner), "vp": best}), winner, ["T10.6"])]
    tied = sum(after.vp[seat] == best for seat in range(after.players) if seat not in left) > 1
    return [*lines, LogLine(Message("terracotta-tie"), None, ["T10.6"])] if tied else lines


def _gained(entries: Sequence[LedgerEntry], seat: int) -> list[Message]:
    """What a seat gains and pays, added up, VP first."""
    sums = {what: sum(entry.amount for entry in entries if (entry.seat, entry.what) == (seat, what)) for what in GOODS}
    return [naming.goods(what, amount) for what, amount in sums.items() if amount]


def _did(decision: Decision, entries: Sequence[LedgerEntry], who: Message) -> Message:
    """`build officer e4`: "Ann builds an officer on e4."."""
    match decision:
        case Decision("turn", (ring,)):
            return Message("terracotta-log-turn", {"who": who, "ring": ring})
        case Decision("place", (worker, segment)):
            return Message("terracotta-log-place", {"who": who, "worker": naming.worker(str(worker)), "segment": segment})
        case Decision("build", (type, space)):
            return Message("terracotta-log-build", {"who": who, "warrior": naming.warrior(str(type)), "space": space})
        case Decision("buy", (type, space, *ways)):
            return Message("terracotta-log-buy", {"who": who, "type": type, "space": space, "way": ways[0] if ways else "none"})
        case Decision("use", (weapon, *move)):
            return _used(str(weapon), move, entries, who)
        case Decision("hire", (cost,)):
            master = next(entry.amount for entry in entries if entry.what == "master")
            return Message("terracotta-log-hire", {"who": who, "master": naming.master(master), "cost": cost})
        case Decision("inspect"):
            line, place = _inspected(entries)
            return Message("terracotta-log-inspect", {"who": who, "line": line, "place": place})
        case Decision("collect", (one, other)):
            return Message("terracotta-log-collect", {"who": who, "one": one, "other": other})
        case Decision("take", (what,)):
            return Message("terracotta-log-take", {"who": who, "what": what})
        case Decision("skip"):
            return Message("terracotta-log-skip", {"who": who})
        case Decision("keep"):
            return Message("terracotta-log-keep", {"who": who})
    return _acted(entries, who)


def _used(weapon: str, move: Sequence[Value], entries: Sequence[LedgerEntry], who: Message) -> Message:
    if weapon == "sword" and move:
        line, place = _inspected(entries)
        return Message("terracotta-log-sword", {"who": who, "line": line, "place": place})
    if weapon == "halberd" and move:
        start, end = move
        return Message("terracotta-log-halberd", {"who": who, "from": start, "to": end})
    return Message("terracotta-log-use", {"who": who, "weapon": naming.weapon(WEAPON_NAMES.index(weapon))})


def _inspected(entries: Sequence[LedgerEntry]) -> tuple[str, int | str]:
    """Which inspector was moved, and where to."""
    inspector = next(entry for entry in entries if entry.what.endswith(" inspector"))
    return inspector.what.split(" ")[0], naming.place(inspector.where)


def _acted(entries: Sequence[LedgerEntry], who: Message) -> Message:
    """A plain `do`, described by its effect."""
    readied = [naming.weapon(entry.amount) for entry in entries if entry.what == "weapon ready"]
    if readied:
        return Message("terracotta-log-ready", {"who": who, "weapons": readied})
    for entry in entries:
        if entry.what == "priority":
            return Message("terracotta-log-priority", {"who": who, "token": entry.amount})
    rule = next(rule for rule in DOINGS if any(entry.rule == rule for entry in entries))
    return Message("terracotta-log-do", {"who": who, "rule": rule.replace(".", "-")})


def _targets(decision: Decision) -> list[str]:
    """The places that a decision names."""
    match decision:
        case Decision("turn", (ring,)):
            return [f"ring {ring}"]
        case Decision("place", (_, segment)):
            return [f"segment {segment}"]
        case Decision("build" | "buy", (_, space, *_)) | Decision("use", ("halberd", _, space)):
            return [f"space {space}"]
        case Decision("collect", warehouses):
            return [f"warehouse {number}" for number in warehouses]
    return []


def _targets_of(entry: LedgerEntry) -> list[str]:
    """The places that a line of the ledger is about."""
    match entry.what:
        case "warehouse":
            return [f"warehouse {entry.where}"]
        case "trained":
            return [f"segment {entry.where}"]
        case "row inspector" | "column inspector":
            return [f"{entry.what.split(' ')[0]} {entry.where}"]
        case "master":
            return [f"master {MASTER_NAMES[entry.amount]}"]
    return []


def effect(entry: LedgerEntry) -> Message | None:
    """Nothing for a statue, a worker, a ring, a master: the table shows them better."""
    what, amount, where = entry.what, entry.amount, entry.where
    match what:
        case "vp":
            place = naming.tile(where) if entry.source == "tile" else naming.place(where)
            return Message("terracotta-ledger-vp", {"vp": amount, "source": entry.source.replace(" ", "-"), "where": place})
        case "coins" | "wet clay" | "dry clay":
            return naming.goods(what, amount)
        case "weapon ready" | "weapon used":
            active = "yes" if what == "weapon ready" else "no"
            return Message("terracotta-has-weapon", {"name": WEAPON_NAMES[amount], "active": active})
        case "trained":
            return Message("terracotta-ledger-trained")
        case "priority":
            return Message("terracotta-has-priority", {"token": amount})
        case "warehouse":
            return Message("terracotta-ledger-warehouse", {"clay": amount, "number": int(where)})
        case "row inspector" | "column inspector":
            return Message("terracotta-ledger-inspector", {"line": what.split(" ")[0], "place": naming.place(where)})
        case "order":
            return Message("terracotta-ledger-order", {"place": amount})
        case "round":
            return Message("terracotta-round-begins", {"round": amount})
    return None


def source(source: str, where: str) -> Message:
    """What points were for, as the ledger names it; `where` is a place in the notation, or empty."""
    place = naming.tile(where) if source == "tile" and where else naming.place(where)
    known = "yes" if where else "no"
    return Message("terracotta-source", {"source": source.replace(" ", "-"), "where": place, "known": known})


def progress(view: State) -> Message:
    if view.step == OVER:
        return Message("terracotta-progress-over")
    return Message("terracotta-progress", {"round": view.round, "rounds": ROUNDS})


def is_watched(entries: Sequence[LedgerEntry]) -> bool:
    """The end of a round, which begins with the inspector of the rows (T8.1)."""
    return any(entry.rule == "T8.1" for entry in entries)
