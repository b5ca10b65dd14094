from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ARCHER, BUY_HORSE, DOWN, EMPTY, HORSE, LEFT, NOBODY, RIGHT, SOLDIER, UP

cpdef bint has_space(State s, int space) noexcept nogil
cpdef bint is_empty(State s, int space) noexcept nogil
cpdef bint has_empty_space(State s) noexcept nogil
cpdef void offer_empty_spaces(State s, Choices choices, int first, int apart, int directions) noexcept nogil
cpdef bint is_warrior(State s, int space) noexcept nogil
cpdef int type_on(State s, int space) noexcept nogil
cpdef int next_space(State s, int space, int direction) noexcept nogil
cpdef int two_on(State s, int space, int direction) noexcept nogil
cpdef int direction_to(State s, int start, int end) noexcept nogil
cpdef int opposite(int direction) noexcept nogil
cpdef int archer_faces(State s, int space) noexcept nogil
cpdef bint is_archer(State s, int space) noexcept nogil
cpdef bint is_mounted(State s, int space) noexcept nogil
cpdef int mount_direction(State s, int space) noexcept nogil
cpdef void put_warrior(State s, int statue, int player, int space) noexcept nogil
cpdef void put_specialist(State s, int statue, int space) noexcept nogil
cpdef void put_horse(State s, int rider, int direction) noexcept nogil
cpdef void lift(State s, int space) noexcept nogil
cpdef bint can_ride(State s, int player, int space) noexcept nogil
cpdef bint horse_fits(State s, int rider, int direction) noexcept nogil
cpdef bint can_step(State s, int warrior, int mount, int space, int direction) noexcept nogil
cpdef bint can_move(State s, int warrior, int end) noexcept nogil
cpdef void move_warrior(State s, int start, int end) noexcept nogil
cpdef int empties_to_nearest_statue(State s, int space) noexcept nogil
cpdef bint owns_warrior_at(State s, int player, int space) noexcept nogil
