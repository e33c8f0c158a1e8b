import type { Stage } from './stage.js';

/** Height of the water in the frame being drawn in. */
const waterline = (st: Stage): number => (st.hasWater ? st.level - st.m.world([0, 0, 0])[1] : 0);

/** A hull along x, bow towards +x, floating on y = 0. */
export function hull(
  st: Stage,
  l: number,
  b: number,
  free: number,
  tone: number,
  opts: { sheer?: number; bluff?: number; band?: number } = {},
): void {
  const { m } = st;
  const { sheer = free * 0.45, bluff = 0.5, band } = opts;
  const half = (t: number): number =>
    (b / 2) * Math.pow(Math.max(0, 1 - Math.pow(Math.abs(t), t > 0 ? 2.6 - bluff : 5)), 0.62);
  const deck = (t: number): number => free + sheer * t * t * (t > 0 ? 1.3 : 0.8);
  for (const s of [-1, 1]) {
    m.use('wood', tone).surface(18, 4, (u, v) => {
      const t = u * 2 - 1;
      return [
        (t * l) / 2 + (t > 0 ? v * v * l * 0.03 : 0),
        -0.5 + (deck(t) + 0.5) * v,
        s * half(t) * (0.72 + 0.28 * Math.sqrt(v)),
      ];
    });
    if (band)
      m.use('plain', band).surface(18, 1, (u, v) => {
        const t = u * 2 - 1;
        return [(t * l) / 2 + (t > 0 ? l * 0.024 : 0), deck(t) * (0.82 + v * 0.09), s * (half(t) + 0.04)];
      });
  }
  m.use('planks', 0.5);
  for (let k = 0; k < 12; k++) {
    const a = -1 + k / 6,
      c = a + 1 / 6;
    m.quad(
      [(a * l) / 2, deck(a) * 0.86, -half(a)],
      [(a * l) / 2, deck(a) * 0.86, half(a)],
      [(c * l) / 2, deck(c) * 0.86, half(c)],
      [(c * l) / 2, deck(c) * 0.86, -half(c)],
    );
  }
  m.use('planks', tone).quad(
    [-l / 2, 0, -half(-0.995)],
    [-l / 2, 0, half(-0.995)],
    [-l / 2, deck(-1), half(-0.98)],
    [-l / 2, deck(-1), -half(-0.98)],
  );
}

function mast(st: Stage, x: number, h: number, b: number, yards: number, furled: boolean, free: number): void {
  const { m, rng } = st;
  m.use('wood', 0.2).limb([x, free * 0.6, 0], [x, free + h, 0], h * 0.011, h * 0.004, 6);
  for (let k = 0; k < yards; k++) {
    const y = free + h * (0.4 + (k * 0.5) / Math.max(1, yards - 1 || 1));
    const w = b * (1.5 - k * 0.32);
    // At anchor the yards lie square; under sail they are braced round to the wind.
    const brace = furled ? rng.range(-0.03, 0.03) : 0.95;
    const sx = Math.sin(brace) * w;
    const sz = Math.cos(brace) * w;
    m.use('wood', 0.18).limb([x - sx, y, -sz], [x + sx, y, sz], 0.1, 0.06, 5);
    if (furled)
      m.use('cloth', 0.62).limb(
        [x - sx * 0.85, y + 0.12, -sz * 0.85],
        [x + sx * 0.85, y + 0.12, sz * 0.85],
        0.2,
        0.16,
        6,
      );
    else {
      const drop = h * (k === 0 ? 0.3 : 0.23);
      m.use('cloth', 0.84).surface(8, 6, (u, v) => {
        const t = (u * 2 - 1) * (0.96 + 0.16 * (1 - v));
        const belly = w * 0.2 * Math.sin(u * 3.14) * Math.sin(0.35 + v * 2.4);
        return [x + sx * t + Math.cos(brace) * belly, y - drop * (1 - v), sz * t - Math.sin(brace) * belly];
      });
    }
  }
  m.use('plain', 0.12);
  // Shrouds and their ratlines.
  for (const s of [-1, 1]) {
    for (let k = 0; k < 5; k++) m.cord([x, free + h * 0.62, 0], [x - 0.8 + k * 0.5 - 0.6, free, s * b * 0.48], 0.03);
    for (let k = 1; k < 10; k++) {
      const t = k / 11;
      m.cord(
        [x - 1.4 * (1 - t), free + h * 0.62 * t, s * b * 0.48 * (1 - t)],
        [x + 0.6 * (1 - t), free + h * 0.62 * t, s * b * 0.48 * (1 - t)],
        0.015,
      );
    }
    m.cord([x, free + h * 0.96, 0], [x - 2.2, free, s * b * 0.45], 0.02);
  }
}

