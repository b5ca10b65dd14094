from . cimport decisions, state
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int NOBODY, NOWHERE, PASS, TITAN_BEATEN, TITAN_RAGES, TITAN_STACKS, TYPES
cdef int X4_11, X5_6

cpdef int symbols(State s, int stack) noexcept nogil
cpdef int top(State s, int stack) noexcept nogil
cpdef bint is_empty(State s, int stack) noexcept nogil
cpdef bint is_raging(State s, int stack) noexcept nogil
cpdef bint can_pay(State s, int player, int stack) noexcept nogil
cpdef bint can_fight_one(State s, int player) noexcept nogil
cpdef void offer_titans(State s, Choices choices, int player) noexcept nogil
cpdef bint can_give(State s, int player, int kind, int amount) noexcept nogil
cpdef void offer_payments(State s, Choices choices, int player, int kind, int missing, long long action) noexcept nogil
cpdef int stack_of(State s, long long action) noexcept nogil
cpdef void pay(State s, int player, long long action) noexcept nogil
cpdef void leave(State s, int stack, int player) noexcept nogil
cpdef void awake(State s) noexcept nogil
