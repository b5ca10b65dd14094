from claycrown.games.xidit.bots cimport quick_plans, rollout, evaluation
from claycrown.games.xidit.bots.rollout cimport Simulator
from claycrown.games cimport chance
from claycrown.games.xidit.rules cimport play, state
from claycrown.games.xidit.rules.state cimport State

cdef int PLAN, MAX_PLANS
cdef unsigned long long DRAW_RESOLUTION

cdef class RegretTable:
    cdef public unsigned long long stream
    cdef public int[5] count, sampled
    cdef public int[320] plan, visits
    cdef public double[320] regret, strategy, strategy_sum, value_sum, value_weight
    cdef public int depth, iterations

cpdef int index_of(int seat, int place) noexcept nogil
cpdef void add_plan(RegretTable table, int seat, int plan) noexcept nogil
cpdef void update_strategy(RegretTable table, int seat) noexcept nogil
cpdef int sample(RegretTable table, int seat) noexcept nogil
cpdef double simulate(Simulator sim, RegretTable table, State root, int seat, int place) noexcept nogil
cpdef int iterate(Simulator sim, RegretTable table, State root) noexcept nogil
cpdef int iterate_unlocked(Simulator sim, RegretTable table, State root, int rounds)
cpdef int evaluate_unlocked(Simulator sim, RegretTable table, State root, int seat, int rounds)
