"""What a game declares, and which games are installed.

A game is part of this package or of another one. An entry point in its `pyproject.toml` names its declaration:

    [project.entry-points."claycrown.games"]
    terracotta = "claycrown.games.terracotta.plugin:PLUGIN"

A declaration says where the parts are (`module:attribute`, or a whole module) and does not import them, so that a command
loads only what it needs: `claycrown legal` neither the bots nor the terminal's table.

Errors in another package do not affect the other games: a game that cannot be loaded is skipped with the reason, which
`claycrown games` and the server show.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, NamedTuple

from claycrown.games.message import Message
from claycrown.games.refused import Refused, codes

GROUP = "claycrown.games"
"""The group of the entry points."""
RULES = "rules.ftl"
"""The file of a game's words with its rules by number: loaded when a rule is shown."""
LEARNING = "learning.ftl"
"""The file with the texts of the rulebook and of descriptions: loaded when one is shown."""


Missing = Literal["removed", "broken"]
"""Why a game cannot be played: it is not installed, or its package fails."""


class NoSuchGame(Refused):
    """A game that is not installed, or that could not be loaded; says which of the two, and why."""

    def __init__(self, name: str, kind: Missing, reason: Message) -> None:
        super().__init__(reason)
        self.name = name
        self.kind = kind
        """For everybody; the reason is for the host, since it may mention details of the machine."""

    @property
    def message(self) -> Message:
        return Message("refused-at", {"where": self.name, "reason": self.reason})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.kind, self.reason)


@dataclass(frozen=True)
class Plugin:
    """A game's declaration. Optional parts may be empty."""

    name: str
    """As on the command line and in files."""
    title: str
    """The game's title, for people."""
    rules: str
    """A `games.contract.Game`."""
    notation: str
    """A `record.notation.Notation`."""
    guide: str = ""
    """A `guide.contract.Guide`; by default the general guide."""
    words: str = ""
    """A package with a folder for each language (`en`) and Fluent files in it: the game's texts and its rules by number. The id
    of a message begins with the game's name."""
    view_types: str = ""
    """A module with the msgspec structures `View` and `Printed`: a position as the notation writes it, and the printed figures
    that a table is drawn with. `OpenInformation`, if it has that, is what `Guide.open_information` gives of each seat, and
    `Answers` are the types of what `Guide.ask` answers."""
    bots: str = ""
    """A `bots.contract.GameBots`; the general search plays whatever is missing in it."""
    terminal: str = ""
    """A `terminal.drawing.TableDrawing`: the table as the terminal draws it; by default the general table."""
    browser: str = ""
    """A script that draws the table in the browser, as `package:file.js`; by default the general table. The client itself draws
    the games of this package.
    """
    cover: str = ""
    """The game's picture on the first page, as `package:file.svg` (or `.webp`, `.png`, `.jpg`), twice as wide as high; by default
    two cards and an initial. The client itself has the pictures for the games of this package.
    """
    study: str = ""
    """An `arena.study.digest.Counting`: what a study of balance counts."""
    learning: str = ""
    """A package with a `lesson.toml`, as `learning.lesson` describes it; its words are in `lesson.ftl`."""
    puzzles: str = ""
    """A `learning.puzzles.GamePuzzles`; the puzzles are stored next to its module."""
    analysis: str = ""
    """An `analysis.contract.GameAnalysis`; by default the general analysis."""
    seen: str = ""
    """The name of `view_types` before 0.2, for packages that still use it."""

    def __post_init__(self) -> None:
        if self.seen and not self.view_types:
            object.__setattr__(self, "view_types", self.seen)

    def part(self, name: str) -> Any:
        """The part of that name, loaded on first use; None where the game has none, `NoSuchGame` where a required part does not
        load.
        """
        where: str = getattr(self, name)
        if not where:
            return None
        module, _, attribute = where.partition(":")
        try:
            found = import_module(module)
            return getattr(found, attribute) if attribute else found
        except Exception as error:
            if name not in NEEDED:
                raise
            put_aside(self.name, error)
            raise installed().missing(self.name) from error

    @property
    def is_own(self) -> bool:
        """It is a game of this package."""
        return self.rules.startswith("claycrown.")

    def script(self) -> bytes | None:
        """The script that draws the table in the browser; None where the game declares none, or the file is missing."""
        return _file(self.browser)

    def picture(self) -> bytes | None:
        """The game's cover; None where the game declares none, or the file is missing."""
        return _file(self.cover)

    def texts(self, language: str) -> dict[str, str]:
        """The files of the game's words in a language, each with its text, sorted by name; empty if there are none."""
        return dict(_texts(self.words, language)) if self.words else {}


def _file(where: str) -> bytes | None:
    """A file that a declaration names as `package:file`."""
    package, _, name = where.partition(":")
    try:
        return (files(package) / name).read_bytes() if package and name else None
    except (ImportError, OSError):
        return None


@cache
def _texts(package: str, language: str) -> dict[str, str]:
    """Read once per process."""
    folder: Traversable = files(package) / language
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


NEEDED = ("rules", "notation", "guide")
"""The required parts: every table needs them, and a game without them is not offered."""


class InstalledGames(NamedTuple):
    """The entry points of the packages of this Python."""

    games: dict[str, Plugin]
    broken: dict[str, str]
    """Games that were declared and could not be loaded, each with the reason."""
    versions: dict[str, str]
    """The version of the package, by game."""

    def missing(self, name: str) -> NoSuchGame:
        """Why a game cannot be played."""
        if name in self.broken:
            return NoSuchGame(name, "broken", Message("game-broken", {"reason": self.broken[name]}))
        return NoSuchGame(name, "removed", Message("game-unknown", {"known": codes(self.games)}))


@cache
def installed() -> InstalledGames:
    """The games by name, this package's own first. Discovered once per process."""
    games: dict[str, Plugin] = {}
    broken: dict[str, str] = {}
    versions: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith("claycrown."), entry.name)):
        versions[entry.name] = entry.dist.version if entry.dist is not None else ""
        try:
            games[entry.name] = _declaration(entry)
        except Exception as error:
            broken[entry.name] = reason_of(error)
    return InstalledGames(games, broken, versions)


def reason_of(error: Exception) -> str:
    """Why a part of a game could not be loaded, in one line for its author."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def put_aside(name: str, error: Exception) -> None:
    """A game does not work: this process no longer offers it."""
    if installed().games.pop(name, None) is not None:
        installed().broken[name] = reason_of(error)


def load_all() -> dict[str, str]:
    """Load the required parts of all games and set each up once; returns the broken ones with the reason. For checking before
    anybody plays.
    """
    for name, declared in list(installed().games.items()):
        try:
            rules, *_ = [declared.part(part) for part in NEEDED]
            rules.new(rules.player_counts[0], 0)
        except NoSuchGame:
            continue
        except Exception as error:
            put_aside(name, error)
    return installed().broken


def _declaration(entry: EntryPoint) -> Plugin:
    found = entry.load()
    if not isinstance(found, Plugin):
        raise TypeError(f"{entry.value} is no claycrown.games.plugin.Plugin")
    if found.name != entry.name:
        raise ValueError(f"{entry.value} declares {found.name!r}")
    return found


def own() -> list[Plugin]:
    """The games of this package, regardless of other packages."""
    return [plugin for plugin in installed().games.values() if plugin.is_own]


def plugin(name: str) -> Plugin:
    """The declaration of a game, or `NoSuchGame`."""
    found = installed()
    if name not in found.games:
        raise found.missing(name)
    return found.games[name]
