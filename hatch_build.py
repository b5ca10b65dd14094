"""Compile the rules: every module of the package with a .pxd beside it becomes a C extension. And build the browser client.

hatchling calls the hook for wheels and for editable installs. Developers call the file itself, to compile:

    python hatch_build.py                        compile in place what has changed
    python hatch_build.py games/xidit            the same for the modules under that folder only
    CLAYCROWN_SANITIZE=1 python hatch_build.py   a copy of the package in build/sanitize that stops at an index out of bounds

With CLAYCROWN_NO_COMPILE=1, or where nothing can compile C, the package stays plain Python: same results, much slower.
With CLAYCROWN_NO_CLIENT=1, or where there is no npm, a wheel has the client that was built before, or none.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
C_SOURCES = Path("build") / "cython"
SANITIZED = ROOT / "build" / "sanitize"
CLIENT = ROOT / "src" / "claycrown" / "browser"
CIMPORT = re.compile(r"^from (\.*)([\w.]*) cimport (\([^)]*\)|.*)$", re.MULTILINE)

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd alone gives C types: `int` in Python has no bounds
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
SANITIZE = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"]
CORES = os.cpu_count() or 1


def wanted(variable: str) -> bool:
    """Whether an environment variable says yes."""
    return os.environ.get(variable, "0") not in ("", "0")


def why_not_compile() -> str | None:
    """The reason to stay with plain Python, or None if C extensions can be built here."""
    if wanted("CLAYCROWN_NO_COMPILE"):
        return "CLAYCROWN_NO_COMPILE is set"
    from setuptools.command.build_ext import customize_compiler, new_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("probe.c").write_text("#include <Python.h>\n")
        try:
            compiler.compile(["probe.c"], include_dirs=[sysconfig.get_path("include")])
        except Exception as error:  # each compiler class fails in its own way
            return f"no C compiler with Python's headers ({error})"
    return None


def rules(folder: str = "") -> list[Path]:
    """The modules to compile, relative to the root."""
    return sorted(pxd.with_suffix(".py").relative_to(ROOT) for pxd in (ROOT / "src" / "claycrown" / folder).rglob("*.pxd"))


def dotted(module: Path) -> str:
    """src/claycrown/games/chance.py is claycrown.games.chance."""
    return ".".join(module.with_suffix("").parts[1:])


def build(target: Path, modules: list[Path], sanitize: bool = False) -> dict[str, str]:
    """Compile what has changed into the package under `target`; gives extension file -> its place in a wheel."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    checks = SANITIZE if sanitize else []
    with chdir(ROOT), one_at_a_time():
        remove_extensions(target, but=rules())
        remove_outdated(modules)
        extensions = cythonize(
            [
                Extension(
                    dotted(module),
                    [module.as_posix()],
                    depends=[Path(__file__).name],
                    extra_compile_args=["-O3", "-g0", *checks] if os.name == "posix" else [],
                    extra_link_args=checks,
                )
                for module in modules
            ],
            build_dir=C_SOURCES,
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            nthreads=CORES,
            quiet=True,
        )
        command = Distribution({"name": "claycrown", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(target)
        command.build_temp = f"build/objects/{target.name}"
        command.parallel = CORES
        command.ensure_finalized()
        command.run()
        return {str(ROOT / file): str(Path(file).relative_to(target)) for file in command.get_outputs()}


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for other builds in this folder: two at once would write the same files."""
    Path("build").mkdir(exist_ok=True)
    with open("build/lock", "w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def remove_outdated(modules: list[Path]) -> None:
    """Remove C sources older than this file or a .pxd they build on: Cython overlooks both, the latter in `from . cimport x`."""
    for module in modules:
        source = C_SOURCES / module.with_suffix(".c")
        origins = {Path(__file__), *declarations(ROOT / module.with_suffix(".pxd"), set())}
        if source.exists() and source.stat().st_mtime < max(origin.stat().st_mtime for origin in origins):
            source.unlink()


def declarations(pxd: Path, seen: set[Path]) -> set[Path]:
    """A .pxd and all that it cimports from the package, directly or not, added to those seen."""
    seen.add(pxd)
    for dots, module, names in CIMPORT.findall(pxd.read_text()):
        base = (pxd.parents[len(dots) - 1] if dots else ROOT / "src").joinpath(*module.split("."))
        for other in (base.with_suffix(".pxd"), *(base / f"{name}.pxd" for name in re.findall(r"\w+", names))):
            if other.exists() and other not in seen:
                declarations(other, seen)
    return seen


def remove_extensions(target: Path, but: list[Path]) -> None:
    """Remove extensions except those of some modules: a stale one would hide the plain module."""
    keep = {target / module.relative_to("src").with_suffix("") for module in but}
    for file in target.rglob("*"):
        if file.suffix in (".so", ".pyd") and file.with_name(file.name.partition(".")[0]) not in keep:
            file.unlink()


def build_in_place(folder: str = "") -> None:
    """Put the extensions beside their modules, for work on the code."""
    build(ROOT / "src", rules(folder))


def build_sanitized() -> None:
    """Make build/sanitize, to be put on PYTHONPATH: the whole package, compiled with bounds checks in C."""
    shutil.copytree(ROOT / "src", SANITIZED, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"), dirs_exist_ok=True)
    build(SANITIZED, rules(), sanitize=True)


def why_no_client() -> str | None:
    """Build the browser client; the reason why it could not be, or None."""
    if wanted("CLAYCROWN_NO_CLIENT"):
        return "CLAYCROWN_NO_CLIENT is set"
    npm = shutil.which("npm")
    if npm is None:
        return "there is no npm"
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        ran = subprocess.run([npm, *step], cwd=ROOT / "web", capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            return f"npm {step[0]} failed: {ran.stderr.strip() or ran.stdout.strip()}"
    return None


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in place for an editable install, else into the wheel; without a compiler the wheel is pure.

        `make` builds the client for an editable install.
        """
        if version != "editable":
            self._add_client(build_data)
        reason = why_not_compile()
        if reason is not None:
            self.app.display_warning(f"claycrown: the rules stay plain Python, much slower: {reason}")
        elif version == "editable":
            build_in_place()
        else:
            build_data["force_include"].update(build(ROOT / "build" / "wheel", rules()))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _add_client(self, build_data: dict[str, Any]) -> None:
        """Files that git ignores, so that hatchling would leave them out."""
        reason = why_no_client()
        if reason is not None:
            had = "as it was built before" if (CLIENT / "index.html").exists() else "not in the wheel"
            self.app.display_warning(f"claycrown: the browser client is {had}: {reason}")
        for file in CLIENT.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = f"claycrown/{file.relative_to(CLIENT.parent).as_posix()}"


def main(folder: str = "") -> None:
    """Compile for a developer, everything or one folder of the package."""
    from Cython.Compiler.Errors import CompileError

    reason = why_not_compile()
    try:
        if wanted("CLAYCROWN_SANITIZE"):
            if reason is not None:
                sys.exit(f"claycrown: no sanitizer build: {reason}")
            build_sanitized()
        elif reason is not None:
            remove_extensions(ROOT / "src", but=[])
            print(f"claycrown: WARNING: the rules stay plain Python, much slower: {reason}", file=sys.stderr)
        else:
            build_in_place(folder)
    except CompileError as error:
        sys.exit(f"claycrown: not compiled: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
