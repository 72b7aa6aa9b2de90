"""JSON as the server speaks it."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]
encode = msgspec.json.Encoder().encode
