from claycrown.games.terracotta.bots cimport outlook, places, search
from claycrown.games.terracotta.bots.outlook cimport Outlook, Weights
from claycrown.games.terracotta.bots.places cimport Places
from claycrown.games.choices cimport Choices
from claycrown.games.terracotta.rules cimport state, turn
from claycrown.games.terracotta.rules.state cimport State

cdef int AT_INNER, AT_PLACE, AT_TURN, BUILD_STATUE, BUY, COLLECT, INSPECT, MAX_PLAYERS, MAX_SPACES, MOVE, OVER, SPECIALISTS
cdef int TYPES, USE_HALBERD, USE_SWORD
cdef int KINDS, ROOM, STEPS, UNKNOWN

cdef class Level:
    cdef public State position
    cdef public Level deeper
    cdef public int[4] board
    cdef public int[96] action, score
    cdef public int ways

cdef class Draft:
    cdef public State start
    cdef public Outlook outlook, start_outlook
    cdef public Places places
    cdef public Choices choices
    cdef public Level first
    cdef public int seat, width, options, most, found, window, looked, listed
    cdef public int[16] path
    cdef public int[27] top, rating
    cdef public short[2304] turns
    cdef public int[256] length, moment, score, order
    cdef public int[1024] value
    cdef public int end

cpdef void draft(Draft d, unsigned long long stream) noexcept nogil
cpdef void explore(Draft d, Level level, int depth) noexcept nogil
cpdef void step_down(Level level, int action) noexcept nogil
cpdef bint is_finished(Draft d, State s) noexcept nogil
cpdef int judge(Draft d, Level level, int action) noexcept nogil
cpdef void judge_board(Draft d, Level level, int action) noexcept nogil
cpdef bint is_round_over(Draft d, State s) noexcept nogil
cpdef bint changes_board(int action) noexcept nogil
cpdef void propose(Draft d, Level level) noexcept nogil
cpdef void rank(Draft d, int kind, int action, int rating) noexcept nogil
cpdef void keep(Draft d, Level level, int length, int score) noexcept nogil
cpdef void put_in_order(Draft d) noexcept nogil
cpdef list decisions(Draft d, int found)
