from claycrown.games.xidit.bots cimport prospects
from claycrown.games.xidit.bots.prospects cimport Prospects
from claycrown.games.xidit.rules cimport assessment, bards, census, decisions, guilds, orders, play, rewards, state, titans, virtual
from claycrown.games.xidit.rules.state cimport State

cdef int ASSESSMENTS, AT_BARDS, AT_CENSUS_BARDS, AT_CENSUS_FLOOR, AT_ORDER, AT_ORDER_END, AT_PLAN, AT_REWARD, AT_SHOW
cdef int AT_TITAN, BARDS_LEFT, BARDS_REWARD, BARD_BITS, CITY_ROOM, CLOSE_REGIONS, FLOOR, FLOORS, FLOORS_LEFT, FLOORS_REWARD
cdef int GOLD_REWARD, HELD_REGIONS, KINDS_OF_SIGN, NOBODY, OVER, RAISE, REGIONS, REPUTE, REWARD, RICHES, SHOW, TITAN, TITAN_STACKS
cdef int TYPES, UNITS
cdef long long BARDS, ONE, PASS
cdef double LEAST

cdef class Sheet:
    cdef public State state
    cdef public Sheet under

cdef class Mind:
    cdef public Prospects prospects
    cdef public Sheet sheet
    cdef public double[110] taste
    cdef public double[15] fear
    cdef public double best
    cdef public int best_plan

cpdef void prepare(Mind m, State s) noexcept nogil
cpdef void finish_year(Mind m, State s) noexcept nogil
cpdef void finish_round(Mind m, State s, int order) noexcept nogil
cpdef void reply(Mind m, State s) noexcept nogil
cpdef long long quick_reply(Mind m, State s) noexcept nogil
cpdef void show_all(State s) noexcept nogil
cpdef double taste(Mind m, int seat, int sign) noexcept nogil
cpdef long long best_rewards(Mind m, State s) noexcept nogil
cpdef double gold_appeal(Mind m, State s, int amount) noexcept nogil
cpdef double floor_appeal(Mind m, State s, int amount) noexcept nogil
cpdef double bard_appeal(Mind m, State s, int amount) noexcept nogil
cpdef long long best_bards(Mind m, State s, int amount) noexcept nogil
cpdef void take_back(State s, int seat, long long decision) noexcept nogil
cpdef long long one_bard(int region) noexcept nogil
cpdef int best_region(Mind m, State s, int seat) noexcept nogil
cpdef double region_appeal(Mind m, State s, int seat, int region) noexcept nogil
cpdef double region_worth(Mind m, State s, int seat, int region) noexcept nogil
cpdef long long fullest_guild(State s) noexcept nogil
cpdef long long best_raise(Mind m, State s) noexcept nogil
cpdef double rise_harm(Mind m, State s, int kind) noexcept nogil
cpdef long long best_titan(Mind m, State s) noexcept nogil
cpdef double titan_appeal(Mind m, State s, int stack) noexcept nogil
cpdef long long payment(Mind m, State s, int stack) noexcept nogil
cpdef double price(Mind m, State s, long long action) noexcept nogil
