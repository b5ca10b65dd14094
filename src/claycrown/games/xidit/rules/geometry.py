"""Whether the roads between a region's cities close it in, as the map is drawn."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from .pieces import NOWHERE, ROADS

Point = tuple[int, int]


class NotEnclosed(NamedTuple):
    """Why a region is none."""

    kind: Literal["no-ring", "lyre-outside", "city-inside", "lyre-inside"]
    city: int = 0
    """The one that lies inside."""


def why_not_enclosed(
    cities: list[int], lyre: Point, at: dict[int, Point], road: list[int], lyres: list[Point]
) -> NotEnclosed | None:
    """A region is the area inside a ring of roads through all its cities: its lyre is there, no other city or lyre is.

    `road` has the next city by city and colour; `lyres` are those of the other regions. None if all is well.
    """
    reason = NotEnclosed("no-ring")
    for ring in rings(cities, road):
        outline = [at[city] for city in ring]
        strangers = [city for city, point in at.items() if city not in ring and inside(point, outline)]
        if not inside(lyre, outline):
            reason = NotEnclosed("lyre-outside")
        elif strangers:
            reason = NotEnclosed("city-inside", strangers[0])
        elif any(inside(other, outline) for other in lyres):
            reason = NotEnclosed("lyre-inside")
        else:
            return None
    return reason


def rings(cities: list[int], road: list[int]) -> Iterator[list[int]]:
    """All closed walks along roads that visit each of the cities once and no other city."""
    if len(cities) < 3:
        return
    paths = [[cities[0]]]
    while paths:
        path = paths.pop()
        following = {road[path[-1] * ROADS + colour] for colour in range(ROADS)} - {NOWHERE}
        if len(path) == len(cities) and cities[0] in following:
            yield path
        paths += [[*path, city] for city in sorted(following) if city in cities and city not in path]


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether the point lies inside the polygon: a ray to the right crosses its sides an odd number of times."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1
