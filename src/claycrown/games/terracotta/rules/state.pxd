cimport cython
from claycrown.games.ledger cimport Ledger
from .printed cimport Printed

cdef int AT_TURN, COIN, DRY, NOBODY, VP, WET

cdef class State:
    cdef public Printed printed
    cdef public Ledger book
    cdef public int players, round, actor
    cdef public int[4] colour, order
    cdef public int[5] tiles
    cdef public int step, segment, worker, built, after_weapon
    cdef public int inner_turn, middle_turn
    cdef public short[16] craftsman_at, artisan_at
    cdef public int[4] warehouse
    cdef public int[3] priority_left
    cdef public int priority_count
    cdef public int row_inspector, column_inspector
    cdef public short[81] statue, owner, rider
    cdef public int empty_spaces
    cdef public int[4] rack_left, specialists_left
    cdef public int[4] vp, coins, wet, dry, craftsmen, artisans, craftsmen_placed, artisans_placed, weapons
    cdef public short[24] masters
    cdef public int[4] priority
    cdef public int[4] counted, archers
    cdef public short[81] is_counted, group, counts_as, joined_to, part_figures, part_number
    cdef public int[4] old_order
    @cython.locals(copy=State)
    cpdef State clone(self)

cpdef void overwrite(State copy, State original) noexcept nogil
cpdef void note(State s, int rule, int player, int what, int amount, int source, int where) noexcept nogil
cpdef void gain_vp(State s, int player, int amount, int rule, int source, int where) noexcept nogil
cpdef void gain_coins(State s, int player, int amount, int rule) noexcept nogil
cpdef void gain_wet(State s, int player, int amount, int rule) noexcept nogil
cpdef void gain_dry(State s, int player, int amount, int rule) noexcept nogil
