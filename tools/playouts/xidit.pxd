from claycrown.games cimport chance
from claycrown.games.xidit.rules cimport play
from claycrown.games.choices cimport Choices
from claycrown.games.xidit.rules.state cimport State

cdef int AT_PLAN, AT_SHOW, NOT_IN, ORDERS, OVER, PLAN, PLANS

cpdef int play_out(State s, Choices choices, unsigned long long stream, int most) noexcept nogil
cpdef int decider(State s) noexcept nogil
cpdef int play_out_unlocked(State s, Choices choices, unsigned long long stream, int most)
