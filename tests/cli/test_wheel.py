"""What is installed works from any folder: the built package holds every file, and plays without the repository."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from setuptools import Distribution, find_packages

ROOT = Path(__file__).parents[2]
COMPILED = (".c", ".so")
"""What a compiler reads and makes: it has its own way into a wheel, and nothing needs it."""
PROGRAM = """
import hauberk

assert hauberk.__file__.startswith({built!r}), hauberk.__file__
for name in ("the_first_arrows", "snow_at_oxford", "the_val_demone"):
    match = hauberk.load(name, seed="1066")
    match.do(match.legal[0], lang="it")
    match.save(name + ".jsonl")
    assert hauberk.verify(name + ".jsonl") is None
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is put into a wheel, by the settings of pyproject.toml."""
    found = tmp_path_factory.mktemp("built")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    (where,) = settings["packages"]["find"]["where"]
    source = ROOT / where
    package = Distribution(
        {
            "name": "hauberk", "package_dir": {"": str(source)}, "packages": find_packages(str(source)),
            "package_data": settings["package-data"], "script_name": "setup.py",
        }
    )  # fmt: skip
    package.src_root = str(ROOT)
    build = package.get_command_obj("build_py")
    build.build_lib = str(found)
    build.ensure_finalized()
    build.run()
    return found


def test_every_file_is_inside(built: Path) -> None:
    source = ROOT / "src"
    files = [path for path in (source / "hauberk").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {path.relative_to(source) for path in files if path.suffix not in COMPILED}
    assert wanted - {path.relative_to(built) for path in built.rglob("*")} == set()


def test_it_plays_from_any_folder(built: Path, tmp_path: Path) -> None:
    """In a process of its own, far from the repository."""
    env = {**os.environ, "PYTHONPATH": str(built)}
    subprocess.run([sys.executable, "-c", PROGRAM.format(built=str(built))], cwd=tmp_path, env=env, check=True)
    told = subprocess.run(
        [sys.executable, "-m", "hauberk", "perft", "the_first_arrows"], cwd=tmp_path, env=env, check=True, capture_output=True
    )
    assert int(told.stdout) > 1
