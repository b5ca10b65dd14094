"""Which rules belong to what, for those who ask why."""

from claycrown.games.terracotta.rules import scoring_steps
from claycrown.games.terracotta.rules.pieces import BUILD, CLAY, COINS, MASTER, PRIORITY, READY, SOAK, SPECIALIST, TRAIN

RING_ACTIONS = {
    COINS: "T4.1",
    CLAY: "T4.2",
    BUILD: "T4.3",
    SOAK: "T4.4",
    TRAIN: "T4.5",
    MASTER: "T4.6",
    PRIORITY: "T4.7",
    READY: "T4.8",
    SPECIALIST: "T4.9",
}
MASTERS = ("T7.1", "T7.2", "T7.3", "T7.4", "T7.5", "T7.6")
WEAPONS = ("T5.4", "T5.5", "T5.7", "T5.8")
SPECIALISTS = {"horse": "T6.2", "footman": "T6.3", "archer": "T6.4", "musician": "T6.6"}
PHASES = {
    scoring_steps.ROW: "T8.1",
    scoring_steps.COLUMN: "T8.2",
    scoring_steps.MUSICIANS: "T8.3",
    scoring_steps.TILE: "T8.4",
    scoring_steps.CLEAN_UP: "T9.1",
    scoring_steps.FOOTMEN: "T10.1",
    scoring_steps.GROUPS: "T10.3",
    scoring_steps.ARCHERS: "T10.4",
    scoring_steps.RESOURCES: "T10.5",
}
