"""Everything on the screen that has a rule behind it, for `?`, and where the board's figures come from."""

from claycrown.games.xidit.rules.state import State
from claycrown.terminal.drawing import Moment, Topic

FIXED = (
    Topic(
        "map",
        "The map",
        ("X1.2", "X4.2"),
        "A dark banner bears the city's number. Capital letters beside it are the Idrakys of the players: B blue, R red, "
        "G green, Y yellow, K black. Gold marks your planned way; the digits say after which orders you would stand there.",
    ),
    Topic(
        "roads",
        "Roads",
        ("X1.2", "X4.2"),
        "Black roads are double lines (══), red ones dashes (╌╌), blue ones waves (~~). The letter in the middle is the key "
        "of the order: K, R or B.",
    ),
    Topic("kingdom", "The kingdom beside the map", ("X1.3", "X1.7", "X1.8", "X2.4")),
    Topic("cities", "Cities", ("X1.2", "X2.5", "X4.11", "X4.13")),
    Topic(
        "recruitment",
        "Recruitment",
        ("X1.6", "X4.4", "X5.1", "X2.2"),
        "A pale camp: the units that can be recruited, weakest first. The one in black is taken next. "
        "M militia, A archer, I infantry, C cleric, B battle mage.",
    ),
    Topic(
        "threats",
        "Threats",
        ("X1.6", "X4.5", "X4.6", "X4.12", "X5.2"),
        "A dark shadow: the units needed (those you lack are red), then gold ¤, bards ♪ and guild floors ⌂. Two of the three are "
        "the reward.",
    ),
    Topic(
        "guilds",
        "Guilds",
        ("X4.9", "X6.4", "X8.1", "X1.4"),
        "b3: a guild of blue with 3 floors; the small letter is the owner, the tower grows with its floors.",
    ),
    Topic(
        "regions",
        "Regions and bards",
        ("X1.2", "X4.8", "X8.2", "X9.1"),
        "5/3: what the most bards and the second most give. r2: two bards of red. A hatched region is wasteland.",
    ),
    Topic("bastion", "The Bastion", ("X1.2", "X1.8", "X4.8", "X8.1"), "Its door stays shut until the reputation assessment."),
    Topic(
        "orders",
        "Orders and the planning board",
        ("X3.1", "X3.2", "X4.1", "X4.2", "X4.3", "X4.4", "X4.5", "X4.13"),
        "Six dials: K, R, B go along a road, A acts, W waits. Each says what its order would do if nothing else changed. "
        "A number or a click on a dial changes that order, Esc takes the last one back.",
    ),
    Topic(
        "players",
        "The players",
        ("X1.4", "X1.8", "X1.9"),
        "★ is first this year. ⌂ floors built, ♪ bards in the open; ¤ gold and units only where you may see them.",
    ),
    Topic("turn order", "Turn order", ("X1.9", "X4.1", "X7.1")),
    Topic("screens", "Behind the screens", ("X1.8",), "s shows the open book: what everybody could have noted down."),
    Topic("gold", "Gold", ("X1.5", "X4.7", "X8.1")),
    Topic("bards", "Bards", ("X1.4", "X4.8", "X8.2")),
    Topic(
        "next tokens", "The next tokens", ("X2.1", "X5.1", "X5.2", "X5.8"), "They come to their cities as soon as a token leaves."
    ),
    Topic(
        "stacks",
        "The stacks",
        ("X5.3", "X5.4", "X5.5", "X5.7", "X1.8"),
        "+3: so many lie unseen under the top. ×2: so many tokens of this side were put down.",
    ),
    Topic(
        "titans",
        "Titans",
        ("X1.7", "X2.3", "X4.11", "X4.12", "X5.5", "X5.6"),
        "The number is how many units it takes. +1: another sleeps under it.",
    ),
    Topic("barracks", "The barracks", ("X1.3", "X2.2")),
    Topic("assessments", "The assessments", ("X2.4", "X8.1", "X8.2", "X8.3", "X8.4", "X8.5", "X8.6")),
    Topic("census", "The military census", ("X6.1", "X6.2", "X6.3", "X6.4")),
    Topic("virtual player", "The virtual player", ("X9.2", "X9.3")),
    Topic("variants", "Variants", ("X9.1", "X9.4")),
)


def topics(moment: Moment) -> list[Topic]:
    return [*FIXED, _sources(moment.view)]


def _sources(state: State) -> Topic:
    """Which figures are printed, which follow from them, and which are reconstructed."""
    edition = state.printed.edition
    rows = [
        f"{table}: {source}." + (f" {note[0].upper()}{note[1:]}." if note else "") for table, source, note in edition.sources()
    ]
    intro = (
        f"The edition is called {edition.name!r}. Printed figures are stated in a rulebook or by several reviews; deduced ones "
        "follow from printed facts; reconstructed ones were chosen to fit every known fact. If you own the box you can "
        "correct them: `claycrown edition show xidit` gives the file, `--edition FILE` plays with yours."
    )
    return Topic("sources", "Where the map's figures come from", (), "\n".join([intro, "", *rows]))
