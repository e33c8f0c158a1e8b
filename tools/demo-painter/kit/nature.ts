import { noise } from '../engine/noise.js';
import type { Stage } from './stage.js';

/** A crown of leaves: many small leaves turned at random, thinner towards the rim. */
function crown(
  st: Stage,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  n: number,
  size: number,
  tone: number,
): void {
  const { m, rng } = st;
  for (let k = 0; k < n; k++) {
    const a = rng() * 6.283,
      c = rng.range(-1, 1);
    const r = Math.cbrt(rng.range(0.15, 1));
    const s = Math.sqrt(1 - c * c);
    const lump = 0.8 + 0.35 * noise(a * 0.4 + x, c * 0.5 + z);
    const px = x + Math.cos(a) * s * rx * r * lump,
      py = y + c * ry * r * lump,
      pz = z + Math.sin(a) * s * rx * r * lump;
    const u = rng() * 6.28,
      v = rng.range(-1, 1);
    const ux = Math.cos(u) * size,
      uz = Math.sin(u) * size;
    m.use('leaf', Math.round(tone * (0.6 + 0.55 * (c * 0.5 + 0.5) + rng() * 0.3) * 20) / 20);
    m.quad(
      [px - ux, py - size * v * 0.6, pz - uz],
      [px + size * 0.4 * v, py - size * 0.7, pz],
      [px + ux, py + size * v * 0.6, pz + uz],
      [px, py + size * 0.8, pz + size * 0.4],
    );
  }
}

function branches(
  st: Stage,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  l: number,
  r: number,
  depth: number,
): void {
  const { m, rng } = st;
  const ex = x + dx * l,
    ey = y + dy * l,
    ez = z + dz * l;
  if (depth > 2) m.limb([x, y, z], [ex, ey, ez], r, r * 0.66, 5);
  else m.cord([x, y, z], [ex, ey, ez], r);
  if (depth === 0) return;
  const n = depth > 3 ? 3 : rng.int(2, 3);
  for (let k = 0; k < n; k++) {
    const a = rng() * 6.28,
      s = rng.range(0.35, 0.75);
    const nx = dx + Math.cos(a) * s,
      ny = dy * 0.9 + rng.range(0, 0.3),
      nz = dz + Math.sin(a) * s;
    const q = Math.hypot(nx, ny, nz);
    branches(st, ex, ey, ez, nx / q, ny / q, nz / q, l * rng.range(0.6, 0.82), r * 0.62, depth - 1);
  }
}

/** A street or park tree `h` metres tall; bare in snow and winter. */
export function tree(
  st: Stage,
  x: number,
  z: number,
  h = 9,
  opts: { bare?: boolean; pine?: boolean; cypress?: boolean; y?: number; fine?: number } = {},
): void {
  const { m, rng, light } = st;
  const y = opts.y ?? 0;
  const bare = opts.bare ?? light.bare;
  const fine = opts.fine ?? 1;
  if (opts.cypress) {
    m.use('wood', 0.16).limb([x, y, z], [x, y + h * 0.3, z], 0.15, 0.12, 5);
    for (let k = 0; k < 7; k++)
      crown(st, x, y + h * (0.12 + k * 0.125), z, h * 0.1 * (1.05 - k * 0.125), h * 0.09, 110 * fine, h * 0.019, 0.13);
    return;
  }
  if (opts.pine) {
    const lx = rng.range(-0.6, 0.6);
    m.use('wood', 0.2).limb([x, y, z], [x + lx, y + h * 0.62, z], h * 0.022, h * 0.015, 7);
    for (let k = 0; k < 5; k++) {
      const a = rng() * 6.28,
        r = h * 0.16;
      m.limb(
        [x + lx, y + h * 0.55, z],
        [x + lx + Math.cos(a) * r, y + h * 0.78, z + Math.sin(a) * r],
        h * 0.01,
        h * 0.006,
        4,
      );
      crown(
        st,
        x + lx + Math.cos(a) * r,
        y + h * rng.range(0.76, 0.9),
        z + Math.sin(a) * r,
        h * 0.2,
        h * 0.075,
        260 * fine,
        h * 0.019,
        0.15,
      );
    }
    return;
  }
  m.use('wood', 0.2);
  if (bare) {
    branches(st, x, y, z, rng.range(-0.06, 0.06), 1, rng.range(-0.06, 0.06), h * 0.3, h * 0.022, 6);
    return;
  }
  branches(st, x, y, z, rng.range(-0.06, 0.06), 1, rng.range(-0.06, 0.06), h * 0.32, h * 0.02, 2);
  const n = 5;
  for (let k = 0; k < n; k++) {
    const a = (k / n) * 6.28 + rng();
    crown(
      st,
      x + Math.cos(a) * h * 0.16,
      y + h * rng.range(0.55, 0.78),
      z + Math.sin(a) * h * 0.16,
      h * 0.2,
      h * 0.17,
      300 * fine,
      h * 0.021,
      0.24,
    );
  }
  crown(st, x, y + h * 0.84, z, h * 0.18, h * 0.15, 260 * fine, h * 0.02, 0.26);
}

