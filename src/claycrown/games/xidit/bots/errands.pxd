from claycrown.games.xidit.bots cimport imagined, plans, prospects
from claycrown.games.xidit.bots.imagined cimport Mind, Sheet
from claycrown.games.xidit.rules cimport play, roads, state
from claycrown.games.xidit.rules.state cimport State

cdef int ACTION, AT_PLAN, CITY_ROOM, KINDS_OF_ORDER, NOT_IN, NOWHERE, ORDERS, PLAN, PLANS, ROADS, WAIT

cpdef void plan_for_all(Mind m, Sheet sheet) noexcept nogil
cpdef int quick_plan(Mind m, Sheet sheet, int seat) noexcept nogil
cpdef void run(Mind m, Sheet sheet, int seat, int order, int plan) noexcept nogil
cpdef void go(Mind m, Sheet sheet, int seat, int order, int plan, int city) noexcept nogil
cpdef int do(Mind m, Sheet sheet, int seat, int order, int plan, int chosen) noexcept nogil
cpdef int padded(int plan, int order) noexcept nogil
cpdef int way_to(Mind m, State s, int seat, int city) noexcept nogil
cpdef void stay(Mind m, Sheet sheet, int seat, int order, int plan) noexcept nogil
cpdef void live_through(Mind m, Sheet sheet, int years) noexcept nogil
