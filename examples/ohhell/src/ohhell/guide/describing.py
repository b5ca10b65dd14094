"""What lies on the table, for who has no drawing of it."""

from claycrown.games.message import Message
from claycrown.guide.question import player
from claycrown.guide.table import Area, Cell
from ohhell.guide.pieces import target
from ohhell.rules.cards import HIDDEN
from ohhell.rules.dealing import trump
from ohhell.rules.names import card, suit_name
from ohhell.rules.state import NO_BID, State

HEADS = ("player", "bid", "tricks", "cards", "void", "points", "exact")


def describe(view: State, seat: int) -> list[Area]:
    """The most important first: a small screen may not have room for all."""
    hand = [_hand(view, seat)] if seat >= 0 else []
    return [_deal(view), _trick(view), *hand, _players(view)]


def _deal(view: State) -> Area:
    cells = [
        Cell(suit_name(trump(view)), Message("ohhell-trump")),
        Cell(card(view.turn_up), Message("ohhell-turn-up")),
        Cell(player(view.dealer), Message("ohhell-dealer"), owner=view.dealer),
    ]
    return Area(Message("ohhell-deal", {"deal": view.deal}), "fields", [cells])


def _trick(view: State) -> Area:
    """Each card under the name of who played it."""
    players = [(view.leader + place) % view.players for place in range(len(view.trick))]
    names = [Cell(player(each), owner=each) for each in players]
    cards = [Cell(card(each), owner=who) for each, who in zip(view.trick, players, strict=True)]
    return Area(Message("ohhell-trick"), "rows", [names, cards] if cards else [])


def _players(view: State) -> Area:
    rows = [[Cell(value, owner=seat) for value in _player(view, seat)] for seat in range(view.players)]
    return Area(Message("ohhell-players"), "rows", rows, [Message(f"ohhell-head-{head}") for head in HEADS])


def _player(view: State, seat: int) -> list[Message]:
    bid = Message("ohhell-no-bid") if view.bids[seat] == NO_BID else _count(view.bids[seat])
    voids = [suit_name(suit) for suit in sorted(view.voids[seat])]
    shown = Message("ohhell-voids", {"suits": voids}) if voids else Message("ohhell-no-bid")
    counts = [view.points[seat], view.exact[seat]]
    return [player(seat), bid, _count(view.tricks[seat]), _count(len(view.hands[seat])), shown, *map(_count, counts)]


def _hand(view: State, seat: int) -> Area:
    cells = [
        Cell(None if each == HIDDEN else card(each), owner=seat, target="" if each == HIDDEN else target(each))
        for each in view.hands[seat]
    ]
    return Area(Message("ohhell-hand"), "cards", [cells])


def _count(number: int) -> Message:
    return Message("ohhell-count", {"number": number})
