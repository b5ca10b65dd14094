from . cimport decisions, mausoleum, state, wheel
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int FOR_RACK, NOBODY, OFFICER, STATUE, TYPES, WAREHOUSE
cdef int T5_1, T5_2

cpdef bint in_rack(State s, int kind) noexcept nogil
cpdef int rack_vp(State s, int kind) noexcept nogil
cpdef bint can_pay(State s, int clay) noexcept nogil
cpdef bint can_be_placed(State s) noexcept nogil
cpdef void offer_spaces(State s, Choices choices, int kind) noexcept nogil
cpdef void offer_build(State s, Choices choices, int clay) noexcept nogil
cpdef void pay_clay(State s, int clay) noexcept nogil
cpdef void set_up_warrior(State s, int kind, int space, int rule) noexcept nogil
cpdef void build(State s, int kind, int space, int clay) noexcept nogil
