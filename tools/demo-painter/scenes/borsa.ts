import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { portico } from '../kit/orders.js';
import { house, statue, wall } from '../kit/walls.js';
import { lampPost, pole } from '../kit/things.js';
import { row } from '../kit/town.js';
import { carriage, tram, rails } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';

/** The merchants' temple: four Doric columns before a tall block, statues over the cornice. */
export function exchange(st: Stage): void {
  const { m } = st;
  st.tag('palazzo-della-borsa-vecchia', () => {
    m.at(-13, 0, -6, 0, () =>
      house(st, {
        w: 26,
        d: 26,
        bays: 7,
        tone: 0.66,
        sides: true,
        cornice: 0.8,
        storeys: [
          { h: 6, ww: 1.8, wh: 4.6, sill: 0.1, texture: 'rustic', arch: true },
          { h: 5.5, ww: 1.4, wh: 3.2, sill: 1, hood: 'flat', texture: 'ashlar' },
          { h: 4.5, ww: 1.3, wh: 2.2, sill: 0.9, texture: 'ashlar' },
        ],
        attic: 'balustrade',
      }),
    );
    m.use('marble', 0.7).box(-11, 0, -6, 11, 1.1, 1);
    portico(st, -11, 11, 1.1, 1, 4, 11.5, 0.76, 'doric', 7);
    for (const x of [-10, -4, 4, 10]) statue(st, x, 15.3, 0.6, 1.5, Math.abs(x));
    statue(st, 0, 18.2, 0, 1.5, 1);
    for (const x of [-7, 7]) {
      m.use('plain', 0.16).front(x - 1.1, 3, x + 1.1, 7, -5.9);
      statue(st, x, 3, -5.4, 1.7, x > 0 ? 1 : 2);
    }
  });
}

function neptune(st: Stage, fine = false): void {
  const { m } = st;
  m.use('marble', 0.68);
  m.lathe(
    [
      [3.6, 0],
      [3.6, 0.25],
      [3.2, 0.25],
      [3.1, 0.4],
      [3.3, 1.0],
      [2.9, 1.0],
      [2.8, 0.5],
    ],
    fine ? 48 : 28,
  );
  m.use('metal', 0.22).lathe(
    [
      [2.9, 0.75],
      [0, 0.75],
    ],
    28,
  );
  m.use('rock', 0.55).surface(28, 14, (u, v) => {
    const a = u * 6.2832;
    const q = 1.5 * (1 - v * 0.5) * (1 + 0.2 * Math.sin(a * 5 + v * 7));
    return [-q * Math.cos(a), 0.4 + v * 1.9, q * Math.sin(a)];
  });
  // Shell carried by sea horses, the god above with his trident.
  m.use('marble', 0.75);
  for (const s of [-1, 1]) {
    m.limb([s * 0.7, 1.6, 0.5], [s * 1.6, 1.7, 1.2], 0.34, 0.28, 12);
    m.limb([s * 1.6, 1.7, 1.2], [s * 1.8, 2.4, 1.35], 0.24, 0.16, 12);
    m.limb([s * 1.8, 2.4, 1.35], [s * 2.05, 2.2, 1.6], 0.16, 0.1, 12);
  }
  m.use('marble', 0.74).at(0, 2.2, 0, 0, () =>
    m.lathe(
      [
        [0.3, 0],
        [1.2, 0.5],
        [1.25, 0.6],
        [0.2, 0.45],
      ],
      24,
    ),
  );
  statue(st, 0, 2.7, 0, 1.5, 0, 0, true);
  m.use('metal', 0.3).limb([0.85, 2.7, 0.4], [0.8, 6.3, 0.3], 0.05, 0.04, 6);
  for (const s of [-0.25, 0, 0.25]) m.limb([0.8 + s, 5.8, 0.3], [0.8 + s * 1.1, 6.5, 0.3], 0.035, 0.02, 5);
  m.limb([0.5, 5.8, 0.3], [1.1, 5.8, 0.3], 0.035, 0.035, 5);
}

