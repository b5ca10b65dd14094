"""Compile the rules: every module with a .pxd beside it becomes a C extension. And build the browser client.

hatchling calls the hook for wheels and for editable installs. Developers call the file itself, to compile:

    python hatch_build.py                        compile in place what has changed
    python hatch_build.py games/xidit            the same for the modules under that folder only
    python hatch_build.py --tools                also the modules of `tools`, which are in no wheel
    python hatch_build.py --stale                tell how many modules would be compiled
    CLAYCROWN_SANITIZE=1 python hatch_build.py   a copy of the package in build/sanitize that stops at an index out of bounds

With CLAYCROWN_NO_COMPILE=1, or where nothing can compile C, the package stays plain Python: same results, much slower.
A wheel has the client that was built before, as `make` and the sdist do; else npm builds it, where there is one.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
C_SOURCES = Path("build") / "cython"
SOURCES = ROOT / "src"
TOOLS = ROOT / "tools"
SANITIZED = ROOT / "build" / "sanitize"
CLIENT = SOURCES / "claycrown" / "browser"
CIMPORT = re.compile(r"^from (\.*)([\w.]*) cimport (\([^)]*\)|.*)$", re.MULTILINE)

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd alone gives C types: `int` in Python has no bounds
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "binding": False,  # plain built-in functions: less to compile
    "emit_code_comments": False,
}
COLD = ("printed",)
"""Modules of each game that are done once an edition has been read: the quickest to compile, not the quickest to run."""
HOT_FLAG, COLD_FLAG = "-O2", "-O0"
"""-O3 takes a quarter longer to compile than -O2, and plays no faster (docs/benchmarks.md); -O1 is quicker to compile by 30 %,
and bots are slower by 10."""
NO_GAIN = ["-fno-gcse", "-fno-tree-pre", "-fno-tree-vrp", "-fno-ipa-cp", "-fno-ipa-icf", "-fno-tree-vectorize"]
"""Parts of -O2 that take a tenth of the time to compile, and make nothing here any faster."""
SANITIZE = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds"]
CORES = os.cpu_count() or 1


def wanted(variable: str) -> bool:
    """Whether an environment variable says yes."""
    return os.environ.get(variable, "0") not in ("", "0")


class CannotCompile(Exception):
    """Why the package stays plain Python."""


def check_compiler() -> None:
    """Whether C extensions can be built here."""
    from setuptools.command.build_ext import customize_compiler, new_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("probe.c").write_text("#include <Python.h>\n")
        try:
            compiler.compile(["probe.c"], include_dirs=[sysconfig.get_path("include")])
        except Exception as error:  # each compiler class fails in its own way
            raise CannotCompile(f"no C compiler with Python's headers ({error})") from None


def rules(folder: str = "") -> list[Path]:
    """The modules of the package to compile, relative to the root."""
    return to_compile(SOURCES / "claycrown" / folder)


def to_compile(folder: Path) -> list[Path]:
    return sorted(pxd.with_suffix(".py").relative_to(ROOT) for pxd in folder.rglob("*.pxd"))


def dotted(module: Path) -> str:
    """src/claycrown/games/chance.py is claycrown.games.chance."""
    return ".".join(module.with_suffix("").parts).removeprefix("src.")


def build(target: Path, modules: list[Path], sanitize: bool = False) -> None:
    """Compile what has changed into the package under `target`. What was compiled before a failure need not be compiled again."""
    if wanted("CLAYCROWN_NO_COMPILE"):
        raise CannotCompile("CLAYCROWN_NO_COMPILE is set")
    with chdir(ROOT), one_at_a_time():
        if target == ROOT:
            remove_extensions(TOOLS, but=modules)
        else:
            remove_extensions(target, but=rules())
        stale = [module for module in modules if is_stale(module, target)]
        if not stale:
            return
        check_compiler()
        from Cython.Build import cythonize
        from setuptools import Distribution, Extension

        checks = SANITIZE if sanitize else []
        extensions = cythonize(
            [
                Extension(
                    dotted(module),
                    [module.as_posix()],
                    extra_compile_args=[*flags(module), *checks],
                    extra_link_args=checks,
                )
                for module in stale
            ],
            build_dir=C_SOURCES,
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            nthreads=CORES,
            quiet=True,
            force=True,
        )
        command = Distribution({"name": "claycrown", "ext_modules": extensions}).get_command_obj("build_ext")
        compile_one = command.build_extension

        def build_whole(made: Extension) -> None:
            """An extension appears in the package when it is whole."""
            compile_one(made)
            os.replace(command.get_ext_fullpath(made.name), extension(made.name, target))

        command.build_extension = build_whole
        command.build_lib = f"build/extensions/{target.name}"
        command.build_temp = f"build/objects/{target.name}"
        command.parallel = CORES
        command.force = True
        command.ensure_finalized()
        command.run()


def flags(module: Path) -> list[str]:
    """For the compiler; warnings about C that nobody wrote are of no use."""
    if os.name != "posix":
        return []
    gcc_only = NO_GAIN if sys.platform == "linux" else []
    return [COLD_FLAG if module.stem in COLD else HOT_FLAG, *gcc_only, "-g0", "-w"]


def extension(name: str, target: Path) -> Path:
    """The file of a compiled module."""
    return target.joinpath(*name.split(".")).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def is_stale(module: Path, target: Path) -> bool:
    """Whether a module was changed after it was compiled, or this file or a .pxd that it builds on."""
    compiled = extension(dotted(module), target)
    if not compiled.exists():
        return True
    origins = {Path(__file__), ROOT / module, *declarations(ROOT / module.with_suffix(".pxd"), set())}
    return compiled.stat().st_mtime < max(origin.stat().st_mtime for origin in origins)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for other builds in this folder: two at once would write the same files."""
    Path("build").mkdir(exist_ok=True)
    with open("build/lock", "w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def declarations(pxd: Path, seen: set[Path]) -> set[Path]:
    """A .pxd and all that it cimports from the package, directly or not, added to those seen."""
    seen.add(pxd)
    for dots, module, names in CIMPORT.findall(pxd.read_text()):
        base = (pxd.parents[len(dots) - 1] if dots else SOURCES).joinpath(*module.split("."))
        for other in (base.with_suffix(".pxd"), *(base / f"{name}.pxd" for name in re.findall(r"\w+", names))):
            if other.exists() and other not in seen:
                declarations(other, seen)
    return seen


def remove_extensions(folder: Path, but: Iterable[Path]) -> None:
    """Remove extensions except those of some modules: a stale one would hide the plain module."""
    keep = {dotted(module) for module in but}
    for file in folder.rglob("*"):
        name = dotted(file.with_name(file.name.partition(".")[0]).relative_to(ROOT if folder == TOOLS else folder))
        if file.suffix in (".so", ".pyd") and name not in keep:
            file.unlink()


def remove_all_extensions() -> None:
    for folder in (SOURCES, TOOLS):
        remove_extensions(folder, but=[])


def build_in_place(folder: str = "", tools: bool = False) -> None:
    """Put the extensions beside their modules, for work on the code."""
    build(SOURCES, rules(folder))
    if tools:
        build(ROOT, to_compile(TOOLS))


def build_sanitized() -> None:
    """Make build/sanitize, to be put on PYTHONPATH: the whole package, compiled with bounds checks in C."""
    shutil.copytree(SOURCES, SANITIZED, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"), dirs_exist_ok=True)
    build(SANITIZED, rules(), sanitize=True)


def why_no_client() -> str | None:
    """Build the browser client unless it is there; the reason why it could not be, or None."""
    if (CLIENT / "index.html").exists():
        return None
    npm = shutil.which("npm")
    if npm is None:
        return "there is no npm"
    for step in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
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
        try:
            build_in_place()
        except CannotCompile as error:
            self.app.display_warning(f"claycrown: the rules stay plain Python, much slower: {error}")
            return
        if version != "editable":
            build_data["force_include"].update(
                {str(extension(name, SOURCES)): str(extension(name, Path())) for name in map(dotted, rules())}
            )
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _add_client(self, build_data: dict[str, Any]) -> None:
        """Files that git ignores, so that hatchling would leave them out."""
        reason = why_no_client()
        if reason is not None:
            self.app.display_warning(f"claycrown: the browser client is not in the wheel: {reason}")
        for file in CLIENT.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = f"claycrown/{file.relative_to(CLIENT.parent).as_posix()}"


def main(*arguments: str) -> None:
    """Compile for a developer, everything or one folder of the package."""
    sanitize = wanted("CLAYCROWN_SANITIZE")
    folder = "".join(argument for argument in arguments if not argument.startswith("--"))
    tools = "--tools" in arguments
    if wanted("CLAYCROWN_NO_COMPILE"):
        remove_all_extensions()
        print(0)
    elif "--stale" in arguments:
        stale = sum(is_stale(module, SANITIZED if sanitize else SOURCES) for module in rules(folder))
        print(stale + (sum(is_stale(module, ROOT) for module in to_compile(TOOLS)) if tools else 0))
    elif sanitize:
        build_sanitized()
    else:
        try:
            build_in_place(folder, tools)
        except CannotCompile as error:
            remove_all_extensions()
            print(f"claycrown: the rules stay plain Python, much slower: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
