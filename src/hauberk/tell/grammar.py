"""Small grammar for messages: functions that the Fluent files call, one set for each language.

`N(count, one, several)` and `G(gender, he, she, it)` choose a form in every language. The others save typing: HE, HIM
and HIS in English, E, LE, DE, QUE, A and LES in French, O, LO, DI, A, DA, SU and ED in Italian. Prepositions melt with the
article of a name: `DE("le cheval de Drogon")` is "du cheval de Drogon", `DE(LES("Normands"))` "des Normands".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

HE, SHE, IT = "he", "she", "it"
"""Genders of names; French and Italian treat IT as HE."""

Function = Callable[..., Any]

_ELIDING = "aeiouàâäæéèêëîïôœöùûü"
"""Vowels before which French drops its e; before the y of Yusuf it does not."""
_SENTENCE = re.compile(r"(^|[.!?] +)([^\W\d_])")


def sentence(text: str) -> str:
    """The text with a capital at the beginning of each sentence."""
    return _SENTENCE.sub(lambda found: found.group(1) + found.group(2).upper(), text)


def _number(count: Any, one: Any, several: Any) -> str:
    return str(one if count == 1 else several)


def _gender(gender: Any, he: Any, she: Any, it: Any = None) -> str:
    return str(she if gender == SHE else it if gender == IT and it is not None else he)


# -- French ----------------------------------------------------------------------------------------------------------


def _french_number(count: Any, one: Any, several: Any) -> str:
    """Nothing and one are singular."""
    return str(one if count in (0, 1) else several)


def _french_e(gender: Any, count: Any = 1) -> str:
    """The ending of a participle."""
    return _gender(gender, "", "e") + _number(count, "", "s")


def _french_le(gender: Any, count: Any = 1) -> str:
    """The pronoun of the object, before a consonant."""
    return _number(count, _gender(gender, "le", "la"), "les")


def _melted(name: Any, preposition: str, articles: dict[str, str]) -> str:
    text = str(name)
    for article, melted in articles.items():
        if text.startswith(article):
            return melted + text[len(article) :]
    return f"{preposition} {text}"


def _french_de(name: Any) -> str:
    """Of somebody: `de Serlon`, `d'Ayyub`, `du cheval de Drogon`."""
    text = str(name)
    if text[:1].lower() in _ELIDING:
        return f"d'{text}"
    return _melted(text, "de", {"le ": "du ", "les ": "des "})


def _french_que(name: Any) -> str:
    """That somebody: `que Serlon`, `qu'Ayyub`."""
    text = str(name)
    return f"qu'{text}" if text[:1].lower() in _ELIDING else f"que {text}"


def _french_a(name: Any) -> str:
    """To somebody: `à Serlon`, `au cheval de Drogon`."""
    return _melted(name, "à", {"le ": "au ", "les ": "aux "})


def _french_les(name: Any) -> str:
    """A people with its article: `les Normands`; what is none, or has words of its own before it, stays: `personne`, `d'autres`."""
    text = str(name)
    return f"les {text}" if text.partition(" ")[0].endswith("s") and not text.startswith(("d'", "les ", "des ")) else text


# -- Italian ---------------------------------------------------------------------------------------------------------


def _italian_o(gender: Any, count: Any = 1) -> str:
    """The ending of a participle."""
    return _number(count, _gender(gender, "o", "a"), _gender(gender, "i", "e"))


def _italian_lo(gender: Any, count: Any = 1) -> str:
    """The pronoun of the object."""
    return _number(count, _gender(gender, "lo", "la"), _gender(gender, "li", "le"))


def _italian_a(name: Any) -> str:
    """To somebody: `a Serlon`, `ad Ayyub`, `al cavallo di Drogon`."""
    text = str(_italian("a", "a")(name))
    return f"ad{text[1:]}" if text[:3].lower() == "a a" else text


def _italian_e(name: Any) -> str:
    """And somebody: `e Serlon`, `ed Edric`."""
    return f"ed {name}" if str(name)[:1].lower() in "eéè" else f"e {name}"


def _italian(preposition: str, stem: str) -> Function:
    """A preposition that melts with the article: `il cavallo` becomes `del cavallo`, `al cavallo`, `dal cavallo`."""
    articles = {"il ": f"{stem}l ", "lo ": f"{stem}llo ", "la ": f"{stem}lla ", "l'": f"{stem}ll'"}
    articles |= {"i ": f"{stem}i ", "gli ": f"{stem}gli ", "le ": f"{stem}lle "}
    return lambda name: _melted(name, preposition, articles)


FUNCTIONS: dict[str, dict[str, Function]] = {
    "en": {
        "N": _number,
        "G": _gender,
        "HE": lambda gender: _gender(gender, "he", "she", "it"),
        "HIM": lambda gender: _gender(gender, "him", "her", "it"),
        "HIS": lambda gender: _gender(gender, "his", "her", "its"),
    },
    "fr": {
        "N": _french_number,
        "G": _gender,
        "E": _french_e,
        "LE": _french_le,
        "DE": _french_de,
        "QUE": _french_que,
        "A": _french_a,
        "LES": _french_les,
    },
    "it": {
        "N": _number,
        "G": _gender,
        "O": _italian_o,
        "LO": _italian_lo,
        "DI": _italian("di", "de"),
        "A": _italian_a,
        "DA": _italian("da", "da"),
        "SU": _italian("su", "su"),
        "ED": _italian_e,
    },
}
