from . cimport cleanup, decisions, final_scoring, masters, ring_actions, scoring, state, weapons, wheel
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ARTISAN, AT_ABILITY, AT_END, AT_INNER, AT_MIDDLE, AT_OUTER, AT_PLACE, AT_TURN, AT_WEAPON, CRAFTSMAN, HIRE, INNER_RING
cdef int MASTER, MASTERS, MIDDLE_RING, NOBODY, OUTER_RING, OVER, PLACE, ROUNDS, SKIP, TAKE_CLAY, TAKE_COIN
cdef int TURN_RING
cdef int T3_6

cpdef void legal(State s, Choices choices) noexcept nogil
cpdef bint may_turn(State s) noexcept nogil
cpdef bint may_place(State s) noexcept nogil
cpdef int asked_ring(State s) noexcept nogil
cpdef bint may_take_instead(State s) noexcept nogil
cpdef void offer_places(State s, Choices choices) noexcept nogil
cpdef void offer_ring(State s, Choices choices, int ring) noexcept nogil
cpdef void apply(State s, int action) noexcept nogil
cpdef void carry_out(State s, int action) noexcept nogil
cpdef void pass_on(State s) noexcept nogil
cpdef void act(State s, int ring, int action, int after) noexcept nogil
cpdef void use_master(State s, int action) noexcept nogil
cpdef void to_weapon_if_built(State s, int after) noexcept nogil
cpdef void pass_over_empty_steps(State s) noexcept nogil
cpdef bint outer_is_offered(State s) noexcept nogil
cpdef void end_turn(State s) noexcept nogil
cpdef void leave_segment(State s) noexcept nogil
cpdef int next_to_act(State s) noexcept nogil
cpdef void end_round(State s) noexcept nogil
