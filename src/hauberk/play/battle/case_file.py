"""A case written down as TOML, as `hauberk adjudicate` reads it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LINE = 120
"""A list longer than this stands one entry a line."""


def toml_of(table: dict[str, Any]) -> str:
    """A case as a file: what is short first, then lists of people and things, then the map, then the commands."""
    plain = {key: value for key, value in table.items() if not isinstance(value, dict) and not (key == "do" and _tables(value))}
    lines = [f"{_key(key)} = {_listed(value)}" for key, value in plain.items()]
    for key, value in table.items():
        if key not in plain and isinstance(value, dict):
            lines += ["", f"[{_key(key)}]", *_body(value)]
    for command in table["do"] if "do" in table and "do" not in plain else ():
        lines += ["", "[[do]]", *_body(command)]
    return "\n".join(lines).lstrip("\n") + "\n"


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _body(table: dict[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        yield f"{_key(key)} = {_rows(value) if isinstance(value, str) else _listed(value)}"


def _rows(text: str) -> str:
    """A drawn map is read best as it lies; whatever needs an escape stays on its line."""
    if "\n" in text and '"""' not in text and "\\" not in text and all(sign == "\n" or sign.isprintable() for sign in text):
        return f'"""\n{text}"""' if not text.startswith("\n") and not text.endswith('"') else _value(text)
    return _value(text)


def _listed(value: Any) -> str:
    written = _value(value)
    if len(written) <= _LINE or not isinstance(value, list):
        return written
    return "[\n" + "".join(f"    {_value(each)},\n" for each in value) + "]"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)
