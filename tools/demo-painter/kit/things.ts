import { person } from './people.js';
import type { Stage } from './stage.js';

export function lampPost(st: Stage, x: number, z: number, h = 4.2, arms = 1, y = 0): void {
  const { m } = st;
  m.at(x, y, z, 0, () => {
    m.use('metal', 0.1).lathe(
      [
        [0.24, 0],
        [0.24, 0.2],
        [0.13, 0.4],
        [0.12, 0.9],
        [0.07, 1.0],
        [0.055, h - 0.5],
        [0.05, h],
      ],
      10,
    );
    m.limb([-0.35, h - 0.5, 0], [0.35, h - 0.5, 0], 0.025, 0.025, 4);
    const head = (hx: number): void => {
      m.use('metal', 0.08).lathe(
        [
          [0, 0],
          [0, 0],
        ],
        4,
      );
      m.at(hx, h, 0, 0, () => {
        m.use('metal', 0.08).lathe(
          [
            [0.06, 0],
            [0.12, 0.06],
            [0.12, 0.1],
          ],
          8,
        );
        m.use('lamp', 0.8).lathe(
          [
            [0.12, 0.1],
            [0.2, 0.5],
          ],
          6,
        );
        m.use('metal', 0.08).lathe(
          [
            [0.24, 0.5],
            [0.16, 0.62],
            [0.05, 0.75],
            [0, 0.85],
          ],
          8,
        );
      });
      st.lamp(hx, h + 0.3, 0, 15);
    };
    if (arms === 1) head(0);
    else
      for (let k = 0; k < arms; k++) {
        const hx = ((k / (arms - 1)) * 2 - 1) * 0.9;
        m.use('metal', 0.1).limb([0, h - 0.4, 0], [hx, h - 0.1, 0], 0.04, 0.04, 5);
        head(hx);
      }
  });
}

/** The tall arc lamps and tram poles of the electric age. */
export function pole(st: Stage, x: number, z: number, h = 7.5, arm = 0, lamp = false): void {
  const { m } = st;
  m.at(x, 0, z, 0, () => {
    m.use('metal', 0.12).lathe(
      [
        [0.17, 0],
        [0.16, 1.2],
        [0.1, 1.3],
        [0.07, h],
      ],
      8,
    );
    if (arm) m.limb([0, h - 0.6, 0], [arm, h - 0.25, 0], 0.04, 0.03, 5);
    if (lamp) {
      m.use('lamp', 0.9).ball(arm, h - 0.65, 0, 0.26, 0.28, 0.26, 10);
      st.lamp(arm, h - 0.7, 0, 34);
    }
  });
}

export function bench(st: Stage, x: number, z: number, turn: number): void {
  const { m } = st;
  m.at(x, 0, z, turn, () => {
    m.use('planks', 0.4);
    for (let k = 0; k < 3; k++) m.box(-0.9, 0.42, -0.2 + k * 0.16, 0.9, 0.46, -0.08 + k * 0.16);
    for (let k = 0; k < 2; k++) m.box(-0.9, 0.58 + k * 0.18, -0.32, 0.9, 0.7 + k * 0.18, -0.28);
    m.use('metal', 0.1);
    for (const s of [-0.8, 0.8]) {
      m.box(s - 0.03, 0, -0.3, s + 0.03, 0.9, -0.25);
      m.box(s - 0.03, 0, 0.1, s + 0.03, 0.44, 0.16);
    }
  });
}

export function flag(st: Stage, x: number, y: number, z: number, w = 2.4, h = 1.5, pole = 3): void {
  const { m, rng, light } = st;
  m.use('wood', 0.3).limb([x, y, z], [x, y + pole, z], 0.05, 0.03, 5);
  const ph = rng() * 6,
    tones = rng.chance(0.5) ? [0.3, 0.85, 0.35] : [0.15, 0.6, 0.15];
  const droop = light.wind > 0.4 ? 0.1 : 0.5;
  tones.forEach((t, k) => {
    m.use('cloth', t).surface(8, 1, (u, v) => [
      x + u * w * (1 - droop * 0.5),
      y + pole - ((k + 1 - v) * h) / 3 - u * u * droop * h + Math.sin(u * 6 + ph) * 0.08,
      z + Math.sin(u * 7 + ph) * 0.18 * u,
    ]);
  });
}

