"""Descriptions of everything on the table: what a thing is and what it does, with its current figures."""

from collections.abc import Iterator, Sequence

from claycrown.games.message import Message, Value
from claycrown.games.terracotta.guide import naming, rule_ids, symbols
from claycrown.games.terracotta.guide.majorities import majorities
from claycrown.games.terracotta.rules import building, mausoleum, names, pieces, specialists, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.masters import bonus_coins, bonus_wet
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.rules.weapons import is_active
from claycrown.guide.question import player
from claycrown.guide.types import Description, Majority

INSTEAD = {"take clay": "T3.6", "take coin": "T3.6", "skip": "T3.6", "keep": "T5.3"}
"""What may be picked at the hub instead of something else."""


def descriptions(view: State, seat: int) -> dict[str, Description]:
    """By target; everything here is open to all, so `seat` does not matter."""
    return dict(_all(view))


def _all(view: State) -> Iterator[tuple[str, Description]]:
    yield from _wheel(view)
    standing = majorities(view) if view.step != pieces.OVER else []
    for space in range(view.printed.spaces):
        yield f"space {names.space(view.printed, space)}", _space(view, space)
    yield from _lines(view, standing)
    yield from _shelves(view)
    for place, number in enumerate(view.tiles, 1):
        yield f"tile {place}", _tile(view, place, number, standing)
    scores = [Message("terracotta-who-vp", {"who": player(who), "vp": view.vp[who]}) for who in range(view.players)]
    yield "track", _with(symbols.goods("vp"), _sentence(Message("terracotta-score-track", {"scores": scores})))
    for who in range(view.players):
        yield from _player(view, who)


def _with(about: Description, *more: Message, rules: Sequence[str] = ()) -> Description:
    """The same, and how it stands now."""
    return Description([*about.text, *more], list(dict.fromkeys([*about.rules, *rules])))


# The wheel


def _wheel(view: State) -> Iterator[tuple[str, Description]]:
    for segment in range(view.printed.segments):
        yield f"segment {segment + 1}", _segment(view, segment)
    for ring, name in enumerate(pieces.RING_NAMES):
        if view.step >= pieces.AT_INNER and view.step != pieces.OVER:
            yield f"action {name}", _stone(view, ring, view.segment)
        if name != "outer":
            yield (
                f"ring {name}",
                Description(
                    [Message("terracotta-description-ring", {"ring": name, "cost": pieces.RING_TURN_COST})], ["T3.2", "T3.4"]
                ),
            )
    for number in range(pieces.WAREHOUSES):
        values: dict[str, Value] = {"number": number + 1, "clay": view.warehouse[number]}
        yield f"warehouse {number + 1}", Description([Message("terracotta-description-warehouse", values)], ["T5.1", "T7.5"])
    left = Message("terracotta-priority-left", {"count": view.priority_count})
    yield "hub", Description([Message("terracotta-description-round", {"round": view.round}), _sentence(left)], ["T3.1", "T4.7"])
    for kind in pieces.WORKER_NAMES:
        yield f"worker {kind}", symbols.worker(kind)
    for target, rule in INSTEAD.items():
        yield target, Description([Message("terracotta-description-instead", {"what": target.replace(" ", "-")})], [rule])


def _sentence(what: Message) -> Message:
    """A few words as a sentence."""
    return Message("terracotta-description-told", {"what": what})


def _stone(view: State, ring: int, segment: int) -> Description:
    place = wheel.action_place(view, ring, segment)
    return symbols.action(view.printed.action_kind[place], view.printed.action_value[place])


def _segment(view: State, segment: int) -> Description:
    """T3.3, T3.5: who may go there, and the three actions."""
    craftsman, artisan = view.craftsman_at[segment], view.artisan_at[segment]
    workers = [
        Message("terracotta-worker-of", {"kind": pieces.WORKER_NAMES[kind], "colour": _colour(view, at)})
        for kind, at in ((pieces.CRAFTSMAN, craftsman), (pieces.ARTISAN, artisan))
        if at != pieces.NOBODY
    ]
    takes = "nobody" if artisan != pieces.NOBODY else "artisan" if craftsman != pieces.NOBODY else "anybody"
    room = Message("terracotta-description-room", {"segment": segment + 1, "takes": takes, "workers": workers})
    stones = [_stone(view, ring, segment) for ring in range(len(pieces.RING_NAMES))]
    actions = [
        Message("terracotta-description-stone", {"ring": name, "does": stone.text[0]})
        for name, stone in zip(pieces.RING_NAMES, stones, strict=True)
    ]
    return Description([room, *actions], ["T3.3", "T3.5", *(stone.rules[0] for stone in stones)])


def _colour(view: State, seat: int) -> Message:
    return Message(f"app-colour-{GAME.seats(view)[seat]}")


# The mausoleum


def _space(view: State, space: int) -> Description:
    where, standing = names.space(view.printed, space), view.statue[space]
    there = _sentence(Message("terracotta-space", {"space": where, "what": naming.statue(view, space)}))
    if standing == pieces.EMPTY:
        return Description([Message("terracotta-description-empty", {"space": where})], ["T1.5", "T5.2"])
    rider = view.rider[space]
    if rider != pieces.NOBODY:
        known = symbols.warrior(mausoleum.type_on(view, space))
        more = [Message("terracotta-description-mounted")] if mausoleum.is_mounted(view, rider) else []
        return Description([there, *known.text, *more], [*known.rules, *(["T6.2"] if more else [])])
    name = "archer" if mausoleum.is_archer(view, space) else "footman" if standing == pieces.FOOTMAN else "musician"
    known = symbols.specialist(name)
    served = [_served(view, space)] if name == "archer" else []
    return Description([there, *known.text, *served], known.rules)


