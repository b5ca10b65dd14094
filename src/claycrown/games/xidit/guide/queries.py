"""What only this game can answer (`Guide.ask`)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from claycrown.games.refused import BadPosition, show
from claycrown.games.xidit.guide.plan_preview import foretell_plan
from claycrown.games.xidit.rules.pieces import ORDERS
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.view_types import XiditPlanPreview, XiditPlanStep


def ask(view: State, seat: int, name: str, arguments: Mapping[str, Any]) -> list[XiditPlanStep] | None:
    """`foretell`: what each order of a `plan` would do while all others wait."""
    if name != "foretell":
        return None
    try:
        plan = msgspec.convert(arguments, XiditPlanPreview).plan
    except msgspec.ValidationError:
        raise BadPosition("plan", "xidit-decision-plan", orders=ORDERS, given=show(arguments.get("plan"))) from None
    return foretell_plan(view, seat, plan)