function place(st: Stage): void {
  const { take, m } = st;
  st.tag('piazza-della-borsa', () => paving(st, -60, -30, 60, 70, take.year < 1880 ? 'cobble' : 'slabs', 0.46));
  exchange(st);
  row(st, -58, -12, -16, -4, 18, 23, 0);
  st.tag('palazzo-del-tergesteo', () =>
    m.at(17, 0, -3, -0.16, () =>
      house(st, {
        w: 40,
        d: 26,
        bays: 13,
        tone: 0.7,
        storeys: [
          { h: 6, ww: 1.8, wh: 4.8, sill: 0.05, arch: true, texture: 'rustic', awning: 0.5 },
          { h: 4.8, ww: 1.3, wh: 2.8, sill: 0.8, hood: 'pediment', pilasters: true },
          { h: 4.4, ww: 1.2, wh: 2.3, sill: 0.8, pilasters: true },
          { h: 3.6, ww: 1.2, wh: 1.6, sill: 0.8 },
        ],
      }),
    ),
  );
  row(st, -44, 64, -30, -2, 17, 23, 0);
  row(st, 50, 4, 36, 64, 17, 23, 1);
}

export function exchangeSquare(st: Stage): void {
  const { take } = st;
  place(st);
  st.m.at(-12, 0, 22, 0.4, () => {
    if (take.year < 1920) neptune(st);
  });
  crowd(st, { n: 90, x0: -28, x1: 32, z0: 5, z1: 46, kinds: ['man', 'man', 'man', 'lady', 'worker'] });
  carriage(st, 14, 20, 0.3);
  carriage(st, -4, 30, 2.8);
  if (take.turn) {
    rails(st, -40, 34, 50, 22);
    tram(st, 20, 26, 0.13, 'electric');
  }
  if (take.turn) st.shoot(-24, 2.6, 54, 2, -4, 0.84, 0.68, '3:2', 55);
  else st.shoot(12, 5.5, 52, -1, -4, 0.96, 0.66, '4:3', 55);
}

export function neptuneFountain(st: Stage): void {
  const { take, rng, m } = st;
  place(st);
  m.at(3, 0, 24, 0.2, () => {
    neptune(st, true);
    for (let k = 0; k < 8; k++) {
      const a = rng.range(-0.3, 3.4);
      person(
        st,
        Math.cos(a) * 4.3,
        Math.sin(a) * 4.3,
        rng.pick(['maid', 'maid', 'child', 'lady']),
        rng.chance(0.6) ? 'work' : 'stand',
        -Math.PI / 2 - a,
      );
      m.use('metal', 0.3).at(Math.cos(a) * 4 + 0.5, 0, Math.sin(a) * 4 + 0.4, 0, () =>
        m.lathe(
          [
            [0.14, 0],
            [0.19, 0.34],
          ],
          10,
        ),
      );
    }
  });
  crowd(st, { n: 26, x0: -28, x1: 32, z0: 6, z1: 34 });
  if (take.turn) st.shoot(8.5, 2, 38.5, 2, 20, 1.05, 0.72, '3:4', 40);
  else st.shoot(-3, 2.3, 41, 3.5, 20, 1.0, 0.68, '4:5', 40);
}

export function exchangePorch(st: Stage): void {
  const { take } = st;
  place(st);
  crowd(st, { n: 9, x0: -12, x1: 12, z0: -3, z1: 8, kinds: ['man', 'man', 'worker'], y: 0 });
  st.light.height = 0.6;
  if (take.turn) st.shoot(-15, 3, 9, 0.5, -4, 0.86, 0.7, '3:4', 22);
  else st.shoot(9, 2.6, 17, -3, -3, 1.0, 0.74, '3:4', 22);
}

