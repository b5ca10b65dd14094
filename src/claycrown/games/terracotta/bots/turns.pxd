from claycrown.games.terracotta.bots cimport evaluation, move_ordering, lookahead
from claycrown.games.terracotta.bots.evaluation cimport Evaluation, Weights
from claycrown.games.terracotta.bots.move_ordering cimport SpaceValues
from claycrown.games.choices cimport Choices
from claycrown.games.terracotta.rules cimport decisions, state, turn
from claycrown.games.terracotta.rules.state cimport State

cdef int AT_INNER, AT_PLACE, AT_TURN, BUILD_STATUE, BUY, COLLECT, INSPECT, MAX_PLAYERS, MOVE, OVER, SPECIALISTS
cdef int TYPES, USE_HALBERD, USE_SWORD
cdef int KINDS, ROOM, MAX_DECISIONS, UNKNOWN

cdef class Level:
    cdef public State position
    cdef public Level deeper
    cdef public int[4] board
    cdef public int[96] action, score
    cdef public int candidates

cdef class TurnGenerator:
    cdef public State start
    cdef public Evaluation evaluation, start_evaluation
    cdef public SpaceValues space_values
    cdef public Choices choices
    cdef public Level first
    cdef public int seat, width, options, most, found, window, evaluated, listed
    cdef public int[16] path
    cdef public int[27] top, rating
    cdef public short[2304] turns
    cdef public int[256] length, moment, score, order
    cdef public int[1024] value
    cdef public int end

cpdef void generate(TurnGenerator g, unsigned long long stream) noexcept nogil
cpdef void explore(TurnGenerator g, Level level, int depth) noexcept nogil
cpdef void descend(Level level, int action) noexcept nogil
cpdef bint is_finished(TurnGenerator g, State s) noexcept nogil
cpdef int evaluate(TurnGenerator g, Level level, int action) noexcept nogil
cpdef void evaluate_board(TurnGenerator g, Level level, int action) noexcept nogil
cpdef bint is_round_over(TurnGenerator g, State s) noexcept nogil
cpdef bint changes_board(int action) noexcept nogil
cpdef void list_candidates(TurnGenerator g, Level level) noexcept nogil
cpdef void insert_candidate(TurnGenerator g, int kind, int action, int rating) noexcept nogil
cpdef void keep(TurnGenerator g, Level level, int length, int score) noexcept nogil
cpdef void sort_turns(TurnGenerator g) noexcept nogil
cpdef list decisions_of(TurnGenerator g, int found)
