"""Writes the figures of docs/value.md and its two pictures anew: `python -m tools.value_card MEASURED.json SHIPPED.json`.

Both are what `hauberk train` leaves beside its weights: of a net that has never seen some battles, and of the one in the package.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hauberk.lab.targets import class_of
from hauberk.play.battle.game import BATTLE

DOCS = Path(__file__).parent.parent / "docs"
PAGE, CURVE, CALIBRATION = DOCS / "value.md", DOCS / "pictures" / "value_curve.svg", DOCS / "pictures" / "value_calibration.svg"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
SIZE, EDGE = 320, 40
INKS = ("#97372a", "#164d5a", "#83542a")
QUARTERS = {"0.00": "first quarter", "0.25": "second", "0.50": "third", "0.75": "last"}


def row(name: str, found: dict[str, Any]) -> str:
    """A line of a table."""
    return (
        f"| {name} | {found['positions']:,} | {found['loss']:.3f} | {found['blind_loss']:.3f} | "
        f"{found['right']:.0%} | {found['blind_right']:.0%} | {found['brier']:.3f} |"
    )


def table(found: dict[str, Any], heading: str) -> list[str]:
    """All that is measured of some positions."""
    lines = [f"| {heading} | positions | loss | blind loss | right | blind | Brier |", "|---|---:|---:|---:|---:|---:|---:|"]
    lines.append(row("**all**", found["all"]))
    lines += [row(f"{QUARTERS[part]} of the game", each) for part, each in found["played"].items()]
    lines += [row(name, each) for name, each in found["classes"].items()]
    lines += [row("fought for something else", found["staked"])] if found["staked"]["positions"] else []
    return lines


def figures(measured: dict[str, Any], shipped: dict[str, Any]) -> str:
    """The part of the page that is written anew."""
    plan, back = measured["plan"], shipped["measures"]["games"]["all"]
    found = [
        f"Games: **{shipped['games']:,}**; positions {sum(shipped['positions'].values()):,}; weights {shipped['weights']:,}. "
        f"{plan['epochs']} times through, layers {plan['width']} wide, fading {plan['fade']}, seed {plan['seed']}.",
        "",
        f"Battles kept out altogether: {', '.join(f'`{name}` ({class_of(BATTLE.kind, name)})' for name in measured['kept_out'])}.",
        "",
        *table(measured["measures"]["scenarios"], "battles never seen"),
        "",
        "| battle | positions | loss | blind loss | right | blind | Brier |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *(row(f"`{name}`", each) for name, each in measured["measures"]["scenarios"]["battles"].items()),
        "",
        *table(measured["measures"]["games"], "games kept back of battles that were learned from"),
        "",
        f"The net in the package has learned from all battles; of its games kept back: loss {back['loss']:.3f} "
        f"(blind {back['blind_loss']:.3f}), right {back['right']:.0%}.",
        "",
        "![Learning curve](pictures/value_curve.svg) ![Calibration](pictures/value_calibration.svg)",
        "",
    ]
    return "\n".join(found)


def frame(parts: Sequence[str], across: str, up: str) -> str:
    """A picture with its axes."""
    low, high = EDGE, SIZE - EDGE / 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}"',
            ' font-family="sans-serif" font-size="11">',
            f'<rect width="{SIZE}" height="{SIZE}" fill="#fffdf6"/>',
            f'<path d="M{low} {EDGE / 2}V{SIZE - EDGE}H{high}" fill="none" stroke="#555"/>',
            f'<text x="{SIZE / 2}" y="{SIZE - 8}" text-anchor="middle">{across}</text>',
            f'<text x="12" y="{SIZE / 2}" text-anchor="middle" transform="rotate(-90 12 {SIZE / 2})">{up}</text>',
            *parts,
            "</svg>\n",
        ]
    )


def across(share: float) -> float:
    """A place along the foot, from 0 to 1."""
    return round(EDGE + share * (SIZE - EDGE * 1.5), 1)


def upward(share: float) -> float:
    """A height, from 0 to 1."""
    return round(SIZE - EDGE - share * (SIZE - EDGE * 1.5), 1)


def curve(rows: Sequence[Sequence[float]]) -> str:
    """The losses after each time through."""
    known = [each for one in rows for each in one if each == each]
    low, high = min(known) * 0.97, max(known) * 1.01
    parts = []
    for column, (name, ink) in enumerate(zip(("learned from", "games kept back", "battles kept out"), INKS, strict=True)):
        places = [(across(number / max(1, len(rows) - 1)), upward((one[column] - low) / (high - low))) for number, one in enumerate(rows)]
        parts.append(f'<polyline points="{" ".join(f"{x},{y}" for x, y in places)}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(f'<text x="{SIZE - 24}" y="{30 + 15 * column}" text-anchor="end" fill="{ink}">{name}</text>')
    parts += [f'<text x="{EDGE - 4}" y="{upward(at) + 4}" text-anchor="end">{low + at * (high - low):.2f}</text>' for at in (0, 0.5, 1)]
    return frame(parts, f"times through the examples (1–{len(rows)})", "logistic loss")


def calibration(bins: Sequence[tuple[float, float, int]]) -> str:
    """What was promised, and how often it came true; the larger a dot the more positions."""
    most = max(number for _, _, number in bins)
    parts = [f'<path d="M{across(0)} {upward(0)}L{across(1)} {upward(1)}" stroke="#aaa" stroke-dasharray="4 4"/>']
    parts += [
        f'<circle cx="{across(said)}" cy="{upward(came)}" r="{2 + 6 * (number / most) ** 0.5:.1f}" fill="{INKS[0]}" fill-opacity="0.7"/>'
        for said, came, number in bins
    ]
    for at in (0, 0.5, 1):
        parts.append(f'<text x="{EDGE - 4}" y="{upward(at) + 4}" text-anchor="end">{at:.0%}</text>')
        parts.append(f'<text x="{across(at)}" y="{SIZE - EDGE + 14}" text-anchor="middle">{at:.0%}</text>')
    return frame(parts, "chance that was told", "share that came true")


def main(words: Sequence[str]) -> None:
    """Read, write."""
    measured, shipped = (json.loads(Path(word).read_text(encoding="utf-8")) for word in words)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + figures(measured, shipped) + END + rest.partition(END)[2], encoding="utf-8")
    CURVE.write_text(curve(measured["curve"]), encoding="utf-8")
    CALIBRATION.write_text(calibration(measured["measures"]["scenarios"]["calibration"]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
