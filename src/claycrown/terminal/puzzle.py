"""A puzzle in plain lines: the position, the player's decisions, and their value."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.segment import Segment, Segments

from claycrown.games import game
from claycrown.games.contract import Illegal
from claycrown.games.message import Message
from claycrown.games.refused import NotADecision
from claycrown.guide import guide
from claycrown.learning import puzzles
from claycrown.learning.puzzles import Gain, PosedPuzzle, Puzzle, game_puzzles, judge
from claycrown.record.notation import notation
from claycrown.terminal.app import drawing_of
from claycrown.terminal.drawing.palette import LAMPLIGHT
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.naming import colour_name
from claycrown.words import format_list, format_message, t

HEIGHT = 22
"""The height of a panel of the board, in lines."""
FEW = 24
"""The most choices that are listed without being asked for."""
ALL, GIVE_UP = "?", "="


def solve(name: str, puzzle: Puzzle, console: Console) -> bool:
    """Ask until the player solves it or gives up; whether it was solved."""
    posed = puzzles.pose(name, puzzle)
    draw(name, posed.state, posed.seat, console)
    kind = Message(f"{name}-puzzle-kind-{puzzle.kind}")
    difficulty = Message("puzzle-difficulty", {"level": puzzle.difficulty})
    console.print(format_message(Message("puzzle-terminal-moment", {"kind": kind, "difficulty": difficulty})), style="bold")
    console.print(t("puzzle-asked", count=len(puzzle.solution), colour=colour_name(puzzle.seat)), style="bold")
    if puzzle.given:
        console.print(t("puzzle-given"))
    for seat, action in posed.given:
        label = guide(name).label(posed.start, seat, notation(name).text(posed.start, action))
        colour = game(name).seats(posed.start)[seat]
        what = format_list([format_message(part) for part in label])
        console.print("  " + t("puzzle-given-of", who=colour_name(colour), what=what))
    return ask(name, puzzle, posed, console)


def ask(name: str, puzzle: Puzzle, posed: PosedPuzzle, console: Console) -> bool:
    rules, language = game(name), notation(name)
    found: list[str] = []
    state = posed.state.clone()
    choices = language.legal(state, posed.seat, True)
    show_choices(choices, console, everything=False)
    while True:
        typed = console.input(t("puzzle-terminal-ask") + " ").strip()
        if typed == GIVE_UP:
            explain(name, puzzle, posed, console)
            return False
        if typed == ALL:
            show_choices(choices, console, everything=True)
            continue
        text = choices[int(typed) - 1] if typed.isdigit() and 0 < int(typed) <= len(choices) else typed
        try:
            action = language.action(state, text)
            forbidden: Illegal | None = rules.why_not(state, posed.seat, action)
        except NotADecision:
            console.print(t("puzzle-terminal-unknown", text=typed))
            continue
        if forbidden is not None:
            console.print(str(forbidden))
            continue
        text = language.text(state, action)
        verdict = judge(puzzle, [*found, text])
        if not verdict.right:
            show_wrong_answer(name, puzzle, posed, [*found, text], console)
            continue
        found.append(text)
        rules.apply(state, posed.seat, action)
        if verdict.solved:
            console.print(t("puzzle-solved"), style="bold")
            explain(name, puzzle, posed, console)
            return True
        console.print(t("puzzle-right-so-far", left=len(puzzle.solution) - len(found)), style="bold")
        choices = language.legal(state, posed.seat, True)
        show_choices(choices, console, everything=False)


def draw(name: str, state: object, seat: int, console: Console) -> None:
    """The whole table, its panels one below the other."""
    rules = game(name)
    moment = Moment(rules.view(state, seat), seat, rules.seats(state), rules.seats(state), rules.deciders(state))
    drawing = drawing_of(name)
    console.print(drawing.headline(moment, LAMPLIGHT))
    for panel in drawing.panels():
        canvas = panel.draw(moment, min(console.width, panel.measure(HEIGHT)), HEIGHT)
        for line in range(canvas.height):
            console.print(Segments([*canvas.strip(line), Segment.line()]), end="")


def show_choices(choices: Sequence[str], console: Console, everything: bool) -> None:
    if everything or len(choices) <= FEW:
        for number, text in enumerate(choices, 1):
            console.print(f"  {number:3} {text}", highlight=False)
    else:
        console.print(t("puzzle-terminal-choices", count=len(choices)))


def show_wrong_answer(name: str, puzzle: Puzzle, posed: PosedPuzzle, decisions: list[str], console: Console) -> None:
    gains = puzzles.gains_of(name, posed, decisions)
    console.print(t("puzzle-wrong", decision=decisions[-1]), style="bold")
    console.print(t("puzzle-wrong-gains", gains=format_gains(name, gains)) if gains else t("puzzle-wrong-nothing"))
    show_gains(name, "puzzle-wrong-best", puzzle.best.gains, console)


def explain(name: str, puzzle: Puzzle, posed: PosedPuzzle, console: Console) -> None:
    console.print(t("puzzle-solution", decisions=format_list(puzzle.best.decisions)))
    show_gains(name, "puzzle-gains", puzzle.best.gains, console)
    console.print(t("puzzle-second", decisions=format_list(puzzle.second.decisions)))
    show_gains(name, "puzzle-gains", puzzle.second.gains, console)
    scale = 100 if puzzle.measure == "chance" else 1
    best, second = round(scale * puzzle.best.value), round(scale * puzzle.second.value)
    console.print(t("puzzle-worth", measure=puzzle.measure, best=best, second=second))


def show_gains(name: str, message: str, gains: Sequence[Gain], console: Console) -> None:
    if gains:
        console.print(t(message, gains=format_gains(name, gains)))


def format_gains(name: str, gains: Iterable[Gain]) -> str:
    return format_list([format_message(game_puzzles(name).describe_gain(gain)) for gain in gains])
