import { crowd, person } from '../kit/people.js';
import { column } from '../kit/orders.js';
import { statue } from '../kit/walls.js';
import { basket, chair, guests, table } from '../kit/things.js';
import { indoors } from '../weather.js';
import type { Stage } from '../kit/stage.js';
import type { Texture } from '../engine/materials.js';

interface Room {
  w: number;
  d: number;
  h: number;
  wall: number;
  floor: readonly [Texture, number];
  windows: number;
  ceiling?: number;
  arched?: boolean;
  /** Windows on the far wall as well. */
  backWindows?: number;
}

/** A room open towards the camera, lit by the sun through the windows of its left wall. */
function room(st: Stage, r: Room): void {
  const { m } = st;
  indoors(st.light);
  st.light.side = -1.35;
  st.light.height = 0.62;
  st.light.sun = 3.4;
  st.light.ambient = 0.34;
  const { w, d, h } = r;
  m.use(r.floor[0], r.floor[1]).floor(-w / 2, -d, w / 2, 8, 0);
  m.use('plaster', r.ceiling ?? 0.7).floor(-w / 2, -d, w / 2, 8, h);
  m.use('plaster', r.wall);
  m.quad([w / 2, 0, 8], [w / 2, 0, -d], [w / 2, h, -d], [w / 2, h, 8]);
  const pierced = (length: number, n: number, ww: number): void => {
    const bay = length / n;
    for (let k = 0; k < n; k++) {
      const a = k * bay,
        c = a + bay / 2;
      m.use('plaster', r.wall);
      m.front(a, 0, c - ww / 2, h, 0);
      m.front(c + ww / 2, 0, a + bay, h, 0);
      m.front(c - ww / 2, 0, c + ww / 2, h * 0.16, 0);
      m.front(c - ww / 2, h * 0.78, c + ww / 2, h, 0);
      if (r.arched)
        m.at(c, h * 0.78 - ww / 2, 0.01, 0, () => {
          for (let i = 0; i < 10; i++) {
            const p = Math.PI * (i / 10),
              q = Math.PI * ((i + 1) / 10);
            m.quad(
              [(-Math.cos(p) * ww) / 2, (Math.sin(p) * ww) / 2, 0],
              [(-Math.cos(q) * ww) / 2, (Math.sin(q) * ww) / 2, 0],
              [(-Math.cos(q) * ww) / 2, ww / 2, 0],
              [(-Math.cos(p) * ww) / 2, ww / 2, 0],
            );
          }
        });
      m.use('wood', 0.5);
      m.box(c - 0.05, h * 0.16, -0.05, c + 0.05, h * 0.78, 0.05);
      for (const y of [0.36, 0.57]) m.box(c - ww / 2, h * y, -0.04, c + ww / 2, h * y + 0.07, 0.04);
      m.use('cloth', 0.6);
      for (const s of [-1, 1])
        m.surface(8, 5, (u, v) => [
          c + s * (ww / 2 + 0.3 - u * (0.5 - 0.25 * Math.abs(v - 0.35))),
          h * 0.08 + v * h * 0.72,
          0.1 + Math.sin(u * 14) * 0.05,
        ]);
    }
  };
  m.at(-w / 2, 0, 8, Math.PI / 2, () => pierced(d + 8, r.windows, 1.7));
  if (r.backWindows) m.at(-w / 2, 0, -d, 0, () => pierced(w, r.backWindows ?? 1, 1.8));
  else m.use('plaster', r.wall * 0.95).front(-w / 2, 0, w / 2, h, -d);
  // Skirting and cornice.
  m.use('wood', 0.3).box(w / 2 - 0.06, 0, -d, w / 2, 0.3, 8);
  m.box(-w / 2, 0, -d, w / 2, 0.3, -d + 0.06);
  m.use('marble', 0.75).box(w / 2 - 0.35, h - 0.5, -d, w / 2, h - 0.1, 8);
  m.box(-w / 2, h - 0.5, -d, w / 2, h - 0.1, -d + 0.35);
  m.box(-w / 2, h - 0.5, -d, -w / 2 + 0.35, h - 0.1, 8);
  // The daylight of the windows reaches into the room without any sun.
  for (let k = 0; k < 3; k++) st.lamp(-w / 2 + 1.4, h * 0.5, 4 - (k * (d + 2)) / 3, 7 + h);
}

function chandelier(st: Stage, x: number, y: number, z: number, r: number, power = 4): void {
  const { m } = st;
  m.use('metal', 0.4).cord([x, y, z], [x, y + 4, z], 0.03);
  m.use('gold', 0.6).at(x, y, z, 0, () => {
    m.lathe(
      [
        [0.06, 0.6],
        [0.16, 0.3],
        [0.08, 0],
        [0.02, -0.35],
      ],
      10,
    );
    for (let k = 0; k < 10; k++) {
      const a = (k / 10) * 6.283;
      m.use('gold', 0.6).limb([0, 0.1, 0], [Math.cos(a) * r, 0.05, Math.sin(a) * r], 0.025, 0.02, 4);
      m.use('lamp', 0.3).ball(Math.cos(a) * r, 0.28, Math.sin(a) * r, 0.05, 0.12, 0.05, 6);
      m.use('glass', 0.6);
      m.cord([Math.cos(a) * r, 0, Math.sin(a) * r], [0, 0.6, 0], 0.012);
    }
  });
  st.lamp(x, y, z, power);
}

