from . cimport bards, guilds, state, titans, virtual
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ALL_REWARDS, AT_BARDS, AT_ORDER_END, AT_RAISE, AT_REWARD, BARDS_REWARD, CHOSEN, FLOORS_REWARD, GOLD_REWARD
cdef int REWARD, THREAT_PRIZE
cdef int X4_6, X4_7, X4_8, X4_9

cpdef void offer(State s, int prize, int player) noexcept nogil
cpdef int gold(State s) noexcept nogil
cpdef int bards_shown(State s) noexcept nogil
cpdef int floors(State s) noexcept nogil
cpdef int possible(State s) noexcept nogil
cpdef int count(int rewards) noexcept nogil
cpdef bint can_choose(int rewards, int possible) noexcept nogil
cpdef void offer_choices(State s, Choices choices) noexcept nogil
cpdef void choose(State s, int rewards) noexcept nogil
cpdef int bards_due(State s) noexcept nogil
cpdef void place_bards(State s, long long action) noexcept nogil
cpdef void hand_out(State s) noexcept nogil
