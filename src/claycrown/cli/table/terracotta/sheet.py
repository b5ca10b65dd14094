"""The score sheet by source: what each player's VP were for, from the ledger of the whole game."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from claycrown.cli.table.face import Moment
from claycrown.cli.table.session import Session
from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.pieces import SOURCE_NAMES

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


def by_source(session: Session) -> dict[str, list[int]]:
    """For each source the VP of each seat; they add up to the score."""
    found = {source: [0] * len(session.seats) for source in SOURCE_NAMES if source}
    for move in session.moves:
        for entry in session.seen(move, SPECTATOR).entries:
            if entry.what == "vp":
                found[entry.source][entry.seat] += entry.amount
    return found


def sheet(session: Session, moment: Moment, colours: dict[str, str]) -> RenderableType:
    table = Table(title="Score sheet", title_style="bold", expand=False, padding=(0, 1))
    table.add_column("VP from")
    for seat, colour in enumerate(session.seats):
        style = f"bold {colours.get(colour, '')}"
        table.add_column(Text(f"{colour}\n{session.players[seat]}", style, justify="right"), justify="right")
    for source, points in by_source(session).items():
        table.add_row(NAMES[source], *(str(vp) if vp else "·" for vp in points), style="" if any(points) else "dim")
    table.add_section()
    table.add_row("together", *(str(moment.view.vp[seat]) for seat in range(len(session.seats))), style="bold")
    return Group(table, Text(), *_ending(session))


def _ending(session: Session) -> Sequence[Text]:
    if not session.over():
        return [
            Text(f"Round {session.state.round} of 5. The end still adds footmen, groups, archers, and half of clay and coins.")
        ]
    result = session.rules.result(session.state)
    vp = result.figures["vp"]
    ranking = ", ".join(f"{place}. {colour} {vp[colour]}" for place, colour in enumerate(result.ranking, 1))
    lines = [Text(f"{result.winner} wins.", style="bold"), Text(ranking)]
    if list(vp.values()).count(vp[result.winner]) > 1:
        lines.append(Text("The tie goes to the player earlier in the turn order (T10.6)."))
    return lines