def _served(view: State, space: int) -> Message:
    """T6.5: for whom an archer works now."""
    faced = mausoleum.archer_faces(view, space)
    if faced == pieces.NOBODY:
        return Message("terracotta-description-archer-idle")
    return Message(
        "terracotta-description-archer-serves", {"who": player(view.owner[faced]), "space": names.space(view.printed, faced)}
    )


def _lines(view: State, standing: Sequence[Majority]) -> Iterator[tuple[str, Description]]:
    for row in range(view.printed.rows):
        yield f"row {row + 1}", _line(view, "row", str(row + 1), row == view.row_inspector, standing)
    for column in range(view.printed.columns):
        letter = names.COLUMN_LETTERS[column]
        yield f"column {letter}", _line(view, "column", letter, column == view.column_inspector, standing)


def _line(view: State, line: str, place: str, here: bool, standing: Sequence[Majority]) -> Description:
    sentence = Message("terracotta-line", {"line": line, "place": place, "here": "yes" if here else "no"})
    known = symbols.inspector(line)
    now = [_as_things_stand(one) for one in standing if here and one.source == f"inspector {line}"]
    return Description([_sentence(sentence), *known.text, *now], known.rules)


def _as_things_stand(majority: Majority) -> Message:
    """Who would score how much."""
    scored = [
        Message("terracotta-who-vp", {"who": player(seat), "vp": points}) for seat, points in enumerate(majority.points) if points
    ]
    return Message("terracotta-description-now", {"outcome": scored or Message("terracotta-nobody-scores")})


# Off the boards


def _shelves(view: State) -> Iterator[tuple[str, Description]]:
    for kind, name in enumerate(pieces.WARRIOR_NAMES):
        left = view.rack_left[kind]
        vp = building.rack_vp(view, kind) if left else 0
        yield f"rack {name}", _with(symbols.warrior(kind), Message("terracotta-description-rack", {"left": left, "vp": vp}))
    for kind, name in enumerate(pieces.SPECIALIST_NAMES):
        left = view.specialists_left[kind]
        cost = specialists.cost(view, kind) if left else 0
        weapon = naming.weapon(view.printed.specialist_weapon[kind])
        price = Message("terracotta-description-specialist", {"left": left, "cost": cost, "weapon": weapon})
        yield f"specialist {name}", _with(symbols.specialist(name), price, rules=["T6.1"])
    for master, name in enumerate(pieces.MASTER_NAMES):
        yield f"master {name}", _master(view, master)
    for cost in view.printed.token_cost:
        yield f"token {cost}", Description([Message("terracotta-description-token", {"cost": cost})], ["T4.6"])


def _master(view: State, master: int) -> Description:
    """T4.6, T7: what a master does, gives at the clean-up, and who has hired it."""
    named = {"master": naming.master(master), "does": Message("terracotta-master-does", {"name": pieces.MASTER_NAMES[master]})}
    hired = [player(who) for who in range(view.players) if view.masters[who * pieces.MASTERS + master]]
    text = Message("terracotta-master-hired", {**named, "who": hired}) if hired else Message("terracotta-master-free", {**named})
    gives = Message("terracotta-description-master", {"gives": "coin" if master < pieces.MASTERS // 2 else "clay"})
    return Description([text, gives], [rule_ids.MASTERS[master], "T4.6", "T7.7"])


def _tile(view: State, place: int, number: int, standing: Sequence[Majority]) -> Description:
    values: dict[str, Value] = {
        "round": place,
        "tile": naming.tile(pieces.TILE_NAMES[number]),
        "most": view.printed.tile_domination[place - 1],
        "some": view.printed.tile_presence[place - 1],
    }
    known = symbols.tile(number)
    now = [_as_things_stand(one) for one in standing if one.source == "tile" and one.round == place]
    return Description([Message("terracotta-description-tile", values), *known.text, *now], known.rules)


# The players


def _player(view: State, who: int) -> Iterator[tuple[str, Description]]:
    colour = GAME.seats(view)[who]
    place = list(view.order[: view.players]).index(who) + 1
    kept = Message("terracotta-description-kept", {"coins": bonus_coins(view, who), "clay": bonus_wet(view, who)})
    sentence = Message("terracotta-description-player", {"who": player(who), "place": place, "vp": view.vp[who]})
    yield f"player {colour}", Description([sentence, kept], ["T9.1", "T7.7"])
    for what, amount in (("coin", view.coins[who]), ("wet", view.wet[who]), ("dry", view.dry[who])):
        has = Message("terracotta-description-has", {"who": player(who), "count": amount})
        yield f"goods {what} {colour}", _with(symbols.goods(what), has)
    for kind, name in enumerate(pieces.WORKER_NAMES):
        placed = (view.craftsmen_placed, view.artisans_placed)[kind][who]
        left = (view.craftsmen, view.artisans)[kind][who] - placed
        has = Message("terracotta-description-workers", {"who": player(who), "count": left, "placed": placed})
        yield f"goods {name} {colour}", _with(symbols.worker(name), has)
    for kind, name in enumerate(pieces.WEAPON_NAMES):
        state = Message(
            "terracotta-description-weapon", {"who": player(who), "active": "yes" if is_active(view, who, kind) else "no"}
        )
        yield f"weapon {name} {colour}", _with(symbols.weapon(view.printed, kind), state)
    if view.priority[who]:
        token = Message("terracotta-has-priority", {"token": view.priority[who]})
        holds = Message("terracotta-description-holds", {"who": player(who), "what": token})
        yield f"priority {colour}", Description([holds, Message("terracotta-means-priority")], ["T4.7", "T9.1"])
