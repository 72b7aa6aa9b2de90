"""Set-ups: scenarios that are no files, kept as plain tables."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def digest_of(table: dict[str, Any]) -> str:
    """A fingerprint of a set-up: whoever changes it in a record is found out."""
    text = json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
