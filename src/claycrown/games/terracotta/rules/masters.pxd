from . cimport building, decisions, inspectors, ring_actions, state, weapons, wheel
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ADMINISTRATOR, ALL_WEAPONS, BUILDER, CLAYMAKER, CLAYMAKER_CLAY, DO, HIRE, HIRED, INNER_RING, INSPECT
cdef int INSPECTOR, MASTERS, NOBODY, OVERSEER, SMITH, TYPES, WAREHOUSE, WAREHOUSES
cdef int T4_6, T7_1, T7_3, T7_4, T7_5, T7_6

cpdef bint has_token_at(State s, int player, int master) noexcept nogil
cpdef bint is_token_used(State s, int player, int token) noexcept nogil
cpdef bint can_hire(State s, int token) noexcept nogil
cpdef void offer_hire(State s, Choices choices) noexcept nogil
cpdef void hire(State s, int master, int token) noexcept nogil
cpdef int most_in_rack(State s) noexcept nogil
cpdef bint can_pay_builder(State s) noexcept nogil
cpdef bint is_builders_type(State s, int kind) noexcept nogil
cpdef bint can_collect(State s, int lower, int higher) noexcept nogil
cpdef bint has_inactive_weapon(State s) noexcept nogil
cpdef void offer_ability(State s, Choices choices, int master) noexcept nogil
cpdef bint is_ability_offered(State s, int master) noexcept nogil
cpdef void offer_builder(State s, Choices choices) noexcept nogil
cpdef void offer_overseer(State s, Choices choices) noexcept nogil
cpdef void use_ability(State s, int master, int action) noexcept nogil
cpdef void use_builder(State s, int kind, int space) noexcept nogil
cpdef void use_administrator(State s, int action) noexcept nogil
cpdef void use_inspector(State s, int move) noexcept nogil
cpdef void use_overseer(State s, int warehouse) noexcept nogil
cpdef void use_smith(State s) noexcept nogil
cpdef int bonus_coins(State s, int player) noexcept nogil
cpdef int bonus_wet(State s, int player) noexcept nogil
