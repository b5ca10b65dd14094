from . cimport bards, census, guilds, orders, rewards, setup, state, titans, virtual, year
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int AT_BARDS, AT_CENSUS_BARDS, AT_CENSUS_FLOOR, AT_CENSUS_REWARD, AT_ORDER, AT_ORDER_END, AT_PLAN, AT_RAISE, AT_REWARD
cdef int AT_SHOW, AT_START, AT_TITAN, FLOOR, MILITIA, NOT_IN, OVER, PASS, PLAN, PLANS, RAISE, REWARD, SHOW, START

cpdef bint may_decide(State s, int player) noexcept nogil
cpdef bint must_decide(State s, int player) noexcept nogil
cpdef void offer(State s, int player, Choices choices) noexcept nogil
cpdef int bards_due(State s) noexcept nogil
cpdef void apply(State s, int player, long long action) noexcept nogil
cpdef void carry_out(State s, int player, long long action) noexcept nogil
cpdef void go_on(State s) noexcept nogil
cpdef void go_one_step(State s) noexcept nogil
