from . cimport decisions, inspectors, mausoleum, state
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int CROSSBOW, FOR_WEAPON, HALBERD, HALBERD_VP, KEEP, MOVE, MOVED, NOBODY, SPEAR, SPEAR_COINS, SPEAR_VP, SWORD, SWORD_VP
cdef int USE_CROSSBOW, USE_HALBERD, USE_SPEAR, USE_SWORD, WEAPON_READY, WEAPON_USED
cdef int T5_4, T5_5, T5_7, T5_8

cpdef bint is_active(State s, int player, int weapon) noexcept nogil
cpdef void ready(State s, int player, int weapon, int rule) noexcept nogil
cpdef void use(State s, int player, int weapon, int rule) noexcept nogil
cpdef int weapon_of_built(State s) noexcept nogil
cpdef bint can_be_used(State s) noexcept nogil
cpdef void offer_weapon(State s, Choices choices) noexcept nogil
cpdef bint can_be_moved(State s, int warrior) noexcept nogil
cpdef void offer_moves(State s, Choices choices) noexcept nogil
cpdef void use_weapon(State s, int action) noexcept nogil
cpdef void use_sword(State s, int move) noexcept nogil
cpdef void use_halberd(State s) noexcept nogil
cpdef void use_crossbow(State s) noexcept nogil
cpdef void use_spear(State s) noexcept nogil
