from claycrown.games.terracotta.bots cimport evaluation, move_ordering, lookahead
from claycrown.games.terracotta.bots.evaluation cimport Evaluation, Weights
from claycrown.games.terracotta.bots.move_ordering cimport SpaceValues
from claycrown.games.choices cimport Choices
from claycrown.games.terracotta.rules cimport decisions, state, turn, wheel
from claycrown.games.terracotta.rules.state cimport State

cdef int ARTISAN, AT_ABILITY, AT_INNER, AT_MIDDLE, AT_OUTER, AT_PLACE, AT_TURN, AT_WEAPON, BUILD_STATUE, BUY, BUY_ARCHER, BUY_HORSE
cdef int COINS_TILE, COLLECT, CRAFTSMAN, DECISIONS, DIRECTIONS, EMPTY, INNER_RING, INSPECT, MAX_PLAYERS, MAX_SEGMENTS, MIDDLE_RING
cdef int MOVE, NOBODY, OUTER_RING, OVER, PLACE, ROUNDS, SPECIALISTS, TURN_RING, TYPES, USE_HALBERD, USE_SWORD
cdef int ARTISANS_LEFT, FEATURES, KINDS, MANY_PLACES, MAX_DECISIONS, MAX_PLACEMENTS, RINGS, ROOM, SHARE_BITS, UNKNOWN, VP_UNIT
cdef int WHOLE_SHARE

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
cpdef void generate(TurnGenerator g, unsigned long long stream) noexcept nogil
cpdef void weigh_rivals(TurnGenerator g) noexcept nogil
cpdef void list_placements(TurnGenerator g) noexcept nogil
cpdef void add_placements(TurnGenerator g, State s, int ring_turned) noexcept nogil
cpdef int artisan_worth(TurnGenerator g) noexcept nogil
cpdef int estimated(TurnGenerator g, State s, int ring, int segment) noexcept nogil
cpdef int best_of_action(TurnGenerator g, Level level) noexcept nogil
cpdef int value_after(TurnGenerator g, Level level) noexcept nogil
cpdef void follow_placements(TurnGenerator g) noexcept nogil
cpdef void follow_placement(TurnGenerator g, int chosen) noexcept nogil
cpdef void place_and_explore(TurnGenerator g, Level level, int depth, int placement) noexcept nogil
cpdef void explore(TurnGenerator g, Level level, int depth) noexcept nogil
cpdef void descend(Level level, int action) noexcept nogil
cpdef void rate_decision(TurnGenerator g, Level level, int action) noexcept nogil
cpdef int rating_on_board(TurnGenerator g, int action) noexcept nogil
cpdef int rough_value(TurnGenerator g, State s, int rating) noexcept nogil
cpdef bint is_finished(TurnGenerator g, State s) noexcept nogil
cpdef int evaluate(TurnGenerator g, Level level) noexcept nogil
cpdef void evaluate_board(TurnGenerator g, Level level) noexcept nogil
cpdef bint is_round_over(TurnGenerator g, State s) noexcept nogil
cpdef bint changes_board(int action) noexcept nogil
cpdef void list_candidates(TurnGenerator g, Level level) noexcept nogil
cpdef void add_candidate(Level level, int action) noexcept nogil
cpdef void add_best_places(TurnGenerator g, Level level, int kind, int first, int many) noexcept nogil
cpdef bint is_still_free(State s, int action) noexcept nogil
cpdef void insert_place(TurnGenerator g, int base, int action, int rating) noexcept nogil
cpdef void keep(TurnGenerator g, Level level, int length, int score) noexcept nogil
cpdef void sort_turns(TurnGenerator g) noexcept nogil
cpdef list decisions_of(TurnGenerator g, int found)
