from claycrown.games.xidit.bots cimport rollout, plans, evaluation
from claycrown.games.xidit.bots.rollout cimport Simulator, Scratch
from claycrown.games.xidit.rules cimport decisions, orders, roads, state
from claycrown.games.xidit.rules.state cimport State

cdef int ACTION, KINDS_OF_ORDER, NOWHERE, ORDERS, ROADS, WAIT
cdef double TOLERANCE

cdef class BestResponses:
    cdef public int[64] plan
    cdef public double[64] win_probability
    cdef public int seat, most, count, seen

cpdef void find(Simulator sim, BestResponses found, State root)
cpdef void search(Simulator sim, BestResponses found, Scratch scratch, int order, int plan, int came_from) noexcept nogil
cpdef void try_order(Simulator sim, BestResponses found, Scratch scratch, int order, int plan, int chosen, int came_from) noexcept nogil
cpdef void wait_to_the_end(Simulator sim, BestResponses found, Scratch scratch, int order, int plan) noexcept nogil
cpdef int digit_value(int order) noexcept nogil
cpdef bint could_act(State s, int seat, int city) noexcept nogil
cpdef int earliness(int plan) noexcept nogil
cpdef void insert(BestResponses found, int plan, double win_probability) noexcept nogil
