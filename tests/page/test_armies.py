"""An army that comes to a siege: one that stands ready, or one put together man by man."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Opener

MOUNT = """async () => {
  const { Army } = await import(new URL('siege/questions.js', document.querySelector('script[type=module]').src));
  const known = (await (await fetch('/api/battles/the_first_arrows')).json()).people;
  const man = (number) => ({ who: `man_${number}`, name: `Anquetil le Roux ${number}`, class: 'chevalier', price: 10 + number });
  const people = Array.from({ length: 24 }, (_, number) => man(number));
  const say = (key, gaps) => ({
    'page-siege-army-row': () => `${gaps.name}, ${gaps.class}: ${gaps.price}`,
    'page-siege-army-send': () => `come: ${gaps.spent}`,
    'page-siege-army-compose': () => `${gaps.spent} of ${gaps.points} points`,
  })[key]?.() ?? key;
  const mine = { answers: [], army: { points: 250, people, armies: { riders: Object.values(known).slice(0, 2), foot: [] } } };
  const model = { words: { say, has: () => false }, asked: { choices: ['riders', 'foot'] }, mine, view: { people: {} }, engine: () => 0 };
  const changed = () => { globalThis.told = (globalThis.told ?? 0) + 1; };
  globalThis.army = new Army({ model, changed, send: (command) => { globalThis.sent = command; } });
  document.querySelector('main').replaceChildren(globalThis.army.root);
}"""


def mounted(opener: Opener, **how: object) -> Page:
    """The question alone on a page."""
    page = opener.open("#/settings", **how)  # type: ignore[arg-type]
    expect(page.locator("main h1").first).to_be_visible()
    page.evaluate(MOUNT)
    return page


def test_an_army_is_put_together_man_by_man(opener: Opener) -> None:
    page = mounted(opener)
    rows = page.locator(".army-row")
    expect(rows).to_have_count(24)
    assert page.evaluate("() => globalThis.army.command") is None
    for number in (3, 5, 3, 7):
        rows.nth(number).click()
    assert page.evaluate("() => globalThis.army.command") == {"do": "name_people", "men": ["man_5", "man_7"]}
    assert page.evaluate("() => globalThis.told") == 4
    expect(page.locator("main")).to_contain_text("32 of 250 points")
    assert page.evaluate("() => globalThis.army.primary.label") == "come: 32", "a phone has scrolled past the sum"
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "a phone slides sideways"
    page.get_by_role("button", name="riders").click()
    assert page.evaluate("() => globalThis.sent") == {"do": "answer", "choice": "riders"}
