from . cimport state
from .state cimport State

cdef int COLUMN_INSPECTOR, ROW_INSPECTOR

cpdef void move_row(State s, int steps, int player, int rule) noexcept nogil
cpdef void move_column(State s, int steps, int player, int rule) noexcept nogil
