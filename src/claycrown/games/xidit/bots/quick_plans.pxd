from claycrown.games.xidit.bots cimport rollout, plans, evaluation
from claycrown.games.xidit.bots.rollout cimport Simulator, Scratch
from claycrown.games cimport chance
from claycrown.games.xidit.rules cimport decisions, play, roads, state
from claycrown.games.xidit.rules.state cimport State

cdef int ACTION, AT_PLAN, CITY_ROOM, NOT_IN, NOWHERE, ORDERS, PLAN, PLANS, ROADS, WAIT

cdef unsigned long long DRAW_RESOLUTION

cpdef void shuffle(Simulator sim, int players) noexcept nogil
cpdef void plan_for_all(Simulator sim, Scratch scratch) noexcept nogil
cpdef int quick_plan(Simulator sim, Scratch scratch, int seat) noexcept nogil
cpdef void extend(Simulator sim, Scratch scratch, int seat, int order, int plan) noexcept nogil
cpdef void go_and_act(Simulator sim, Scratch scratch, int seat, int order, int plan, int city) noexcept nogil
cpdef int add_order(Simulator sim, Scratch scratch, int seat, int order, int plan, int chosen) noexcept nogil
cpdef int padded_with_waits(int plan, int order) noexcept nogil
cpdef int next_road(Simulator sim, State s, int seat, int city) noexcept nogil
cpdef void stop_here(Simulator sim, Scratch scratch, int seat, int order, int plan) noexcept nogil
cpdef void play_years(Simulator sim, Scratch scratch, int years) noexcept nogil
cpdef void finish_year_unlocked(Simulator sim, Scratch scratch, int years)
