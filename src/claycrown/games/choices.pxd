cimport cython

@cython.final
cdef class Choices:
    cdef public long long[1024] action
    cdef public int count
    cpdef void offer(self, long long action) noexcept nogil
