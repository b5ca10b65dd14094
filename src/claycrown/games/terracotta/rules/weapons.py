"""The weapons (T1.7) and what they do for a warrior just built (T5.3, T5.4, T5.5, T5.6, T5.7, T5.8)."""

from claycrown.games.choices import Choices

from . import decisions, inspectors, mausoleum, state
from .pieces import (
    CROSSBOW,
    FOR_WEAPON,
    HALBERD,
    HALBERD_VP,
    KEEP,
    MOVE,
    MOVED,
    NOBODY,
    SPEAR,
    SPEAR_COINS,
    SPEAR_VP,
    SWORD,
    SWORD_VP,
    USE_CROSSBOW,
    USE_HALBERD,
    USE_SPEAR,
    USE_SWORD,
    WEAPON_READY,
    WEAPON_USED,
)
from .rule_ids import T5_4, T5_5, T5_7, T5_8
from .state import State


def is_active(s: State, player: int, weapon: int) -> bool:
    """T1.7: a weapon is active or inactive."""
    return (s.weapons[player] >> weapon) & 1 != 0


def ready(s: State, player: int, weapon: int, rule: int) -> None:
    """T1.7: readying an active one changes nothing."""
    if not is_active(s, player, weapon):
        s.weapons[player] += 1 << weapon
        state.note(s, rule, player, WEAPON_READY, weapon, 0, NOBODY)


def use(s: State, player: int, weapon: int, rule: int) -> None:
    """T1.7: using one makes it inactive."""
    s.weapons[player] -= 1 << weapon
    state.note(s, rule, player, WEAPON_USED, weapon, 0, NOBODY)


def weapon_of_built(s: State) -> int:
    """T5.3: the weapon of the type that was just built."""
    return mausoleum.type_on(s, s.built)


def can_be_used(s: State) -> bool:
    """T5.3, T3.7: the weapon is active, and the crossbow gives at least 1 VP."""
    weapon = weapon_of_built(s)
    if not is_active(s, s.actor, weapon):
        return False
    return weapon != CROSSBOW or mausoleum.empties_to_nearest_statue(s, s.built) > 0


def offer_weapon(s: State, choices: Choices) -> None:
    """T5.3: never a must. T5.4: the sword with its inspector moves; T5.5: the halberd with its moves; T5.7: the crossbow;
    T5.8: the spear. The step is asked only where the weapon can be used.
    """
    weapon = weapon_of_built(s)
    if weapon == SWORD:
        for move in range(5):
            choices.offer(USE_SWORD + move)
    elif weapon == HALBERD:
        choices.offer(USE_HALBERD)
        offer_moves(s, choices)
    elif weapon == CROSSBOW:
        choices.offer(USE_CROSSBOW)
    else:
        choices.offer(USE_SPEAR)
    choices.offer(KEEP)


def can_be_moved(s: State, warrior: int) -> bool:
    """T5.5: another own warrior than the guard just built."""
    return warrior != s.built and mausoleum.owns_warrior_at(s, s.actor, warrior)


def offer_moves(s: State, choices: Choices) -> None:
    """T5.5, T5.6: in a straight line as far as all is empty."""
    for warrior in range(s.printed.spaces):
        if can_be_moved(s, warrior):
            mount = mausoleum.mount_direction(s, warrior)
            for direction in range(4):
                space = warrior
                while mausoleum.can_step(s, warrior, mount, space, direction):
                    space = mausoleum.next_space(s, space, direction)
                    choices.offer(decisions.moving(warrior, space))


def use_weapon(s: State, action: int) -> None:
    """T5.3: the ability: T5.4 sword, T5.5 halberd and the move of another warrior, T5.7 crossbow, T5.8 spear."""
    weapon = decisions.used_weapon(action)
    if weapon == SWORD:
        use_sword(s, action - USE_SWORD)
    elif weapon == HALBERD:
        use_halberd(s)
        if action >= MOVE:
            start = decisions.moved_from(action)
            end = decisions.moved_to(action)
            mausoleum.move_warrior(s, start, end)
            state.note(s, T5_5, s.actor, MOVED, start, 0, end)
    elif weapon == CROSSBOW:
        use_crossbow(s)
    elif weapon == SPEAR:
        use_spear(s)


def use_sword(s: State, move: int) -> None:
    """T5.4: 1 VP, and may move one inspector 1 space forward or backward."""
    use(s, s.actor, SWORD, T5_4)
    state.gain_vp(s, s.actor, SWORD_VP, T5_4, FOR_WEAPON, s.built)
    if move == 1:
        inspectors.move_row(s, 1, s.actor, T5_4)
    elif move == 2:
        inspectors.move_row(s, -1, s.actor, T5_4)
    elif move == 3:
        inspectors.move_column(s, 1, s.actor, T5_4)
    elif move == 4:
        inspectors.move_column(s, -1, s.actor, T5_4)


def use_halberd(s: State) -> None:
    """T5.5: 3 VP, whether or not another warrior moves."""
    use(s, s.actor, HALBERD, T5_5)
    state.gain_vp(s, s.actor, HALBERD_VP, T5_5, FOR_WEAPON, s.built)


def use_crossbow(s: State) -> None:
    """T5.7: 1 VP for each empty space, in the best direction."""
    use(s, s.actor, CROSSBOW, T5_7)
    state.gain_vp(s, s.actor, mausoleum.empties_to_nearest_statue(s, s.built), T5_7, FOR_WEAPON, s.built)


def use_spear(s: State) -> None:
    """T5.8: 1 VP and 2 coins."""
    use(s, s.actor, SPEAR, T5_8)
    state.gain_vp(s, s.actor, SPEAR_VP, T5_8, FOR_WEAPON, s.built)
    state.gain_coins(s, s.actor, SPEAR_COINS, T5_8)