function mirror(st: Stage, x: number, y: number, z: number, w: number, h: number, turn: number): void {
  const { m } = st;
  m.at(x, y, z, turn, () => {
    m.use('gold', 0.55).box(-w / 2 - 0.16, -0.16, 0, w / 2 + 0.16, h + 0.3, 0.08);
    m.use('metal', 0.5).front(-w / 2, 0, w / 2, h, 0.09);
    // What a mirror shows in a dim room: paler window shapes and dark furniture.
    m.use('plaster', 0.9).front(-w * 0.32, h * 0.3, -w * 0.1, h * 0.85, 0.095);
    m.use('plain', 0.1).front(-w / 2, 0, w / 2, h * 0.16, 0.095);
    m.use('lamp', 0.1).ball(w * 0.2, h * 0.72, 0.1, w * 0.1, h * 0.05, 0.01, 8);
  });
}

export function cafeMirrors(st: Stage): void {
  const { rng } = st;
  room(st, { w: 13, d: 20, h: 5.2, wall: 0.5, floor: ['planks', 0.34], windows: 5, arched: true });
  st.tag('palazzo-stratti', () => {
    for (let k = 0; k < 5; k++) mirror(st, 6.42, 1.1, 2 - k * 4.4, 2.6, 3, -Math.PI / 2);
    for (const x of [-3.4, 0, 3.4]) mirror(st, x, 1.1, -19.9, 2.6, 3.1, 0);
  });
  for (let r = 0; r < 5; r++)
    for (const x of [-4.4, -1.4, 1.8, 4.6])
      if (rng.chance(0.9))
        if (rng.chance(0.55)) {
          guests(st, x + rng.range(-0.3, 0.3), 1 - r * 3.6);
        } else {
          table(st, x, 1 - r * 3.6);
          chair(st, x - 0.8, 1 - r * 3.6, 1.5);
          chair(st, x + 0.8, 1 - r * 3.6, -1.5);
        }
  person(st, 0.3, -4, 'man', 'walk', 0.2);
  for (const z of [0, -6, -12, -17]) chandelier(st, 0, 3.9, z, 0.8);
  for (const z of [-3, -13]) for (const x of [-3.2, 3.2]) column(st, x, z, 0.24, 5, 0.66, 'corinthian');
  st.shoot(3.4, 2.3, 7, -1, -10, 0.68, 0.52, '3:2', 18);
}

export function cafeSanMarco(st: Stage): void {
  const { take, m, rng } = st;
  room(st, { w: 12, d: 22, h: 5, wall: 0.34, floor: ['parquet', 0.36], windows: 5, ceiling: 0.5 });
  st.tag('caffe-san-marco', () => {
    // Dark wainscot, painted masks above it, gilded coffee leaves under the ceiling.
    m.use('wood', 0.14).box(5.7, 0, -22, 5.98, 1.9, 8);
    m.box(-5.9, 0, -21.98, 5.9, 1.9, -21.7);
    for (let k = 0; k < 9; k++) {
      const z = 5 - k * 3.2;
      m.use('wood', 0.18).box(5.6, 0, z - 0.14, 5.95, 4.4, z + 0.14);
      m.use('plain', 0.62).at(5.94, 3.05, z - 1.6, -Math.PI / 2, () => {
        m.ball(0, 0, 0, 0.62, 0.62, 0.03, 18);
        m.use('plain', 0.2).ball(0, 0.05, 0.03, 0.26, 0.36, 0.02, 12);
      });
    }
    for (let k = 0; k < 240; k++) {
      const z = 6 - (k % 80) * 0.35;
      const side = Math.floor(k / 80);
      const a = k * 2.4;
      m.use('gold', rng.range(0.55, 0.95));
      if (side === 0)
        m.quad(
          [5.93, 4.1 + Math.sin(a) * 0.22, z],
          [5.93, 4.25 + Math.sin(a) * 0.22, z + 0.1],
          [5.93, 4.42 + Math.sin(a) * 0.22, z],
          [5.93, 4.25 + Math.sin(a) * 0.22, z - 0.1],
        );
      else
        m.at(-5.6 + ((k % 80) * 11.2) / 80, side === 1 ? 4.2 : 4.5, -21.6, rng() * 0.4, () =>
          m.ball(0, Math.sin(a) * 0.18, 0, 0.14, 0.07, 0.02, 8),
        );
      m.use('gold', 0.6).ball(
        -5.8 + ((k % 60) / 60) * 11.6,
        4.92,
        5 - Math.floor(k / 60) * 7 + Math.sin(a),
        0.14,
        0.02,
        0.1,
        8,
      );
    }
    for (const z of [-2, -9.5, -17])
      for (const x of [-2.4, 2.4]) {
        m.use('wood', 0.16).box(x - 0.22, 0, z - 0.22, x + 0.22, 5, z + 0.22);
        m.use('gold', 0.6).box(x - 0.26, 4.2, z - 0.26, x + 0.26, 4.5, z + 0.26);
        for (const s of [-1, 1]) {
          m.use('lamp', 0.3).ball(x + s * 0.5, 3, z, 0.15, 0.18, 0.15, 10);
          st.lamp(x + s * 0.5, 2.9, z, 2);
        }
      }
    mirror(st, 0, 1.9, -21.6, 4, 2, 0);
    // The counter.
    m.use('wood', 0.2).box(-1.8, 0, -20, 2.4, 1.2, -19);
    m.use('marble', 0.75).box(-2, 1.2, -20.1, 2.6, 1.28, -18.9);
  });
  for (let r = 0; r < 6; r++)
    for (const x of [-4.2, 0, 4.3])
      if (rng.chance(0.92))
        if (rng.chance(take.turn ? 0.7 : 0.45)) {
          guests(st, x + rng.range(-0.2, 0.2), 2 - r * 3.7);
        } else {
          table(st, x, 2 - r * 3.7);
          chair(st, x - 0.75, 2.2 - r * 3.7, 1.2);
          chair(st, x + 0.75, 1.9 - r * 3.7, -1.7);
        }
  if (take.turn) st.shoot(-3.6, 2, 7.2, 1.6, -10, 0.72, 0.52, '4:3', 18);
  else st.shoot(2.6, 2.4, 7.4, 0.2, -10, 0.7, 0.5, '3:2', 18);
}

