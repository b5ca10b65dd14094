cdef class Printed:
    cdef public object edition, region_names
    cdef public int[5] units
    cdef public short[66] road
    cdef public int bastion
    cdef public short[9] first, second, wasteland
    cdef public short[198] touches
    cdef public short[220] shows
    cdef public short[22] of_three, gold, bards, floors
    cdef public short[110] needs
    cdef public int[3] titan_symbols
    cdef public int[6] titan_gold, titan_bards, titan_floors
    cdef public int[3] virtual_start, virtual_start_hard
    cdef public int virtual_highest