/** Drapery hung from a window: banners of a feast, or black cloth of a mourning. */
export function banner(st: Stage, x: number, y: number, z: number, w: number, h: number, tone: number): void {
  st.m
    .use('cloth', tone)
    .surface(6, 5, (u, v) => [x + (u - 0.5) * w, y - h * (1 - v), z + 0.08 + Math.sin(u * 11) * 0.06 * (1 - v)]);
}

export function garland(st: Stage, x0: number, y: number, z: number, x1: number, z1 = z, sag = 1): void {
  const { m, rng } = st;
  const n = Math.max(6, Math.round(Math.hypot(x1 - x0, z1 - z) / 0.5));
  for (let k = 0; k <= n; k++) {
    const t = k / n;
    m.use('leaf', rng.range(0.14, 0.3)).ball(
      x0 + (x1 - x0) * t,
      y - sag * 4 * t * (1 - t),
      z + (z1 - z) * t,
      0.24,
      0.2,
      0.2,
      6,
    );
  }
}

/** Pennants on a line across a street. */
export function bunting(st: Stage, x0: number, y: number, z0: number, x1: number, z1: number, sag = 1.2): void {
  const { m, rng } = st;
  const n = Math.max(8, Math.round(Math.hypot(x1 - x0, z1 - z0) / 0.9));
  m.use('plain', 0.2).hang([x0, y, z0], [x1, y, z1], sag, 10);
  for (let k = 0; k < n; k++) {
    const t = (k + 0.5) / n;
    const px = x0 + (x1 - x0) * t,
      pz = z0 + (z1 - z0) * t,
      py = y - sag * 4 * t * (1 - t);
    m.use('cloth', rng.pick([0.2, 0.5, 0.85]));
    m.tri([px - 0.25, py, pz], [px + 0.25, py, pz], [px + rng.range(-0.1, 0.1), py - 0.75, pz + 0.1]);
  }
}

export function parasol(st: Stage, x: number, z: number, r = 1.4, h = 2.4, tone = 0.7): void {
  const { m, rng } = st;
  m.use('wood', 0.3).limb([x, 0, z], [x, h, z], 0.04, 0.03, 5);
  m.at(x, 0, z, rng(), () =>
    m.tilt(rng.range(-0.12, 0.12), rng.range(-0.12, 0.12), () => {
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * 6.283,
          b = ((k + 1) / 8) * 6.283;
        m.use('cloth', k % 2 ? tone : tone * 0.8);
        m.tri(
          [r * Math.cos(a), h - 0.45, r * Math.sin(a)],
          [r * Math.cos(b), h - 0.45, r * Math.sin(b)],
          [0, h + 0.15, 0],
        );
        m.quad(
          [r * Math.cos(a), h - 0.45, r * Math.sin(a)],
          [r * Math.cos(b), h - 0.45, r * Math.sin(b)],
          [r * Math.cos(b), h - 0.65, r * Math.sin(b)],
          [r * Math.cos(a), h - 0.65, r * Math.sin(a)],
        );
      }
    }),
  );
}

export function basket(st: Stage, x: number, z: number, r = 0.32, y = 0): void {
  const { m, rng } = st;
  m.at(x, y, z, 0, () => {
    m.use('wood', 0.42).lathe(
      [
        [r * 0.75, 0],
        [r, r * 0.9],
      ],
      10,
    );
    for (let k = 0; k < 9; k++)
      m.use('leaf', rng.range(0.2, 0.8)).ball(
        rng.range(-r, r) * 0.65,
        r * 0.9,
        rng.range(-r, r) * 0.65,
        r * 0.28,
        r * 0.24,
        r * 0.28,
        6,
      );
  });
}

export function barrel(st: Stage, x: number, z: number, y = 0, lying = false): void {
  const { m } = st;
  if (lying) m.use('wood', 0.34).limb([x - 0.45, y + 0.36, z], [x + 0.45, y + 0.36, z], 0.36, 0.36, 12);
  else
    m.at(x, y, z, 0, () => {
      m.use('wood', 0.34).lathe(
        [
          [0.28, 0],
          [0.36, 0.45],
          [0.28, 0.9],
          [0.28, 0.9],
          [0, 0.88],
        ],
        12,
      );
      m.use('metal', 0.15).lathe(
        [
          [0.345, 0.25],
          [0.355, 0.31],
        ],
        12,
      );
      m.lathe(
        [
          [0.355, 0.6],
          [0.345, 0.66],
        ],
        12,
      );
    });
}