export function ballroom(st: Stage): void {
  const { take, m } = st;
  room(st, { w: 12, d: 18, h: 7.5, wall: 0.66, floor: ['parquet', 0.42], windows: 4, arched: true, ceiling: 0.76 });
  st.tag('museo-revoltella', () => {
    for (let k = 0; k < 4; k++) {
      const z = 2 - k * 5;
      mirror(st, 5.92, 0.9, z, 2.2, 4, -Math.PI / 2);
      for (const s of [-1.8, 1.8]) column(st, 5.5, z + s, 0.22, 6.6, 0.78, 'corinthian');
    }
    for (const x of [-3.6, 3.6]) mirror(st, x, 0.9, -17.9, 2.2, 4, 0);
    m.use('plain', 0.16).front(-1.2, 0, 1.2, 4, -17.95);
    m.use('gold', 0.6).box(-1.5, 4, -17.95, 1.5, 4.6, -17.6);
    for (const x of [-5, -1.9, 1.9, 5]) column(st, x, -17.5, 0.22, 6.6, 0.78, 'corinthian');
    // Stucco panels of the ceiling.
    for (let k = 0; k < 4; k++)
      for (const x of [-3.4, 0, 3.4]) {
        m.use('gold', 0.6).at(x, 7.46, 2 - k * 5, 0, () =>
          m.lathe(
            [
              [1.5, 0],
              [1.5, -0.14],
              [1.3, -0.14],
              [1.3, 0],
            ],
            24,
          ),
        );
        m.use('plaster', 0.85).ball(x, 7.46, 2 - k * 5, 0.4, 0.16, 0.4, 14);
      }
  });
  for (const z of [0, -8]) chandelier(st, 0, 5, z, 1.2, 6);
  chandelier(st, 0, 5, -15, 1, 5);
  for (let k = 0; k < 7; k++) {
    chair(st, 5.2, 3 - k * 2.6, -Math.PI / 2);
    if (k % 2) chair(st, -5.2, 3 - k * 2.6, Math.PI / 2);
  }
  for (const s of [-1, 1]) {
    m.use('marble', 0.78).cylinder(s * 2, 0, -16.6, 0.4, 1.2);
    statue(st, s * 2, 1.3, -16.6, 0.8, s + 1);
  }
  if (take.turn) st.shoot(-4, 2.2, 7, 1.6, -10, 0.7, 0.58, '4:3', 20);
  else st.shoot(3, 2.6, 7.4, -0.8, -10, 0.72, 0.6, '3:4', 20);
}

export function throneRoom(st: Stage): void {
  const { m, rng } = st;
  room(st, { w: 12, d: 16, h: 9, wall: 0.36, floor: ['parquet', 0.34], windows: 3, arched: true, ceiling: 0.3 });
  st.tag('castello-di-miramare', () => {
    // Coffers and carved beams.
    for (let k = 0; k < 9; k++) m.use('wood', 0.26).box(-6, 8.5, 6.6 - k * 2.7, 6, 9, 7.1 - k * 2.7);
    for (let k = 0; k < 6; k++) m.box(-6.2 + k * 2.4, 8.6, -16, -5.8 + k * 2.4, 9, 8);
    for (let k = 0; k < 8; k++)
      for (let i = 0; i < 5; i++)
        m.use('gold', 0.55).at(-4.8 + i * 2.4, 8.9, 5.5 - k * 2.7, 0, () =>
          m.lathe(
            [
              [0.5, 0],
              [0.2, -0.2],
              [0, -0.22],
            ],
            10,
          ),
        );
    m.use('wood', 0.16).box(5.7, 0, -16, 5.98, 3, 8);
    m.box(-5.9, 0, -15.98, 5.9, 3, -15.7);
    // Coats of arms along the frieze, portraits below.
    for (let k = 0; k < 8; k++)
      m.use('mosaic', rng.range(0.5, 0.9)).at(5.9, 7.4, 5 - k * 2.8, -Math.PI / 2, () => {
        m.ball(0, 0, 0, 0.55, 0.7, 0.06, 8);
        m.use('plain', 0.2).box(-0.1, -0.6, 0.04, 0.1, 0.6, 0.09);
      });
    for (let k = 0; k < 4; k++)
      m.at(5.86, 3.5, 3.4 - k * 5, -Math.PI / 2, () => {
        m.use('gold', 0.6).box(-1.2, 0, 0, 1.2, 3, 0.1);
        m.use('cloth', 0.16).front(-1, 0.2, 1, 2.8, 0.11);
        m.use('skin', 0.5).ball(0, 1.9, 0.1, 0.26, 0.36, 0.04, 14);
        m.use('cloth', 0.3).ball(0, 0.9, 0.1, 0.6, 0.7, 0.03, 14);
      });
    // The dais with its canopy.
    m.use('cloth', 0.24).box(-2.6, 0, -15.8, 2.6, 0.25, -12.4);
    m.box(-2.1, 0.25, -15.8, 2.1, 0.5, -13);
    m.use('cloth', 0.18).surface(24, 2, (u, v) => [-2 + 4 * u, 0.5 + v * 6, -15.6 + Math.sin(u * 40) * 0.07]);
    m.use('gold', 0.7).box(-2.3, 6.4, -15.7, 2.3, 7, -13.6);
    m.use('cloth', 0.22).surface(24, 2, (u, v) => [-2.3 + 4.6 * u, 5.8 + v * 0.7, -13.6 + Math.sin(u * 30) * 0.05]);
    m.use('gold', 0.65).ball(0, 7.5, -14.6, 0.5, 0.5, 0.3, 12);
    m.use('wood', 0.2).box(-0.6, 0.5, -15.1, 0.6, 1.1, -14.2);
    m.use('gold', 0.65).box(-0.7, 0.5, -15.3, 0.7, 2.9, -15.1);
    m.use('cloth', 0.4).box(-0.5, 1.1, -15.1, 0.5, 2.5, -15.04);
    for (const s of [-1, 1]) m.use('gold', 0.6).box(s * 0.65 - 0.08, 1.1, -15.1, s * 0.65 + 0.08, 1.6, -14.2);
  });
  chandelier(st, 0, 5.6, -4, 1.5, 7);
  for (let k = 0; k < 5; k++) chair(st, 5.1, 2 - k * 3, -Math.PI / 2);
  st.shoot(-1.6, 2.4, 7.4, 0.4, -10, 0.72, 0.6, '3:4', 20);
}

