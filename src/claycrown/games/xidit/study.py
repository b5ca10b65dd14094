"""Lords of Xidit: which ledger lines count for cities, units, rewards, titans and the census."""

from collections.abc import Mapping

from claycrown.arena.study.digest import Digest, Section, section
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, CITIES, REWARD_NAMES, TITAN_STACKS, UNIT_NAMES
from claycrown.games.xidit.rules.printed import Printed

ORDERS = {
    "moved": "moved",
    "unit": "recruited",
    "threat eliminated": "threat",
    "titan eliminated": "titan",
    "lost": "lost",
}
"""The result of an order, from the ledger; a unit only where it was recruited."""
RECRUITED = "X4.4"
YIELDS = {"gold": "gold", "bard": "bards", "floor": "floors"}
"""What a reward gives, as the ledger calls it."""


class Xidit:
    WORTH = Message("xidit-study-worth")
    SECTIONS: Mapping[str, Section] = {
        "orders": section("xidit", "orders"),
        "units": section("xidit", "units"),
        "threats": section("xidit", "threats"),
        "recruits": section("xidit", "recruits"),
        "starts": section("xidit", "starts"),
        "rewards": section("xidit", "rewards", paid=True),
        "titans": section("xidit", "titans"),
        "census": section("xidit", "census"),
        "out": section("xidit", "out", valued=False),
    }

    def items(self, section: str) -> list[str]:
        cities = [str(city) for city in range(1, CITIES + 1)]
        symbols = sorted({str(Printed(GAME.edition()).titan_symbols[stack]) for stack in range(TITAN_STACKS)})
        listed: dict[str, list[str]] = {
            "orders": list(ORDERS.values()),
            "units": list(UNIT_NAMES),
            "threats": cities,
            "recruits": cities,
            "starts": cities,
            "rewards": list(REWARD_NAMES),
            "titans": symbols,
            "census": list(UNIT_NAMES),
            "out": list(ASSESSMENT_NAMES),
        }
        return listed[section]

    def label(self, section: str, item: str) -> Message:
        match section:
            case "orders":
                return Message("xidit-study-order", {"outcome": item})
            case "units" | "census":
                return things.unit(things.kind_of(item))
            case "rewards":
                return Message("xidit-study-reward", {"reward": item})
            case "titans":
                return Message("xidit-study-titan", {"symbols": int(item)})
            case "out":
                return things.assessment(item)
        return Message("general-plain", {"text": item})  # a city, by its number

    def worth(self, digest: Digest) -> list[float]:
        return [100.0 if seat == digest.winner else 0.0 for seat in range(len(digest.seats))]

    def count(self, digest: Digest, entries: list[LedgerEntry]) -> None:
        for entry in entries:
            if entry.seat < 0:
                if entry.what == "out":
                    digest.out.append(entry.source)
                continue
            if entry.what in ORDERS and (entry.what != "unit" or entry.rule == RECRUITED):
                digest.use("orders", ORDERS[entry.what], entry.seat)
            self._one(digest, entry)

    def _one(self, digest: Digest, entry: LedgerEntry) -> None:
        seat = entry.seat
        if entry.rule == RECRUITED and entry.what == "unit":
            digest.use("units", entry.source, seat)
            digest.use("recruits", entry.where, seat)
        elif entry.what == "threat eliminated":
            digest.use("threats", entry.where, seat)
        elif entry.what == "titan eliminated":
            digest.use("titans", str(entry.amount), seat)
        elif entry.what == "start":
            digest.use("starts", entry.where, seat)
        elif entry.what == "rewards":
            for reward in entry.source.split():
                digest.use("rewards", reward, seat)
        elif entry.what == "most shown":
            digest.use("census", entry.source, seat)
        elif entry.what == "out":
            digest.use("out", entry.source, seat)
            digest.out.append(entry.source)
        elif entry.what in YIELDS and entry.rule in ("X4.7", "X4.8", "X4.9"):
            digest.pay("rewards", YIELDS[entry.what], seat, entry.amount)


COUNTING = Xidit()
