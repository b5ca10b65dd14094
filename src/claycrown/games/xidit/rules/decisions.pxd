cdef int BARD_BITS, KINDS_OF_ORDER, MAX_SYMBOLS, MOST_BARDS, ORDERS, TITAN, TYPES, UNIT_BITS
cdef long long BARDS

cpdef int order_in(int plan, int order) noexcept nogil
cpdef int plan_with(int plan, int order) noexcept nogil
cpdef long long sending(int region, long long amount) noexcept nogil
cpdef int bards_sent(long long action, int region) noexcept nogil
cpdef long long fighting(int symbols) noexcept nogil
cpdef long long giving(int kind, long long amount) noexcept nogil
cpdef int fought_symbols(long long action) noexcept nogil
cpdef int units_given(long long action, int kind) noexcept nogil
