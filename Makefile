# Everything a player or a developer needs. Works on a bare Debian machine with Python 3.11.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A worker for every core and one more, since tests of the page and of the server wait for others a good deal; each takes files in a row,
# so that what a file prepares is prepared once, and whoever is done takes from another.
TOGETHER := -n $(shell expr $$(nproc) + 1) --dist worksteal
# What Python has compiled is kept, whatever the shell says: each worker, and each server that a test starts, would compile it all again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test check lint types unit page pictures prints clean

play: $(VENV)/.installed  ## serve the page and open it in the browser
	$(BIN)/hauberk serve --open

test: $(VENV)/.tested page  ## lint, types and every test
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/pytest $(TOGETHER)

lint: $(VENV)/.tested
	$(BIN)/ruff check src tests

types: $(VENV)/.tested
	$(BIN)/mypy

unit: $(VENV)/.tested
	$(BIN)/pytest $(TOGETHER)

page: node_modules/.installed  ## the page's types, and the tests of its modules that need no browser
	npm run --silent types
	npm run --silent test

pictures: $(VENV)/.tested  ## take the pictures in docs/pictures again
	$(BIN)/python -m tools.pictures

prints: $(VENV)/.tested  ## paint the pictures of the shelves again, or those in NAMES
	$(BIN)/python -m tools.prints $(NAMES)

$(VENV)/.made:
	$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq python3 python3-venv; }
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

# The page is tested in a real browser: the system's Chromium, without its windows where there is such a one; it takes a tenth less time.
BROWSERS := chromium-headless-shell chromium google-chrome
$(VENV)/.tested: $(VENV)/.made pyproject.toml
	for each in $(BROWSERS); do command -v $$each >/dev/null && exit; done; \
		test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq fonts-liberation \
		&& { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } \
		|| { echo "The tests of the page need chromium: install it, or run this once as root." >&2; exit 2; }
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/.installed

# Node reads the page's types and runs its modules; the page itself needs nothing of this.
node_modules/.installed: package.json package-lock.json .npmrc
	command -v npm >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq nodejs npm; } \
		|| { echo "The page's types and modules are tested with node: install nodejs and npm, or run this once as root." >&2; exit 2; }
	npm ci --silent --no-audit --no-fund
	touch $@

clean:
	rm -rf $(VENV) node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
