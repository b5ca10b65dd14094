"""What goes over the wire: people and their accounts."""

from typing import Annotated

from msgspec import Meta, Struct

from claycrown.server.http.schemas import SHOWN, Request

LONGEST_NAME = 40
Name = Annotated[
    str,
    Meta(min_length=1, max_length=LONGEST_NAME, description=f"1 to {LONGEST_NAME} letters, digits, spaces and signs; {SHOWN}"),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Given = Annotated[str, Meta(max_length=200)]
Language = Annotated[
    str, Meta(min_length=2, max_length=8, description="In which one is told something; a code of those that the server has.")
]


class Person(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    guest: bool


class Me(Struct):
    """Whoever asks, with what only they may see of themselves."""

    id: str
    name: str
    guest: bool
    admin: bool
    email: str | None
    created_at: int
    language: Annotated[str | None, Meta(description="In which notices speak to one; null where none was said or wished for.")]


class NewGuest(Request):
    name: Name
    language: Annotated[Language | None, Meta(description="If not said, the first of `Accept-Language` that the server has.")] = (
        None
    )


class NewAccount(Request):
    name: Name
    password: Password
    email: Annotated[str, Meta(max_length=254)] | None = None
    language: Annotated[Language | None, Meta(description="If not said, that of the guest, or as for a guest.")] = None


class SignIn(Request):
    name: Given
    password: Given


class ChangeMe(Request):
    """What is to change; what is not named stays."""

    name: Name | None = None
    email: Annotated[str, Meta(max_length=254, description="empty for none")] | None = None
    password: Password | None = None
    password_so_far: Annotated[
        Given | None, Meta(description="The current password; needed to change an account's password or e-mail address.")
    ] = None
    language: Language | None = None


class DeleteMe(Request):
    password: Annotated[Given | None, Meta(description="Of an account.")] = None


class NewPassword(Request):
    password: Password
