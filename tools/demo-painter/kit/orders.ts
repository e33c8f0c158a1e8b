import { gable } from './walls.js';
import type { Stage } from './stage.js';

/** A column with base and capital; `order` chooses how much carving the capital shows. */
export function column(
  st: Stage,
  x: number,
  z: number,
  r: number,
  h: number,
  tone: number,
  order: 'doric' | 'ionic' | 'corinthian' = 'ionic',
  y = 0,
): void {
  const { m } = st;
  m.use('marble', tone);
  m.at(x, y, z, 0, () => {
    const b = order === 'doric' ? 0 : r * 0.6;
    if (b > 0) {
      m.box(-r * 1.35, 0, -r * 1.35, r * 1.35, r * 0.25, r * 1.35);
      m.lathe(
        [
          [r * 1.3, r * 0.25],
          [r * 1.32, r * 0.45],
          [r * 1.05, b],
        ],
        18,
      );
    }
    m.lathe(
      [
        [r, b],
        [r * 0.98, h * 0.35],
        [r * 0.83, h - r * 1.2],
      ],
      20,
    );
    const t = h - r * 1.2;
    if (order === 'doric') {
      m.lathe(
        [
          [r * 0.83, t],
          [r * 1.25, t + r * 0.7],
        ],
        18,
      );
      m.box(-r * 1.3, t + r * 0.7, -r * 1.3, r * 1.3, h, r * 1.3);
    } else if (order === 'ionic') {
      for (const s of [-1, 1]) {
        m.limb([s * r * 1.05, t + r * 0.45, -r], [s * r * 1.05, t + r * 0.45, r], r * 0.46, r * 0.46, 12);
      }
      m.box(-r * 1.1, t + r * 0.6, -r, r * 1.1, t + r * 0.9, r);
      m.box(-r * 1.25, t + r * 0.9, -r * 1.15, r * 1.25, h, r * 1.15);
    } else {
      m.lathe(
        [
          [r * 0.85, t - r * 0.8],
          [r * 0.95, t],
          [r * 1.35, h - r * 0.3],
        ],
        12,
      );
      m.box(-r * 1.3, h - r * 0.3, -r * 1.3, r * 1.3, h, r * 1.3);
    }
  });
}

/** A temple front from x0 to x1 at depth z: columns, entablature, pediment. */
export function portico(
  st: Stage,
  x0: number,
  x1: number,
  y: number,
  z: number,
  n: number,
  h: number,
  tone: number,
  order: 'doric' | 'ionic' | 'corinthian',
  depth = 4,
  pediment = true,
): void {
  const { m } = st;
  const r = Math.min(h * 0.058, ((x1 - x0) / n) * 0.26);
  for (let k = 0; k < n; k++)
    column(st, x0 + r * 1.3 + ((x1 - x0 - r * 2.6) * k) / (n - 1), z - r * 1.3, r, h, tone, order, y);
  m.use('ashlar', tone * 0.98);
  const e = h * 0.17;
  m.box(x0 - 0.1, y + h, z - depth, x1 + 0.1, y + h + e * 0.72, z);
  m.use('marble', tone * 1.04);
  m.box(x0 - 0.7, y + h + e * 0.72, z - depth, x1 + 0.7, y + h + e, z + 0.6);
  if (pediment) {
    const rise = (x1 - x0) * 0.15;
    const b = y + h + e;
    m.use('plaster', tone * 0.94);
    gable(st, x0 + 0.2, x1 - 0.2, b, rise * 0.94, z - depth, z - 0.15);
    m.use('marble', tone * 1.05);
    const c = (x0 + x1) / 2;
    for (const s of [-1, 1]) {
      const ex = c + s * ((x1 - x0) / 2 + 0.7);
      m.quad([ex, b, z + 0.6], [c, b + rise, z + 0.6], [c, b + rise + 0.5, z + 0.6], [ex, b + 0.45, z + 0.6]);
      m.quad(
        [ex, b + 0.45, z + 0.6],
        [c, b + rise + 0.5, z + 0.6],
        [c, b + rise + 0.5, z - depth],
        [ex, b + 0.45, z - depth],
      );
      m.quad([ex, b, z + 0.6], [c, b + rise, z + 0.6], [c, b + rise, z - 0.1], [ex, b, z - 0.1]);
    }
  }
}

