"""Help: how every command is said, and what can be asked."""

from __future__ import annotations

from hauberk.common.parts import parts_of
from hauberk.ledger import ledger
from hauberk.tell.messages import Messages
from hauberk.text.naming import Scene, Stuck, Trouble
from hauberk.text.orders import is_piece
from hauberk.text.words import Words, alike


def form(messages: Messages, words: Words, word: str) -> str:
    """How a command is said, part by part, from the fields of its class."""
    found = [words.verb(word)]
    for number, each in enumerate(parts_of(words.kinds[word])):
        part = f"({messages.say(f'part-{each.name}')})"
        keyword = words.keyword(word, each.name)
        if each.type is bool:
            text = part if each.needed else f"{keyword}, {messages.say(f'part-{each.name}')}"
        else:
            by_itself = not number and (each.needed or not is_piece(each.type))
            text = part if by_itself or (word, each.name) == ("move", "path") else f"{keyword} {part}"
        found.append(text if each.needed and each.name not in FOUND.get(word, ()) else f"[{text}]")
    return " ".join(found)


FOUND = {
    "shoot": ("aim", "origin", "weapon"),
    "shoot_back": ("aim", "origin", "weapon"),
    "charge": ("path",),
    "counter_charge": ("path",),
    "withdraw": ("path",),
}
"""Parts the wire needs and the table finds by itself."""


def help_on(messages: Messages, scene: Scene, rest: str, over: bool) -> list[str]:
    """Help on one word, or on everything that can be typed now."""
    words = scene.words
    meant = words.verbs.get(rest, ())
    if meant:
        return [_on(messages, words, word) for word in meant]
    now = [word for word, kind in words.kinds.items() if scene.fits(kind) and not over]
    found = [messages.say("help-now"), *(messages.say("help-form", form=form(messages, words, word)) for word in now)] if now else []
    found += [messages.say("help-words"), *(_on(messages, words, word) for word in words.asking), messages.say("help-names")]
    return found


def _on(messages: Messages, words: Words, word: str) -> str:
    if word in words.kinds:
        return messages.say("help-form", form=form(messages, words, word))
    own = f"help-{words.kind}_{word}"
    return messages.say("help-line", word=words.verb(word), text=messages.say(own if own in messages else f"help-{word}"))


def rule_text(messages: Messages, wanted: str) -> list[str]:
    """A rule in our own words with the rulings on it; a beginning lists the names. Raises Stuck."""
    rules = ledger()
    if wanted in rules:
        rule = rules[wanted]
        found = [messages.say("text-rule", rule=rule.id, name=messages.pick(rule.name), text=messages.pick(rule.text))]
        chosen = [(letter, messages.pick(text)) for letter, text in rule.options if letter == rule.chosen]
        found += [messages.say("text-ruled", letter=letter, text=text) for letter, text in chosen]
        return [*found, messages.say("text-see-also", rules=", ".join(rule.rulings))] if rule.rulings else found
    named = [f"{rule.id}, {messages.pick(rule.name)}" for rule in rules.values() if wanted and rule.id.startswith(wanted)]
    if not named:
        raise Stuck(Trouble("text-no-rule", wanted, alike(wanted, rules)))
    return named
