# `make help` lists what there is. Only Python 3.11 and make are needed beforehand, and gcc for compiled rules.
# The browser client is built by Node.js 20 or newer; where there is none, PyPI's package of it is used.

PYTHON ?= python3
ENV := .venv
BIN := $(ENV)/bin
BENCH := .venv-bench
UV := build/uv/bin/uv
PIP_FLAGS := --quiet --disable-pip-version-check
NODE := build/node
CLIENT := src/claycrown/browser/index.html

.PHONY: help setup compile sanitize client play test test-long test-bare bench bench-server bench-web lock format clean
.DEFAULT_GOAL := help
.NOTPARALLEL:
.SECONDARY:

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

setup: compile $(ENV)/.package client ## make .venv with everything in it, the rules compiled, the browser client built

compile: $(ENV)/.locked ## compile the rules that have changed; FOLDER=games/xidit for a part of them
	@$(BIN)/python hatch_build.py $(FOLDER)

sanitize: $(ENV)/.locked ## build/sanitize: the package with bounds checks in the compiled rules
	@CLAYCROWN_SANITIZE=1 $(BIN)/python hatch_build.py

client: $(if $(CLAYCROWN_NO_CLIENT),,$(CLIENT)) ## build the browser client if it has changed; CLAYCROWN_NO_CLIENT=1 does without

play: setup ## play in the browser; `.venv/bin/claycrown play` plays in the terminal
	@$(BIN)/claycrown serve --open $(ARGS)

test: setup web/src/api/types.d.ts ## style, types, layers and all tests but the long ones
	@$(call need,ls /usr/lib/postgresql/*/bin/initdb,postgresql-15,PostgreSQL is missing; install postgresql-15 first,exit 1)
	@$(CHROMIUM)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest

# The second run shows what the bounds checks print when they stop the process, hence --capture=sys.
test-long: test sanitize ## `make test`, then the long tests, then all tests on the build with bounds checks
	$(BIN)/pytest -m long
	PYTHONPATH=build/sanitize $(BIN)/pytest -m "" --capture=sys

test-bare: ## as root: README's commands and the hosting page's steps in a bare Debian; PART="play host" for some of them
	@tests/deploy/bare $(PART)

bench: setup $(BENCH)/.package ## measure, and compare with other engines
	$(BENCH)/bin/python -m bench $(ARGS)

bench-server: setup ## measure the server under load, beside a bare echo server
	$(BIN)/python -m bench.server $(ARGS)

bench-web: setup ## measure the browser client in Chromium, beside a page of boardgame.io
	@$(CHROMIUM)
	PATH="$(CURDIR)/$(NODE)/bin:$$PATH" $(BIN)/python -m bench.web $(ARGS)

lock: $(UV) ## write requirements/*.lock anew from the .in files; ARGS=--upgrade for newer indirect ones
	@cd requirements && for group in run dev bench node; do \
	    ../$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	        $(ARGS) $$group.in --output-file $$group.lock || exit; \
	done
	@if grep -nE '://|^-' requirements/*.lock; then echo 'a lock must name no place'; exit 1; fi

format: $(ENV)/.locked ## put the code into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove everything made
	rm -rf $(ENV) $(BENCH) build dist web/node_modules web/src/api/types.d.ts $(dir $(CLIENT)) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -prune -exec rm -rf {} +

# A Debian machine may lack parts of Python or the compiler: root gets them, others are told.
# $(call need,<test>,<Debian packages>,<what to say without them>,<what to do without them>)
need = { $(1); } >/dev/null 2>&1 \
	    || { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update && apt-get install -y --no-install-recommends $(2); } >/dev/null 2>&1 \
	    || { echo 'claycrown: $(3)' >&2; $(4); }
CHROMIUM = $(call need,command -v chromium,chromium fonts-dejavu-core,Chromium is missing; install chromium first,exit 1)
HEADERS := import sysconfig; open(sysconfig.get_path('include') + '/Python.h')

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo 'claycrown: Python 3.11 or newer is needed; name one by make PYTHON=...' >&2; exit 1; }
	@$(call need,$(PYTHON) -c "import ensurepip",python3-venv,install python3-venv first,exit 1)
	@[ -n "$$CLAYCROWN_NO_COMPILE" ] || $(call need,command -v cc && $(PYTHON) -c "$(HEADERS)",gcc libc6-dev python3-dev,gcc or python3-dev is missing,true)
	$(PYTHON) -m venv $*

$(ENV)/.locked: requirements/dev.lock | $(ENV)/bin/python
	$(BIN)/pip install $(PIP_FLAGS) --require-hashes -r $<
	@touch $@

$(BENCH)/.locked: requirements/bench.lock | $(BENCH)/bin/python
	$(BENCH)/bin/pip install $(PIP_FLAGS) --require-hashes -r $<
	@touch $@

# The package itself is installed in place, so that only its metadata can go out of date.
%/.package: pyproject.toml hatch_build.py %/.locked | compile
	$*/bin/pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

# The browser client. Its types come from the server, so they are made anew when its API changes.
NPM := PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier
files = $(shell find $(1) -type f -not -name types.d.ts)

$(NODE)/.found: requirements/node.lock
	@mkdir -p $(NODE)
	@[ "$$(node --print 'process.versions.node.split(".")[0] >= 20' 2>&1)" = true ] && command -v npm >/dev/null || { \
	    $(PYTHON) -m venv $(NODE) && $(NODE)/bin/pip install $(PIP_FLAGS) --require-hashes -r $<; } || { \
	    echo 'claycrown: the browser client needs Node.js 20 or newer; CLAYCROWN_NO_CLIENT=1 does without it' >&2; exit 1; }
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(NODE)/.found
	$(NPM) ci --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json web/index.html $(wildcard web/*.ts web/*.js) \
        $(call files,web/src web/public web/tools src/claycrown/locale)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

build/openapi.made: $(call files,src/claycrown/server/api) | $(ENV)/.package
	@$(BIN)/python -m claycrown.server.api.schema > $@
	@cmp -s $@ build/openapi.json || cp $@ build/openapi.json

build/openapi.json: build/openapi.made ;

web/src/api/types.d.ts: build/openapi.json web/tools/types.js web/node_modules/.package-lock.json
	$(NPM) run --silent types < $<

$(UV):
	$(PYTHON) -m venv build/uv
	build/uv/bin/pip install $(PIP_FLAGS) uv==0.13.7
