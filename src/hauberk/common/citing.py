"""An edition cites its own book: where two books rule the same thing, the rule of the edition in play is named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any

from hauberk.common.term import Term

NO_RULES: Mapping[str, str] = {}
RULES = ("rule", "cause")
"""Fields of an event that name a rule."""


def in_own_rules(event: Any, own: Mapping[str, str]) -> Any:
    """An event with every rule that another book says too cited from the edition's own."""
    changed: dict[str, Any] = {}
    for name, single in _citing(event.__class__):
        value = getattr(event, name)
        new = own.get(value, value) if single else _terms(value, own)
        if new != value:
            changed[name] = new
    return replace(event, **changed) if changed else event


def _terms(terms: Any, own: Mapping[str, str]) -> Any:
    """Terms, or lists of terms, with their rules cited anew."""
    if isinstance(terms, Term):
        return terms._replace(rule=own[terms.rule]) if terms.rule in own else terms
    return tuple([_terms(each, own) for each in terms])


@cache
def _citing(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of an event that name rules, and whether one by itself or in terms."""
    return tuple((each.name, each.name in RULES) for each in fields(kind) if each.name in RULES or "Term" in str(each.type))
