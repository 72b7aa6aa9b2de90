"""The page's files: kept by a browser until one of them changes, and then never shown in an old version."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hauberk.server import page
from hauberk.server.app import make_app
from hauberk.server.store import Store


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the page that can be changed."""
    copy = tmp_path / "web"
    shutil.copytree(page.web_folder(), copy)
    monkeypatch.setattr(page, "web_folder", lambda: copy)
    return copy


@pytest.fixture
def client(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Store(tmp_path / "games.db"), frozenset({"testserver"}))) as found:
        yield found


def named(client: TestClient) -> list[str]:
    """The files the page asks for."""
    return re.findall(r'(?:src|href)="(/web/[^"]+)"', client.get("/").text)


def test_what_the_page_names_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.headers["cache-control"] == "no-cache"
    assert len(named(client)) > 10
    for address in named(client):
        file = client.get(address)
        assert file.status_code == 200, address
        assert "immutable" in file.headers["cache-control"]
        assert file.headers["x-content-type-options"] == "nosniff"


def test_what_a_file_names_is_kept_too(client: TestClient, folder: Path) -> None:
    """Nothing in the files leads out of the marked folder, so all of them are found by relative names."""
    for path in folder.rglob("*"):
        if path.suffix in (".css", ".js"):
            assert not re.search(r"""["'(]/web/""", path.read_text(encoding="utf-8")), path


def test_a_changed_file_is_seen_at_once(client: TestClient, folder: Path) -> None:
    before = named(client)
    (folder / "app.js").write_text("// another")
    after = named(client)
    assert not set(before) & set(after)
    assert client.get(after[-1]).text == "// another"
    late = client.get(before[-1])
    assert late.headers["cache-control"] == "no-cache"


def test_without_the_mark_a_file_is_looked_at_afresh(client: TestClient) -> None:
    assert client.get("/web/app.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["/web/as-of-0/../../pyproject.toml", "/web/as-of-0/%2e%2e/%2e%2e/cli.py", "/web/as-of-0", "/web/none.js"]
)
def test_nothing_else_is_served(client: TestClient, address: str) -> None:
    assert client.get(address).status_code == 404
