"""Help: how every command is said, and what can be asked."""

from __future__ import annotations

from dataclasses import MISSING, fields

from hauberk.play.wire import COMMANDS
from hauberk.tell.messages import Messages
from hauberk.text.allowed import fits
from hauberk.text.naming import Scene
from hauberk.text.words import ASKING, Words


def form(messages: Messages, words: Words, word: str) -> str:
    """How a command is said, part by part, from the fields of its class."""
    found = [words.verb(word)]
    for number, each in enumerate(fields(COMMANDS[word])):
        part = f"({messages.say(f'part-{each.name}')})"
        keyword = words.keyword(word, each.name)
        if str(each.type) == "bool":
            text = part if each.default is MISSING else f"{keyword}, {messages.say(f'part-{each.name}')}"
        else:
            text = part if not number or (word, each.name) == ("move", "path") else f"{keyword} {part}"
        found.append(text if each.default is MISSING and each.name not in FOUND.get(word, ()) else f"[{text}]")
    return " ".join(found)


FOUND = {
    "shoot": ("aim", "origin", "weapon"),
    "shoot_back": ("aim", "origin", "weapon"),
    "charge": ("path",),
    "counter_charge": ("path",),
    "withdraw": ("path",),
}
"""Parts the wire needs and the table finds by itself."""


def help_on(scene: Scene, rest: str) -> list[str]:
    """Help on one word, or on everything that can be typed now."""
    words, messages = scene.words, scene.roll.names.messages
    meant = words.verbs.get(rest, ())
    if meant:
        return [_on(messages, words, word) for word in meant]
    now = [word for word, kind in COMMANDS.items() if fits(scene.state, kind) and scene.state.outcome is None]
    found = [messages.say("help-now"), *(messages.say("help-form", form=form(messages, words, word)) for word in now)] if now else []
    found += [messages.say("help-words"), *(_on(messages, words, word) for word in ASKING), messages.say("help-names")]
    return found


def _on(messages: Messages, words: Words, word: str) -> str:
    if word in COMMANDS:
        return messages.say("help-form", form=form(messages, words, word))
    return messages.say("help-line", word=words.verb(word), text=messages.say(f"help-{word}"))