/** A drum with windows, a dome and its lantern. */
export function dome(
  st: Stage,
  x: number,
  y: number,
  z: number,
  r: number,
  opts: {
    drum?: number;
    tone?: number;
    roof?: number;
    lantern?: boolean;
    rise?: number;
    onion?: boolean;
    /** Only churches carry a cross. */
    sacred?: boolean;
    texture?: 'metal' | 'tiles';
  } = {},
): void {
  const { m } = st;
  const {
    drum = r * 0.7,
    tone = 0.7,
    roof = 0.34,
    lantern = true,
    rise = 1,
    onion = false,
    sacred = true,
    texture = 'metal',
  } = opts;
  m.at(x, y, z, 0, () => {
    m.use('plaster', tone).lathe(
      [
        [r * 0.96, 0],
        [r * 0.96, drum],
      ],
      32,
    );
    m.use('marble', tone * 1.1).lathe(
      [
        [r * 1.06, drum],
        [r * 1.06, drum + r * 0.08],
        [r, drum + r * 0.08],
      ],
      32,
    );
    const n = 12;
    for (let k = 0; k < n; k++) {
      m.at(0, 0, 0, (k / n) * Math.PI * 2 + 0.13, () => {
        m.use('glass', 0.07).front(-r * 0.09, drum * 0.22, r * 0.09, drum * 0.8, r * 0.975);
        m.use('marble', tone * 1.1).box(r * 0.2, 0, r * 0.9, r * 0.29, drum, r * 0.985);
      });
    }
    m.use(texture, roof);
    const p: [number, number][] = [];
    for (let k = 0; k <= 12; k++) {
      const a = (k / 12) * (Math.PI / 2);
      p.push([
        r * Math.cos(a) * (onion ? 1 + 0.16 * Math.sin(a * 2) : 1),
        drum + r * 0.08 + r * rise * Math.sin(a) * (onion ? 1 : 1),
      ]);
    }
    m.lathe(p, 32);
    // Ribs of the metal sheets.
    m.use(texture, roof * 1.25);
    for (let k = 0; k < 16; k++) {
      const a = (k / 16) * Math.PI * 2;
      for (let i = 0; i < 11; i++) {
        const [r0, y0] = p[i]!,
          [r1, y1] = p[i + 1]!;
        m.cord(
          [r0 * 1.01 * Math.cos(a), y0, r0 * 1.01 * Math.sin(a)],
          [r1 * 1.01 * Math.cos(a), y1, r1 * 1.01 * Math.sin(a)],
          r * 0.012,
        );
      }
    }
    const top = drum + r * (0.06 + rise);
    if (lantern) {
      m.use('marble', tone).lathe(
        [
          [r * 0.17, top - r * 0.05],
          [r * 0.16, top + r * 0.32],
          [r * 0.22, top + r * 0.34],
        ],
        12,
      );
      m.use(texture, roof).lathe(
        [
          [r * 0.2, top + r * 0.34],
          [r * 0.13, top + r * 0.5],
          [0, top + r * 0.6],
        ],
        12,
      );
    }
    if (sacred) cross(st, 0, top + (lantern ? r * 0.58 : 0), 0, r * 0.4);
    else m.ball(0, top + (lantern ? r * 0.6 : r * 0.05), 0, r * 0.05, r * 0.07, r * 0.05, 10);
  });
}

export function cross(st: Stage, x: number, y: number, z: number, h: number): void {
  const { m } = st;
  m.use('metal', 0.3);
  m.box(x - h * 0.04, y, z - h * 0.04, x + h * 0.04, y + h, z + h * 0.04);
  m.box(x - h * 0.25, y + h * 0.62, z - h * 0.04, x + h * 0.25, y + h * 0.7, z + h * 0.04);
}

/** A flight of steps going up from z1 (front) to z0, between x0 and x1. */
export function flight(
  st: Stage,
  x0: number,
  x1: number,
  y: number,
  z0: number,
  z1: number,
  rise: number,
  n: number,
  tone = 0.7,
): void {
  const { m } = st;
  m.use('steps', tone);
  for (let k = 0; k < n; k++) {
    const a = y + (rise * k) / n,
      b = y + (rise * (k + 1)) / n;
    const f = z1 + ((z0 - z1) * k) / n;
    m.front(x0, a, x1, b, f);
    m.floor(x0, z0 + ((z0 - z1) / n) * 0.01, x1, f, b);
    m.quad([x0, y, f], [x0, b, f], [x0, b, z0], [x0, y, z0]);
    m.quad([x1, y, f], [x1, b, f], [x1, b, z0], [x1, y, z0]);
  }
}

/** An arch over an opening cut in a wall of its own: gates, galleries, vaults' mouths. */
export function archWall(
  st: Stage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  cx: number,
  half: number,
  spring: number,
  depth: number,
): void {
  const { m } = st;
  m.front(x0, y0, cx - half, y1, z);
  m.front(cx + half, y0, x1, y1, z);
  const n = 16;
  for (let k = 0; k < n; k++) {
    const a = Math.PI * (k / n),
      b = Math.PI * ((k + 1) / n);
    const ax = cx - half * Math.cos(a),
      ay = spring + half * Math.sin(a),
      bx = cx - half * Math.cos(b),
      by = spring + half * Math.sin(b);
    m.quad([ax, ay, z], [bx, by, z], [bx, y1, z], [ax, y1, z]);
    m.quad([ax, ay, z], [bx, by, z], [bx, by, z - depth], [ax, ay, z - depth]);
  }
  m.quad([cx - half, y0, z], [cx - half, spring, z], [cx - half, spring, z - depth], [cx - half, y0, z - depth]);
  m.quad([cx + half, y0, z], [cx + half, spring, z], [cx + half, spring, z - depth], [cx + half, y0, z - depth]);
}
