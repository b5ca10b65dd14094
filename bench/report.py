"""The figures for people: in suitable units, as ratios to other engines, and compared with the goals."""

from typing import Any, NamedTuple


class Goal(NamedTuple):
    what: str
    value: float
    unit: str
    bound: float
    at_most: bool

    @property
    def reached(self) -> bool:
        return self.value <= self.bound if self.at_most else self.value >= self.bound


CLONE_NS = {"terracotta": 200.0, "xidit": 300.0}


PEERS = {
    "catanatron action": ("decision", "catanatron (Python), Catan: an action"),
    "catanatron copy": ("clone", "catanatron (Python), Catan: a copy"),
    "hearts decision": ("decision", "OpenSpiel (C++), hearts: a decision"),
    "hearts clone": ("clone", "OpenSpiel (C++), hearts: a clone"),
    "tic-tac-toe decision": ("decision", "OpenSpiel (Python), tic-tac-toe: a decision"),
}
"""The figure of ours that each figure of a peer is compared with, and its name."""


def goals(figures: dict[str, float]) -> list[Goal]:
    listed = [
        Goal("import claycrown", 1e3 * figures["import"], "ms", 100, True),
        Goal("terracotta: 2 threads against 1", figures["terracotta threads"], "times", 1.8, False),
    ]
    for name in games(figures):
        listed += [
            Goal(f"{name}: a decision of random play, one core", 1e6 * figures[f"{name} decision"], "µs", 0.5, True),
            Goal(f"{name}: random play against catanatron's", against(figures, name, "catanatron action"), "times", 150, False),
            Goal(f"{name}: clone", 1e9 * figures[f"{name} clone"], "ns", CLONE_NS[name], True),
            Goal(f"{name}: import, with all that playing needs", 1e3 * figures[f"{name} import"], "ms", 100, True),
            Goal(f"{name}: a process that plays", figures[f"{name} memory"], "MB", 50, True),
        ]
    return listed


def games(figures: dict[str, float]) -> list[str]:
    return [name for name in CLONE_NS if f"{name} decision" in figures]


def against(figures: dict[str, float], name: str, peer: str) -> float:
    """How many times faster we are."""
    return figures[peer] / figures[f"{name} {PEERS[peer][0]}"]


def rows(figures: dict[str, float]) -> list[tuple[str, str]]:
    """A measurement in a suitable unit."""
    units: dict[str, tuple[float, str]] = {
        "decision": (1e6, "µs"),
        "cores": (1e6, "µs"),
        "action": (1e6, "µs"),
        "clone": (1e9, "ns"),
        "copy": (1e9, "ns"),
        "view": (1e9, "ns"),
        "import": (1e3, "ms"),
        "memory": (1, "MB"),
        "threads": (1, "times one"),
    }
    listed = []
    for name, value in figures.items():
        factor, unit = units[name.split()[-1]]
        listed.append((name, f"{short(factor * value)} {unit}"))
    return listed


def short(value: float) -> str:
    """With three significant digits."""
    return f"{value:.3g}" if value < 1000 else f"{value:.0f}"


def to_dict(figures: dict[str, float], machine: dict[str, Any]) -> dict[str, Any]:
    """For JSON: times in seconds, memory in MB."""
    return {
        "machine": machine,
        "figures": figures,
        "decisions_a_second": {
            name: {"one core": round(1 / figures[f"{name} decision"]), "all cores": round(1 / figures[f"{name} on all cores"])}
            for name in games(figures)
        },
        "ratios": {name: {peer: round(against(figures, name, peer), 2) for peer in PEERS} for name in games(figures)},
        "goals": [{**goal._asdict(), "reached": goal.reached} for goal in goals(figures)],
    }


def tell(figures: dict[str, float], machine: dict[str, Any]) -> None:
    """As tables for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    echo = Console().print
    echo(", ".join(f"{key} {value}" for key, value in machine.items()))
    measured = Table("measured", "median", box=box.SIMPLE_HEAD, caption="a decision: legal moves, choice and effect, random play")
    measured.columns[1].justify = "right"
    for row in rows(figures):
        measured.add_row(*row)
    echo(measured)
    ratios = Table("one of theirs takes as long as so many of ours", *games(figures), box=box.SIMPLE_HEAD)
    for column in ratios.columns[1:]:
        column.justify = "right"
    for peer, (_, title) in PEERS.items():
        ratios.add_row(title, *(short(against(figures, name, peer)) for name in games(figures)))
    echo(ratios)
    reached = Table("goal", "", "measured", "", box=box.SIMPLE_HEAD)
    for goal in goals(figures):
        sign = "at most" if goal.at_most else "at least"
        mark = "reached" if goal.reached else "MISSED"
        reached.add_row(goal.what, f"{sign} {goal.bound:g} {goal.unit}", f"{short(goal.value)} {goal.unit}", mark)
    echo(reached)
