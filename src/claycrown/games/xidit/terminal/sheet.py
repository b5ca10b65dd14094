"""The score sheet: before the end what everybody could have noted down; after it the three assessments."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from claycrown.games.xidit.guide.majorities import reputations
from claycrown.games.xidit.rules import assessment, bards
from claycrown.games.xidit.rules.game import assess
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, OVER, REGIONS, UNKNOWN, VIRTUAL_NAME
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.rules.view import open_book
from claycrown.games.xidit.terminal import texts
from claycrown.terminal.drawing import Moment
from claycrown.terminal.palette import Palette
from claycrown.terminal.session import Session


def sheet(session: Session, moment: Moment, palette: Palette) -> RenderableType:
    state: State = moment.view
    if state.step == OVER:
        return Group(*_ending(session, state, palette), Text(), _regions(moment, palette))
    return Group(_book(moment, palette), Text(), _regions(moment, palette), Text(), *_left(moment), *_to_come(state))


def _named(colour: str, palette: Palette) -> Text:
    if colour not in palette.players:
        return Text(colour, "bold")
    return Text(f" {colour} ", f"bold {palette.ink} on {palette.players[colour]}")


# Before the end


def _book(moment: Moment, palette: Palette) -> Table:
    """X1.8: recruiting, spending and rewards happen in the open, so an attentive player could know this."""
    state: State = moment.view
    noted = open_book(state)
    sure = "" if noted[0].exact else "≥ "
    table = Table(title="The open book: what everybody could have noted down", title_style="bold", padding=(0, 1))
    table.add_column("")
    for name in ("gold", "floors built", "floors waiting", "bards in the open", "in the Bastion", "units"):
        table.add_column(name, justify="left" if name == "units" else "right")
    for seat, colour in enumerate(moment.seats):
        line = noted[seat]
        in_the_open = sum(state.bards[seat * REGIONS + region] for region in range(REGIONS) if region != state.printed.bastion)
        table.add_row(
            _named(colour, palette),
            f"{sure}{line.gold}",
            str(assessment.influence(state, seat)),
            f"{sure}{line.waiting}",
            str(in_the_open),
            f"{sure}{line.bastion}",
            f"{sure}{texts.units_of(line.units) or 'none'}",
        )
    return table


def _left(moment: Moment) -> Sequence[Text]:
    """What the viewer can still place."""
    state: State = moment.view
    if moment.viewer < 0:
        return []
    bards_left, floors = state.bards_left[moment.viewer], state.floors_left[moment.viewer]
    return [Text(f"You have {texts.count(bards_left, 'bard')} and {texts.count(floors, 'floor')} left to place.")]


def _to_come(state: State) -> Sequence[Text]:
    order = [ASSESSMENT_NAMES[kind] for kind in state.assessments]
    lines = [Text(f"The assessments come in this order: {texts.listed(order)}. After each the last one goes out (X8.3).")]
    if state.players == 3:
        values = ", ".join(f"{ASSESSMENT_NAMES[kind]} {state.virtual[kind]}" for kind in state.assessments)
        lines.append(Text(f"The virtual player has {values} (X9.2)."))
    return lines


def _regions(moment: Moment, palette: Palette) -> Table:
    """The bards in each region, and what they are worth as far as they can be seen."""
    state: State = moment.view
    table = Table(title="Bards in the regions, and the reputation they give", title_style="bold", padding=(0, 1))
    table.add_column("region")
    table.add_column("lyres", justify="right")
    for colour in moment.seats:
        table.add_column(_named(colour, palette), justify="right")
    shut = False
    for region in range(REGIONS):
        if not bards.takes_bards(state, region):
            continue
        numbers = [state.bards[seat * REGIONS + region] for seat in range(state.players)]
        closed = UNKNOWN in numbers
        shut = shut or closed
        cells = [_worth(state, seat, region, closed) for seat in range(state.players)]
        name = f"{state.printed.region_names[region]}{' (Bastion)' if region == state.printed.bastion else ''}"
        table.add_row(name, f"{state.printed.first[region]}/{state.printed.second[region]}", *cells)
    table.add_section()
    together = (str(points) for points in reputations(state))
    table.add_row("without the Bastion" if shut else "together", "", *together, style="bold")
    return table


def _worth(state: State, seat: int, region: int, closed: bool) -> str:
    number = state.bards[seat * REGIONS + region]
    if number == UNKNOWN:
        return "?"
    if number == 0:
        return "·"
    return f"{number}♪" if closed else f"{number}♪ = {assessment.reputation_in(state, seat, region)}"


# The end


def _ending(session: Session, state: State, palette: Palette) -> Sequence[RenderableType]:
    """X8: one table for each assessment, best first; those who are out already keep their place, but not their voice."""
    figures = assess(state)
    table = Table(title="The three assessments", title_style="bold", padding=(0, 1), show_lines=False)
    table.add_column("place", justify="right")
    gone: set[str] = set()
    columns: list[list[Text]] = []
    for number, entry in enumerate(figures["assessments"], 1):
        table.add_column(f"{number}. {entry['of']}")
        cells = []
        for who, value in entry["ranking"]:
            cell = Text(f"{value:>3} ") + _named(who, palette)
            if who in entry["out"]:
                cell.append(" goes out", f"bold {palette.warning}")
            elif who in gone:
                cell.append(" (out)", palette.muted)
            cells.append(cell)
        gone.update(entry["out"])
        columns.append(cells)
    for place, row in enumerate(zip(*columns, strict=True), 1):
        table.add_row(str(place), *row)
    units = ", ".join(f"{colour} {sum(state.units[seat * 5 : seat * 5 + 5])}" for seat, colour in enumerate(session.seats))
    winner = figures["winner"]
    said = "and all players lose (X9.3)" if winner == VIRTUAL_NAME else "and saves the kingdom (X8.6)"
    return [
        Text.assemble(_named(winner, palette), f" is the last one standing {said}."),
        Text(),
        table,
        Text(f"Units behind the screens, which break ties (X8.4): {units}.", style=palette.muted),
    ]
