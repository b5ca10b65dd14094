from claycrown.games.xidit.bots cimport errands, imagined, prospects
from claycrown.games.xidit.bots.imagined cimport Mind
from claycrown.games cimport chance
from claycrown.games.xidit.rules cimport play, state
from claycrown.games.xidit.rules.state cimport State

cdef int PLAN, ROOM
cdef unsigned long long FINE

cdef class Standoff:
    cdef public unsigned long long stream
    cdef public int[5] count, drawn
    cdef public int[320] plan, visits
    cdef public double[320] regret, share, total, won, tried
    cdef public int depth, rounds

cpdef int at(int seat, int place) noexcept nogil
cpdef void add(Standoff f, int seat, int plan) noexcept nogil
cpdef void mix(Standoff f, int seat) noexcept nogil
cpdef int draw(Standoff f, int seat) noexcept nogil
cpdef double try_plans(Mind m, Standoff f, State root, int seat, int place) noexcept nogil
cpdef int play_round(Mind m, Standoff f, State root) noexcept nogil
cpdef int play_rounds(Mind m, Standoff f, State root, int rounds)
cpdef int ponder(Mind m, Standoff f, State root, int seat, int rounds)
