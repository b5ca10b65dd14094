from claycrown.games.xidit.bots cimport imagined, plans, prospects
from claycrown.games.xidit.bots.imagined cimport Mind, Sheet
from claycrown.games.xidit.rules cimport decisions, orders, roads, state
from claycrown.games.xidit.rules.state cimport State

cdef int ACTION, KINDS_OF_ORDER, NOWHERE, ORDERS, ROADS, WAIT
cdef double SAME

cdef class Ways:
    cdef public int[64] plan
    cdef public double[64] chance
    cdef public int seat, most, count, seen

cpdef void find(Mind m, Ways w, State root)
cpdef void walk(Mind m, Ways w, Sheet sheet, int order, int plan, int came_from) noexcept nogil
cpdef void go(Mind m, Ways w, Sheet sheet, int order, int plan, int chosen, int came_from) noexcept nogil
cpdef void wait(Mind m, Ways w, Sheet sheet, int order, int plan) noexcept nogil
cpdef int value_of_place(int order) noexcept nogil
cpdef bint may_act(State s, int seat, int city) noexcept nogil
cpdef int haste(int plan) noexcept nogil
cpdef void keep(Ways w, int plan, double chance) noexcept nogil
