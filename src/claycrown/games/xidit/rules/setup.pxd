from claycrown.games cimport chance

from . cimport state, tokens, virtual, year
from claycrown.games.choices cimport Choices
from .state cimport State

cdef int ASSESSMENTS, AT_START, CITY_ROOM, MAX_PLAYERS, MIN_PLAYERS, NOWHERE, REGIONS, START, STARTED, TITAN_STACKS, TYPES
cdef int ALSO_OUT_OF_SHORT_THREE, OUT_OF_SHORT_THREE, RECRUITMENT_TOKENS, SHORT_TOKENS, SHORT_TOKENS_OF_FIVE
cdef int TOKENS_ON_MAP, TOKENS_ON_MAP_OF_THREE
cdef int X2_1, X2_5

cpdef bint is_token_used(State s, int city) noexcept nogil
cpdef bint is_wasteland(State s, int region) noexcept nogil
cpdef void mark_wasteland(State s) noexcept nogil
cpdef int draw(State s, int limit) noexcept nogil
cpdef void set_up(State s) noexcept nogil
cpdef void deal_tokens(State s) noexcept nogil
cpdef void stack_titans(State s) noexcept nogil
cpdef void shuffle_assessments(State s) noexcept nogil
cpdef bint is_taken(State s, int city) noexcept nogil
cpdef void offer_cities(State s, Choices choices) noexcept nogil
cpdef void start(State s, int player, int city) noexcept nogil
cpdef void next_start(State s) noexcept nogil
