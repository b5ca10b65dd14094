from claycrown.games cimport chance
from claycrown.games.terracotta.rules cimport turn
from claycrown.games.choices cimport Choices
from claycrown.games.terracotta.rules.state cimport State

cdef int OVER

cpdef int play_out(State s, Choices choices, unsigned long long stream, int most) noexcept nogil
cpdef int play_out_unlocked(State s, Choices choices, unsigned long long stream, int most)
