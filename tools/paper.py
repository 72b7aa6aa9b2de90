"""The sheet everything lies on: `paper.svg`, drawn once into `paper.webp`. A browser would work its grain out anew for every part of the
page it paints, which takes it a third of a second each time the page is opened.

    python -m tools.paper
"""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

DRAWN_FROM = Path(__file__).with_name("paper.svg")
DRAWN_TO = Path(__file__).parents[1] / "src" / "hauberk" / "web" / "style" / "paper.webp"
# One ink, laid on in few strengths, takes a third of the room; nobody sees the difference.
DRAW = """async (source) => {
  const STEP = 6, picture = new Image();
  picture.src = `data:image/svg+xml;base64,${source}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, 0, 0);
  const drawn = brush.getImageData(0, 0, canvas.width, canvas.height);
  const sum = [0, 0, 0, 0];
  for (let at = 0; at < drawn.data.length; at += 4) {
    for (let k = 0; k < 3; k++) sum[k] += drawn.data[at + k] * drawn.data[at + 3];
    sum[3] += drawn.data[at + 3];
  }
  const ink = sum.slice(0, 3).map((part) => Math.round(part / sum[3]));
  for (let at = 0; at < drawn.data.length; at += 4) drawn.data.set([...ink, Math.round(drawn.data[at + 3] / STEP) * STEP], at);
  brush.putImageData(drawn, 0, 0);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""


def main() -> None:
    """Draw it."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        drawn = browser.new_page().evaluate(DRAW, base64.b64encode(DRAWN_FROM.read_bytes()).decode())
        browser.close()
    DRAWN_TO.write_bytes(base64.b64decode(drawn))
    print(f"{DRAWN_TO} {DRAWN_TO.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
