from claycrown.games.terracotta.bots cimport heuristic
from claycrown.games cimport chance
from claycrown.games.terracotta.rules cimport building, decisions, masters, mausoleum, specialists, state, turn, weapons, wheel
from claycrown.games.choices cimport Choices
from claycrown.games.terracotta.rules.state cimport State

cdef int ARTISAN, AT_INNER, AT_MIDDLE, AT_PLACE, AT_TURN, BUILD_STATUE, BUY, BUY_HORSE, CRAFTSMAN, CROSSBOW, DECISIONS, DIRECTIONS, DO
cdef int EMPTY, FOR_NOTHING, HIRE, INSPECT, MASTERS, MAX_SPACES, MOVE, NOBODY, OVER, SKIP, SPECIALISTS, TYPES
cdef int NOISE, SPACES_OF_EACH_KIND, UNKNOWN, BEAM_WIDTH

cdef class ActionValues:
    cdef public State position
    cdef public int[8254] value
    cdef public short[8254] seen
    cdef public unsigned long long stream
    cdef public int seat

cpdef int decide(State view, int seat, unsigned long long stream)
cpdef State after(State s, int action)
cpdef bint is_finished(State s, int seat) noexcept nogil
cpdef int best_completion(State s, ActionValues values)
cpdef list beam(State s, int seat, list actions)
cpdef list candidates(State s, ActionValues values)
cpdef bint is_sensible(State s, int action) noexcept nogil
cpdef void add_best(list actions, Choices choices, ActionValues values, int first, int many)
cpdef void evaluate_action(ActionValues values, int action)
cpdef bint try_move(State s, int action) noexcept nogil
cpdef bint try_specialist(State s, int action) noexcept nogil
cpdef bint try_warrior(State s, int action) noexcept nogil
