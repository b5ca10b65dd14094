"""Devices on which the owner of an account has signed in: a cookie says so, and nothing is stored.

It proves nothing else: whoever has it still needs the password, but is not held up by the guesses of others. It ends with the
password.
"""

import hashlib
import hmac

COOKIE = "claycrown_devices"
DAYS = 400
"""Browsers keep no cookie for longer."""
MOST = 4
"""Accounts that one browser is known to."""


def marked(cookie: str, secret: str, account_id: str, hashed: str) -> str:
    """The cookie once the account's owner has signed in; `hashed` is the password's hash."""
    others = [mark for mark in _marks(cookie) if not mark.startswith(f"{account_id}-")]
    return ".".join([f"{account_id}-{_signature(secret, account_id, hashed)}", *others][:MOST])


def is_known(cookie: str, secret: str, account_id: str, hashed: str) -> bool:
    wanted = f"{account_id}-{_signature(secret, account_id, hashed)}".encode()
    return any(hmac.compare_digest(mark.encode(), wanted) for mark in _marks(cookie))


def _marks(cookie: str) -> list[str]:
    return [mark for mark in cookie.split(".", MOST)[:MOST] if mark]


def _signature(secret: str, account_id: str, hashed: str) -> str:
    return hmac.new(secret.encode(), f"device {account_id} {hashed}".encode(), hashlib.sha256).hexdigest()
