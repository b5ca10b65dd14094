# `make help` lists what there is. Python 3.11 and make are needed beforehand, and gcc for compiled rules; uv gets everything else
# from the package registry. The browser client is built by Node.js 20 or newer; where there is none, PyPI's package of it is used.
# Steps that do not wait for each other run side by side; each says what it does in a line, and leaves its output in build/logs.

MAKEFLAGS += --jobs --no-print-directory
PYTHON ?= python3
export PYTHON
# What Python has compiled is kept in __pycache__: a start takes half the time.
unexport PYTHONDONTWRITEBYTECODE
ENV := .venv
BIN := $(ENV)/bin
BENCH := .venv-bench
DOCS := .venv-docs
UV := build/uv/bin/uv
NODE := build/node
CLIENT := src/claycrown/browser/index.html
STEP := @tools/step

# Players need less than developers: .venv and web/node_modules are made for the one or the other, as requirements/$(FOR).lock says.
PLAYERS := help play client compile dist docs lock clean test-bare
FOR := $(if $(wildcard $(ENV)/.test)$(filter-out $(PLAYERS),$(or $(MAKECMDGOALS),help)),test,play)
# Some of what only developers need is compiled as well.
TOOLS := $(if $(filter test,$(FOR)),--tools)

.PHONY: help setup compile sanitize client play test check-python check-client test-client test-python test-long soak test-pure test-bare coverage \
    bench bench-server bench-web dist docs lock words format clean python
.DEFAULT_GOAL := help
.SECONDARY:
.DELETE_ON_ERROR:

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

play: compile $(ENV)/.package client ## play in the browser; `.venv/bin/claycrown play` plays in the terminal
	@exec $(BIN)/claycrown serve --open $(ARGS)

setup: compile $(ENV)/.package client ## make .venv with all that working on the code needs, the rules compiled, the browser client built

compile: $(ENV)/.$(FOR) ## compile the rules that have changed; FOLDER=games/xidit for a part of them
	@stale=$$($(BIN)/python hatch_build.py --stale $(TOOLS) $(FOLDER)) && { [ "$$stale" = 0 ] || \
	    tools/step "compiling the rules, $$stale files" $(BIN)/python hatch_build.py $(TOOLS) $(FOLDER); }

sanitize: $(ENV)/.$(FOR) ## build/sanitize: the package with bounds checks in the compiled rules
	$(STEP) "compiling the rules with bounds checks" env CLAYCROWN_SANITIZE=1 $(BIN)/python hatch_build.py

client: $(if $(CLAYCROWN_NO_CLIENT),,$(CLIENT)) ## build the browser client if it has changed; CLAYCROWN_NO_CLIENT=1 does without

test: check-python check-client test-client test-python ## style, types, layers and all tests but the long ones

check-python: $(ENV)/.package
	$(STEP) "checking style, types and layers" sh -ec \
	    '$(BIN)/ruff check; $(BIN)/ruff format --check; $(BIN)/lint-imports; $(BIN)/mypy'

check-client: web/src/api/types.d.ts
	$(STEP) "checking the client's style and types" sh -ec '$(NPM) run lint; $(NPM) run check'

test-client: web/src/api/types.d.ts
	$(STEP) "testing the client's parts" sh -ec '$(NPM) test'

# In a fresh clone every worker would compile the same modules for itself: one does it for all.
test-python: setup
	@tools/system postgresql headless
	@[ -d tests/__pycache__ ] || tools/step "compiling the tests" $(BIN)/pytest -n 0 --collect-only -q
	$(BIN)/pytest $(ARGS)

# The second run shows what the bounds checks print when they stop the process, hence --capture=sys.
test-long: test sanitize ## `make test`, then the long tests, the rules' and the server's on the pure wheel, all on the build with bounds checks
	@tools/system nginx caddy openssl
	$(BIN)/pytest -m long
	$(MAKE) test-pure
	PYTHONPATH=build/sanitize $(BIN)/pytest -m "" --capture=sys

