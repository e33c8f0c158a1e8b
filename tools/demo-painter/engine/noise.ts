import { hash2 } from './random.js';

/**
 * One periodic sheet of fractal noise, computed once. Every texture (plaster, clouds, waves, stains)
 * reads it at its own scale: a lookup is far cheaper than noise computed per pixel.
 */
const SIZE = 512;
const MASK = SIZE - 1;

const sheet = (() => {
  const out = new Float32Array(SIZE * SIZE);
  let amp = 1;
  let total = 0;
  for (let cells = 4; cells <= 256; cells *= 2) {
    const step = cells / SIZE;
    for (let y = 0; y < SIZE; y++) {
      const fy = y * step;
      const y0 = Math.floor(fy);
      let ty = fy - y0;
      ty = ty * ty * (3 - 2 * ty);
      for (let x = 0; x < SIZE; x++) {
        const fx = x * step;
        const x0 = Math.floor(fx);
        let tx = fx - x0;
        tx = tx * tx * (3 - 2 * tx);
        const x1 = (x0 + 1) % cells;
        const y1 = (y0 + 1) % cells;
        const k = cells * 131;
        const a = hash2(x0 + k, y0);
        const b = hash2(x1 + k, y0);
        const c = hash2(x0 + k, y1);
        const d = hash2(x1 + k, y1);
        const i = y * SIZE + x;
        out[i] = out[i]! + amp * (a + (b - a) * tx + (c - a) * ty + (a - b - c + d) * tx * ty);
      }
    }
    total += amp;
    amp *= 0.56;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i]! / total - 0.5) * 2.6;
  return out;
})();

/** Fractal noise about -1..1; one unit of x is one cell of the coarsest octave. */
export function noise(x: number, y: number): number {
  const fx = x * 128;
  const fy = y * 128;
  const x0 = Math.floor(fx);
  const y0 = Math.floor(fy);
  const tx = fx - x0;
  const ty = fy - y0;
  const r0 = (y0 & MASK) << 9;
  const r1 = ((y0 + 1) & MASK) << 9;
  const c0 = x0 & MASK;
  const c1 = (x0 + 1) & MASK;
  const a = sheet[r0 | c0]!;
  const b = sheet[r0 | c1]!;
  const c = sheet[r1 | c0]!;
  const d = sheet[r1 | c1]!;
  return a + (b - a) * tx + (c - a) * ty + (a - b - c + d) * tx * ty;
}
