"""The kingdom as a small picture: roads and cities, guilds by their floors, and where everybody stands at the end."""

from typing import Any

from claycrown.guide.board_picture import COLOURS, LINE, Board, Shape, base, line, rectangle, regular

WIDTH, HEIGHT, EDGE = 1000, 700, 60
ROADS = {"black": "#1f1a16", "red": "#b3261e", "blue": "#1f4fa3"}


def board_picture(position: dict[str, Any], printed: dict[str, Any]) -> Board:
    at = {number: (x + EDGE, y + EDGE) for number, (x, y) in printed["cities"].items()}
    places = list(at.values())
    middle = [sum(values) / len(values) for values in zip(*places, strict=True)]
    shapes: list[Shape] = []
    for grown, colour in ((95, "#c4e2d6"), (60, "#e4d6a4")):
        shapes += [regular(x, y, grown, colour) for x, y in places]
        shapes += [
            Shape((at[str(one)], at[str(other)], (middle[0], middle[1])), colour)
            for pairs in printed["roads"].values()
            if isinstance(pairs, list)
            for one, other in pairs
        ]
    for name, colour in ROADS.items():
        for one, other in printed["roads"][name]:
            shapes += [line(at[str(one)], at[str(other)], thick, inked) for thick, inked in ((15, "#fff6dc"), (7, colour))]
    for number, (x, y) in at.items():
        shapes += [regular(x, y, 19, LINE), regular(x, y, 16, "#2f4668")]
        if number in position["guilds"]:
            colour, floors = position["guilds"][number]
            shapes.append(rectangle(x + 18, y + 13 - 14 * floors, 24, 14 * floors + 3, LINE))
            shapes += [rectangle(x + 21, y + 2 - 14 * floor, 18, 11, COLOURS[colour]) for floor in range(floors)]
    for place, (colour, player) in enumerate(position["players"].items()):
        if player["city"]:
            x, y = at[str(player["city"])]
            shapes += base(x - 30, y - 16 + place * 9, 15, colour)
    return Board(WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE, "#86b3ae", tuple(shapes))
