from claycrown.games.terracotta.bots cimport evaluation, turn_generator
from claycrown.games.terracotta.bots.turn_generator cimport Level, TurnGenerator
from claycrown.games.terracotta.rules cimport state, wheel
from claycrown.games.terracotta.rules.state cimport State

cdef int ARTISAN, ARTISANS_LEFT, AT_ABILITY, AT_INNER, AT_MIDDLE, AT_OUTER, AT_WEAPON, BUILD_STATUE, CRAFTSMAN, FEATURES
cdef int INNER_RING, MAX_SEGMENTS, MIDDLE_RING, SHARE_BITS, UNKNOWN, VP_UNIT

cpdef int estimated(TurnGenerator g, State s, int ring, int segment) noexcept nogil
cpdef int best_of_action(TurnGenerator g, Level level) noexcept nogil
cpdef int value_after(TurnGenerator g, Level level) noexcept nogil
cpdef void rate_decision(TurnGenerator g, Level level, int action) noexcept nogil
cpdef int rough_value(TurnGenerator g, State s, int rating) noexcept nogil
cpdef int artisan_worth(TurnGenerator g) noexcept nogil
