import { noise } from './noise.js';
import { hash2 } from './random.js';
import type { Texture } from './materials.js';

const fract = (v: number): number => v - Math.floor(v);

/** Courses of blocks with dark joints; far away the joints melt into the tone. */
function courses(
  u: number,
  v: number,
  bw: number,
  bh: number,
  joint: number,
  contrast: number,
  variety: number,
  dot: number,
): number {
  const row = Math.floor(v / bh);
  const uu = u / bw + (row & 1) * 0.5;
  const col = Math.floor(uu);
  const fu = fract(uu) * bw;
  const fv = fract(v / bh) * bh;
  const seen = Math.max(0, 1 - (dot / bh) * 2.2);
  const line = (fu < joint || fv < joint ? -contrast : fv > bh - joint ? contrast * 0.35 : 0) * seen;
  return 1 + line + (hash2(row * 7 + 3, col) - 0.5) * variety * seen;
}

/**
 * How the pattern of a surface lightens or darkens it at a place. `u` runs along the wall, `v` up it
 * (on the ground: the two map directions), `dot` is the size in metres of one point of the plate there.
 */
export function texture(kind: Texture, u: number, v: number, dot: number, upright: boolean): number {
  switch (kind) {
    case 'plain':
    case 'lamp':
    case 'smoke':
      return 1;
    case 'plaster': {
      // Rain streaks run down from the ledges, damp climbs from the ground.
      const streak = upright ? noise(u * 0.22, v * 0.018) * 0.2 : 0;
      return (
        1 +
        noise(u * 0.05, v * 0.05) * 0.2 +
        noise(u * 0.3 + 0.3, v * 0.3) * 0.12 +
        noise(u * 1.4, v * 1.1 + 0.6) * 0.09 +
        streak
      );
    }
    case 'ashlar':
      return courses(u, v, 1.3, 0.5, 0.025, 0.16, 0.12, dot) * (1 + noise(u * 0.07, v * 0.05) * 0.14);
    case 'rustic':
      return courses(u, v, 1.5, 0.62, 0.07, 0.36, 0.1, dot) * (1 + noise(u * 0.3, v * 0.3) * 0.12);
    case 'stone':
      return (
        courses(u + noise(u * 0.4, v * 0.4) * 0.2, v, 0.55, 0.28, 0.035, 0.2, 0.34, dot) *
        (1 + noise(u * 0.09, v * 0.09) * 0.22)
      );
    case 'brick':
      return courses(u, v, 0.26, 0.075, 0.012, 0.22, 0.22, dot) * (1 + noise(u * 0.08, v * 0.08) * 0.16);
    case 'marble':
      return 1 + noise(u * 0.35 + noise(u * 0.2, v * 0.2) * 0.6, v * 0.16) * 0.1 + noise(u * 2, v * 2) * 0.03;
    case 'gold':
    case 'mosaic':
      return courses(u, v, 0.13, 0.13, 0.02, 0.2, 0.5, dot) * (1 + noise(u * 0.5, v * 0.5) * 0.45);
    case 'tiles':
      return (
        (1 + Math.sin(u * 18) * 0.14 * Math.max(0, 1 - dot * 9)) *
        (1 + (fract(v * 3.2) < 0.2 ? -0.2 : 0) * Math.max(0, 1 - dot * 9)) *
        (1 + noise(u * 0.25, v * 0.25) * 0.3)
      );
    case 'slabs':
      return (
        courses(u, v, 1.1, 0.55, 0.03, 0.2, 0.18, dot * 0.55) *
        (1 + noise(u * 0.02, v * 0.02) * 0.22 + noise(u * 0.25, v * 0.25) * 0.1)
      );
    case 'cobble':
      return (
        courses(u + noise(u, v) * 0.03, v, 0.14, 0.11, 0.022, 0.3, 0.4, dot) *
        (1 + noise(u * 0.03, v * 0.03) * 0.24 + noise(u * 0.3, v * 0.3) * 0.14)
      );
    case 'dirt':
      return 1 + noise(u * 0.025, v * 0.025) * 0.3 + noise(u * 0.2, v * 0.2) * 0.2 + noise(u * 1.3, v * 1.3) * 0.16;
    case 'gravel':
      return 1 + noise(u * 0.03, v * 0.03) * 0.2 + noise(u * 2.2, v * 2.2) * 0.34;
    case 'grass':
      return 1 + noise(u * 0.06, v * 0.06) * 0.4 + noise(u * 1.6, v * 1.6) * 0.5;
    case 'hill':
      return 1 + noise(u * 0.0016, v * 0.0016) * 0.5 + noise(u * 0.012, v * 0.012) * 0.55;
    case 'leaf':
      return 1 + noise(u * 0.7, v * 0.7) * 0.6;
    case 'rock':
      return 1 + noise(u * 0.06, v * 0.1) * 0.45 + noise(u * 0.5, v * 0.35) * 0.45;
    case 'wood':
      return 1 + noise(u * 0.8, v * 0.06) * 0.3 + noise(v * 0.3, u * 0.3) * 0.12;
    case 'planks':
      return (
        (fract(u / 0.22) < 0.1 && dot < 0.12 ? 0.6 : 1) *
        (1 + (hash2(Math.floor(u / 0.22), 5) - 0.5) * 0.3 + noise(u * 0.6, v * 0.05) * 0.24)
      );
    case 'parquet':
      return courses(u + v, v - u, 0.5, 0.14, 0.012, 0.2, 0.28, dot) * (1 + noise(u * 0.3, v * 0.3) * 0.1);
    case 'metal':
      return 1 + noise(u * 0.3, v * 0.08) * 0.24;
    case 'cloth':
    case 'skin':
      return 1 + noise(u * 1.2, v * 0.7) * 0.26;
    case 'lozenge': {
      // The two-tone diaper of patterned façades.
      const a = fract((u + v) / 1.1) < 0.5;
      const b = fract((u - v) / 1.1) < 0.5;
      return (a === b ? 1.12 : 0.72) * (1 + noise(u * 0.1, v * 0.1) * 0.12);
    }
    case 'stripes':
      return fract(u / 0.5) < 0.5 ? 1.25 : 0.62;
    case 'steps':
      return 1 + noise(u * 0.3, v * 0.3) * 0.16 + noise(u * 2, v * 2) * 0.06;
    case 'glass':
    case 'water':
      return 1;
  }
}
