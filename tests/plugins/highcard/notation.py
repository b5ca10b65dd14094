"""High Card written down: `pick 7`."""

from typing import Any

from claycrown.games.edition import Edition
from claycrown.record.fields import Fields
from claycrown.record.notation import NotADecision
from highcard.rules import EDITIONS, GAME, HIDDEN, NONE, Printed, State


class HighCardNotation:
    def text(self, state: State, action: int) -> str:
        return f"pick {action}"

    def action(self, state: State, text: str) -> int:
        word, _, card = text.partition(" ")
        if word != "pick" or not card.isascii() or not card.isdecimal() or len(card) > 2:
            raise NotADecision("general-plain", text=f"{text!r} is no decision")
        return int(card)

    def write(self, state: State) -> dict[str, Any]:
        """Null for a card that the viewer may not know."""
        return {
            "game": GAME.name,
            "edition": state.printed.edition,
            "tricks": state.tricks,
            "revealed": state.revealed,
            "players": {
                colour: {
                    "hand": None if HIDDEN in state.hands[seat] else state.hands[seat],
                    "cards": len(state.hands[seat]),
                    "picked": {NONE: False, HIDDEN: None}.get(state.picked[seat], state.picked[seat]),
                    "points": state.points[seat],
                }
                for seat, colour in enumerate(GAME.seats(state))
            },
        }

    def read(self, written: Any, edition: Edition, seed: int) -> State:
        return self._read(written, EDITIONS.printed(edition))

    def _read(self, written: Any, printed: Printed) -> State:
        fields = Fields(written)
        fields.word("game", (GAME.name,))
        fields.text("edition")
        players = fields.inside("players")
        colours = players.names()
        state = State(printed, len(colours), fields.number("tricks", 1, 5))
        state.revealed = [list(cards) for cards in fields.listed("revealed")]
        for seat, colour in enumerate(colours):
            player = players.inside(colour)
            state.hands[seat] = list(player.listed("hand"))
            player.number("cards", len(state.hands[seat]), len(state.hands[seat]))
            state.picked[seat] = int(player.take("picked"))
            state.points[seat] = player.number("points")
            player.done()
        fields.done()
        return state

    def snapshot(self, state: State) -> dict[str, Any]:
        return self.write(state)

    def restore(self, snapshot: Any, edition: Edition) -> State:
        return self._read(snapshot, EDITIONS.printed(edition))

    def legal(self, state: State, seat: int, brief: bool) -> list[str]:
        return [self.text(state, action) for action in GAME.legal(state, seat)]

    def score_sheet(self, state: State, final: bool) -> dict[str, Any]:
        points = zip(GAME.seats(state), state.points, strict=True)
        return {colour: {"items": [["tricks", own]] if own else [], "total": own} for colour, own in points}


NOTATION = HighCardNotation()
