"""The API is what its OpenAPI says, at length: schemathesis makes up many requests, and everything answered must fit."""

from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.server import RunningServer
from tests.server.vocabulary import seated

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
QUIET = [HealthCheck.filter_too_much, HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
GONE = ("/api/session", "/api/sessions", "/api/me/delete")
"""Whoever asks for that is signed out, and everything after it would only be refused."""


class Visit:
    """A server with a table to ask about, and somebody who sits at it."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        clients, self.table = seated(server, "Anna", "Ben")
        self.anna = clients[0]
        self.anna.make_account("Annabel Schema", "correct horse battery")
        self.schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi/openapi.json")

    def ask(self, case: Any) -> None:
        """Half of the questions are about the table that there is."""
        if case.path_parameters and "table_id" in case.path_parameters and len(case.path_parameters["table_id"]) % 2:
            case.path_parameters["table_id"] = self.table.id
        cookies = {} if case.path in GONE else dict(self.anna.http.cookies)
        headers = {"x-csrf-token": self.anna.http.cookies["claycrown_csrf"]}
        response = case.call(base_url=self.server.url, headers=headers, cookies=cookies)
        case.validate_response(response, checks=CHECKS)


@pytest.fixture(scope="module")
def visit(new_server: Callable[..., RunningServer]) -> Visit:
    return Visit(new_server("sqlite"))


def try_all(visit: Visit, examples: int) -> int:
    operations = 0
    for result in visit.schema.get_all_operations():
        operation = result.ok()

        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=QUIET,
            phases=[Phase.explicit, Phase.generate],
        )
        @hypothesis.given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            visit.ask(case)

        ask()
        operations += 1
    return operations


@pytest.mark.long
def test_many_answers_are_as_documented(visit: Visit) -> None:
    assert try_all(visit, 200) > 20
