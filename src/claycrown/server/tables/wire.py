"""What goes over the wire: words that every part says of a table."""

from typing import Literal

Access = Literal["open", "link", "name"]


Pace = Literal["live", "slow"]


Status = Literal["open", "running", "over", "abandoned"]