export function bush(st: Stage, x: number, z: number, r: number, tone = 0.22, y = 0): void {
  crown(st, x, y + r * 0.6, z, r, r * 0.8, Math.round(200 * Math.max(1, r)), r * 0.09, tone);
}

/** Hills on the horizon: a strip of ground from `near` to `far`, rising to `height`. */
export function hills(
  st: Stage,
  x0: number,
  x1: number,
  zFar: number,
  depth: number,
  height: number,
  tone: number,
  seed = 0,
  houses = 0,
): void {
  const { m, rng } = st;
  const ridge = (u: number, v: number): number => {
    const e = Math.pow(v, 0.75);
    // Ranges die away at both ends instead of being cut off.
    return (
      height *
      e *
      Math.min(1, Math.sin(u * Math.PI) * 2.6) *
      (0.78 + 0.34 * noise(u * 0.55 + seed * 0.37, seed * 0.21) + 0.14 * noise(u * 2.1 + seed, v * 0.7))
    );
  };
  m.use('hill', tone).surface(70, 9, (u, v) => [x0 + (x1 - x0) * u, ridge(u, v) - 1, zFar + depth * (1 - v)]);
  for (let k = 0; k < houses; k++) {
    const u = rng(),
      v = Math.pow(rng(), 1.6) * 0.8;
    const x = x0 + (x1 - x0) * u,
      z = zFar + depth * (1 - v),
      y = ridge(u, v) - 2;
    const s = rng.range(7, 15);
    const wide = s * rng.range(0.8, 1.8);
    const high = rng.range(6, 13);
    const tone = rng.range(0.45, 0.8);
    m.at(x, y, z, 0, () => {
      m.use('plaster', tone).box(0, 0, -s, wide, high, 0);
      // Far away, but a long lens may come close: rows of windows and a roof with eaves.
      m.use('glass', 0.1);
      const bays = Math.max(2, Math.round(wide / 3.6));
      for (let f = 0; f < Math.floor(high / 3.4); f++)
        for (let i = 0; i < bays; i++) {
          const wx = ((i + 0.5) * wide) / bays;
          m.front(wx - 0.55, high - 2.8 - f * 3.3, wx + 0.55, high - 1 - f * 3.3, 0.05);
        }
      const rise = Math.min(wide, s) * 0.24;
      m.use('tiles', 0.32);
      m.quad(
        [-0.5, high, 0.5],
        [wide + 0.5, high, 0.5],
        [wide * 0.75, high + rise, -s / 2],
        [wide * 0.25, high + rise, -s / 2],
      );
      m.tri([wide + 0.5, high, 0.5], [wide + 0.5, high, -s - 0.5], [wide * 0.75, high + rise, -s / 2]);
      m.tri([-0.5, high, -s - 0.5], [-0.5, high, 0.5], [wide * 0.25, high + rise, -s / 2]);
    });
  }
}

export function sea(st: Stage, level = 0, half = 6000): void {
  st.level = level;
  st.hasWater = true;
  const { m } = st;
  m.use('water', 0.3);
  m.floor(-half, -half, half, half, level);
}