/** Goods on a quay: crates, sacks, barrels. */
export function goods(st: Stage, x: number, z: number, n: number, spread: number): void {
  const { m, rng } = st;
  for (let k = 0; k < n; k++) {
    const px = x + rng.range(-spread, spread),
      pz = z + rng.range(-spread, spread) * 0.5;
    const kind = rng.int(0, 2);
    if (kind === 0) barrel(st, px, pz, 0, rng.chance(0.4));
    else if (kind === 1) {
      const s = rng.range(0.5, 1.1);
      m.use('planks', rng.range(0.35, 0.55)).at(px, 0, pz, rng(), () =>
        m.box(-s / 2, 0, -s / 2, s / 2, s * 0.8, s / 2),
      );
    } else
      for (let i = 0; i < 5; i++)
        m.use('cloth', rng.range(0.5, 0.7)).ball(
          px + rng.range(-0.5, 0.5),
          0.2 + (i > 2 ? 0.4 : 0),
          pz + rng.range(-0.4, 0.4),
          0.5,
          0.24,
          0.32,
          8,
        );
  }
}

/** Poles and planks before a wall from x0 to x1, up to h. */
export function scaffold(st: Stage, x0: number, x1: number, h: number, z: number, depth = 1.6, workers = true): void {
  const { m, rng } = st;
  const n = Math.max(2, Math.round((x1 - x0) / 2.4));
  for (let k = 0; k <= n; k++) {
    const x = x0 + ((x1 - x0) * k) / n;
    for (const zz of [z, z + depth])
      m.use('wood', rng.range(0.3, 0.5)).limb(
        [x + rng.range(-0.1, 0.1), 0, zz],
        [x + rng.range(-0.15, 0.15), h + rng.range(0.3, 1.6), zz],
        0.09,
        0.07,
        5,
      );
  }
  for (let y = 2.1; y < h; y += 2.1) {
    m.use('planks', 0.5).box(x0 - 0.4, y, z, x1 + 0.4, y + 0.07, z + depth);
    m.use('wood', 0.4);
    m.limb([x0 - 0.3, y + 1, z + depth], [x1 + 0.3, y + 1, z + depth], 0.05, 0.05, 4);
    if (workers && rng.chance(0.65))
      person(st, rng.range(x0, x1), z + depth * 0.5, 'worker', 'work', rng.range(-3, 3), y + 0.07);
  }
  for (let k = 0; k < n; k += 2) {
    const a = x0 + ((x1 - x0) * k) / n,
      b = x0 + ((x1 - x0) * (k + 2)) / n;
    m.use('wood', 0.4).limb([a, 0, z + depth + 0.1], [Math.min(b, x1), h * 0.6, z + depth + 0.1], 0.06, 0.05, 4);
  }
}

/** Heaps of broken masonry. */
export function rubble(st: Stage, x: number, z: number, r: number, h: number, tone = 0.55): void {
  const { m, rng } = st;
  m.use('rock', tone * 0.9).at(x, 0, z, rng() * 6, () =>
    m.surface(16, 5, (u, v) => {
      const a = u * 6.2832;
      const q = r * (1 - v) * (1 + 0.25 * Math.sin(a * 3 + r) + 0.1 * Math.sin(a * 7));
      return [-q * Math.cos(a), h * Math.pow(v, 0.8) * (1 + 0.1 * Math.sin(a * 5)), q * Math.sin(a)];
    }),
  );
  const n = Math.round(26 * Math.max(1, r * 0.6));
  for (let k = 0; k < n; k++) {
    const a = rng() * 6.28,
      d = Math.sqrt(rng()) * r * 1.15;
    const s = rng.range(0.12, 0.5);
    m.use(rng.chance(0.3) ? 'brick' : 'rock', rng.range(0.4, 0.75));
    m.at(x + Math.cos(a) * d, Math.max(0, h * (1 - d / r)), z + Math.sin(a) * d, rng() * 6, () =>
      m.tilt(rng.range(-0.6, 0.6), rng.range(-0.6, 0.6), () => m.box(-s, -s * 0.3, -s * 0.6, s, s * 0.5, s * 0.6)),
    );
  }
  for (let k = 0; k < r; k++) {
    const a = rng() * 6.28;
    m.use('wood', 0.3).limb(
      [x + Math.cos(a) * r * 0.7, 0.2, z + Math.sin(a) * r * 0.7],
      [x + rng.range(-1, 1), h * rng.range(0.6, 1.3), z + rng.range(-1, 1)],
      0.1,
      0.1,
      4,
    );
  }
}

