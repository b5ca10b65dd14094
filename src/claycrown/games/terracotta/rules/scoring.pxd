from . cimport inspectors, majority, mausoleum, state
from .state cimport State

cdef int BUY_MUSICIAN, CENTRAL_COLUMN, CENTRAL_ROW, CLAY_TILE, COINS_TILE, FOR_COLUMN, FOR_MUSICIAN, FOR_ROW, FOR_TILE
cdef int LINE_DOMINATION, LINE_PRESENCE, MUSICIAN, NOBODY, QUADRANT_TILE, TYPE_TILE
cdef int T8_1, T8_2, T8_3, T8_4

cpdef void score_round(State s) noexcept nogil
cpdef void score_row(State s) noexcept nogil
cpdef void score_column(State s) noexcept nogil
cpdef void score_row_inspector(State s) noexcept nogil
cpdef void score_column_inspector(State s) noexcept nogil
cpdef void count_row(State s, int row) noexcept nogil
cpdef void count_column(State s, int column) noexcept nogil
cpdef void score_musicians(State s) noexcept nogil
cpdef void score_musician(State s, int space) noexcept nogil
cpdef void score_tile(State s) noexcept nogil
cpdef void count_tile(State s, int tile) noexcept nogil
cpdef void count_type(State s, int kind) noexcept nogil
cpdef void count_quadrant(State s, int quadrant) noexcept nogil
