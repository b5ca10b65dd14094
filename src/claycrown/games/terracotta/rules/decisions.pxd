cdef int BUILD_STATUE, BUY, COLLECT, CROSSBOW, DIRECTIONS, HALBERD, MAX_SEGMENTS, MAX_SPACES, MOVE, NOBODY, PLACE, SPEAR, SWORD
cdef int USE_CROSSBOW, USE_HALBERD, USE_SPEAR, USE_SWORD, WAREHOUSES

cpdef int placing(int worker, int segment) noexcept nogil
cpdef int placed_worker(int action) noexcept nogil
cpdef int placed_segment(int action) noexcept nogil
cpdef int used_weapon(int action) noexcept nogil
cpdef int collecting(int lower, int higher) noexcept nogil
cpdef int collected_lower(int action) noexcept nogil
cpdef int collected_higher(int action) noexcept nogil
cpdef int building(int warrior, int space) noexcept nogil
cpdef int built_warrior(int action) noexcept nogil
cpdef int built_space(int action) noexcept nogil
cpdef int buying(int specialist, int space, int direction) noexcept nogil
cpdef int bought_specialist(int action) noexcept nogil
cpdef int bought_space(int action) noexcept nogil
cpdef int bought_direction(int action) noexcept nogil
cpdef int moving(int start, int end) noexcept nogil
cpdef int moved_from(int action) noexcept nogil
cpdef int moved_to(int action) noexcept nogil