MINUTES ?= 60
soak: setup ## both games, all bots and both databases for MINUTES=60, with servers killed and cut off; memory and files must not grow
	@tools/system postgresql
	$(BIN)/python -m tests.soak --minutes $(MINUTES) $(ARGS)

test-pure: dist setup ## the rules' and the server's tests on the pure wheel
	@tools/system postgresql headless
	@rm -rf build/pure && $(BIN)/python -m zipfile -e dist/claycrown-*-none-any.whl build/pure
	PYTHONPATH=build/pure $(BIN)/pytest tests/games tests/record tests/server

coverage: setup ## lines and branches that the tests reach, in build/coverage
	@tools/system postgresql headless
	@tools/coverage $(BIN)

test-bare: ## as root: README's commands and the hosting page's steps in a bare Debian; PART="play host" for some of them
	@tests/deploy/bare $(PART)

bench: setup $(BENCH)/.package ## measure, and compare with other engines
	$(BENCH)/bin/python -m bench $(ARGS)

bench-server: setup ## measure the server under load, beside a bare echo server
	$(BIN)/python -m bench.server $(ARGS)

bench-web: setup ## measure the browser client in Chromium, beside a page of boardgame.io
	@tools/system chromium
	PATH="$(CURDIR)/$(NODE)/bin:$$PATH" $(BIN)/python -m bench.web $(ARGS)

dist: compile $(ENV)/.package client ## dist/: the sdist, a wheel with compiled rules for this system, a pure one for all others
	@rm -rf dist
	$(STEP) "packing the sdist" $(BIN)/hatchling build -t sdist
	$(STEP) "packing the wheel for this system" $(BIN)/hatchling build -t wheel
	$(STEP) "packing the pure wheel" env CLAYCROWN_NO_COMPILE=1 $(BIN)/hatchling build -t wheel
	@ls dist

docs: $(DOCS)/.docs ## build/docs: all pages, and the library's reference, as a site that can be searched
	@$(PYTHON) tools/site.py build/pages
	$(STEP) "building the site" $(DOCS)/bin/zensical build --clean --strict --config-file mkdocs.yml
	@echo build/docs/index.html

LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header $(ARGS)
lock: $(UV) ## write requirements/*.lock anew from pyproject.toml; ARGS=--upgrade for newer versions
	@$(LOCK) pyproject.toml --all-extras --group build --group test --output-file requirements/test.lock
	@$(LOCK) pyproject.toml --extra server --extra terminal --group build -c requirements/test.lock --output-file requirements/play.lock
	@$(LOCK) pyproject.toml --extra server --extra push -c requirements/test.lock --output-file requirements/server.lock
	@$(LOCK) --group setuptools -c requirements/test.lock --output-file requirements/setuptools.lock
	@$(LOCK) pyproject.toml --group build --group bench --output-file requirements/bench.lock
	@$(LOCK) --group docs -c requirements/test.lock --output-file requirements/docs.lock
	@$(LOCK) --group node --output-file requirements/node.lock
	@$(LOCK) --group uv --output-file requirements/uv.lock
	@if grep -nE '://|^-' requirements/*.lock; then echo 'claycrown: a lock must name no place' >&2; exit 1; fi

words: $(ENV)/.package ## what is missing or wrong in the words of each language; LANGUAGE=pl for one
	@$(BIN)/python -m tools.words $(LANGUAGE)

format: setup ## format Python and the client
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

clean: ## remove everything made
	rm -rf $(ENV) $(BENCH) $(DOCS) build dist web/node_modules web/.svelte-check web/src/api/types.d.ts $(dir $(CLIENT)) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -prune -exec rm -rf {} +

# Python. uv is got by pip, and takes the index that pip was told of, if any.
INSTALL = index=$$($(PYTHON) -m pip config get global.index-url 2>/dev/null || true); \
    $(UV) pip install $${index:+--default-index "$$index"} --require-hashes

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	    || { echo 'claycrown: Python 3.11 or newer is needed; name one by make PYTHON=...' >&2; exit 1; }

# A Python that has pip needs no environment for it.
$(UV): requirements/uv.lock | python
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || tools/system venv
	$(STEP) "getting uv, which gets the rest" sh -ec 'rm -rf build/uv; pip="$(PYTHON) -m pip"; \
	    $$pip --version || { $(PYTHON) -m venv build/pip; pip=build/pip/bin/pip; }; \
	    $$pip install --disable-pip-version-check --require-hashes --target build/uv -r $<'
	@touch $@

%/bin/python: | $(UV)
	@[ -n "$$CLAYCROWN_NO_COMPILE" ] || tools/system compiler || { \
	    echo 'claycrown: or go on without a compiler, by CLAYCROWN_NO_COMPILE=1: the same games, played more slowly' >&2; exit 1; }
	@$(UV) venv --quiet --clear --python $(PYTHON) $*

$(ENV)/.%: requirements/%.lock | $(ENV)/bin/python
	$(STEP) "getting the Python packages, $$(grep -c == $<) of them" sh -ec '$(INSTALL) --python $(BIN)/python -r $<'
	@touch $@

$(BENCH)/.bench: requirements/bench.lock | $(BENCH)/bin/python
	$(STEP) "getting the engines to compare with" sh -ec '$(INSTALL) --python $(BENCH)/bin/python -r $<'
	@touch $@

# The site is made from sources: neither the package nor a compiler is needed.
$(DOCS)/.docs: requirements/docs.lock | $(UV)
	@$(UV) venv --quiet --clear --python $(PYTHON) $(DOCS)
	$(STEP) "getting what makes the site" sh -ec '$(INSTALL) --python $(DOCS)/bin/python -r $<'
	@touch $@

# The package itself is installed in place, so that only its metadata can go out of date.
EDITABLE = $(UV) pip install --no-deps --no-build-isolation --editable .

$(ENV)/.package: pyproject.toml hatch_build.py $(ENV)/.$(FOR) | compile
	$(STEP) "putting claycrown into $(ENV)" $(EDITABLE) --python $(BIN)/python
	@touch $@

$(BENCH)/.package: pyproject.toml hatch_build.py $(BENCH)/.bench | compile
	$(STEP) "putting claycrown into $(BENCH)" $(EDITABLE) --python $(BENCH)/bin/python
	@touch $@

# The browser client. Its types come from the server, so they are made anew when its API changes.
NPM := PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier
files = $(shell find $(1) -type f -not -name types.d.ts)

$(NODE)/.found: requirements/node.lock | $(UV)
	@mkdir -p $(NODE)
	@[ "$$(node --print 'process.versions.node.split(".")[0] >= 20' 2>&1)" = true ] && command -v npm >/dev/null || { \
	    $(UV) venv --quiet --clear --python $(PYTHON) $(NODE) \
	    && tools/step "getting Node.js" sh -ec '$(INSTALL) --python $(NODE)/bin/python -r $<'; } \
	    || { echo 'claycrown: the browser client needs Node.js 20 or newer; CLAYCROWN_NO_CLIENT=1 does without it' >&2; exit 1; }
	@touch $@

web/node_modules/.%: web/package-lock.json | $(NODE)/.found
	$(STEP) "getting the client's packages" sh -ec '$(NPM) ci $(if $(filter play,$*),--omit=dev) --loglevel=error'
	@touch $@

$(CLIENT): web/node_modules/.$(FOR) web/index.html $(wildcard web/*.ts web/*.js) \
        $(call files,web/src web/public web/tools src/claycrown/locale $(wildcard src/claycrown/games/*/words))
	$(STEP) "building the browser client" sh -ec '$(NPM) run build -- --logLevel warn'
	@touch $@

build/openapi.made: $(call files,src/claycrown/server src/claycrown/guide) | $(ENV)/.package
	@$(BIN)/python -m claycrown.server.openapi > $@
	@cmp -s $@ build/openapi.json || cp $@ build/openapi.json

build/openapi.json: build/openapi.made ;

web/src/api/types.d.ts: build/openapi.json web/tools/types.js web/node_modules/.$(FOR)
	@$(NPM) run --silent types < $<