/** Brigs and barques: `masts` square-rigged masts, with a bowsprit. */
export function sailingShip(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  l = 32,
  masts = 3,
  furled = true,
  y = waterline(st),
): void {
  const { m, rng } = st;
  const b = l * 0.24,
    free = l * 0.075,
    h = l * 0.86;
  m.at(x, y, z, turn, () =>
    m.tilt(furled ? 0 : 0.06, 0, () => {
      hull(st, l, b, free, rng.range(0.09, 0.2), { band: rng.chance(0.6) ? 0.75 : 0.4 });
      const pos = masts === 3 ? [0.3, 0.0, -0.3] : masts === 2 ? [0.2, -0.18] : [0.05];
      pos.forEach((p, i) =>
        mast(
          st,
          p * l,
          h * (i === pos.length - 1 && masts === 3 ? 0.8 : 0.94),
          b * 0.52,
          i === pos.length - 1 && masts > 1 ? 2 : 3,
          furled,
          free,
        ),
      );
      m.use('wood', 0.2).limb([l * 0.46, free * 1.4, 0], [l * 0.7, free * 1.4 + l * 0.11, 0], 0.2, 0.1, 5);
      m.use('plain', 0.12);
      m.cord([l * 0.7, free * 1.4 + l * 0.11, 0], [pos[0]! * l, free + h * 0.93, 0], 0.03);
      m.cord([l * 0.6, free * 1.3 + l * 0.06, 0], [pos[0]! * l, free + h * 0.6, 0], 0.03);
      for (let k = 0; k + 1 < pos.length; k++)
        m.cord([pos[k]! * l, free + h * 0.6, 0], [pos[k + 1]! * l, free + h * 0.93, 0], 0.025);
      const last = pos[pos.length - 1]! * l;
      m.use('wood', 0.2).limb([last, free + h * 0.14, 0], [last - l * 0.26, free + h * 0.2, 0], 0.12, 0.08, 5);
      m.limb([last, free + h * 0.46, 0], [last - l * 0.2, free + h * 0.56, 0], 0.1, 0.06, 5);
      m.use('planks', 0.45).box(-l * 0.4, free * 0.8, -b * 0.22, -l * 0.22, free + 1.4, b * 0.22);
      m.box(-l * 0.04, free * 0.8, -b * 0.16, l * 0.08, free + 0.7, b * 0.16);
    }),
  );
}

