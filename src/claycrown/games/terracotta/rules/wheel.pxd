from . cimport state
from .state cimport State

cdef int ARTISAN, CRAFTSMAN, INNER_RING, MAX_SEGMENTS, MIDDLE_RING, NOBODY, RING_TURN_COST, RING_TURNED, WORKER
cdef int T3_2, T3_3

cpdef int action_place(State s, int ring, int segment) noexcept nogil
cpdef int action_kind(State s, int ring) noexcept nogil
cpdef int action_value(State s, int ring) noexcept nogil
cpdef int quarter(State s, int segment) noexcept nogil
cpdef void turn_ring(State s, int ring) noexcept nogil
cpdef bint can_turn(State s) noexcept nogil
cpdef void pay_and_turn(State s, int ring) noexcept nogil
cpdef bint has_artisan(State s, int segment) noexcept nogil
cpdef bint takes(State s, int segment, int kind) noexcept nogil
cpdef bint has_worker(State s, int player, int kind) noexcept nogil
cpdef void place(State s, int kind, int segment) noexcept nogil
cpdef int placed(State s, int player) noexcept nogil
cpdef int workers(State s, int player) noexcept nogil
cpdef void take_workers_back(State s) noexcept nogil
