"""Lighthouse's scores of a page on a phone: the median of several visits."""

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

from bench.web.npm import install

TOOL = Path(__file__).with_name("lighthouse")
VISITS = 5
MARKS = {"performance": "performance", "accessibility": "accessibility", "best-practices": "best practices", "seo": "search"}
"""By Lighthouse's names."""
TIMES = {
    "first-contentful-paint": "first paint, ms",
    "largest-contentful-paint": "largest paint, ms",
    "total-blocking-time": "blocked, ms",
}
"""The main parts of the performance score, besides layout shift."""
SHIFT = "cumulative-layout-shift"


def marks(page: str, url: str, chromium: str, headers: Mapping[str, str], work: Path) -> dict[str, float]:
    """Scores from 0 to 1, by their names in the report."""
    visits = [_visit(url, chromium, headers, work) for _ in range(VISITS)]
    found = {
        f"Lighthouse, {page}: {mark}": median(visit["categories"][name]["score"] or 0 for visit in visits)
        for name, mark in MARKS.items()
    }
    times = {
        f"Lighthouse, {page}: {time}": median(visit["audits"][name]["numericValue"] for visit in visits)
        for name, time in TIMES.items()
    }
    return {
        **found,
        **times,
        f"Lighthouse, {page}: layout shift": max(visit["audits"][SHIFT]["numericValue"] for visit in visits),
    }


def _visit(url: str, chromium: str, headers: Mapping[str, str], work: Path) -> Any:
    told, sent = work / "lighthouse.json", work / "headers.json"
    sent.write_text(json.dumps(headers), encoding="utf-8")
    command = [str(install(TOOL) / "lighthouse"), url, "--quiet", "--output=json", f"--output-path={told}"]
    flags = ["--chrome-flags=--headless=new --no-sandbox", f"--extra-headers={sent}", f"--only-categories={','.join(MARKS)}"]
    subprocess.run([*command, *flags], env={**os.environ, "CHROME_PATH": chromium}, check=True)
    return json.loads(told.read_text(encoding="utf-8"))
