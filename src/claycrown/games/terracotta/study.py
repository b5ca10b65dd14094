"""Terracotta Army: which ledger lines count for actions, tiles, masters, statues and weapons."""

from collections.abc import Mapping

from claycrown.arena.study.digest import Digest, Section, section
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import naming
from claycrown.games.terracotta.guide.log_lines import source
from claycrown.games.terracotta.rules import pieces

ACTIONS = {
    ("T4.1", "coins"): "coins",
    ("T4.2", "wet clay"): "clay",
    ("T5.2", "statue"): "build",
    ("T4.4", "wet clay"): "soak",
    ("T4.5", "trained"): "train",
    ("T4.6", "master"): "master",
    ("T4.7", "priority"): "priority",
    ("T4.8", "weapon ready"): "ready",
    ("T6.1", "weapon used"): "specialist",
}
"""The ring action that a line of the ledger belongs to, by its rule and what changed."""
STATUES = (*pieces.WARRIOR_NAMES, "horse", "footman", "archer", "musician")
DECIDED_BY_STATUE = {"footman": "footman", "archer": "archer", "musician": "musician"}
"""Sources of VP that one kind of statue brings."""


class Terracotta:
    WORTH = Message("terracotta-study-worth")
    SECTIONS: Mapping[str, Section] = {
        "sources": section("terracotta", "sources", unit=True, valued=False),
        "actions": section("terracotta", "actions"),
        "masters": section("terracotta", "masters"),
        "statues": section("terracotta", "statues", paid=True),
        "weapons": section("terracotta", "weapons", paid=True),
        "tiles": section("terracotta", "tiles", paid=True, valued=False),  # a tile scores for all at a table alike
    }

    def items(self, section: str) -> list[str]:
        listed: dict[str, tuple[str, ...]] = {
            "sources": pieces.SOURCE_NAMES[1:],
            "actions": (*pieces.RING_ACTION_NAMES, "one coin", "one clay"),
            "masters": pieces.MASTER_NAMES,
            "statues": STATUES,
            "weapons": pieces.WEAPON_NAMES,
            "tiles": pieces.TILE_NAMES,
        }
        return list(listed[section])

    def label(self, section: str, item: str) -> Message:
        match section:
            case "sources":
                return source(item, "")
            case "actions":
                return Message("terracotta-study-action", {"kind": item.replace(" ", "-")})
            case "masters":
                return naming.master(pieces.MASTER_NAMES.index(item))
            case "statues":
                id = "terracotta-warrior" if item in pieces.WARRIOR_NAMES else "terracotta-specialist"
                return Message(id, {"type": item})
            case "weapons":
                return naming.weapon(pieces.WEAPON_NAMES.index(item))
        return naming.tile(item)

    def worth(self, digest: Digest) -> list[float]:
        vp = digest.figures["vp"]
        return [float(own) for own in vp]

    def count(self, digest: Digest, entries: list[LedgerEntry]) -> None:
        built = ""
        for entry in entries:
            action = ACTIONS.get((entry.rule, entry.what))
            if action is not None:
                digest.use("actions", action, entry.seat)
            if entry.rule == "T3.6":
                digest.use("actions", "one coin" if entry.what == "coins" else "one clay", entry.seat)
            elif entry.what == "master":
                digest.use("masters", pieces.MASTER_NAMES[entry.amount], entry.seat)
            elif entry.what == "statue":
                built = statue(entry.amount)
                digest.use("statues", built, entry.seat)
            elif entry.what == "weapon used" and entry.rule != "T6.1":
                digest.use("weapons", pieces.WEAPON_NAMES[entry.amount], entry.seat)
                built = ""
            elif entry.what == "vp":
                self._points(digest, entry, built)
            elif entry.what == "round":
                digest.leaders.append(leader(digest, pieces.FINAL_SOURCES))
        self._weapons(digest, entries)
        self._tiles(digest, entries)
        if any(entry.source in pieces.FINAL_SOURCES for entry in entries) and len(digest.leaders) == pieces.ROUNDS - 1:
            digest.leaders.append(leader(digest, pieces.FINAL_SOURCES))  # after the last round, before the end is scored

    def _points(self, digest: Digest, entry: LedgerEntry, built: str) -> None:
        digest.use("sources", entry.source, entry.seat, entry.amount)
        if entry.source == "rack" and built:
            digest.pay("statues", built, entry.seat, entry.amount)
        elif entry.source in DECIDED_BY_STATUE:
            digest.pay("statues", DECIDED_BY_STATUE[entry.source], entry.seat, entry.amount)

    def _weapons(self, digest: Digest, entries: list[LedgerEntry]) -> None:
        used = next((pieces.WEAPON_NAMES[entry.amount] for entry in entries if entry.what == "weapon used"), None)
        for entry in entries:
            if entry.source == "weapon" and used is not None:
                digest.pay("weapons", used, entry.seat, entry.amount)

    def _tiles(self, digest: Digest, entries: list[LedgerEntry]) -> None:
        tiles = {entry.where for entry in entries if entry.source == "tile"}
        for tile in tiles:
            for seat in range(len(digest.seats)):
                digest.use("tiles", tile, seat)
        for entry in entries:
            if entry.source == "tile":
                digest.pay("tiles", entry.where, entry.seat, entry.amount)


def statue(number: int) -> str:
    """The statue that a ledger's number stands for."""
    if number <= pieces.TYPES:
        return pieces.WARRIOR_NAMES[number - 1]
    if number in (pieces.FOOTMAN, pieces.MUSICIAN):
        return "footman" if number == pieces.FOOTMAN else "musician"
    return "archer" if pieces.ARCHER <= number < pieces.HORSE else "horse"


def leader(digest: Digest, later: tuple[str, ...]) -> int | None:
    """Who has the most VP so far, without the final scoring; None if several have."""
    found = digest.uses.get("sources", {})
    sums = [sum(values[seat] for source, values in found.items() if source not in later) for seat in range(len(digest.seats))]
    best = max(sums)
    return sums.index(best) if sums.count(best) == 1 else None


COUNTING = Terracotta()
