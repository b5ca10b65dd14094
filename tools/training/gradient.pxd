from claycrown.games.xidit.bots cimport evaluation
from claycrown.games.xidit.bots.evaluation cimport Evaluation
from claycrown.games.xidit.rules cimport assessment
from claycrown.games.xidit.rules.state cimport State

cdef extern from "math.h":
    double exp(double) noexcept nogil
    double log(double) noexcept nogil

cdef int ASSESSMENTS, CONTESTANTS, FEATURES, MAX_PLAYERS
cdef double WEIGHT_DECAY

cpdef double step(Evaluation e, State s, State end, double rate) noexcept nogil
cpdef bint is_rival(State end, int going, int other) noexcept nogil
cpdef double step_on_elimination(Evaluation e, State end, int kind, int row, int size, int going, double rate) noexcept nogil