/** The small two-masted coasters and fishing boats with lug sails. */
export function trabaccolo(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  l = 14,
  sails: 'up' | 'down' = 'down',
  painted = false,
  y = waterline(st),
): void {
  const { m, rng } = st;
  const b = l * 0.29,
    free = l * 0.075,
    h = l * 0.85;
  m.at(x, y, z, turn, () => {
    hull(st, l, b, free, rng.range(0.12, 0.3), { bluff: 0.9, sheer: free * 0.9, band: rng.chance(0.5) ? 0.7 : 0.45 });
    const pos = l > 9 ? [0.22, -0.2] : [0.08];
    pos.forEach((p, i) => {
      const mh = h * (i ? 0.86 : 0.98);
      const px = p * l;
      m.use('wood', 0.24).limb([px, 0, 0], [px + 0.2, free + mh, 0], l * 0.009, l * 0.005, 6);
      m.use('plain', 0.14);
      for (const s of [-1, 1]) m.cord([px + 0.2, free + mh * 0.9, 0], [px - 0.6, free, s * b * 0.46], 0.02);
      m.cord([px + 0.2, free + mh, 0], [px + l * 0.3, free * 1.5, 0], 0.02);
      const peak: [number, number, number] = [px - l * 0.2, free + mh * 1.1, 0.15];
      const throat: [number, number, number] = [px + l * 0.16, free + mh * 0.72, 0.15];
      const tack: [number, number, number] = [px + l * 0.14, free + l * 0.09, 0.15];
      const clew: [number, number, number] = [px - l * 0.24, free + l * 0.11, 0.15];
      if (sails === 'down') {
        const yb = free + l * 0.1;
        m.use('wood', 0.22).limb([px - l * 0.22, yb, 0.2], [px + l * 0.2, yb + 0.5, 0.2], 0.09, 0.07, 5);
        m.use('cloth', painted ? 0.4 : 0.6).limb(
          [px - l * 0.22, yb - 0.2, 0.2],
          [px + l * 0.19, yb + 0.25, 0.2],
          l * 0.022,
          l * 0.018,
          7,
        );
      } else {
        m.use('wood', 0.22).limb(peak, throat, 0.09, 0.07, 5);
        m.limb(tack, clew, 0.08, 0.07, 5);
        const tone = painted ? rng.range(0.3, 0.5) : rng.range(0.6, 0.8);
        const belly = l * 0.045;
        const sheet = (lo: number, hi: number, t: number, off: number): void => {
          m.use('cloth', t).surface(6, 4, (u, v0) => {
            const v = lo + (hi - lo) * v0;
            const a = [0, 1, 2].map((k) => tack[k]! + (throat[k]! - tack[k]!) * v);
            const c = [0, 1, 2].map((k) => clew[k]! + (peak[k]! - clew[k]!) * v);
            return [
              a[0]! + (c[0]! - a[0]!) * u,
              a[1]! + (c[1]! - a[1]!) * u,
              a[2]! + Math.sin(u * 3.1) * Math.sin(v * 2.6 + 0.3) * belly + off,
            ];
          });
        };
        sheet(0, 1, tone, 0);
        if (painted) {
          sheet(0.62, 0.98, tone * 1.9, 0.03);
          sheet(0.62, 0.98, tone * 1.9, -0.03);
          m.at((tack[0] + clew[0]) / 2, free + mh * 0.42, 0.15 + belly, 0, () =>
            m.use('cloth', rng.chance(0.5) ? 0.8 : 0.12).ball(0, 0, 0, l * 0.06, l * 0.06, 0.06, 14),
          );
        }
      }
    });
    m.use('planks', 0.4).box(-l * 0.32, free * 0.8, -b * 0.2, -l * 0.1, free + 0.5, b * 0.2);
  });
}

export function rowingBoat(st: Stage, x: number, z: number, turn: number, l = 5, y = waterline(st)): void {
  const { m, rng } = st;
  m.at(x, y, z, turn, () => {
    hull(st, l, l * 0.3, 0.42, rng.range(0.2, 0.6), { band: 0.7, sheer: 0.3 });
    m.use('plain', 0.1).box(-l * 0.36, 0.2, -l * 0.11, l * 0.3, 0.4, l * 0.11);
    m.use('planks', 0.55);
    for (const p of [-0.25, 0, 0.22]) m.box(p * l - 0.1, 0.36, -l * 0.13, p * l + 0.1, 0.42, l * 0.13);
  });
}

export function barge(st: Stage, x: number, z: number, turn: number, l = 14, load = true, y = waterline(st)): void {
  const { m, rng } = st;
  m.at(x, y, z, turn, () => {
    hull(st, l, l * 0.3, 0.9, 0.16, { bluff: 1.2, sheer: 0.3 });
    if (load)
      for (let k = 0; k < 16; k++) {
        m.use(rng.chance(0.5) ? 'planks' : 'cloth', rng.range(0.3, 0.6));
        const bx = rng.range(-l * 0.34, l * 0.3),
          bz = rng.range(-l * 0.1, l * 0.08);
        m.box(bx, 0.7, bz, bx + rng.range(0.6, 1.3), rng.range(1.2, 2.2), bz + 0.9);
      }
  });
}

