"""O3: everybody says how many tricks they will take."""

from claycrown.games.contract import Illegal
from claycrown.games.message import Message

from .dealing import size
from .state import NO_BID, PLAY, State


def legal_bids(state: State) -> list[int]:
    return [bid for bid in range(size(state) + 1) if why_no_bid(state, bid) is None]


def why_no_bid(state: State, bid: int) -> Illegal | None:
    """O3.2, O3.3: from none to all; with the hook, somebody has to fail."""
    if not 0 <= bid <= size(state):
        return Illegal("O3.2", Message("ohhell-refused-bid", {"tricks": size(state)}))
    said = sum(other for other in state.bids if other != NO_BID)
    if state.hook and state.actor == state.dealer and said + bid == size(state):
        return Illegal("O3.3", Message("ohhell-refused-hook", {"bid": bid, "tricks": size(state)}))
    return None


def bid(state: State, seat: int, tricks: int) -> None:
    state.bids[seat] = tricks
    state.write("O3.2", seat, "bid", tricks)
    if NO_BID not in state.bids:
        state.step = PLAY
