from claycrown.games.terracotta.bots cimport lookahead, move_ordering
from claycrown.games.terracotta.bots.evaluation cimport Evaluation, Weights
from claycrown.games.terracotta.bots.move_ordering cimport SpaceValues
from claycrown.games.choices cimport Choices
from claycrown.games.terracotta.rules cimport decisions, state, turn
from claycrown.games.terracotta.rules.state cimport State

cdef int BUILD_STATUE, BUY, BUY_ARCHER, BUY_HORSE, COLLECT, DECISIONS, DIRECTIONS, EMPTY, INSPECT, MANY_PLACES, MAX_DECISIONS
cdef int MAX_PLAYERS, MOVE, SPECIALISTS, STEPS_OF_AN_ACTION, TYPES, UNKNOWN, USE_HALBERD, USE_SWORD

cdef class Level:
    cdef public State position
    cdef public Level deeper
    cdef public int[4] board
    cdef public int[96] action, score
    cdef public int candidates, rating
    cdef public bint is_board_stale

cdef class TurnGenerator:
    cdef public State start
    cdef public Evaluation evaluation, start_evaluation
    cdef public SpaceValues space_values
    cdef public Choices choices
    cdef public Level first, trial
    cdef public int seat, width, options, most, placements_followed, placements_found, found, window, evaluated, listed
    cdef public bint is_rough, rivals_change
    cdef public int[16] path
    cdef public int[72] top, rating
    cdef public int[9] is_ranked
    cdef public int[96] ring_turned, placement, placement_score
    cdef public int[48] estimate, is_estimated
    cdef public short[2304] turns
    cdef public int[256] length, moment, score, order
    cdef public int[1024] value
    cdef public int end

cpdef Level linked_levels(object printed, int many)
cpdef void descend(Level level, int action) noexcept nogil
cpdef bint changes_board(int action) noexcept nogil
cpdef void list_candidates(TurnGenerator g, Level level) noexcept nogil
cpdef void add_candidate(Level level, int action) noexcept nogil
cpdef void add_best_places(TurnGenerator g, Level level, int kind, int first, int many) noexcept nogil
cpdef bint is_still_free(State s, int action) noexcept nogil
cpdef void insert_place(TurnGenerator g, int base, int action, int rating) noexcept nogil
cpdef int rating_on_board(TurnGenerator g, int action) noexcept nogil
