import type { View } from './engine/raster.js';
import type { DemoPlace, Region } from './types.js';

/**
 * Where the places ended up in the picture: read from what the lens really saw, so a region hidden behind
 * a ship or outside the frame is not claimed. Stray specks at the rim are left out.
 */
export function regionsOf(view: View, objects: Uint16Array, slugs: string[], places: Map<string, DemoPlace>): Region[] {
  const { w, h, tri } = view;
  const found: Region[] = [];
  for (let o = 1; o < slugs.length; o++) {
    const place = places.get(slugs[o]!);
    if (!place) continue;
    const cols = new Int32Array(w),
      rows = new Int32Array(h);
    let n = 0;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const t = tri[y * w + x]!;
        if (t >= 0 && objects[t] === o) {
          cols[x]!++;
          rows[y]!++;
          n++;
        }
      }
    if (n < w * h * 0.0025) continue;
    const span = (counts: Int32Array): [number, number] => {
      let a = 0,
        b = counts.length - 1;
      let cut = n * 0.0012;
      while (a < b && (cut -= counts[a]!) > 0) a++;
      cut = n * 0.0012;
      while (b > a && (cut -= counts[b]!) > 0) b--;
      return [a, b + 1];
    };
    const [x0, x1] = span(cols);
    const [y0, y1] = span(rows);
    // A sliver at the rim helps nobody.
    if (x1 - x0 < w * 0.045 || y1 - y0 < h * 0.045) continue;
    // Little of a big rectangle really is the place when it only shows between other things.
    if (n < (x1 - x0) * (y1 - y0) * 0.1) continue;
    const r = (v: number): number => Math.round(v * 1000) / 1000;
    const X = r(x0 / w),
      Y = r(y0 / h);
    found.push({
      entitySlug: place.slug,
      x: X,
      y: Y,
      w: r(Math.min(1 - X, (x1 - x0) / w)),
      h: r(Math.min(1 - Y, (y1 - y0) / h)),
    });
  }
  return found.sort((a, b) => b.w * b.h - a.w * a.h);
}