export function boardingHall(st: Stage): void {
  const { m, rng } = st;
  room(st, { w: 22, d: 34, h: 9, wall: 0.74, floor: ['slabs', 0.5], windows: 7, ceiling: 0.82 });
  st.tag('stazione-marittima', () => {
    for (let k = 0; k < 6; k++)
      for (const s of [-1, 1]) {
        m.use('marble', 0.68).box(s * 6.4 - 0.5, 0, 3 - k * 6.4 - 0.5, s * 6.4 + 0.5, 9, 3 - k * 6.4 + 0.5);
        m.use('marble', 0.5).box(s * 6.4 - 0.56, 0, 3 - k * 6.4 - 0.56, s * 6.4 + 0.56, 0.8, 3 - k * 6.4 + 0.56);
      }
    for (let k = 0; k < 5; k++) {
      // Tiered drum lamps.
      for (let i = 0; i < 3; i++)
        m.use('lamp', 0.28).at(0, 6 + i * 0.45, 0 - k * 6.4, 0, () =>
          m.lathe(
            [
              [1.5 - i * 0.4, 0],
              [1.5 - i * 0.4, 0.32],
            ],
            24,
          ),
        );
      m.use('metal', 0.4).cord([0, 7, -k * 6.4], [0, 9, -k * 6.4], 0.05);
      st.lamp(0, 5.8, -k * 6.4, 10);
    }
    m.use('plain', 0.14).front(-3, 0, 3, 5.4, -33.95);
    for (let k = 0; k < 6; k++) m.use('wood', 0.4).box(-10.5, 0, 1 - k * 5.6, -8.6, 1.1, 4.6 - k * 5.6);
  });
  for (let k = 0; k < 5; k++) {
    m.use('wood', 0.32);
    m.box(-3.6, 0.42, -k * 6, 3.6, 0.5, -k * 6 + 0.6);
    m.box(-3.6, 0.5, -k * 6 - 0.05, 3.6, 1.1, -k * 6 + 0.05);
    for (let i = 0; i < 6; i++)
      if (rng.chance(0.7))
        person(st, -3.2 + i * 1.25, -k * 6 + 0.3, rng.pick(['man', 'lady', 'maid', 'child']), 'sit', 0);
  }
  for (let k = 0; k < 44; k++)
    m.use('planks', rng.range(0.16, 0.5)).at(rng.range(-6, 9), 0, rng.range(-26, 4), rng() * 3, () =>
      m.box(-0.5, 0, -0.3, 0.5, rng.range(0.3, 0.7), 0.3),
    );
  crowd(st, { n: 60, x0: -8, x1: 10, z0: -28, z1: 2.4 });
  st.shoot(-4.4, 2.6, 7.4, 0.8, -20, 0.72, 0.58, '3:2', 30);
}

