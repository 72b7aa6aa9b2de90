"""The ledger of rules: every numbered rule in our own words, what is done, and where it lives in the code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from hauberk.basis.faults import BadInput, Fault, Reader, read_toml

FIRST_BOOK = "tactical"
RULE_PACKAGES = ("grid", "board", "battle", "siege", "campaign", "rulesets", "play")
STATES = ("open", "done")
RULE_ID = re.compile(r"(?<![\w-])(?!(?:EX|TC|DX|TX|DATA)-)(?:[A-Z]+-)?[A-Z]+(?:-[A-Z0-9]+)*-(?:\d{2}|P\d)\b")
"""Examples and missing data may stand beside rules; they are not rules."""

DEFINED = re.compile(r"\s*(?:def|class)\s+(?P<name>\w+)")
FIELD = re.compile(r" {4}(?P<name>[a-z]\w*): ")


@dataclass(frozen=True)
class Rule:
    """One numbered rule or ruling."""

    id: str
    book: str
    chapter: str
    name: dict[str, str]
    text: str
    source: str
    state: str
    rulings: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    chosen: str = ""

    @property
    def is_ruling(self) -> bool:
        """A decision on something the rulebook leaves open."""
        return self.id.startswith("RULING-")


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
            for rule in _read(reader, book):
                if rule.id in found:
                    reader.source.fault_at(reader.source.line_of(("rules", rule.id)), f"{rule.id} is there twice")
                found[rule.id] = rule
            faults += reader.source.faults
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
        entry.text("text"),
        entry.text("source"),
        entry.choice("state", STATES),
        entry.texts("rulings"),
    )
    entry.finish()
    return rule


def _ruling(key: str, entry: Reader, book: str) -> Rule:
    options = entry.child("options", needed=False)
    lettered = tuple((letter, options.text(letter)) for letter in options.table)
    question = entry.text("question")
    rule = Rule(
        key,
        book,
        "rulings",
        entry.words("name"),
        f"{question} {entry.text('text')}",
        "",
        "done",
        (),
        lettered,
        entry.text("chosen", default=""),
    )
    entry.finish()
    return rule


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
