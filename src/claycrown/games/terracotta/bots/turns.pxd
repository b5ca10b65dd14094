from claycrown.games.terracotta.bots cimport evaluation, lookahead, move_ordering, quick_estimates, turn_generator
from claycrown.games.terracotta.bots.turn_generator cimport Level, TurnGenerator
from claycrown.games.terracotta.rules cimport decisions, state, turn, wheel
from claycrown.games.terracotta.rules.state cimport State

cdef int ARTISAN, AT_PLACE, AT_TURN, COINS_TILE, KINDS, MAX_DECISIONS, MAX_PLACEMENTS, MAX_PLAYERS, MAX_SEGMENTS, NOBODY
cdef int OUTER_RING, OVER, PLACE, RINGS, ROOM, ROUNDS, SHARE_BITS, TURN_RING, UNKNOWN, VP_UNIT, WHOLE_SHARE

cpdef void generate(TurnGenerator g, unsigned long long stream) noexcept nogil
cpdef void weigh_rivals(TurnGenerator g) noexcept nogil
cpdef void list_placements(TurnGenerator g) noexcept nogil
cpdef void add_placements(TurnGenerator g, State s, int ring_turned) noexcept nogil
cpdef void follow_placements(TurnGenerator g) noexcept nogil
cpdef void follow_placement(TurnGenerator g, int chosen) noexcept nogil
cpdef void place_and_explore(TurnGenerator g, Level level, int depth, int placement) noexcept nogil
cpdef void explore(TurnGenerator g, Level level, int depth) noexcept nogil
cpdef bint is_finished(TurnGenerator g, State s) noexcept nogil
cpdef int evaluate(TurnGenerator g, Level level) noexcept nogil
cpdef void evaluate_board(TurnGenerator g, Level level) noexcept nogil
cpdef bint is_round_over(TurnGenerator g, State s) noexcept nogil
cpdef void keep(TurnGenerator g, Level level, int length, int score) noexcept nogil
cpdef void sort_turns(TurnGenerator g) noexcept nogil
cpdef list decisions_of(TurnGenerator g, int found)