export function fishHall(st: Stage): void {
  const { take, m, rng } = st;
  room(st, { w: 20, d: 44, h: 11, wall: 0.72, floor: ['slabs', 0.4], windows: 8, arched: true, ceiling: 0.7 });
  st.light.wet = 0.7;
  st.tag('salone-degli-incanti', () => {
    for (let k = 0; k < 7; k++) {
      const z = 4 - k * 7;
      for (let i = 0; i < 12; i++) {
        const a = Math.PI * (i / 12),
          b = Math.PI * ((i + 1) / 12);
        m.use('metal', 0.4).limb(
          [-Math.cos(a) * 9.8, 6.4 + Math.sin(a) * 4.4, z],
          [-Math.cos(b) * 9.8, 6.4 + Math.sin(b) * 4.4, z],
          0.2,
          0.2,
          6,
        );
      }
      for (const s of [-1, 1]) m.use('marble', 0.7).box(s * 9.7 - 0.35, 0, z - 0.35, s * 9.7 + 0.35, 6.6, z + 0.35);
    }
  });
  // Marble counters in two files with boxes of fish.
  for (const x of [-5.2, 0, 5.2])
    for (let k = 0; k < 9; k++) {
      const z = 3 - k * 4.4;
      m.use('marble', 0.8).box(x - 1, 0.82, z - 1.8, x + 1, 0.94, z + 1.8);
      m.use('marble', 0.6).box(x - 0.7, 0, z - 1.4, x + 0.7, 0.82, z + 1.4);
      for (let b = 0; b < 4; b++) {
        const bz = z - 1.4 + b * 0.85;
        m.use('planks', 0.5).box(x - 0.8, 0.94, bz - 0.3, x + 0.1, 1.06, bz + 0.38);
        for (let f = 0; f < (k < 3 ? 26 : 8); f++)
          m.use('metal', rng.range(0.4, 0.9)).at(
            x - 0.35 + rng.range(-0.36, 0.36),
            1.07 + rng() * 0.05,
            bz + rng.range(-0.25, 0.3),
            rng.range(-0.3, 0.3),
            () => m.ball(0, 0, 0, 0.12, 0.03, 0.035, 7),
          );
        if (rng.chance(0.6)) basket(st, x + 0.55, bz, 0.24, 0.94);
      }
      if (k % 2 === 0) person(st, x + 1.5, z, 'maid', 'stand', -Math.PI / 2);
      if (rng.chance(0.4)) {
        m.use('metal', 0.4).limb([x, 0.94, z], [x, 1.8, z], 0.03, 0.03, 5);
        m.limb([x - 0.4, 1.75, z], [x + 0.4, 1.75, z], 0.02, 0.02, 4);
        for (const s of [-0.4, 0.4])
          m.at(x + s, 1.35, z, 0, () =>
            m.lathe(
              [
                [0.02, 0],
                [0.18, 0.05],
              ],
              10,
            ),
          );
      }
    }
  crowd(st, {
    n: 70,
    x0: -3.6,
    x1: 3.6,
    z0: -34,
    z1: 2,
    kinds: ['maid', 'lady', 'worker', 'maid', 'man'],
    free: (x) => Math.abs(x) > 1.5,
  });
  if (take.turn) st.shoot(2.6, 2.2, 7.4, -0.6, -20, 0.76, 0.52, '4:3', 30);
  else st.shoot(-2.8, 2.6, 7.4, 0.4, -20, 0.72, 0.5, '3:2', 30);
}

/** The covered gallery of the merchants: shops on both sides, a cross of glass vaults. */
export function gallery(st: Stage): void {
  const { take, m, rng } = st;
  indoors(st.light);
  Object.assign(st.light, { side: 0.5, height: 1.1, sun: 1.6, ambient: 0.66, key: 0.4, haze: 0.006, hazeTone: 2 });
  const w = 9,
    len = 60,
    h = 12;
  m.use('slabs', 0.5).floor(-w / 2 - 2, -len, w / 2 + 2, 10, 0);
  st.tag('palazzo-del-tergesteo', () => {
    for (const s of [-1, 1])
      for (let k = 0; k < 17; k++) {
        const z = 8 - k * 4;
        m.at((s * w) / 2, 0, z, (-s * Math.PI) / 2, () => {
          // Each bay: a shop window under an arch, a mezzanine, and a pilaster.
          m.use('plaster', 0.66).front(-2, 5.4, 2, h - 2, 0);
          m.use('glass', 0.12).front(-1.5, 0.5, 1.5, 5, -0.4);
          m.use('wood', 0.22).box(-1.6, 0, -0.42, 1.6, 0.6, -0.1);
          m.box(-1.56, 3.1, -0.4, 1.56, 3.3, -0.2);
          for (const x of [-0.5, 0.5]) m.box(x - 0.04, 0.5, -0.4, x + 0.04, 5, -0.3);
          m.use('lamp', 0.05 + rng() * 0.05).front(-1.4, 0.7, 1.4, 3, -0.38);
          m.use('glass', 0.1).front(-0.7, 6.6, 0.7, 8.8, 0.02);
          m.use('marble', 0.74).box(-0.95, 6.2, 0, 0.95, 6.4, 0.2);
          m.box(-2.3, 0, -0.5, -1.7, h - 2.6, 0.3);
          m.box(-2.4, h - 3, -0.5, -1.6, h - 2.4, 0.4);
          m.box(-2, 5, -0.4, 2, 5.4, 0.3);
          m.box(-2, h - 2.4, -0.3, 2, h - 1.9, 0.6);
        });
        // Ribs of the glass roof.
        for (let i = 0; i < 10; i++) {
          const a = Math.PI * (i / 10),
            b = Math.PI * ((i + 1) / 10);
          m.use('metal', 0.3).limb(
            [-Math.cos(a) * (w / 2), h - 2 + Math.sin(a) * 3, z + 2],
            [-Math.cos(b) * (w / 2), h - 2 + Math.sin(b) * 3, z + 2],
            0.09,
            0.09,
            4,
          );
          m.limb(
            [-Math.cos(a) * (w / 2), h - 2 + Math.sin(a) * 3, z],
            [-Math.cos(b) * (w / 2), h - 2 + Math.sin(b) * 3, z],
            0.04,
            0.04,
            4,
          );
        }
      }
    for (let i = 1; i < 10; i++) {
      const a = Math.PI * (i / 10);
      m.use('metal', 0.3).limb(
        [-Math.cos(a) * (w / 2), h - 2 + Math.sin(a) * 3, 10],
        [-Math.cos(a) * (w / 2), h - 2 + Math.sin(a) * 3, -len],
        0.05,
        0.05,
        4,
      );
    }
    m.use('plaster', 0.6).front(-w / 2, 7, w / 2, h + 1.4, -len);
  });
  for (let k = 0; k < 6; k++) {
    m.use('metal', 0.2).cord([0, 7, 2 - k * 9], [0, 13, 2 - k * 9], 0.03);
    m.use('lamp', 0.2).ball(0, 6.8, 2 - k * 9, 0.3, 0.36, 0.3, 12);
  }
  for (let k = 0; k < 6; k++) guests(st, (k % 2 ? 1 : -1) * 3, 3 - k * 3.6);
  crowd(st, {
    n: 64,
    x0: -3,
    x1: 3,
    z0: -46,
    z1: 4,
    kinds: take.year > 1920 ? ['man', 'man', 'lady'] : ['man', 'man', 'man', 'lady'],
    pose: 'stand',
  });
  if (take.turn) st.shoot(-2.4, 2.2, 9, 0.6, -20, 0.78, 0.62, '4:5', 26);
  else st.shoot(1.4, 3.2, 9.6, -0.3, -20, 0.74, 0.6, '3:4', 26);
}

