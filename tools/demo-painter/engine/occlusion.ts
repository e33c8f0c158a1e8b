import type { Camera } from './camera.js';
import type { View } from './raster.js';

/**
 * Corners, reveals and the ground under things get less light from the sky. Estimated from the depth of
 * the neighbours of each point, at half size: enough for something this soft.
 */
export function occlusion(v: View, cam: Camera): { w: number; h: number; open: Float32Array } {
  const w = v.w >> 1;
  const h = v.h >> 1;
  const out = new Float32Array(w * h).fill(1);
  const f = cam.focal * v.w;
  const taps = 10;
  const dx = new Float32Array(taps);
  const dy = new Float32Array(taps);
  for (let k = 0; k < taps; k++) {
    const a = k * 2.39996;
    const r = Math.sqrt((k + 0.6) / taps);
    dx[k] = Math.cos(a) * r;
    dy[k] = Math.sin(a) * r;
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * 2 * v.w + x * 2;
      const n = v.near[i]!;
      if (n <= 0) continue;
      const z = 1 / n;
      const reach = 1.15 + z * 0.012;
      const radius = Math.min(90, Math.max(2.5, (f * reach) / z));
      const turn = ((x * 7 + y * 13) & 7) * 0.785;
      const c = Math.cos(turn),
        s = Math.sin(turn);
      // Compare against the plane through this point, measured from opposite neighbours.
      let dark = 0;
      for (let k = 0; k < taps; k++) {
        const ox = ((dx[k]! * c - dy[k]! * s) * radius) | 0;
        const oy = ((dx[k]! * s + dy[k]! * c) * radius) | 0;
        const ax = x * 2 + ox,
          ay = y * 2 + oy,
          bx = x * 2 - ox,
          by = y * 2 - oy;
        if (ax < 0 || ay < 0 || ax >= v.w || ay >= v.h || bx < 0 || by < 0 || bx >= v.w || by >= v.h) continue;
        const za = v.near[ay * v.w + ax]!,
          zb = v.near[by * v.w + bx]!;
        // On any plane 1/depth is linear, so the mean of opposite neighbours equals the centre.
        const bulge = (za + zb) / 2 - n;
        const depth = bulge * z * z;
        if (depth > reach * 0.025) dark += depth < reach * 1.4 ? Math.min(1, depth / (reach * 0.32)) : 0.25;
      }
      out[y * w + x] = 1 - 0.68 * Math.min(1, dark / (taps * 0.7));
    }
  }
  return { w, h, open: out };
}
