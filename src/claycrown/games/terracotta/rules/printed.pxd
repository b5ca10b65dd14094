cdef class Printed:
    cdef public object edition, tiles
    cdef public int columns, rows, spaces, row_start, column_start
    cdef public int segments, per_quarter
    cdef public int[48] action_kind, action_value
    cdef public int rack_size, specialists
    cdef public int[16] rack_vp
    cdef public int[8] specialist_cost
    cdef public int[4] specialist_weapon
    cdef public int[5] tile_domination, tile_presence
    cdef public int[3] priority_clay
    cdef public int[6] token_cost