/* --- Sacred rooms. --- */

function nave(st: Stage, w: number, len: number, h: number, tone: number): void {
  const { m } = st;
  room(st, { w: w + 12, d: len, h, wall: tone, floor: ['slabs', 0.4], windows: 6, arched: true, ceiling: tone });
  for (const s of [-1, 1]) {
    for (let k = 0; k < 7; k++) column(st, (s * w) / 2, 4 - k * (len / 6.6), 0.42, h * 0.42, tone * 1.05, 'corinthian');
    for (let k = 0; k < 6; k++) {
      const z0 = 4 - k * (len / 6.6),
        z1 = 4 - (k + 1) * (len / 6.6);
      const c = (z0 + z1) / 2,
        r = (z0 - z1) / 2;
      for (let i = 0; i < 10; i++) {
        const a = Math.PI * (i / 10),
          b = Math.PI * ((i + 1) / 10);
        m.use('plaster', tone).quad(
          [(s * w) / 2, h * 0.42 + Math.sin(a) * r, c + Math.cos(a) * r],
          [(s * w) / 2, h * 0.42 + Math.sin(b) * r, c + Math.cos(b) * r],
          [(s * w) / 2, h, c + Math.cos(b) * r],
          [(s * w) / 2, h, c + Math.cos(a) * r],
        );
      }
    }
  }
}

export function apseMosaics(st: Stage): void {
  const { take, m, rng } = st;
  nave(st, 9, 26, 12, 0.5);
  st.tag('cattedrale-di-san-giusto', () =>
    m.at(0, 0, -20, 0, () => {
      const R = 4.6;
      m.use('ashlar', 0.5);
      for (const s of [-1, 1]) m.box(s * 7.4 - 2.8, 0, -0.4, s * 7.4 + 2.8, 13, 0);
      // Half-cylinder below, golden half-dome above.
      m.use('stone', 0.44).surface(28, 6, (u, v) => [-R * Math.cos(u * 3.1416), v * 6.4, -R * Math.sin(u * 3.1416)]);
      m.use('mosaic', 0.9).surface(36, 14, (u, v) => [
        -R * Math.cos(u * 3.1416) * Math.cos(v * 1.5708),
        6.4 + R * Math.sin(v * 1.5708),
        -R * Math.sin(u * 3.1416) * Math.cos(v * 1.5708),
      ]);
      m.use('mosaic', 0.45).surface(28, 1, (u, v) => [
        -(R - 0.02) * Math.cos(u * 3.1416),
        6.1 + v * 0.4,
        -(R - 0.02) * Math.sin(u * 3.1416),
      ]);
      const figure = (a: number, y: number, k: number, tone: number): void => {
        const lift = Math.max(0, Math.asin(Math.min(1, Math.max(0, (y - 6.4) / R))));
        const r = (R - 0.12) * Math.cos(lift) * (y > 6.4 ? 0.62 : 1);
        m.at(-r * Math.cos(a), y, -r * Math.sin(a), Math.PI / 2 - a, () => {
          m.use('mosaic', tone).surface(8, 4, (u, v) => [
            (u - 0.5) * k * (0.9 - v * 0.45),
            v * k * 1.3,
            Math.sin(u * 3.1) * 0.1,
          ]);
          m.use('skin', 0.55).ball(0, k * 1.5, 0.06, k * 0.17, k * 0.22, 0.06, 12);
          m.use('gold', 1.15).at(0, k * 1.5, 0, 0, () =>
            m.tilt(Math.PI / 2, 0, () =>
              m.lathe(
                [
                  [k * 0.34, 0],
                  [k * 0.34, 0.02],
                  [0, 0.02],
                ],
                18,
              ),
            ),
          );
        });
      };
      // One great figure enthroned, two at its sides, the twelve below.
      figure(Math.PI / 2, 6.7, 1.7, 0.5);
      figure(Math.PI / 2 - 0.62, 6.8, 1.15, 0.7);
      figure(Math.PI / 2 + 0.62, 6.8, 1.15, 0.7);
      for (let k = 0; k < 12; k++) figure(0.32 + k * 0.228, 3.5, 0.95, rng.range(0.25, 0.75));
      for (let k = 0; k < 20; k++) {
        const a = Math.PI * (k / 20),
          b = Math.PI * ((k + 1) / 20);
        m.use('mosaic', 0.7).quad(
          [-Math.cos(a) * R, 6.4 + Math.sin(a) * R, 0.02],
          [-Math.cos(b) * R, 6.4 + Math.sin(b) * R, 0.02],
          [-Math.cos(b) * (R + 0.8), 6.4 + Math.sin(b) * (R + 0.8), 0.02],
          [-Math.cos(a) * (R + 0.8), 6.4 + Math.sin(a) * (R + 0.8), 0.02],
        );
        m.use('stone', 0.46).quad(
          [-Math.cos(a) * (R + 0.8), 6.4 + Math.sin(a) * (R + 0.8), 0],
          [-Math.cos(b) * (R + 0.8), 6.4 + Math.sin(b) * (R + 0.8), 0],
          [-Math.cos(b) * 12, 16, 0],
          [-Math.cos(a) * 12, 16, 0],
        );
      }
      m.use('marble', 0.74).box(-1.6, 0, -1.6, 1.6, 1.1, -0.6);
      m.use('cloth', 0.85).box(-1.65, 1.0, -1.62, 1.65, 1.14, -0.55);
      for (const s of [-1.2, -0.7, 0.7, 1.2]) {
        m.use('gold', 0.7).limb([s, 1.14, -1.2], [s, 2.1, -1.2], 0.04, 0.03, 6);
        m.use('lamp', 0.4).ball(s, 2.2, -1.2, 0.04, 0.1, 0.04, 6);
      }
      st.lamp(-2.6, 5, 7, 30);
      st.lamp(1.6, 4, 5, 14);
    }),
  );
  crowd(st, { n: 8, x0: -3, x1: 3, z0: -14, z1: -4, turn: Math.PI, pose: 'stand', kinds: ['maid', 'lady', 'man'] });
  if (take.turn) st.shoot(-2.6, 2.6, -6, 0.2, -22, 0.92, 0.76, '3:4', 20);
  else st.shoot(0.6, 3.4, -4, 0, -22, 1.1, 0.72, '4:3', 20);
}

