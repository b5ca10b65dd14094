from claycrown.games.xidit.bots cimport prospects
from claycrown.games.xidit.bots.prospects cimport Prospects
from claycrown.games.xidit.rules cimport assessment
from claycrown.games.xidit.rules.state cimport State

cdef extern from "math.h":
    double exp(double) noexcept nogil
    double log(double) noexcept nogil

cdef int ASSESSMENTS, CONTESTANTS, KINDS_OF_SIGN, MAX_PLAYERS
cdef double MODESTY

cpdef double learn(Prospects p, State s, State end, double rate) noexcept nogil
cpdef bint is_rival(State end, int going, int other) noexcept nogil
cpdef double learn_who_went(Prospects p, State end, int kind, int row, int size, int going, double rate) noexcept nogil
