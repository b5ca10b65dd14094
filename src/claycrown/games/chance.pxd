cdef unsigned long long MASK, GAMMA, FIRST_MIX, SECOND_MIX

cpdef unsigned long long step(unsigned long long stream) noexcept nogil
cpdef unsigned long long below(unsigned long long stream, unsigned long long limit) noexcept nogil