export function iconostasis(st: Stage): void {
  const { m, rng } = st;
  nave(st, 12, 26, 13, 0.5);
  st.tag('san-nicolo-dei-greci', () =>
    m.at(0, 0, -19, 0, () => {
      m.use('wood', 0.2).box(-6, 0, -0.4, 6, 7.4, 0);
      m.use('gold', 0.7);
      for (let k = 0; k < 8; k++) {
        const x = -6 + (k * 12) / 7;
        column(st, x, 0.2, 0.16, 5, 0.6, 'corinthian');
        m.use('gold', 0.75).box(x - 0.3, 4.7, 0, x + 0.3, 5.2, 0.3);
      }
      // Two tiers of icons with their silver covers and lamps.
      const icon = (x: number, y: number, w: number, h: number): void => {
        m.use('gold', 0.9).box(x - w / 2 - 0.08, y - 0.08, 0, x + w / 2 + 0.08, y + h + 0.08, 0.08);
        m.use('metal', rng.range(0.6, 0.95)).front(x - w / 2, y, x + w / 2, y + h, 0.1);
        m.use('plain', 0.2).ball(x, y + h * 0.4, 0.1, w * 0.26, h * 0.36, 0.03, 12);
        m.use('gold', 1.2).ball(x, y + h * 0.76, 0.1, w * 0.22, w * 0.22, 0.02, 14);
        m.use('skin', 0.4).ball(x, y + h * 0.75, 0.12, w * 0.1, w * 0.13, 0.02, 10);
      };
      for (let k = 0; k < 7; k++) {
        const x = -5.14 + k * 1.714;
        if (k !== 3) icon(x, 1.5, 1.15, 2.6);
        icon(x, 5.5, 0.95, 1.3);
      }
      m.use('gold', 0.8).box(-0.7, 0, 0, 0.7, 4.4, 0.12);
      m.use('mosaic', 0.7).front(-0.6, 0.1, 0.6, 2.8, 0.14);
      m.use('plain', 0.08).box(-0.02, 0, 0.1, 0.02, 2.8, 0.16);
      m.use('gold', 0.7).box(-6.2, 7, -0.2, 6.2, 7.5, 0.4);
      m.box(-6.2, 5, -0.2, 6.2, 5.25, 0.3);
      m.box(-0.08, 7.5, 0, 0.08, 10, 0.12);
      m.box(-0.7, 8.9, 0, 0.7, 9.06, 0.12);
      for (let k = 0; k < 7; k++) {
        const x = -5.14 + k * 1.714;
        m.use('metal', 0.6).cord([x, 3.8, 0.7], [x, 7, 0.5], 0.015);
        m.use('gold', 0.9).at(x, 3.5, 0.7, 0, () =>
          m.lathe(
            [
              [0.03, 0],
              [0.16, 0.14],
              [0.13, 0.3],
            ],
            10,
          ),
        );
        m.use('lamp', 0.4).ball(x, 3.84, 0.7, 0.04, 0.07, 0.04, 6);
        st.lamp(x, 3.6, 1.2, 2.2);
      }
      st.lamp(-3, 6, 5, 26);
      st.lamp(3, 7, 6, 16);
    }),
  );
  chandelier(st, 0, 6, -8, 1.6, 8);
  for (let k = 0; k < 4; k++)
    for (const s of [-1, 1]) m.use('wood', 0.18).box(s * 3 - 1.6, 0, -3 - k * 2, s * 3 + 1.6, 0.9, -2.6 - k * 2);
  for (const s of [-1, 1]) {
    m.use('gold', 0.7).cylinder(s * 2.4, 0, -16, 0.12, 1.4, 0.1);
    m.use('marble', 0.9).limb([s * 2.4, 1.4, -16], [s * 2.4, 2.8, -16], 0.05, 0.05, 6);
    m.use('lamp', 0.5).ball(s * 2.4, 2.9, -16, 0.04, 0.1, 0.04, 6);
  }
  person(st, -1.4, -13, 'priest', 'stand', 2.6);
  st.shoot(-1.8, 2.8, -4.6, 0.2, -19, 0.86, 0.62, '3:4', 20);
}

