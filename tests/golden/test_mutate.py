"""The changes that `tools/mutate.py` makes are programs, other ones than before, and the same every time."""

from __future__ import annotations

import ast

from tools import mutate


def test_changes_are_drawn_by_their_seed_over_all_packages_and_kinds() -> None:
    found = mutate.drawn("1066", 48, "")
    assert found == mutate.drawn("1066", 48, "")
    assert {each.file.split("/")[2] for each in found} == set(mutate.PACKAGES)
    assert len({each.kind for each in found}) == 8
    for each in found:
        before = (mutate.ROOT / each.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(each.source)) != ast.dump(ast.parse(before)), each.name


def test_the_tests_of_the_module_come_before_those_of_the_package() -> None:
    found = mutate.likely("src/hauberk/battle/people/carrying.py")
    assert found[-1] == "tests/battle"
    assert all(path.endswith(".py") for path in found[:-1])
