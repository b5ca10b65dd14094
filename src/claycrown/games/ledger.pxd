cimport cython

cdef int LINES

@cython.final
cdef class Ledger:
    cdef public int[2048] amount
    cdef public short[2048] rule, player, what, source, where
    cdef public int count
    cpdef void write(self, int rule, int player, int what, int amount, int source, int where) noexcept nogil