export function templeHall(st: Stage): void {
  const { m } = st;
  nave(st, 16, 32, 17, 0.6);
  st.tag('sinagoga', () =>
    m.at(0, 0, -26, 0, () => {
      m.use('plaster', 0.58).box(-9, 0, -0.4, 9, 17, 0);
      // Ark under a great arch, with the two tablets above it.
      for (let k = 0; k < 22; k++) {
        const a = Math.PI * (k / 22),
          b = Math.PI * ((k + 1) / 22);
        for (const [r, t] of [
          [6, 0.8],
          [5.2, 0.5],
        ] as const)
          m.use('mosaic', t).quad(
            [-Math.cos(a) * r, 7 + Math.sin(a) * r, 0.1],
            [-Math.cos(b) * r, 7 + Math.sin(b) * r, 0.1],
            [-Math.cos(b) * (r - 0.7), 7 + Math.sin(b) * (r - 0.7), 0.12],
            [-Math.cos(a) * (r - 0.7), 7 + Math.sin(a) * (r - 0.7), 0.12],
          );
      }
      m.use('gold', 0.75).front(-4.4, 2, 4.4, 7, 0.05);
      m.use('gold', 0.7).at(0, 7, 0.05, 0, () =>
        m.surface(20, 1, (u, v) => [-4.4 * Math.cos(u * 3.1416), 4.4 * Math.sin(u * 3.1416) * (1 - v), 0]),
      );
      for (const s of [-1, 1]) for (const x of [1.9, 3]) column(st, s * x, 1.4, 0.3, 4.6, 0.74, 'corinthian', 1.4);
      m.use('marble', 0.72).box(-3.6, 6, 0.4, 3.6, 6.9, 2);
      m.use('marble', 0.78).box(-0.9, 6.9, 1.2, -0.04, 8.4, 1.5);
      m.box(0.04, 6.9, 1.2, 0.9, 8.4, 1.5);
      m.use('metal', 0.35).front(-1.3, 1.4, 1.3, 5.4, 0.3);
      m.use('plain', 0.05).box(-0.03, 1.4, 0.3, 0.03, 5.4, 0.34);
      for (let k = 0; k < 6; k++)
        m.use('marble', 0.7).box(-5 + k * 0.3, 0, 0, 5 - k * 0.3, 0.24 * (k + 1), 4.4 - k * 0.6);
      // The seven-armed candlesticks.
      for (const s of [-1, 1])
        for (let k = -3; k <= 3; k++) {
          m.use('gold', 0.8);
          for (let i = 0; i < 8; i++) {
            const a = Math.PI + (Math.PI / 8) * i,
              b = Math.PI + (Math.PI / 8) * (i + 1);
            const r = Math.abs(k) * 0.28;
            if (r > 0 && k > 0)
              m.limb(
                [s * 4.6 + Math.cos(a) * r, 3.2 + Math.sin(a) * r, 2.4],
                [s * 4.6 + Math.cos(b) * r, 3.2 + Math.sin(b) * r, 2.4],
                0.04,
                0.04,
                4,
              );
          }
          m.limb([s * 4.6 + k * 0.28, 3.2, 2.4], [s * 4.6 + k * 0.28, 3.4, 2.4], 0.04, 0.04, 4);
          m.use('lamp', 0.4).ball(s * 4.6 + k * 0.28, 3.5, 2.4, 0.04, 0.09, 0.04, 6);
          if (k === 0) m.use('gold', 0.8).limb([s * 4.6, 1, 2.4], [s * 4.6, 3.2, 2.4], 0.07, 0.05, 6);
        }
      st.lamp(-3, 8, 8, 70);
      st.lamp(4, 9, 12, 70);
    }),
  );
  for (let k = 0; k < 9; k++)
    for (const s of [-1, 1]) {
      m.use('wood', 0.22).box(s * 4 - 2.9, 0, -k * 2.2 + 2, s * 4 + 2.9, 0.5, -k * 2.2 + 2.5);
      m.box(s * 4 - 2.9, 0.5, -k * 2.2 + 2.42, s * 4 + 2.9, 1.1, -k * 2.2 + 2.5);
    }
  chandelier(st, 0, 7, -10, 2, 12);
  crowd(st, { n: 6, x0: -1, x1: 1, z0: -20, z1: -4, turn: Math.PI, kinds: ['man'] });
  st.shoot(1.6, 4, -3, -0.2, -24, 0.8, 0.66, '3:4', 30);
}
