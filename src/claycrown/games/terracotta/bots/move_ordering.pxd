from claycrown.games.terracotta.bots cimport evaluation
from claycrown.games.terracotta.bots.evaluation cimport Evaluation
from claycrown.games cimport chance
from claycrown.games.terracotta.rules cimport decisions, mausoleum
from claycrown.games.terracotta.rules.state cimport State

cdef int BUY_ARCHER, BUY_FOOTMAN, BUY_HORSE, EMPTY, FOOTMAN, MAX_PLAYERS, MAX_SPACES, MUSICIAN, NOBODY, ROUNDS, TYPES
cdef int AREAS, COLUMN_AREA, FEATURES, FELLOWS, FOOTMAN_AREA, FOOTMAN_DUE, GROUP_DUE, HEARD, LONERS, NOWHERE, NO_STANDING
cdef int ROW_AREA, SERVED, STANDINGS, TRIAL_AREA, TYPE_AREA, WARRIORS
cdef int NOISE, SHARE_BITS, TRIAL

cdef class SpaceValues:
    cdef public int[35] gain, loss
    cdef public int[81] ground
    cdef public int[324] value
    cdef public int player
    cdef public int[4] share

cpdef void rate(SpaceValues p, Evaluation e, State s, unsigned long long stream) noexcept nogil
cpdef void rate_specialists_beside(SpaceValues p, Evaluation e, State s) noexcept nogil
cpdef bint is_around(State s, int space, int other) noexcept nogil
cpdef int weight(Evaluation e, int feature) noexcept nogil
cpdef int standing_weight(Evaluation e, int due_class, int own, int rivals) noexcept nogil
cpdef int change(SpaceValues p, Evaluation e, State s, int area, int due_class, int more) noexcept nogil
cpdef int standing_of_all(SpaceValues p, Evaluation e, State s, int area, int due_class) noexcept nogil
cpdef int group_change(SpaceValues p, Evaluation e, State s, int kind, int space) noexcept nogil
cpdef int group_value(SpaceValues p, Evaluation e, State s, int group_row) noexcept nogil
cpdef int rate_move(SpaceValues p, State s, int start, int end) noexcept nogil
cpdef int rate_purchase(SpaceValues p, Evaluation e, State s, int action) noexcept nogil
cpdef int rate_horse(SpaceValues p, State s, int rider, int direction) noexcept nogil
cpdef int rate_footman(SpaceValues p, Evaluation e, State s, int space) noexcept nogil
cpdef int rate_archer(SpaceValues p, Evaluation e, State s, int space, int direction) noexcept nogil
cpdef int rate_musician(SpaceValues p, Evaluation e, State s, int space) noexcept nogil
