"""The score sheet by source: what each player's VP were for, from the ledger of the whole game."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from claycrown.games.contract import SPECTATOR, Entry
from claycrown.games.terracotta.guide.sheet import by_seat, by_source
from claycrown.games.terracotta.rules.game import score_final, score_round
from claycrown.terminal.face import Moment
from claycrown.terminal.session import Session

NAMES = {
    "rack": "rack: warriors built",
    "weapon": "weapons",
    "inspector row": "inspector, rows",
    "inspector column": "inspector, columns",
    "musician": "musicians",
    "tile": "scoring tiles",
    "footman": "footmen",
    "group": "groups",
    "domination": "domination in groups",
    "presence": "presence in groups",
    "archer": "kneeling archers",
    "resources": "half of clay and coins",
}
"""The sources in the order in which a game scores them."""


def _by_source(session: Session) -> dict[str, list[int]]:
    moves = (session.seen(move, SPECTATOR) for move in session.moves)
    return by_source(len(session.seats), (entry for move in moves for entry in move.entries))


def sheet(session: Session, moment: Moment, colours: dict[str, str]) -> RenderableType:
    table = Table(title="Score sheet", title_style="bold", expand=False, padding=(0, 1))
    table.add_column("VP from")
    for seat, colour in enumerate(session.seats):
        style = f"bold {colours.get(colour, '')}"
        table.add_column(Text(f"{colour}\n{session.players[seat]}", style, justify="right"), justify="right")
    for source, points in _by_source(session).items():
        table.add_row(NAMES[source], *(str(vp) if vp else "·" for vp in points), style="" if any(points) else "dim")
    table.add_section()
    table.add_row("together", *(str(moment.view.vp[seat]) for seat in range(len(session.seats))), style="bold")
    return Group(table, Text(), *_ending(session))


def _would_score(session: Session, entries: Sequence[Entry]) -> str:
    sums = zip(session.seats, by_seat(entries, len(session.seats)), strict=True)
    return ", ".join(f"{colour} {vp}" for colour, vp in sums if vp) or "nobody scores"


def _ending(session: Session) -> Sequence[Text]:
    if not session.over():
        return [
            Text(f"If round {session.state.round} were scored now: {_would_score(session, score_round(session.state))}."),
            Text(f"If the game ended now: {_would_score(session, score_final(session.state))}."),
        ]
    result = session.rules.result(session.state)
    vp = result.figures["vp"]
    ranking = ", ".join(f"{place}. {colour} {vp[colour]}" for place, colour in enumerate(result.ranking, 1))
    lines = [Text(f"{result.winner} wins.", style="bold"), Text(ranking)]
    if list(vp.values()).count(vp[result.winner]) > 1:
        lines.append(Text("The tie goes to the player earlier in the turn order (T10.6)."))
    return lines
