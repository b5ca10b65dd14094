"""The colours of the table: a tomb by lamplight, and the same tomb by day. Both keep text at 4.5:1 or better."""

from dataclasses import dataclass

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """Colours by what they are for, as hex. Games add their own materials beside these."""

    dark: bool
    ground: str
    """Behind everything."""
    surface: str
    """Behind text that is read often."""
    edge: str
    """Lines that part one thing from another."""
    text: str
    muted: str
    accent: str
    """Titles, and whose turn it is."""
    legal: str
    """You can act here: pale jade. Nothing else has this colour."""
    legal_ground: str
    warning: str
    """A refusal: lacquer red."""
    ink: str
    """Letters on a player's colour."""
    players: dict[str, str]
    """A colour-blind-safe set; a letter or a shape always says the same."""

    def player(self, colour: str) -> str:
        """Also for a colour that only somebody else's game has."""
        return self.players.get(colour, self.muted)


LAMPLIGHT = Palette(
    dark=True,
    ground="#17120f",
    surface="#211a15",
    edge="#4a3b2f",
    text="#eadfce",
    muted="#a9957e",
    accent="#e2b04a",
    legal="#9fe3bf",
    legal_ground="#2f5a48",
    warning="#ff7a66",
    ink="#17120f",
    players={
        "yellow": "#f2cb3d",
        "green": "#35b58a",
        "blue": "#5aa2ea",
        "purple": "#cf84dd",
        "red": "#ee6f5e",
        "black": "#b9b2aa",
    },
)
DAYLIGHT = Palette(
    dark=False,
    ground="#f1e8da",
    surface="#faf5ec",
    edge="#bca98f",
    text="#2b211a",
    muted="#66563f",
    accent="#8a4b12",
    legal="#0f6b4a",
    legal_ground="#b7e2cd",
    warning="#a8200f",
    ink="#17120f",
    players={
        "yellow": "#e6b400",
        "green": "#2ba37b",
        "blue": "#5a9be0",
        "purple": "#c07bd0",
        "red": "#e2705f",
        "black": "#9a938b",
    },
)


def theme(name: str, palette: Palette) -> Theme:
    """The same colours for Textual's own widgets."""
    return Theme(
        name=name,
        primary=palette.accent,
        secondary=palette.muted,
        accent=palette.legal,
        warning=palette.warning,
        error=palette.warning,
        success=palette.legal,
        foreground=palette.text,
        background=palette.ground,
        surface=palette.surface,
        panel=palette.edge,
        dark=palette.dark,
        variables={"legal": palette.legal, "legal-ground": palette.legal_ground, "muted": palette.muted, "edge": palette.edge},
    )


THEMES = {"lamplight": LAMPLIGHT, "daylight": DAYLIGHT}


def blend(colour: str, other: str, share: float) -> str:
    """So much of the other colour in the first."""
    mixed = [round(int(colour[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share) for i in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)