/** A builders' derrick of timber. */
export function derrick(st: Stage, x: number, z: number, h: number, reach: number): void {
  const { m } = st;
  m.use('wood', 0.3);
  m.limb([x, 0, z], [x, h, z], 0.2, 0.14, 6);
  m.limb([x, h * 0.12, z], [x + reach, h * 0.92, z], 0.16, 0.1, 6);
  for (const [dx, dz] of [
    [-3, -3],
    [-3, 3],
    [-4, 0],
  ] as const)
    m.cord([x, h, z], [x + dx * 1.6, 0, z + dz], 0.04);
  m.cord([x, h, z], [x + reach, h * 0.92, z], 0.04);
  m.cord([x + reach, h * 0.92, z], [x + reach, h * 0.45, z], 0.03);
  m.use('stone', 0.65).box(x + reach - 0.6, h * 0.45 - 0.7, z - 0.4, x + reach + 0.6, h * 0.45, z + 0.4);
}

export function table(st: Stage, x: number, z: number, r = 0.36): void {
  const { m } = st;
  m.at(x, 0, z, 0, () => {
    m.use('metal', 0.1).lathe(
      [
        [0.22, 0],
        [0.04, 0.08],
        [0.035, 0.7],
      ],
      8,
    );
    m.use('marble', 0.85).lathe(
      [
        [r, 0.72],
        [r, 0.76],
        [r, 0.76],
        [0, 0.765],
      ],
      14,
    );
    m.use('marble', 0.9).lathe(
      [
        [0.04, 0.76],
        [0.05, 0.86],
      ],
      6,
    );
  });
}

export function chair(st: Stage, x: number, z: number, turn: number): void {
  const { m } = st;
  m.at(x, 0, z, turn, () => {
    m.use('wood', 0.12);
    for (const [a, b] of [
      [-0.18, -0.18],
      [0.18, -0.18],
      [-0.18, 0.18],
      [0.18, 0.18],
    ] as const)
      m.limb([a, 0, b], [a * 0.9, 0.45, b * 0.9], 0.02, 0.02, 4);
    m.at(0, 0.44, 0, 0, () =>
      m.lathe(
        [
          [0.21, 0],
          [0.21, 0.03],
          [0.21, 0.03],
          [0, 0.03],
        ],
        10,
      ),
    );
    for (let k = 0; k < 6; k++) {
      const p = (t: number): [number, number, number] => [Math.cos(t) * 0.19, 0.46 + Math.sin(t) * 0.46, -0.2];
      m.limb(p((k / 6) * 3.14), p(((k + 1) / 6) * 3.14), 0.018, 0.018, 4);
    }
  });
}

/** A café table with its guests. */
export function guests(st: Stage, x: number, z: number): void {
  const { rng } = st;
  table(st, x, z);
  const n = rng.int(2, 3);
  const o = rng() * 6;
  for (let k = 0; k < n; k++) {
    const a = o + (k / n) * 6.28;
    const cx = x + Math.cos(a) * 0.8,
      cz = z + Math.sin(a) * 0.8;
    const turn = Math.atan2(x - cx, z - cz);
    chair(st, cx, cz, turn);
    if (rng.chance(0.8)) person(st, cx, cz, rng.chance(0.6) ? 'man' : 'lady', 'sit', turn);
  }
}

export function bollards(st: Stage, x0: number, z0: number, x1: number, z1: number, n: number): void {
  for (let k = 0; k < n; k++) {
    const t = n > 1 ? k / (n - 1) : 0;
    st.m.use('stone', 0.5).at(x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t, 0, () =>
      st.m.lathe(
        [
          [0.26, 0],
          [0.2, 0.5],
          [0.3, 0.62],
          [0.22, 0.78],
          [0, 0.82],
        ],
        10,
      ),
    );
  }
}
