"""The ledger in sentences: for the log, and for the scenes of a year."""

from collections.abc import Iterator, Sequence

from claycrown.games.contract import Entry
from claycrown.games.xidit.guide.chapters import Chapter, chapters
from claycrown.games.xidit.rules.pieces import VIRTUAL_NAME
from claycrown.games.xidit.terminal import texts
from claycrown.terminal.face import Line
from claycrown.terminal.seating import is_bot
from claycrown.terminal.session import Move, Session


def told(session: Session, move: Move, viewer: int) -> list[Line]:
    course = chapters(session.seen(move, viewer).entries)
    if course[0][0].what == "ready" and (len(course) > 1 or is_bot(session.players[move.seat])):
        del course[0]  # nobody needs to be told: the kingdom shows who is ready
    lines = []
    for chapter in course:
        teller = Teller(session.seats)
        sentences = list(teller.sentences(chapter))
        seat = chapter[0].seat
        colour = session.seats[seat] if seat >= 0 and chapter[0].what not in ("plan", "shown") else ""
        rules = list(dict.fromkeys(entry.rule for entry in chapter))
        if sentences:
            lines.append(Line(" ".join(sentences), colour, rules))
    return lines


class Teller:
    """Sentences about what the ledger says. Players are called by their colours."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats

    def sentences(self, chapter: Chapter) -> Iterator[str]:
        head = chapter[0].what
        if head == "plan":
            yield "The plans are revealed: " + ", ".join(f"{self._who(entry)} {entry.source}" for entry in chapter) + "."
        elif head == "shown":
            yield self._census(chapter)
        else:
            yield from self._course(chapter)
        yield from self._tokens(chapter)

    def _who(self, entry: Entry) -> str:
        return self.seats[entry.seat] if entry.seat >= 0 else f"the {VIRTUAL_NAME} player"

    def _course(self, chapter: Chapter) -> Iterator[str]:
        """What a player did, in one sentence, and what came of it."""
        first = chapter[0]
        who = self._who(first)
        if first.what == "order":
            yield f"{who}, order {first.amount} {first.source}: {self._order(chapter)}."
        elif first.what == "start":
            yield f"{who} starts in city {first.amount}."
        elif first.what == "ready":
            yield f"{who} is ready."
        elif first.what == "passed":
            yield f"{who} lets the titans be."
        elif first.what == "year":
            following = next((entry for entry in chapter if entry.what == "first player"), None)
            yield f"Year {first.amount} begins" + (f"; {self._who(following)} is first." if following else ".")
        elif first.what == "titan rages":
            raging = [str(entry.amount) for entry in chapter if entry.what == "titan rages"]
            yield f"The titans awake: {texts.listed(raging)} {'rages' if len(raging) == 1 else 'rage'}."
        elif first.what == "out":
            yield f"{who} is out: last in {first.source} with {first.amount}."
        elif first.what == "winner":
            yield f"{who} saves the kingdom." if first.seat >= 0 else "Nobody is left but the virtual player: all players lose."
        elif gained := self.gains(chapter):
            yield f"{who} {gained}."

    def _order(self, chapter: Chapter) -> str:
        """What came of an order."""
        mine = [entry for entry in chapter if entry.seat == chapter[0].seat]
        for entry in mine:
            if entry.what == "moved":
                return f"to city {entry.amount}"
            if entry.what == "lost":
                return f"lost in {entry.where}, {texts.LOST_BECAUSE[entry.rule]} ({entry.rule})"
            if entry.what == "threat eliminated":
                return f"eliminates the threat in {entry.where}, {self._given(mine)} to the barracks"
            if entry.what == "unit" and entry.amount > 0:
                return f"recruits {texts.a(entry.source)} in {entry.where}"
        place = chapter[0].where
        return f"waits in {place}" if chapter[0].source == "wait" else f"meets raging titans in {place}"

    def _given(self, entries: Sequence[Entry]) -> str:
        parts = [f"{-entry.amount} {entry.source}" for entry in entries if entry.what == "unit" and entry.amount < 0]
        return texts.listed(parts)

    def gains(self, chapter: Chapter) -> str:
        """What somebody got or gave: units, gold, bards, floors, a value of the virtual player."""
        parts = []
        given = self._given(chapter)
        if given:
            parts.append(f"gives {given} for a titan")
        for entry in chapter:
            if entry.seat < 0:
                continue
            if entry.what == "rewards":
                parts.append(f"chooses {texts.listed(entry.source.split())}")
            elif entry.what == "gold":
                parts.append(f"gets {entry.amount} gold")
            elif entry.what == "bard":
                parts.append(f"sends {texts.count(entry.amount, 'bard')} to {entry.where}")
            elif entry.what == "floor":
                parts.append(f"builds {texts.count(entry.amount, 'floor')} in {entry.where}")
            elif entry.what == "waiting floor" and entry.amount > 0:
                parts.append("keeps a floor that waits for a guild with room")
            elif entry.what == "virtual":
                parts.append(f"raises the virtual player's {entry.source}")
            elif entry.what == "titan eliminated":
                parts.append(f"eliminates the titan of {entry.amount}")
        return ", ".join(parts)

    def _census(self, chapter: Chapter) -> str:
        """X6.2: who showed how many, and what the most brought."""
        shown = [entry for entry in chapter if entry.what == "shown"]
        counts = ", ".join(f"{self._who(entry)} {entry.amount}" for entry in shown)
        most = [self._who(entry) for entry in chapter if entry.what == "most shown"]
        gold = [entry for entry in chapter if entry.what == "gold"]
        told = f"Census, {shown[0].source}: {counts}."
        if not most:
            return f"{told} Nobody shows any."
        won = f" {texts.listed(most)} {'shows' if len(most) == 1 else 'show'} the most"
        if gold:
            won += f": {gold[0].amount} gold" + (" each" if len(gold) > 1 else "")
        waits = [self._who(entry) for entry in chapter if entry.what == "waiting floor"]
        if waits:
            won += f"; a floor waits for {texts.listed(waits)}"
        return f"{told}{won}."

    def _tokens(self, chapter: Chapter) -> Iterator[str]:
        """X5: what left the map and what came."""
        for entry in chapter:
            if entry.what == "recruitment discard":
                yield f"The camp of {entry.amount} is empty and leaves."
            elif entry.what == "threat discard":
                yield f"Token {entry.amount} leaves the map."
            elif entry.what == "recruitment token":
                yield f"Recruits come to {entry.amount}."
            elif entry.what == "threat token":
                yield f"A threat comes to {entry.amount}."
            elif entry.what == "recruitment stack" and entry.rule == "X5.7":
                yield "Reinforcements arrive; the threats are shuffled."
            elif entry.what == "recruitment stack":
                yield "The threats put down become the recruitment stack."
            elif entry.what == "threat stack" and entry.rule == "X5.3":
                yield "The camps put down become the threat stack."
            elif entry.what == "unit" and entry.rule == "X2.2":
                yield f"The empty camp of {entry.where} gets {entry.amount} {entry.source}."
