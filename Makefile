# Needs GNU make and Python 3.11 or newer; a C compiler makes the engine fast. `make` lists the targets.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
CLIENT := src/lascaux/server/client/index.html
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm

.DEFAULT_GOAL := help
.PHONY: help setup engine play terminal client test test-full bench train rules clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: engine ## make the environment in .venv and compile the engine

play: setup client ## serve tables on this machine and open the browser (ARGS="--port 9000" and the like)
	@$(BIN)/lascaux serve --open $(ARGS)

terminal: setup ## play in the terminal (GAME=stone-age, ARGS="--language de" and the like)
	@$(BIN)/lascaux play $(GAME) $(ARGS)

client: $(CLIENT) ## build the web client

test: setup client ## lint, types and tests (ARGS go to pytest)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(NPM) run --silent check && $(NPM) run --silent test
	$(BIN)/python -m pytest $(ARGS)

test-full: setup ## all tests, the long runs too
	$(BIN)/python -m pytest -m "full or not full" $(ARGS)

bench: setup ## measure the engine
	@$(BIN)/python -m bench $(ARGS)

train: setup ## teach a network to play, with PyTorch (GAME=caverna, ARGS="--minutes 10 -o players=1" and the like)
	@$(BIN)/python -c 'import onnx, torch' 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-train.txt
	@$(BIN)/lascaux train $(or $(GAME),cave-vs-cave) $(ARGS)

rules: $(READY) ## build/rules.html: every clause with its code and its tests
	@$(BIN)/python tools/rules_page.py

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist web/node_modules src/lascaux/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

$(CLIENT): web/node_modules/.ready $(shell find web/src web/public web/index.html web/docs.html web/vite.config.ts -type f)
	@echo "lascaux: building the web client"
	@cd web && $(NPM) run --silent build -- --logLevel warn

# Not `npm ci`: the lock file knows the compiled parts of one platform only, and others must be able to add theirs.
web/node_modules/.ready: web/package-lock.json $(READY)
	@cd web && $(NPM) install --silent --no-progress --no-save
	@touch $@

# setup.py itself knows whether something has to be compiled again.
engine: $(READY)
	@$(BIN)/python setup.py --quiet build_ext --inplace

$(READY): requirements-dev.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Lascaux needs Python 3.11 or newer, and $(PYTHON) was not found; try make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Lascaux needs Python 3.11 or newer, and $(PYTHON) is %d.%d; try make PYTHON=python3.12" % v[:2])'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments (no ensurepip); on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "lascaux: setting up $(VENV)"
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@LASCAUX_INTERPRETED=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@
