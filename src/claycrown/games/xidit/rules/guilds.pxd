from . cimport state
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int CITY_ROOM, FLOOR, FLOOR_BUILT, FLOOR_WAITS, HIGHEST_GUILD, NOBODY, NOWHERE
cdef int X6_4

cpdef bint is_own(State s, int player, int city) noexcept nogil
cpdef bint is_own_with_room(State s, int player, int city) noexcept nogil
cpdef bint has_room(State s, int player, int city) noexcept nogil
cpdef bint has_floor(State s, int player) noexcept nogil
cpdef bint can_build(State s, int player) noexcept nogil
cpdef void add_floors(State s, int player, int city, int amount, int rule) noexcept nogil
cpdef void build(State s, int player, int amount, int rule) noexcept nogil
cpdef int fitting(State s, int city, int amount) noexcept nogil
cpdef void waiting_floors_follow(State s, int player, int city) noexcept nogil
cpdef bint has_guild_with_room(State s, int player) noexcept nogil
cpdef void offer_guilds(State s, Choices choices, int player) noexcept nogil
cpdef void add_won_floor(State s, int player, int city, int rule) noexcept nogil
cpdef void keep_won_floor(State s, int player) noexcept nogil
