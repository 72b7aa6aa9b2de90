"""The ledger of rules: every numbered rule in our own words, what is done, and where it lives in the code."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from hauberk.common.faults import LANGUAGES, BadInput, Fault, Reader, near, read_toml

FIRST_BOOK = "tactical"
RULE_PACKAGES = ("grid", "board", "battle", "siege", "campaign", "rulesets", "play")
STATES = ("open", "done")
RULE_ID = re.compile(r"(?<![\w-])(?!(?:EX|TC|DX|TX|DATA)-)(?:[A-Z]+-)?[A-Z]+(?:-[A-Z0-9]+)*-(?:\d{2}|P\d)\b")
"""Examples and missing data may stand beside rules; they are not rules."""

DEFINED = re.compile(r"\s*(?:def|class)\s+(?P<name>\w+)")
FIELD = re.compile(r" {4}(?P<name>[a-z]\w*): ")


@dataclass(frozen=True)
class Rule:
    """One numbered rule or ruling; its text and the readings of a ruling in every language."""

    id: str
    book: str
    chapter: str
    name: dict[str, str]
    text: dict[str, str]
    source: str
    state: str
    rulings: tuple[str, ...] = ()
    options: tuple[tuple[str, dict[str, str]], ...] = ()
    chosen: str = ""

    @property
    def is_ruling(self) -> bool:
        """A decision on something the rulebook leaves open."""
        return self.id.startswith("RULING-")

    def reading(self, letter: str, language: str) -> str:
        """What one of its readings says; a rule has but one, and a ruling without readings says too much at once."""
        if letter:
            return dict(self.options)[letter][language]
        return "" if self.is_ruling else self.text[language]

    @property
    def group(self) -> str:
        """The table of its file in which it stands."""
        return "rulings" if self.is_ruling else "rules"


def rules_folder() -> Path:
    """Where the ledger is kept."""
    return Path(str(files("hauberk") / "data" / "rules"))


@lru_cache(maxsize=2)
def ledger(folder: Path | None = None) -> dict[str, Rule]:
    """Every rule and ruling by its id, in the order of the books."""
    folder = folder or rules_folder()
    found: dict[str, Rule] = {}
    faults: list[Fault] = []
    books = sorted((path.name for path in folder.iterdir() if path.is_dir()), key=lambda name: (name != FIRST_BOOK, name))
    for book in books:
        for path in sorted((folder / book).glob("*.toml")):
            try:
                reader = read_toml(path, f"{book}/{path.name}")
            except BadInput as bad:
                faults += bad.faults
                continue
            rules = _read(reader, book)
            faults += reader.source.faults
            rules, spoilt = _translated(rules, path, book)
            faults += spoilt
            for rule in rules:
                if rule.id in found:
                    faults.append(Fault(f"{book}/{path.name}", reader.source.line_of((rule.group, rule.id)), f"{rule.id} is there twice"))
                found[rule.id] = rule
    if faults:
        raise BadInput(faults)
    return found


def _read(reader: Reader, book: str) -> list[Rule]:
    chapter = reader.text("chapter", default="rulings")
    if "title" in reader:
        reader.words("title")
    reader.text("source", default="")
    found = []
    if "rules" in reader:
        found += [_rule(key, entry, book, chapter) for key, entry in reader.named("rules")]
    if "rulings" in reader:
        found += [_ruling(key, entry, book) for key, entry in reader.named("rulings")]
    reader.finish()
    return found


def _rule(key: str, entry: Reader, book: str, chapter: str) -> Rule:
    rule = Rule(
        key,
        book,
        chapter,
        entry.words("name"),
        _everywhere(entry.text("text")),
        entry.text("source"),
        entry.choice("state", STATES),
        entry.texts("rulings"),
    )
    entry.finish()
    return rule


def _ruling(key: str, entry: Reader, book: str) -> Rule:
    options = entry.child("options", needed=False)
    lettered = tuple((letter, _everywhere(options.text(letter))) for letter in options.table)
    rule = Rule(
        key,
        book,
        "rulings",
        entry.words("name"),
        _everywhere(_asked_and_answered(entry)),
        "",
        "done",
        (),
        lettered,
        entry.text("chosen", default=""),
    )
    entry.finish()
    return rule


def _everywhere(text: str) -> dict[str, str]:
    """What the file itself says, in English: it stands in every language until a translation is read."""
    return dict.fromkeys(LANGUAGES, text)


def _asked_and_answered(entry: Reader) -> str:
    """The text of a ruling: the question, and what we make of it."""
    question = entry.text("question")
    return f"{question} {entry.text('text')}"


def _translated(rules: list[Rule], path: Path, book: str) -> tuple[list[Rule], list[Fault]]:
    """The rules of a file with their texts in the other languages, and what is wrong with these.

    They lie in files of the same name, in a folder for each language."""
    faults: list[Fault] = []
    for language in LANGUAGES[1:]:
        name = f"{language}/{path.name}"
        if not (path.parent / name).exists():
            continue
        try:
            reader = read_toml(path.parent / name, f"{book}/{name}")
        except BadInput as bad:
            faults += bad.faults
            continue
        entries = {key: entry for group in ("rules", "rulings") if group in reader for key, entry in reader.named(group)}
        reader.finish()
        known = {rule.id for rule in rules}
        for key in entries.keys() - known:
            reader.source.fault(entries[key].path, f"{key} is not in {book}/{path.name}", near(key, known))
        rules = [_told(rule, entries[rule.id], language) if rule.id in entries else rule for rule in rules]
        faults += reader.source.faults
    return rules, faults


def _told(rule: Rule, entry: Reader, language: str) -> Rule:
    """A rule with its text, and a ruling with its readings, in one more language."""
    text = _asked_and_answered(entry) if rule.is_ruling else entry.text("text")
    options = rule.options
    if options:
        readings = entry.child("options")
        options = tuple((letter, {**words, language: readings.text(letter)}) for letter, words in options)
        readings.finish()
    entry.finish()
    return replace(rule, text={**rule.text, language: text}, options=options)


@lru_cache(maxsize=1)
def citations() -> dict[str, tuple[str, ...]]:
    """Where the code cites each rule: file and function, class or field of a class, read from docstrings and comments of the package."""
    package = Path(str(files("hauberk")))
    found: dict[str, list[str]] = {}
    for path in sorted(path for part in RULE_PACKAGES for path in (package / part).rglob("*.py")):
        place = path.relative_to(package).as_posix()
        name, in_class = "", False
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := DEFINED.match(line) or (in_class and FIELD.match(line)):
                name, in_class = match["name"], not match["name"] or " def " not in f" {match[0]}"
            for rule in RULE_ID.findall(line):
                where = f"{place}:{name}" if name else place
                if where not in found.setdefault(rule, []):
                    found[rule].append(where)
    return {rule: tuple(places) for rule, places in found.items()}


@dataclass(frozen=True)
class Coverage:
    """How much of a chapter is done."""

    book: str
    chapter: str
    done: int
    all: int


def coverage() -> list[Coverage]:
    """Chapter by chapter, rulings not counted."""
    counts: dict[tuple[str, str], list[int]] = {}
    for rule in ledger().values():
        if not rule.is_ruling:
            count = counts.setdefault((rule.book, rule.chapter), [0, 0])
            count[0] += rule.state == "done"
            count[1] += 1
    return [Coverage(book, chapter, done, number) for (book, chapter), (done, number) in counts.items()]
