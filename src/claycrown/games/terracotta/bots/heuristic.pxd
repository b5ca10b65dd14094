from claycrown.games.terracotta.rules cimport final_scoring, masters, scoring, weapons, wheel
from claycrown.games.terracotta.rules.state cimport State

cdef int ADMINISTRATOR, BUILDER, CLAYMAKER, CROSSBOW, HALBERD, INSPECTOR, MASTERS, OVER, OVERSEER, ROUNDS, SPEAR, TYPES

cpdef int evaluate(State s, int seat)
cpdef int lead(State s, int seat) noexcept nogil
cpdef int certainty(State s, int number) noexcept nogil
cpdef int certainty_of_end(State s) noexcept nogil
cpdef int turns_left(State s, int player) noexcept nogil
cpdef int goods(State s, int player) noexcept nogil
cpdef int smaller(int one, int other) noexcept nogil
cpdef int arms(State s, int player) noexcept nogil
cpdef int weapon_value(int weapon) noexcept nogil
cpdef int helpers(State s, int player) noexcept nogil
cpdef int master_value(int master) noexcept nogil