export function smoke(st: Stage, x: number, y: number, z: number, size: number, drift: number, tone = 0.3): void {
  const { rng } = st;
  // A string of puffs that spread and thin out as they drift.
  for (let k = 0; k < 24; k++) {
    const t = k / 24;
    const r = size * (0.4 + t * 1.9);
    puff(
      st,
      x + drift * t * size * 9 + rng.range(-r, r) * 0.4,
      y + size * t * (4 + 3 / (1 + Math.abs(drift))) + rng.range(-r, r) * 0.3,
      z + rng.range(-r, r) * 0.4,
      r,
      Math.round(230 * (1 - t * 0.72)),
      tone + t * 0.5,
    );
  }
}

/** Smoke and steam: a cloud of flecks, dense inside, that the development melts into softness. */
export function puff(st: Stage, x: number, y: number, z: number, r: number, n: number, tone: number): void {
  const { m, rng } = st;
  for (let k = 0; k < n; k++) {
    const a = rng() * 6.283,
      c = rng.range(-1, 1),
      s = Math.sqrt(1 - c * c),
      d = r * Math.pow(rng(), 0.55);
    const px = x + Math.cos(a) * s * d,
      py = y + c * d * 0.85,
      pz = z + Math.sin(a) * s * d;
    const e = r * rng.range(0.09, 0.17);
    m.use('smoke', Math.round((tone + c * 0.12) * 20) / 20);
    m.tri([px - e, py - e * 0.6, pz], [px + e, py - e * 0.5, pz + e * 0.3], [px, py + e, pz - e * 0.2]);
  }
}

