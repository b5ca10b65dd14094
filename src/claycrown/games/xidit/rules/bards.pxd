from . cimport decisions, state
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int REGIONS, REGION_PLACE
cdef long long BARDS

cpdef bint takes_bards(State s, int region) noexcept nogil
cpdef bint borders(State s, int city, int region) noexcept nogil
cpdef bint touches(State s, int city, int region) noexcept nogil
cpdef bint is_city_of_bards(State s, int city) noexcept nogil
cpdef bint has_bard(State s, int player) noexcept nogil
cpdef bint can_place(State s, int player) noexcept nogil
cpdef int how_many(State s, int player, int amount) noexcept nogil
cpdef void offer_splits(State s, Choices choices, int city, int amount) noexcept nogil
cpdef void split(State s, Choices choices, int city, int region, long long amount, long long action) noexcept nogil
cpdef bint is_last(State s, int city, int region) noexcept nogil
cpdef void place(State s, int player, long long action, int rule) noexcept nogil
