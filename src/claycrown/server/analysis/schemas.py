"""What goes over the wire: the analysis of a table's game, and how far it is."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from claycrown.analysis.types import Analysis, Depth
from claycrown.server.http.schemas import Request


class AnalysisStatus(StrEnum):
    """How far an analysis is."""

    NONE = "none"
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


class AnalysisRequest(Request):
    """Have a game analysed, or analysed more thoroughly."""

    depth: Depth = "standard"


class AnalysisNews(Struct, tag="analysis", tag_field="type"):
    """On the socket `/api/me/live`: an analysis that one has asked for has gone on, or come to its end."""


class TableAnalysis(Struct):
    """The analysis of a game that is over. It is made once, for everybody who may see the game."""

    status: AnalysisStatus
    yours: Annotated[bool, Meta(description="Whoever asks now has asked for it, and may stop it.")]
    ahead: Annotated[int, Meta(description="How many wait before it.")]
    done: Annotated[float, Meta(ge=0, le=1, description="How far it is.")]
    numbers: Annotated[
        list[int], Meta(description="Of the game's entries, as in its replay: by position of the analysis, the set-up first.")
    ]
    analysis: Annotated[
        Analysis | None, Meta(description="What is known so far; null where nothing is, or nothing more than who asks knows.")
    ]