/** A steamer of the Lloyd: black hull, one or two funnels, masts that still carry rigging. */
export function steamer(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  l = 70,
  opts: { funnels?: number; white?: boolean; liner?: boolean; smoke?: boolean; war?: boolean } = {},
): void {
  const { m, rng } = st;
  const { funnels = 1, white = false, liner = false, war = false } = opts;
  const b = l * (war ? 0.1 : 0.14),
    free = l * (liner ? 0.085 : war ? 0.035 : 0.06);
  m.at(x, waterline(st), z, turn, () => {
    hull(st, l, b, free, white ? 0.82 : war ? 0.34 : 0.09, { bluff: 0.1, band: white ? 0.3 : 0.7, sheer: free * 0.4 });
    const decks = liner ? 4 : war ? 1 : 2;
    for (let d = 0; d < decks; d++) {
      const w = b * (0.84 - d * 0.08),
        len = l * (liner ? 0.66 - d * 0.08 : war ? 0.2 : 0.34 - d * 0.12);
      const y0 = free + d * l * 0.021,
        y1 = y0 + l * 0.021;
      m.use('plaster', war ? 0.4 : 0.82).box(-len * 0.55, y0, -w * 0.42, len * 0.45, y1, w * 0.42);
      m.use('plain', war ? 0.4 : 0.75).box(-len * 0.57, y1, -w * 0.5, len * 0.47, y1 + 0.12, w * 0.5);
      const n = Math.round(len / 2.2);
      for (let k = 0; k < n; k++)
        for (const s of [-1, 1]) {
          const px = -len * 0.53 + (len * 0.96 * (k + 0.5)) / n;
          m.use('glass', 0.06);
          m.quad(
            [px - 0.35, y0 + 0.45 * (y1 - y0), s * (w * 0.42 + 0.02)],
            [px + 0.35, y0 + 0.45 * (y1 - y0), s * (w * 0.42 + 0.02)],
            [px + 0.35, y0 + 0.8 * (y1 - y0), s * (w * 0.42 + 0.02)],
            [px - 0.35, y0 + 0.8 * (y1 - y0), s * (w * 0.42 + 0.02)],
          );
          if (liner && d > 0) m.use('metal', 0.7).limb([px, y0, s * w * 0.49], [px, y1, s * w * 0.49], 0.08, 0.08, 4);
        }
    }
    if (!war || liner) {
      m.use('plain', white ? 0.08 : 0.5);
      for (let k = 0; k < l / 3; k++)
        for (const s of [-1, 1]) {
          const t = -0.8 + (1.6 * k) / (l / 3);
          const half = (b / 2) * Math.pow(1 - Math.pow(Math.abs(t), t > 0 ? 2.5 : 5), 0.62);
          m.ball((t * l) / 2, free * 0.62, s * (half * 0.985 + 0.02), 0.28, 0.28, 0.1, 6);
        }
    }
    const top = free + decks * l * 0.021;
    for (let k = 0; k < funnels; k++) {
      const fx = (k - (funnels - 1) / 2) * l * 0.13 - l * 0.01;
      const r = l * (liner ? 0.024 : war ? 0.014 : 0.018),
        fh = l * (liner ? 0.075 : war ? 0.06 : 0.12);
      m.at(fx, top - 0.5, 0, 0, () =>
        m.tilt(0, 0.06, () => {
          m.use('metal', white ? 0.5 : 0.12).lathe(
            [
              [r, 0],
              [r * 0.96, fh],
            ],
            16,
          );
          m.use('metal', white ? 0.2 : 0.7).lathe(
            [
              [r * 1.01, fh * 0.62],
              [r * 1.01, fh * 0.78],
            ],
            16,
          );
        }),
      );
      if (opts.smoke !== false) smoke(st, fx, top + fh, 0, l * 0.02, rng.range(-1.6, -0.5), 0.22);
      for (const s of [-1, 1])
        m.use('metal', 0.6).limb([fx + r * 2.2, top, s * r], [fx + r * 2.2, top + fh * 0.42, s * r], 0.3, 0.4, 6);
    }
    for (const p of war ? [0.22, -0.3] : [0.31, -0.33]) {
      const h = l * (war ? 0.2 : 0.34);
      m.use('wood', 0.28).limb([p * l, free, 0], [p * l - h * 0.05, free + h, 0], 0.25, 0.12, 6);
      m.use('plain', 0.15);
      for (const s of [-1, 1])
        for (const o of [-1.5, 0, 1.5])
          m.cord([p * l - h * 0.04, free + h * 0.8, 0], [p * l + o, free, s * b * 0.4], 0.03);
      m.cord([p * l - h * 0.05, free + h, 0], [p > 0 ? l * 0.5 : -l * 0.5, free * 1.3, 0], 0.03);
      if (!war) {
        m.use('wood', 0.3).limb(
          [p * l, free + h * 0.2, 0],
          [p * l + (p > 0 ? -1 : 1) * l * 0.12, free + h * 0.5, 0],
          0.14,
          0.1,
          5,
        );
      }
    }
    m.cord(
      [l * 0.31 - l * 0.017, free + l * (war ? 0.2 : 0.34), 0],
      [-l * 0.33 - l * 0.017, free + l * (war ? 0.2 : 0.34), 0],
      0.02,
    );
    for (let k = 0; k < (liner ? 6 : war ? 0 : 3); k++)
      for (const s of [-1, 1]) {
        m.use('planks', 0.8).at(-l * 0.18 + k * l * 0.07, top + 0.4, s * b * 0.4, 0, () =>
          hull(st, l * 0.045, l * 0.014, 0.4, 0.85),
        );
      }
    if (war)
      for (const p of [0.34, 0.02, -0.4]) {
        m.use('metal', 0.3).box(p * l - 1, free, -0.8, p * l + 1, free + 1.6, 0.8);
        m.limb([p * l, free + 1.3, 0], [p * l + 4 * Math.sign(p || 1), free + 1.8, 0], 0.16, 0.12, 6);
      }
  });
}
