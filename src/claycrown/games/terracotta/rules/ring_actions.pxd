from . cimport building, decisions, specialists, state, weapons
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ARTISAN, BUILD, CLAY, COINS, CRAFTSMAN, DO, NOBODY, PRIORITY, PRIORITY_TOKEN, READY, SOAK
cdef int SPECIALIST, TRAIN, TRAINED
cdef int T4_1, T4_2, T4_4, T4_5, T4_7, T4_8

cpdef bint has_priority(State s) noexcept nogil
cpdef bint has_effect(State s, int kind, int value) noexcept nogil
cpdef void offer_action(State s, Choices choices, int kind, int value) noexcept nogil
cpdef bint is_offered(State s, int kind, int value) noexcept nogil
cpdef void perform(State s, int kind, int value, int action) noexcept nogil
cpdef void soak(State s) noexcept nogil
cpdef void train(State s) noexcept nogil
cpdef void take_priority(State s) noexcept nogil