export function squareAtNight(st: Stage): void {
  const { take } = st;
  place(st);
  for (const [x, z] of [
    [-14, 12],
    [10, 10],
    [-8, 30],
    [16, 28],
    [-22, 44],
    [24, 46],
  ] as const)
    if (take.turn) {
      pole(st, x, z, 8, 0.9, true);
    } else {
      lampPost(st, x, z, 5.2, 3);
    }
  rails(st, -40, 34, 50, 22);
  tram(st, -10, 30, 0.13, 'electric');
  crowd(st, { n: 34, x0: -26, x1: 30, z0: 5, z1: 44, kinds: ['man', 'lady', 'man'] });
  if (take.turn) st.shoot(18, 2.4, 52, -3, -2, 0.86, 0.62, '3:2', 55);
  else st.shoot(-10, 6.5, 58, 0, -4, 0.96, 0.56, '4:3', 55);
}

/* --- The theatre square: opera house on the left, Tergesteo facing it on the right. --- */

export function operaHouse(st: Stage): void {
  const { m } = st;
  st.tag('teatro-verdi', () => {
    house(st, {
      w: 40,
      d: 44,
      bays: 11,
      tone: 0.66,
      cornice: 0.9,
      sides: true,
      roof: 'hip',
      roofTone: 0.3,
      storeys: [
        { h: 6.6, ww: 2.2, wh: 5.2, sill: 0.05, arch: true, texture: 'rustic' },
        { h: 6.6, ww: 1.6, wh: 3.8, sill: 1, hood: 'pediment', pilasters: true, texture: 'ashlar' },
        { h: 4, ww: 1.4, wh: 1.8, sill: 0.9, pilasters: true },
      ],
    });
    // The carriage porch with its terrace, and the pediment with reliefs above the columns.
    for (let k = 0; k < 6; k++) m.use('rustic', 0.64).box(10.5 + k * 3.8 - 0.6, 0, 1, 10.5 + k * 3.8 + 0.6, 6, 5.5);
    m.use('ashlar', 0.66).box(9.5, 5.4, 0, 30.5, 6.9, 5.8);
    m.use('marble', 0.75).box(9.2, 6.9, 0, 30.8, 7.2, 6.1);
    m.use('plain', 0.06).front(10, 0, 30, 5.4, 0.4);
    portico(st, 10, 30, 7.2, 5, 6, 8.6, 0.76, 'ionic', 5, false);
    m.use('plaster', 0.68).box(10, 16.6, -2, 30, 19.4, 4.6);
    m.use('marble', 0.76).box(9.4, 19.4, -2, 30.6, 20, 5.1);
    for (let k = 0; k < 14; k++)
      m.use('marble', 0.78).ball(11.4 + k * 1.32, 18, 4.6, 0.38, 0.7 + (k % 3) * 0.15, 0.16, 8);
    for (const x of [12, 20, 28]) statue(st, x, 20, 4, x === 20 ? 2 : 1.5, x);
  });
}

function tergesteo(st: Stage): void {
  st.tag('palazzo-del-tergesteo', () =>
    house(st, {
      w: 48,
      d: 40,
      bays: 15,
      tone: 0.7,
      sides: true,
      cornice: 0.9,
      attic: 'balustrade',
      storeys: [
        { h: 6.4, ww: 1.9, wh: 5, sill: 0.05, arch: true, texture: 'rustic', awning: 0.25 },
        { h: 5, ww: 1.35, wh: 3, sill: 0.8, hood: 'pediment', pilasters: true, balcony: true },
        { h: 4.6, ww: 1.3, wh: 2.5, sill: 0.8, hood: 'flat', pilasters: true },
        { h: 3.8, ww: 1.2, wh: 1.7, sill: 0.8, pilasters: true },
      ],
    }),
  );
  const { m } = st;
  // The entrance of the gallery comes forward under a group of statues.
  st.tag('palazzo-del-tergesteo', () =>
    m.at(18, 0, 1.2, 0, () => {
      wall(st, {
        w: 12,
        bays: 3,
        tone: 0.74,
        cornice: 0.9,
        storeys: [
          { h: 6.4, ww: 2.4, wh: 5.6, sill: 0.05, arch: true, open: true, texture: 'rustic' },
          { h: 5, ww: 1.5, wh: 3.2, sill: 0.8, hood: 'flat', pilasters: true },
          { h: 4.6, ww: 1.4, wh: 2.6, sill: 0.8, pilasters: true },
          { h: 3.8, ww: 1.3, wh: 1.8, sill: 0.8 },
        ],
      });
      for (const x of [2, 6, 10]) statue(st, x, 20.4, -0.4, x === 6 ? 2 : 1.5, x);
    }),
  );
}

