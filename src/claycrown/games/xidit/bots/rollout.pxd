from claycrown.games.xidit.bots cimport evaluation
from claycrown.games.xidit.bots.evaluation cimport Evaluation
from claycrown.games.xidit.rules cimport assessment, bards, census, decisions, guilds, orders, play, rewards, state, titans, virtual
from claycrown.games.xidit.rules.state cimport State

cdef int ASSESSMENTS, AT_BARDS, AT_CENSUS_BARDS, AT_CENSUS_FLOOR, AT_ORDER, AT_ORDER_END, AT_PLAN, AT_REWARD, AT_SHOW
cdef int AT_TITAN, BARDS_LEFT, BARDS_REWARD, CITY_ROOM, CLOSE_REGIONS, FLOOR, FLOORS, FLOORS_LEFT, FLOORS_REWARD
cdef int MAX_PLAYERS, GOLD_REWARD, HELD_REGIONS, FEATURES, NOBODY, OVER, RAISE, REGIONS, REPUTATION_HELD, REWARD, GOLD_HELD, SHOW, TITAN_STACKS
cdef int TYPES, UNITS
cdef long long BARDS, PASS
cdef double EPSILON

cdef class Scratch:
    cdef public State state
    cdef public Scratch deeper

cdef class Simulator:
    cdef public Evaluation evaluation
    cdef public Scratch scratch
    cdef public double[110] marginal_value
    cdef public double[15] raise_harm
    cdef public double best
    cdef public int best_plan
    cdef public double[110] first_marginal_value
    cdef public double[15] first_raise_harm
    cdef public double noise
    cdef public unsigned long long stream, first_stream
    cdef public int[5] turn

cpdef void compute_marginal_values(Simulator sim, State s) noexcept nogil
cpdef void remember_planned_year(Simulator sim) noexcept nogil
cpdef void recall_planned_year(Simulator sim) noexcept nogil
cpdef void play_year(Simulator sim, State s) noexcept nogil
cpdef void play_order(Simulator sim, State s, int order) noexcept nogil
cpdef void play_decision(Simulator sim, State s) noexcept nogil
cpdef long long policy(Simulator sim, State s) noexcept nogil
cpdef void show_all(State s) noexcept nogil
cpdef double value_of(Simulator sim, int seat, int feature) noexcept nogil
cpdef long long best_rewards(Simulator sim, State s) noexcept nogil
cpdef double gold_value(Simulator sim, State s, int amount) noexcept nogil
cpdef double floor_value(Simulator sim, State s, int amount) noexcept nogil
cpdef double bards_value(Simulator sim, State s, int amount) noexcept nogil
cpdef long long best_bards(Simulator sim, State s, int amount) noexcept nogil
cpdef void remove_bards(State s, int seat, long long decision) noexcept nogil
cpdef int best_region(Simulator sim, State s, int seat) noexcept nogil
cpdef double gain_in_region(Simulator sim, State s, int seat, int region) noexcept nogil
cpdef double region_value(Simulator sim, State s, int seat, int region) noexcept nogil
cpdef long long fullest_guild(State s) noexcept nogil
cpdef long long best_raise(Simulator sim, State s) noexcept nogil
cpdef double harm_of_raise(Simulator sim, State s, int kind) noexcept nogil
cpdef long long best_titan(Simulator sim, State s) noexcept nogil
cpdef double titan_value(Simulator sim, State s, int stack) noexcept nogil
cpdef long long payment(Simulator sim, State s, int stack) noexcept nogil
cpdef double unit_cost(Simulator sim, State s, long long action) noexcept nogil
