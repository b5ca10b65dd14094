"""The score sheet by source: what each player's VP were for, from the ledger of the whole game."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from claycrown.games.contract import SPECTATOR, Entry
from claycrown.games.message import Message
from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.guide.phases import outcome
from claycrown.games.terracotta.guide.sheet import by_source
from claycrown.games.terracotta.guide.telling import won
from claycrown.games.terracotta.rules.game import score_final, score_round
from claycrown.terminal.drawing import Moment
from claycrown.terminal.session import Session
from claycrown.words import say


def _by_source(session: Session) -> dict[str, list[int]]:
    moves = (session.seen(move, SPECTATOR) for move in session.moves)
    return by_source(len(session.seats), (entry for move in moves for entry in move.entries))


def sheet(session: Session, moment: Moment, colours: dict[str, str]) -> RenderableType:
    table = Table(title=say(Message("table-sheet")), title_style="bold", expand=False, padding=(0, 1))
    table.add_column(say(Message("terracotta-sources")))
    for seat, colour in enumerate(session.seats):
        style = f"bold {colours.get(colour, '')}"
        table.add_column(Text(f"{colour}\n{session.players[seat]}", style, justify="right"), justify="right")
    for source, points in _by_source(session).items():
        name = say(GUIDE.source(source, ""))
        table.add_row(name, *(str(vp) if vp else "·" for vp in points), style="" if any(points) else "dim")
    table.add_section()
    total = say(Message("table-total-over" if session.over() else "table-total"))
    table.add_row(total, *(str(moment.view.vp[seat]) for seat in range(len(session.seats))), style="bold")
    return Group(table, Text(), *_ending(session))


def _would_score(session: Session, when: str, entries: Sequence[Entry]) -> Text:
    told = Message("terracotta-phase", {"what": Message(when), "outcome": outcome(entries)})
    return Text(say(told, names=session.seats))


def _ending(session: Session) -> Sequence[Text]:
    state = session.state
    if not session.over():
        return [
            _would_score(session, "table-if-round", score_round(state)),
            _would_score(session, "table-if-final", score_final(state)),
        ]
    result = session.rules.result(state)
    vp = result.figures["vp"]
    ranking = ", ".join(f"{place}. {colour} {vp[colour]}" for place, colour in enumerate(result.ranking, 1))
    lines = [Text(say(won(state).text, names=session.seats), style="bold"), Text(ranking)]
    if list(vp.values()).count(vp[result.winner]) > 1:
        lines.append(Text(f"{say(Message('terracotta-tie'))} (T10.6)"))
    return lines
