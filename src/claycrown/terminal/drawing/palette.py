"""The dark and the light theme. The contrast of text is at least 4.5:1 in both."""

from dataclasses import dataclass

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """Colours by purpose, in hex. Games add their own."""

    dark: bool
    ground: str
    """The background."""
    surface: str
    """The background of texts that are read often."""
    edge: str
    """Separating lines."""
    text: str
    muted: str
    accent: str
    """Titles, and the active player."""
    legal: str
    """Legal targets; nothing else has this colour."""
    legal_ground: str
    warning: str
    """Refusals."""
    ink: str
    """Letters on a player's colour."""
    players: dict[str, str]
    """Safe for colour-blind players; a letter or shape always says the same."""

    def player(self, colour: str) -> str:
        """Has a default for the colours of other authors' games."""
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
    """Mix a share of the other colour into the first."""
    mixed = [round(int(colour[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share) for i in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)
