"""Exceptions, and the way a request is asked."""

from __future__ import annotations

import json
from typing import Any, Callable

from . import _whydoku

Report = Callable[[int, int], object]


class WhydokuError(ValueError):
    """An answer that says why there is no other.

    Programs rely on `code`, such as `"unreadable"`, `"conflict"` or `"solutions"`; the message is for people.
    """

    #: The kind of the error.
    code: str
    #: The field of the request that is wrong, if it is one.
    field: str | None
    #: The line in the text of the puzzle, from 1, if the error has a place there.
    line: int | None
    #: The column in that line, from 1.
    column: int | None

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]
        self.field = error.get("field")
        self.line = error.get("line")
        self.column = error.get("column")

    def __str__(self) -> str:
        message = super().__str__()
        return message if self.line is None else f"line {self.line}, column {self.column}: {message}"


def ask(verb: str, fields: dict[str, Any], progress: Report | None = None) -> Any:
    """Asks what a page or any other program can ask, and returns what `ok` of the answer holds.

    `docs/schema/api.schema.json` describes all verbs with their fields. Fields that are `None` are left out.

    Raises:
        WhydokuError: if there is no answer.
    """
    request = {"api": 1, "do": verb, **{name: value for name, value in fields.items() if value is not None}}
    answer = json.loads(_whydoku.answer(json.dumps(request), progress))
    if "error" in answer:
        raise WhydokuError(answer["error"])
    return answer["ok"]
