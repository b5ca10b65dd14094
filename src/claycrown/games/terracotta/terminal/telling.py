"""The log: what a decision did, in words, from the ledger."""

from collections.abc import Sequence

from claycrown.games.contract import Entry
from claycrown.games.terracotta.guide.following import of_the_decision
from claycrown.games.terracotta.guide.phases import phases
from claycrown.games.terracotta.guide.scenes import scenes as played
from claycrown.games.terracotta.rules import names
from claycrown.games.terracotta.rules.pieces import WEAPON_NAMES
from claycrown.games.terracotta.terminal import texts
from claycrown.games.terracotta.terminal.phases import sentence
from claycrown.terminal.face import Line, Scene
from claycrown.terminal.session import Move, Session


def told(session: Session, move: Move, viewer: int) -> list[Line]:
    seen = session.seen(move, viewer)
    own = of_the_decision(seen.entries)
    colour = session.seats[move.seat]
    gained = texts.gains(own, move.seat)
    deed = f"{colour} {_did(move.text, own)}" + (f": {gained}" if gained else "")
    lines = [Line(f"{deed}.", colour, _rules(own))]
    for phase in phases(seen.after, seen.entries):
        lines.append(Line(sentence(phase, session.seats), "", _rules(phase.entries) or [phase.rule]))
    for entry in seen.entries:
        if entry.what == "round":
            lines.append(Line(f"Round {entry.amount} begins.", "", [entry.rule]))
    if session.rules.over(move.after):
        winner = session.rules.result(move.after).winner
        lines.append(Line(f"The game is over: {winner} wins.", winner, ["T10.6"]))
    return lines


def _rules(entries: Sequence[Entry]) -> list[str]:
    return list(dict.fromkeys(entry.rule for entry in entries))


def _did(text: str, entries: Sequence[Entry]) -> str:
    """`build officer e4`: "builds an officer on e4"."""
    words = text.split()
    head, rest = words[0], words[1:]
    if head == "turn":
        return f"turns the {rest[0]} ring"
    if head == "place":
        return f"places {texts.a(rest[0])} in segment {rest[1]}"
    if head == "build":
        return f"builds {texts.a(rest[0])} on {rest[1]}"
    if head == "buy":
        facing = f", {'lying' if rest[0] == 'horse' else 'facing'} {rest[2]}" if len(rest) > 2 else ""
        return f"buys {texts.a(texts.SPECIALISTS[rest[0]])} for {rest[1]}{facing}"
    if head == "use":
        return f"uses the {rest[0]}{_moved(rest[1:], entries)}"
    if head == "hire":
        master = next(entry.amount for entry in entries if entry.what == "master")
        return f"hires the {texts.MASTERS[master]} with the token of {rest[0]}"
    if head == "inspect":
        return f"sends an inspector on{_moved(rest, entries)}"
    if head == "collect":
        return f"collects the clay of warehouses {rest[0]} and {rest[1]}"
    if head == "take":
        return f"takes a {rest[0]} instead"
    return {"skip": "does nothing", "keep": "keeps the weapon"}.get(head) or _acted(entries)


def _moved(move: Sequence[str], entries: Sequence[Entry]) -> str:
    """Which inspector or warrior went where."""
    if not move:
        return ""
    if "-" in move[0] and move[0][0] in names.COLUMN_LETTERS and move[0][1].isdigit():
        start, end = move[0].split("-")
        return f", {start} moves to {end}"
    line = next(entry for entry in entries if entry.what.endswith("inspector"))
    return f", the {line.what} to {line.what.split()[0]} {line.where}"


def _acted(entries: Sequence[Entry]) -> str:
    """A plain `do`, told by what it did."""
    for entry in entries:
        if entry.what == "trained":
            return "trains the craftsman: an artisan takes its place"
        if entry.what == "priority":
            return f"takes priority token {entry.amount}"
    readied = [WEAPON_NAMES[entry.amount] for entry in entries if entry.what == "weapon ready"]
    if readied:
        return f"readies the {' and the '.join(readied)}"
    acts = {"T4.1": "takes coins", "T4.2": "takes clay", "T4.4": "soaks the clay", "T7.4": "uses the Master Clay Maker"}
    return next((acts[entry.rule] for entry in entries if entry.rule in acts), "does the action")


def scenes(session: Session, move: Move, viewer: int) -> list[Scene]:
    """The scoring of a round, and of the end, one lantern after the other."""
    seen = session.seen(move, viewer)
    told = (sentence(phase, session.seats) for phase in phases(seen.after, seen.entries))
    return [
        Scene(scene.view, [line], _spaces(scene.marked), texts.MAUSOLEUM) for scene, line in zip(played(seen), told, strict=True)
    ]


def _spaces(marked: Sequence[str]) -> frozenset[str]:
    return frozenset(spot.removeprefix("space ") for spot in marked if spot.startswith("space "))
