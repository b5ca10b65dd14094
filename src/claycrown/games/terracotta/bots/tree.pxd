from claycrown.games.terracotta.bots cimport evaluation, turns
from claycrown.games.terracotta.bots.evaluation cimport Weights
from claycrown.games.terracotta.bots.turn_generator cimport TurnGenerator
from claycrown.games.terracotta.rules cimport state, turn
from claycrown.games.terracotta.rules.state cimport State

cdef int MAX_PLAYERS
cdef int CERTAIN_WIN, DRAFTS, MAX_DEPTH, SOFTMAX_STEPS, NONE, UNEXPANDED, MAX_DECISIONS

cdef class Tree:
    cdef public State root
    cdef public Weights weights
    cdef public int players, used, exploration, exploration_growth, exploration_grows_from, prior_temperature
    cdef public int[3] draft_from, draft_children, draft_placements, draft_is_rough, draft_width, draft_options, draft_most
    cdef public int[::1] parent, first_child, last_child, next_sibling, children, draft, visits, virtual_loss, prior, score, mover
    cdef public int[::1] length
    cdef public short[::1] turns, static_value
    cdef public long long[::1] total_value
    cdef public int[65] softmax
    cdef public int end

cdef class Slot:
    cdef public TurnGenerator generator
    cdef public int leaf
    cdef public int[64] path
    cdef public int end

cpdef bint select_leaf(Tree tree, Slot slot, bint at_root=*) noexcept nogil
cpdef bint deserves_better_draft(Tree tree, int node) noexcept nogil
cpdef int best_child(Tree tree, int node) noexcept nogil
cpdef int exploration(Tree tree, int visits) noexcept nogil
cpdef long long square_root_in_hundredths(long long n) noexcept nogil
cpdef void expand(Tree tree, Slot slot, unsigned long long stream) noexcept nogil
cpdef void expand_unlocked(Tree tree, Slot slot, unsigned long long stream)
cpdef void backpropagate(Tree tree, Slot slot) noexcept nogil
cpdef int most_promising(Tree tree, int node) noexcept nogil
cpdef void add_children(Tree tree, TurnGenerator generator, int leaf) noexcept nogil
cpdef bint is_child(Tree tree, TurnGenerator generator, int leaf, int found) noexcept nogil
cpdef void set_priors(Tree tree, int node) noexcept nogil
cpdef int prior_weight(Tree tree, int missing) noexcept nogil
cpdef void add_child(Tree tree, TurnGenerator generator, int leaf, int found) noexcept nogil
cpdef void set_win_probabilities(Tree tree, TurnGenerator generator, int found, int child) noexcept nogil
cpdef void keep_below(Tree tree, int node, int fewest, int[::1] moved) noexcept nogil
