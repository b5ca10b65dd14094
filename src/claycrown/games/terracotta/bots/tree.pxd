from claycrown.games.terracotta.bots cimport turns
from claycrown.games.terracotta.bots.outlook cimport Weights
from claycrown.games.terracotta.bots.turns cimport Draft
from claycrown.games.terracotta.rules cimport state, turn
from claycrown.games.terracotta.rules.state cimport State

cdef int MAX_PLAYERS
cdef int CERTAIN, CURVE, DEEPEST, FADE, NONE, NOT_YET, STEEPNESS, STEPS

cdef class Tree:
    cdef public State root
    cdef public Weights weights
    cdef public int players, used, widest, boldness, growth, grows_from, doubt
    cdef public int[::1] parent, first_child, children, visits, pending, prior, mover, length, turns, static
    cdef public long long[::1] total
    cdef public int[1025] chance_of
    cdef public int[65] fade
    cdef public int end

cdef class Slot:
    cdef public Draft draft
    cdef public int leaf
    cdef public int[64] path
    cdef public int end

cpdef bint choose_leaf(Tree tree, Slot slot) noexcept nogil
cpdef int best_child(Tree tree, int node) noexcept nogil
cpdef int boldness(Tree tree, int looks) noexcept nogil
cpdef long long root_in_hundredths(long long n) noexcept nogil
cpdef void look(Tree tree, Slot slot, unsigned long long stream) noexcept nogil
cpdef void look_unlocked(Tree tree, Slot slot, unsigned long long stream)
cpdef void take_in(Tree tree, Slot slot) noexcept nogil
cpdef void grow(Tree tree, Draft draft, int leaf) noexcept nogil
cpdef int fade(Tree tree, Draft draft, int rank) noexcept nogil
cpdef void add_child(Tree tree, Draft draft, int leaf, int found, int child) noexcept nogil
cpdef int chance_to_win(Tree tree, Draft draft, int found, int player) noexcept nogil
