from claycrown.games.terracotta.rules cimport groups, masters, mausoleum, weapons, wheel
from claycrown.games.terracotta.rules.state cimport State

cdef int ARTISAN, BUY_ARCHER, CENTRAL_COLUMN, CENTRAL_ROW, CLAY_TILE, COINS_TILE, FOOTMAN, MASTERS, MAX_PLAYERS, MUSICIAN, NOBODY
cdef int OVER, QUADRANT_TILE, ROUNDS, TYPE_TILE, TYPES
cdef int AREAS, ARTISANS_LEFT, ARTISANS_TRAINED, BOARD_FEATURES, CLAY_A_TURN, COINS_HELD, COINS_TO_SPARE, COLUMN_AREA, COLUMN_DUE
cdef int DRY, EARLY_NOW, FAR_AHEAD, FAR_BEHIND, FEATURES, FELLOWS, FIRST_NEXT, FOOTMAN_AREA, FOOTMAN_DUE, GOODS_DUE, GROUP_DUE
cdef int HEARD, HIRED_MASTER, LONERS, MOMENTS, NOWHERE, NO_STANDING, ONE_AHEAD, ONE_BEHIND, PLENTY, QUADRANT_AREA, ROW_AREA
cdef int ROW_DUE, SERVED, STANDINGS, TIED, TILE_DUE, TURNS_LEFT, TYPE_AREA, VP_UNIT, WARRIORS, WEAPON, WET, WET_IN_TIME

cdef int DECAY_STEPS, STEEPNESS

cdef class Weights:
    cdef public int[5850] weight
    cdef public int[65] spread
    cdef public int[1025] decay

cdef class Evaluation:
    cdef public Weights weights
    cdef public int[360] feature
    cdef public int[140] count
    cdef public int[256] group_count
    cdef public int[40] due_area, due_class
    cdef public int dues, section
    cdef public int[4] board_value, holdings_value, value, chance
    cdef public int end

cpdef void evaluate(Evaluation e, State s) noexcept nogil
cpdef void select_section(Evaluation e, State s) noexcept nogil
cpdef void evaluate_board(Evaluation e, State s) noexcept nogil
cpdef void evaluate_holdings(Evaluation e, State s) noexcept nogil
cpdef void evaluate_holdings_of(Evaluation e, State s, int player) noexcept nogil
cpdef void weigh(Evaluation e, int players) noexcept nogil
cpdef int likelihood(Weights weights, int behind, int section) noexcept nogil
cpdef int weighted_sum(Evaluation e, int player, int first, int end) noexcept nogil
cpdef int standing_in(int own, int rivals) noexcept nogil
cpdef int most_of_rivals(Evaluation e, State s, int area, int player) noexcept nogil
cpdef void list_dues(Evaluation e, State s) noexcept nogil
cpdef void add_due(Evaluation e, int area, int due_class) noexcept nogil
cpdef int area_of_tile(State s, int tile) noexcept nogil
cpdef int quadrant_of(State s, int row, int column) noexcept nogil
cpdef void count_warriors(Evaluation e, State s) noexcept nogil
cpdef void count_warrior(Evaluation e, State s, int space, int row, int column) noexcept nogil
cpdef void count_around(Evaluation e, State s, int row, int column, int area) noexcept nogil
cpdef void count_heard(Evaluation e, State s) noexcept nogil
cpdef void count_served(Evaluation e, State s) noexcept nogil
cpdef void count_groups(Evaluation e, State s) noexcept nogil
cpdef void count_group(Evaluation e, State s, int group_row) noexcept nogil
cpdef int owners_in(Evaluation e, State s, int group_row) noexcept nogil
cpdef int most_of_rivals_in_group(Evaluation e, State s, int group_row, int player) noexcept nogil
cpdef void count_holdings(Evaluation e, State s, int player) noexcept nogil
cpdef void count_standings_in_goods(Evaluation e, State s, int player) noexcept nogil
cpdef int goods_on_tile(State s, int tile, int player) noexcept nogil
cpdef int place_in_order(State s, int player) noexcept nogil
