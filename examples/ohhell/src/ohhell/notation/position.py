"""Positions as JSON. What a view does not show is null."""

from typing import Any

from claycrown.games.refused import BadPosition, codes, show
from claycrown.record.fields import Fields
from ohhell.rules import dealing
from ohhell.rules.cards import HIDDEN, NUMBERS, SUITS, TEXTS
from ohhell.rules.game import GAME
from ohhell.rules.printed import Printed
from ohhell.rules.state import BID, NO_BID, OVER, PLAY, State


def write(state: State) -> dict[str, Any]:
    seats = GAME.seats(state)
    return {
        "game": GAME.name,
        "edition": state.printed.edition,
        "options": {"deals": state.deals, "order": state.order, "hook": state.hook},
        "deal": state.deal,
        "dealer": seats[state.dealer],
        "turn_up": TEXTS[state.turn_up],
        "to_act": None if state.step == OVER else seats[state.actor],
        "leader": seats[state.leader],
        "trick": [TEXTS[card] for card in state.trick],
        "gone": [TEXTS[card] for card in state.gone],
        "players": {colour: _player(state, seat) for seat, colour in enumerate(seats)},
    }


def _player(state: State, seat: int) -> dict[str, Any]:
    hand = state.hands[seat]
    return {
        "cards": len(hand),
        "hand": None if HIDDEN in hand else [TEXTS[card] for card in hand],
        "bid": None if state.bids[seat] == NO_BID else state.bids[seat],
        "tricks": state.tricks[seat],
        "void": [SUITS[suit] for suit in sorted(state.voids[seat])],
        "points": state.points[seat],
        "exact": state.exact[seat],
    }


def read(written: Any, printed: Printed, seed: int) -> State:
    """A whole position; of a view nobody can know how it goes on."""
    fields = Fields(written)
    fields.word("game", (GAME.name,))
    fields.text("edition")
    options = fields.inside("options")
    players = fields.inside("players")
    colours = players.names()
    if len(colours) not in GAME.player_counts or colours != list(GAME.colours[: len(colours)]):
        raise BadPosition("players", "ohhell-position-players", known=codes(GAME.colours))
    deals, order = options.number("deals", 1, 12), options.word("order", (dealing.GROWING, dealing.SHRINKING))
    state = State(printed, len(colours), deals, order, options.flag("hook"))
    options.done()
    state.stream = seed
    state.deal = fields.number("deal", 1, state.deals)
    state.dealer = colours.index(fields.word("dealer", colours))
    state.leader = colours.index(fields.word("leader", colours))
    state.turn_up = _card(fields, "turn_up", fields.take("turn_up"))
    state.trick = _cards(fields, "trick")
    state.gone = _cards(fields, "gone")
    for seat, colour in enumerate(colours):
        _read_player(state, seat, players.inside(colour))
    _check(state, fields)
    fields.done()
    return state


def _read_player(state: State, seat: int, fields: Fields) -> None:
    state.hands[seat] = sorted(_cards(fields, "hand"))
    fields.number("cards", len(state.hands[seat]), len(state.hands[seat]))
    bid = fields.take("bid")
    state.bids[seat] = NO_BID if bid is None else fields.check_number("bid", bid, 0, dealing.size(state))
    state.tricks[seat] = fields.number("tricks", 0, dealing.size(state))
    state.voids[seat] = {SUITS.index(fields.check_word("void", suit, tuple(SUITS))) for suit in fields.listed("void")}
    state.points[seat] = fields.number("points")
    state.exact[seat] = fields.number("exact", 0, state.deal)
    fields.done()


def _cards(fields: Fields, key: str) -> list[int]:
    return [_card(fields, key, card) for card in fields.listed(key)]


def _card(fields: Fields, key: str, card: Any) -> int:
    if not isinstance(card, str) or card not in NUMBERS:
        raise fields.refuse(key, "ohhell-position-card", given=show(card))
    return NUMBERS[card]


def _check(state: State, fields: Fields) -> None:
    """The parts have to fit each other: every card once, as many in each hand as are still to be played."""
    dealing.check_deck(state)
    cards = [state.turn_up, *state.trick, *state.gone, *(card for hand in state.hands for card in hand)]
    twice = sorted({TEXTS[card] for card in cards if cards.count(card) > 1})
    if twice:
        raise BadPosition("", "ohhell-position-twice", card=twice[0])
    bidders = [(state.dealer + 1 + place) % state.players for place in range(state.players)]
    made = [state.bids[seat] != NO_BID for seat in bidders]
    if made != sorted(made, reverse=True):
        raise BadPosition("players", "ohhell-position-bids")
    done = len(state.gone) // state.players
    if len(state.gone) % state.players or sum(state.tricks) != done:
        raise BadPosition("gone", "ohhell-position-gone")
    if len(state.trick) >= state.players or (not all(made) and (state.trick or state.gone)):
        raise BadPosition("trick", "ohhell-position-trick")
    if not state.gone and state.leader != state.left_of(state.dealer):
        raise BadPosition("leader", "ohhell-position-leader")
    for seat, hand in enumerate(state.hands):
        played = done + ((seat - state.leader) % state.players < len(state.trick))
        if len(hand) != dealing.size(state) - played:
            where = f"players.{GAME.colours[seat]}.hand"
            raise BadPosition(where, "ohhell-position-hand", count=dealing.size(state) - played)
    state.step = PLAY if all(made) else BID
    if not any(state.hands):
        if state.deal < state.deals:
            raise BadPosition("deal", "ohhell-position-deal")
        state.step = OVER
    to_act = fields.take("to_act")
    if to_act != (None if state.step == OVER else GAME.colours[state.actor]):
        raise fields.refuse("to_act", "ohhell-position-turn", given=show(to_act))
