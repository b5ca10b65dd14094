"""Everything on the screen that has a rule behind it, for `?`, and where the board's figures come from."""

from claycrown.games.terracotta.rules.pieces import COINS_TILE, QUADRANT_TILE, TILE_NAMES, TYPE_TILE
from claycrown.games.terracotta.rules.state import State
from claycrown.terminal.drawing import Moment, Topic

FIXED = (
    Topic("wheel", "The action wheel", ("T3.1", "T3.2", "T3.3", "T3.4", "T3.5", "T3.6", "T3.7", "T9.4")),
    Topic(
        "inner ring",
        "The inner ring",
        ("T3.2", "T3.6", "T4.1", "T4.2", "T4.3", "T4.4", "T4.5"),
        "B3: build for 3 clay. ¤3: 3 coins. ●4: 4 wet clay. So: soak. Tr: train. It turns clockwise.",
    ),
    Topic(
        "middle ring",
        "The middle ring",
        ("T3.2", "T3.6", "T4.6", "T4.7", "T4.1", "T4.2"),
        "Build, Admin, Insp, Clay, Over, Smith: the six masters. Prio: a priority token. It turns counter-clockwise.",
    ),
    Topic(
        "outer ring", "The outer ring", ("T3.6", "T4.8", "T4.9"), "A weapon: ready it. Spec: buy a specialist. It never turns."
    ),
    Topic(
        "workers",
        "Workers",
        ("T1.2", "T2.6", "T3.1", "T3.3", "T3.4", "T4.5"),
        "On the rim and in front of the players a small letter is a craftsman, a capital one an artisan, in the player's colour.",
    ),
    Topic(
        "warehouses", "The warehouses of the quarters", ("T2.1", "T5.1", "T7.5"), "Each corner: the dry clay (○) of its quarter."
    ),
    Topic("mausoleum", "The mausoleum", ("T1.5", "T1.6", "T5.2")),
    Topic(
        "inspectors",
        "The inspectors",
        ("T1.10", "T8.1", "T8.2", "T5.4", "T7.3"),
        "Their row and column lie in lamplight: they are scored at the end of this round.",
    ),
    Topic(
        "warriors",
        "Warriors",
        ("T1.4", "T1.6", "T5.1", "T5.2", "T5.3", "T10.2", "T10.3"),
        "O officer, G guard, C crossbowman, S soldier. The base tells the owner: (y) yellow, [g] green, <b> blue, {p} purple.",
    ),
    Topic("horse", "The horse", ("T6.1", "T6.2", "T5.6")),
    Topic("footman", "The footman", ("T6.1", "T6.3", "T10.1")),
    Topic("archer", "The kneeling archer", ("T6.1", "T6.4", "T6.5", "T8.6", "T10.4")),
    Topic("musician", "The musician", ("T6.1", "T6.6", "T8.3")),
    Topic("rack", "The rack", ("T1.4", "T5.2", "T7.1"), "VP: what the next figure of each type gives. Left: how many there are."),
    Topic("specialists", "The specialists' prices", ("T6.1", "T1.9", "T1.4")),
    Topic("players", "The players' goods", ("T1.3", "T2.6", "T2.7", "T10.5"), "¤ coins, ● wet clay, ○ dry clay."),
    Topic("coins", "Coins", ("T1.3", "T4.1", "T3.2", "T9.3", "T10.5")),
    Topic("clay", "Clay, wet and dry", ("T1.3", "T4.2", "T4.4", "T5.1", "T9.2", "T10.5")),
    Topic("the sword", "The sword", ("T1.7", "T1.9", "T5.4", "T6.1")),
    Topic("the halberd", "The halberd", ("T1.7", "T1.9", "T5.5", "T5.6", "T6.1")),
    Topic("the crossbow", "The crossbow", ("T1.7", "T1.9", "T5.7", "T6.1")),
    Topic("the spear", "The spear", ("T1.7", "T1.9", "T5.8", "T6.1")),
    Topic(
        "masters",
        "The masters",
        ("T4.6", "T7.1", "T7.2", "T7.3", "T7.4", "T7.5", "T7.6", "T7.7"),
        "Bu3: the Builder, hired with the token of 3.",
    ),
    Topic("priority", "Priority tokens", ("T2.5", "T4.7", "T9.1")),
    Topic("turn order", "The turn order", ("T3.1", "T9.1", "T2.7")),
    Topic("victory points", "Victory points", ("T1.1", "T1.8", "T1.11", "T10.6")),
)


def topics(moment: Moment) -> list[Topic]:
    return [*FIXED, _tiles(moment.view), _sources(moment.view)]


def _tiles(state: State) -> Topic:
    lines = []
    for number, tile in enumerate(state.tiles):
        printed = state.printed
        lines.append(
            f"Round {number + 1}: {TILE_NAMES[tile]} ({_counted(tile)}), "
            f"domination {printed.tile_domination[number]} VP, presence {printed.tile_presence[number]} VP."
        )
    return Topic("tiles", "The scoring tiles", ("T2.3", "T8.4", "T8.5", "T8.6", "T1.8"), "\n".join(lines))


def _counted(tile: int) -> str:
    if tile < TYPE_TILE:
        return "warriors in it"
    if tile < QUADRANT_TILE:
        return "warriors of that type"
    if tile < COINS_TILE:
        return "warriors in that quadrant"
    return "own coins" if tile == COINS_TILE else "own clay, wet and dry"


def _sources(state: State) -> Topic:
    """Which figures are printed, which follow from them, and which are reconstructed."""
    edition = state.printed.edition
    rows = []
    for table, source, note in edition.sources():
        rows.append(f"{table}: {source}." + (f" {note[0].upper()}{note[1:]}." if note else ""))
    intro = (
        f"The edition is called {edition.name!r}. Printed figures are stated in a rulebook or by several reviews; deduced ones "
        "follow from printed facts; reconstructed ones were chosen to fit every known fact. If you own the box you can "
        "correct them: `claycrown edition show terracotta` gives the file, `--edition FILE` plays with yours."
    )
    return Topic("sources", "Where the board's figures come from", (), "\n".join([intro, "", *rows]))
