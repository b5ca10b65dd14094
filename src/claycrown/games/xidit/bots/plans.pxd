from claycrown.games.xidit.bots cimport heuristic_policy, heuristic
from claycrown.games.xidit.rules cimport decisions, orders, roads, titans
from claycrown.games.xidit.rules.state cimport State

cdef int ACTION, AT_ORDER_END, CITY_ROOM, NOBODY, NOWHERE, NO_TOKEN, ORDERS, RECRUITMENT, ROADS, WAIT
cdef int FAR, UNKNOWN

cdef class PlanSearch:
    cdef public int[6] plan, best_plan
    cdef public int[110] steps
    cdef public int seat, last_order, best

cpdef int best_plan(State s, int seat)
cpdef int value_of_start(State s, int seat)
cpdef void measure_distances(State s, PlanSearch search) noexcept nogil
cpdef void explore(State s, PlanSearch search, int order, int gained, int now, int came_from)
cpdef void keep_if_best(PlanSearch search, int order, int value) noexcept nogil
cpdef bint does_something(State s, int seat, int city) noexcept nogil
cpdef void act(State s, int seat)
cpdef int certainty(State s, PlanSearch search, int city, int order) noexcept nogil
