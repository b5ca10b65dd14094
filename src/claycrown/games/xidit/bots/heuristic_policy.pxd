from claycrown.games.xidit.bots cimport heuristic
from claycrown.games.xidit.rules cimport assessment, bards, decisions, play, rewards, state, titans, virtual
from claycrown.games.choices cimport Choices
from claycrown.games.xidit.rules.state cimport State

cdef int AT_BARDS, AT_ORDER_END, AT_REWARD, AT_TITAN, NOBODY, PASS, REGIONS, REPUTATION
cdef int TYPES, UNKNOWN
cdef long long BARDS

cpdef long long decide(State s)
cpdef void finish_order(State s)
cpdef int value_after(State s, long long action)
cpdef long long best_rewards(State s)
cpdef long long best_of(State s, Choices choices)
cpdef long long best_bards(State s, int amount)
cpdef int bard_value(State s, int seat, int region) noexcept nogil
cpdef long long best_titan(State s)
cpdef int army_after(State s, long long action) noexcept nogil
cpdef long long best_raise(State s)