export function theatreSquare(st: Stage): void {
  const { m } = st;
  paving(st, -70, -50, 90, 80, 'slabs', 0.46);
  m.at(-20, 0, 0, 0, () => operaHouse(st));
  m.at(44, 0, 2, -Math.PI / 2, () => tergesteo(st));
  row(st, -64, -6, -22, -2, 17, 22, 1);
  row(st, 20, -34, 60, -30, 19, 24, 1);
}

export function carriages(st: Stage): void {
  const { take } = st;
  theatreSquare(st);
  for (let k = 0; k < 9; k++)
    carriage(
      st,
      -22 + (k % 5) * 9 + st.rng.range(-1, 1),
      11 + Math.floor(k / 5) * 6.5 + st.rng.range(-1, 1),
      st.rng.chance(0.5) ? 0.1 : 3.0,
      false,
      k % 3 ? 1 : 2,
    );
  for (let k = 0; k < 5; k++) lampPost(st, -18 + k * 9, 8.2, 4.4, k % 2 ? 1 : 3);
  if (st.light.lampsLit) for (let k = 0; k < 3; k++) st.lamp(-8 + k * 9, 9, 10, 20);
  crowd(st, { n: 44, x0: -22, x1: 30, z0: 6, z1: 26, kinds: ['man', 'lady', 'man', 'lady'] });
  if (take.turn) st.shoot(22, 2.2, 34, -4, 2, 0.82, 0.66, '3:2', 45);
  else st.shoot(-13, 4, 42, 4, 2, 0.98, 0.64, '4:3', 45);
}

export function theatreFront(st: Stage): void {
  const { take } = st;
  theatreSquare(st);
  crowd(st, { n: 24, x0: -30, x1: 30, z0: 8, z1: 34 });
  carriage(st, 10, 14, 3);
  for (let k = 0; k < 4; k++) lampPost(st, -18 + k * 12, 9, 4.6, 3);
  if (take.turn) st.shoot(-24, 2.4, 36, 3, 0, 0.86, 0.7, '3:2', 45);
  else st.shoot(0, 5, 46, 0, 0, 1.04, 0.66, '3:2', 45);
}

export function tergesteoFront(st: Stage): void {
  const { take, m } = st;
  paving(st, -70, -50, 90, 80, 'slabs', 0.48);
  m.at(-24, 0, 0, 0, () => tergesteo(st));
  row(st, -70, -8, -26, -4, 16, 22, 1);
  row(st, 26, -6, 74, -2, 16, 22, 1);
  row(st, 40, 2, 30, 60, 17, 20, 1);
  crowd(st, { n: 50, x0: -30, x1: 28, z0: 4, z1: 34, turn: st.light.wind > 0.6 ? 1.3 : (undefined as never) });
  carriage(st, -12, 15, 0.2);
  carriage(st, 8, 20, 3);
  if (take.turn) st.shoot(20, 2, 34, -4, 0, 0.84, 0.7, '4:3', 45);
  else st.shoot(-20, 4, 40, 2, 0, 0.94, 0.66, '3:2', 45);
}
