"""Screenshots made small: 208 colours, chosen for each picture. The browser does the choosing, for nothing else here reads pictures."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

from playwright.sync_api import Browser

# Colours are gathered in small boxes, the boxes with the widest spread are cut in two until there are 208, and then every palette
# colour moves to the middle of those nearest to it a few times.
CHOOSE = """
async (source) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height), g = canvas.getContext('2d');
  g.drawImage(bitmap, 0, 0);
  const { data } = g.getImageData(0, 0, bitmap.width, bitmap.height), count = data.length / 4;
  const binOf = (p) => ((data[p] >> 2) << 12) | ((data[p + 1] >> 2) << 6) | (data[p + 2] >> 2);
  const sums = new Map();
  for (let p = 0; p < data.length; p += 4) {
    const bin = binOf(p), sum = sums.get(bin) ?? [0, 0, 0, 0];
    for (let k = 0; k < 3; k++) sum[k] += data[p + k];
    sum[3] += 1;
    sums.set(bin, sum);
  }
  const bins = [...sums].map(([bin, [r, g, b, n]]) => ({ bin, c: [r / n, g / n, b / n], n: n ** 0.7 }));
  const spread = (box) => {
    let best = { of: -1, k: 0 };
    const n = box.reduce((sum, each) => sum + each.n, 0);
    for (let k = 0; k < 3; k++) {
      const mean = box.reduce((sum, each) => sum + each.c[k] * each.n, 0) / n;
      const of = box.reduce((sum, each) => sum + (each.c[k] - mean) ** 2 * each.n, 0);
      if (of > best.of) best = { of, k, mean };
    }
    return { box, ...best };
  };
  const boxes = [spread(bins)];
  while (boxes.length < 208) {
    boxes.sort((a, b) => a.of - b.of);
    const { box, k, mean } = boxes.pop();
    const parts = [box.filter((each) => each.c[k] <= mean), box.filter((each) => each.c[k] > mean)];
    boxes.push(...parts.filter((part) => part.length).map(spread));
    if (!parts[1].length) break;
  }
  const middle = (box) => {
    const n = box.reduce((sum, each) => sum + each.n, 0);
    return [0, 1, 2].map((k) => box.reduce((sum, each) => sum + each.c[k] * each.n, 0) / n);
  };
  let palette = boxes.map(({ box }) => middle(box)), nearest = new Map();
  for (let turn = 0; turn < 6; turn++) {
    const groups = palette.map(() => []);
    for (const each of bins) {
      let best = 0, far = Infinity;
      for (let i = 0; i < palette.length; i++) {
        const [r, g, b] = palette[i], d = (r - each.c[0]) ** 2 + (g - each.c[1]) ** 2 * 1.6 + (b - each.c[2]) ** 2 * 0.8;
        if (d < far) [best, far] = [i, d];
      }
      groups[best].push(each);
      nearest.set(each.bin, best);
    }
    if (turn < 5) palette = groups.map((group, i) => (group.length ? middle(group) : palette[i]));
  }
  const picked = new Uint8Array(count);
  for (let i = 0; i < count; i++) picked[i] = nearest.get(binOf(i * 4));
  let text = '';
  for (let i = 0; i < count; i += 32768) text += String.fromCharCode(...picked.subarray(i, i + 32768));
  return { w: bitmap.width, h: bitmap.height, palette: palette.flat().map(Math.round), picked: btoa(text) };
}
"""


def chunk(name: bytes, body: bytes) -> bytes:
    """One part of a PNG file."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def small(browser: Browser, picture: bytes) -> bytes:
    """The same picture with few colours."""
    page = browser.new_page()
    found: dict[str, Any] = page.evaluate(CHOOSE, base64.b64encode(picture).decode())
    page.close()
    width, height, picked = found["w"], found["h"], base64.b64decode(found["picked"])
    rows = b"".join(b"\0" + picked[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)
