"""What is told: the log, the ledger in a few words, how far the game is."""

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.guide.question import LogLine, player
from claycrown.guide.types import DecisionView
from ohhell.rules.cards import NUMBERS
from ohhell.rules.names import card
from ohhell.rules.state import OVER, State


def lines(moved: DecisionView) -> list[LogLine]:
    """A line for each thing that happened; the points of a player stand on one line."""
    found = []
    scored: set[int] = set()
    for entry in moved.entries:
        if entry.what == "points":
            if entry.seat in scored:
                continue
            scored.add(entry.seat)
            gains = [each for each in moved.entries if each.what == "points" and each.seat == entry.seat]
            points = sum(each.amount for each in gains)
            found.append(_line(entry, "ohhell-told-points", points=points, rules=[each.rule for each in gains]))
        else:
            found.append(_told(entry))
    return found


def _told(entry: LedgerEntry) -> LogLine:
    if entry.what == "bid":
        return _line(entry, "ohhell-told-bid", tricks=entry.amount)
    if entry.what == "card":
        return _line(entry, "ohhell-told-card", card=card(entry.amount))
    if entry.what == "trick":
        return _line(entry, "ohhell-told-trick", card=card(NUMBERS[entry.where]))
    if entry.what == "deal":
        return _line(entry, "ohhell-told-deal", deal=entry.amount, card=card(NUMBERS[entry.where]))
    return _line(entry, "ohhell-told-winner")


def _line(entry: LedgerEntry, id: str, rules: list[str] | None = None, **values: int | Message) -> LogLine:
    return LogLine(Message(id, {"who": player(entry.seat), **values}), entry.seat, rules or [entry.rule])


def effect(entry: LedgerEntry) -> Message | None:
    """What a decision brings; the card itself is seen on the table."""
    if entry.what == "points":
        return Message(
            "ohhell-told-gain", {"who": player(entry.seat), "points": entry.amount, "source": source(entry.source, "")}
        )
    return _told(entry).text if entry.what in ("trick", "winner") else None


def source(source: str, where: str) -> Message:
    return Message("ohhell-source", {"source": source.replace(" ", "-")})


def progress(view: State) -> Message:
    return Message("ohhell-over" if view.step == OVER else "ohhell-progress", {"deal": view.deal, "deals": view.deals})
