import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { tree } from '../kit/nature.js';
import { archWall, flight } from '../kit/orders.js';
import { attic } from '../kit/walls.js';
import { banner, bench, derrick, goods, guests, lampPost, pole, rubble } from '../kit/things.js';
import { row, townHouse } from '../kit/town.js';
import { bus, car, carriage, cart, rails, tram } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';

/** A street along z: houses on both sides, from behind the camera to a closing façade far away. */
function canyon(st: Stage, half: number, h0: number, h1: number, far = -170): void {
  const { m } = st;
  row(st, -half - 3, 30, -half - 3, far, h0, h1, 0);
  row(st, half + 3, far, half + 3, 30, h0, h1, 0);
  for (const s of [-1, 1])
    m.use('slabs', 0.56).box(s > 0 ? half : -half - 3.2, 0, far, s > 0 ? half + 3.2 : -half, 0.14, 32);
  row(st, -half - 20, far - 8, half + 20, far - 12, h0, h1, 1);
}

/** The street's crooked middle: a second row set at an angle closes the view as in old towns. */
function bend(st: Stage, z: number): void {
  row(st, -10, z, 26, z + 14, 19, 23, 0);
}

export function corsoStroll(st: Stage): void {
  const { take } = st;
  st.tag('corso-italia', () => paving(st, -60, -220, 60, 60, 'slabs', 0.46));
  canyon(st, 5.5, 17, 22);
  bend(st, -86);
  for (const s of [-1, 1])
    crowd(st, {
      n: 130,
      x0: s < 0 ? -8.4 : 4,
      x1: s < 0 ? -4 : 8.4,
      z0: -70,
      z1: 9,
      y: 0.1,
      pose: 'walk',
      kinds: take.sunday ? ['man', 'lady', 'lady', 'man', 'child'] : ['man', 'lady', 'man', 'maid', 'worker'],
    });
  crowd(st, { n: 40, x0: -4, x1: 4, z0: -70, z1: 4 });
  if (take.year > 1920) {
    car(st, 1.5, -12, 1.6);
    car(st, -1.8, -30, -1.6);
  } else {
    carriage(st, 1.6, -14, 1.55);
    carriage(st, -1.6, -34, -1.6);
  }
  if (take.year > 1895) {
    rails(st, 0, 30, 0, -90);
    tram(st, 0, -46, Math.PI / 2);
  }
  for (let k = 0; k < 6; k++) lampPost(st, k % 2 ? 5.2 : -5.2, -2 - k * 11, 4.6);
  if (take.turn) st.shoot(-3.6, 2, 14, 0.4, -40, 0.86, 0.62, '4:5', 45);
  else st.shoot(3, 6.5, 16, 0, -40, 0.96, 0.5, '3:4', 45);
}

export function corsoCars(st: Stage): void {
  const { take, m } = st;
  st.tag('corso-italia', () => paving(st, -60, -220, 60, 60, 'slabs', 0.42));
  canyon(st, 6, 19, 25);
  bend(st, -100);
  for (const s of [-1, 1])
    for (let k = 0; k < 16; k++) {
      m.use('lamp', 0.42).at(s * 8.96, 0, 8 - k * 6.4, s < 0 ? Math.PI / 2 : -Math.PI / 2, () =>
        m.front(-1.8, 0.7, 1.8, 3.1, 0.1),
      );
      if (st.light.lampsLit && k % 3 === 0) st.lamp(s * 7.6, 2.4, 8 - k * 6.4, 9);
    }
  car(st, -1.6, take.turn ? -4 : -1, -Math.PI / 2 + 0.05, true);
  car(st, 2, -16, Math.PI / 2);
  car(st, -2, -30, -Math.PI / 2);
  for (const s of [-1, 1])
    crowd(st, {
      n: 60,
      x0: s < 0 ? -8.6 : 6,
      x1: s < 0 ? -6 : 8.6,
      z0: -60,
      z1: 8,
      y: 0.14,
      pose: 'walk',
      kinds: ['man', 'lady', 'man', 'lady'],
    });
  rails(st, 0, 30, 0, -90);
  tram(st, 0.1, -54, Math.PI / 2);
  for (let k = 0; k < 6; k++) pole(st, k % 2 ? 5.7 : -5.7, -4 - k * 14, 7.6, k % 2 ? -1.2 : 1.2, true);
  m.use('plain', 0.1).cord([0, 6, 30], [0, 6, -100], 0.02);
  if (take.turn) st.shoot(3.4, 1.9, 11, -0.8, -40, 0.84, 0.6, '3:2', 40);
  else st.shoot(-3.8, 2.2, 10, 0, -40, 0.8, 0.6, '4:3', 40);
}

export function corsoMourning(st: Stage): void {
  const { m, rng } = st;
  st.tag('corso-italia', () => paving(st, -60, -220, 60, 60, 'slabs', 0.48));
  canyon(st, 6, 18, 22);
  bend(st, -96);
  for (const s of [-1, 1])
    for (let k = 0; k < 24; k++) {
      m.at(s * 8.9, 0, 14 - k * 4.6, s < 0 ? Math.PI / 2 : -Math.PI / 2, () => {
        banner(st, 0, rng.pick([9.6, 13.4]), 0.3, 1.6, rng.range(3.4, 5.6), 0.03);
        if (rng.chance(0.4)) banner(st, 1.9, 9.6, 0.3, 0.9, 4.6, 0.03);
      });
    }
  for (const s of [-1, 1]) {
    crowd(st, {
      n: 170,
      x0: s < 0 ? -8.6 : 4.6,
      x1: s < 0 ? -4.6 : 8.6,
      z0: -70,
      z1: 10,
      y: 0.1,
      pose: 'stand',
      turn: s < 0 ? Math.PI / 2 : -Math.PI / 2,
      kinds: ['man', 'lady', 'man', 'man'],
    });
    for (let k = 0; k < 26; k++) person(st, s * 4, 8 - k * 2.6, 'soldier', 'stand', s < 0 ? Math.PI / 2 : -Math.PI / 2);
  }
  for (let k = 0; k < 6; k++) lampPost(st, k % 2 ? 4.7 : -4.7, 2 - k * 12, 4.6);
  st.shoot(0.6, 5.4, 18, -0.2, -40, 0.9, 0.5, '4:5', 45);
}

export function corsoSnow(st: Stage): void {
  const { take, m, rng } = st;
  Object.assign(st.light, { snow: 1 });
  st.tag('corso-italia', () => paving(st, -60, -220, 60, 60, 'slabs', 0.46));
  canyon(st, 6, 18, 23);
  bend(st, -90);
  for (const s of [-1, 1])
    for (let k = 0; k < 16; k++)
      m.use('plaster', 0.9).at(s * (5.2 + rng.range(-0.3, 0.3)), 0, 8 - k * 5, 0, () =>
        m.surface(14, 5, (u, v) => {
          const a = u * 6.283,
            q = (1 - v) * (1 + 0.2 * Math.sin(a * 3 + k));
          return [-q * Math.cos(a) * 1.3, v * 1.1, q * Math.sin(a) * 2.6];
        }),
      );
  for (let k = 0; k < 9; k++) {
    const x = rng.range(-4, 4),
      z = rng.range(-18, 4);
    person(st, x, z, 'worker', 'work');
    m.use('wood', 0.35).limb([x + 0.3, 0.1, z + 0.7], [x + 0.1, 1.5, z + 0.1], 0.03, 0.03, 4);
  }
  crowd(st, { n: 34, x0: -7.6, x1: 7.6, z0: -60, z1: 4, pose: 'walk' });
  rails(st, 0, 30, 0, -90);
  tram(st, 0, -32, Math.PI / 2);
  for (let k = 0; k < 6; k++) pole(st, k % 2 ? 5.8 : -5.8, -2 - k * 13, 7.4, k % 2 ? -1.2 : 1.2, true);
  if (take.turn) st.shoot(-3, 2, 12, 0.5, -40, 0.88, 0.6, '3:4', 40);
  else st.shoot(3, 4.4, 14, 0, -40, 0.84, 0.54, '3:2', 40);
}

/* --- Piazza Goldoni, once the wood market, under the hill with its stairs and tunnel. --- */

function giants(st: Stage): void {
  const { m } = st;
  st.tag('scala-dei-giganti', () => {
    // The mouth of the tunnel between two ramps of stairs that meet above it.
    m.use('rustic', 0.7);
    archWall(st, -15, 15, 0, 12, 0, 0, 5, 4.2, 22);
    m.use('plain', 0.04).front(-5.2, 0, 5.2, 9.6, -14);
    m.use('marble', 0.8).box(-16, 12, -3, 16, 12.7, 0.9);
    for (let k = 0; k < 11; k++) {
      const a = Math.PI * (k / 10);
      m.use('marble', 0.82).at(0, 4.2, 0.1, 0, () =>
        m.limb(
          [-Math.cos(a) * 5.1, Math.sin(a) * 5.1, 0.1],
          [-Math.cos(a) * 6.3, Math.sin(a) * 6.3, 0.1],
          0.44,
          0.5,
          5,
        ),
      );
    }
    m.at(-16, 12.7, 0.4, 0, () => attic(st, 32, 0, 0.78, 'balustrade', 8));
    for (const s of [-1, 1]) {
      m.at(s * 21, 0, 0, 0, () => {
        flight(st, -5, 5, 0, -10, 5, 6.2, 22, 0.8);
        m.use('ashlar', 0.76).box(-6, 0, -10, -5, 7.4, 5.2);
        m.box(5, 0, -10, 6, 7.4, 5.2);
        m.use('marble', 0.82).box(-6.3, 7.4, -10, -4.7, 7.8, 5.4);
        m.box(4.7, 7.4, -10, 6.3, 7.8, 5.4);
        for (const x of [-5.5, 5.5]) {
          m.box(x - 0.8, 0, 4.6, x + 0.8, 8.6, 6);
          m.at(x, 8.6, 5.3, 0, () =>
            m.lathe(
              [
                [0.3, 0],
                [0.2, 0.4],
                [0.75, 1.2],
                [0.6, 1.8],
                [0, 2],
              ],
              14,
            ),
          );
        }
      });
      m.at(s * 17, 6.2, -10, 0, () => flight(st, -6, 6, 0, -9, 0, 6.4, 18, 0.8));
    }
    m.use('stone', 0.6).box(-34, 0, -32, -15, 12.4, -19);
    m.box(15, 0, -32, 34, 12.4, -19);
    m.use('ashlar', 0.74).box(-15, 12, -24, 15, 13, -3);
    // The upper flights climb the hill in the axis.
    m.at(0, 12.7, -12, 0, () => flight(st, -6, 6, 0, -16, 0, 9, 24, 0.82));
    m.at(0, 21.7, -30, 0, () => flight(st, -5, 5, 0, -14, 0, 8, 22, 0.82));
    for (const s of [-1, 1]) {
      m.use('ashlar', 0.76).box(s * 6.6 - 0.6, 12, -44, s * 6.6 + 0.6, 23, -12);
      m.box(s * 5.6 - 0.6, 21, -46, s * 5.6 + 0.6, 31, -30);
    }
  });
  m.use('hill', 0.26).surface(30, 12, (u, v) => [
    -110 + u * 220,
    (v < 0.08 ? 0 : 6 + v * 38) + Math.sin(u * 14) * 2,
    -14 - v * 66 - (Math.abs(u - 0.5) < 0.075 ? 10 : 0),
  ]);
  for (let k = 0; k < 16; k++) {
    const s = k % 2 ? 1 : -1;
    const x = s * st.rng.range(24, 90),
      v = st.rng.range(0.2, 0.9);
    m.at(x, 5 + v * 38, -16 - v * 66, st.rng.range(-0.3, 0.3), () =>
      townHouse(st, st.rng.range(12, 18), 11, st.rng.range(10, 15), 1, st.rng.range(0.26, 0.5)),
    );
  }
  for (let k = 0; k < 40; k++) {
    const x = (k % 2 ? 1 : -1) * st.rng.range(9, 60),
      v = st.rng.range(0.1, 0.9);
    tree(st, x, -18 - v * 62, st.rng.range(5, 8), { y: 4 + v * 38, fine: 0.5, cypress: k % 3 === 0 });
  }
}

export function woodMarket(st: Stage): void {
  const { take, m, rng } = st;
  st.tag('piazza-goldoni', () => paving(st, -70, -20, 70, 80, 'dirt', 0.5));
  row(st, -60, 0, 60, -4, 12, 17, 0);
  row(st, -46, 60, -42, 2, 13, 17, 0);
  row(st, 44, 2, 48, 60, 13, 17, 1);
  m.use('hill', 0.28).surface(20, 4, (u, v) => [-120 + 240 * u, v * 44, -20 - v * 60]);
  for (let k = 0; k < 40; k++)
    tree(st, rng.range(-90, 90), -36 - rng() * 30, rng.range(6, 9), { y: 14 + rng() * 20, fine: 0.5 });
  for (let k = 0; k < 8; k++)
    cart(
      st,
      -26 + (k % 4) * 15 + rng.range(-2, 2),
      13 + Math.floor(k / 4) * 14 + rng.range(-2, 2),
      rng.range(-0.6, 0.6) + (k % 3 ? 0 : Math.PI),
      'wood',
      k % 3 === 2 ? 'horse' : 'ox',
    );
  for (let k = 0; k < 6; k++)
    m.at(rng.range(-26, 28), 0, rng.range(7, 34), rng.range(-0.4, 0.4), () => {
      for (let r = 0; r < 6; r++)
        for (let i = 0; i < 9 - r; i++)
          m.use('wood', rng.range(0.3, 0.62)).limb(
            [-2, 0.16 + r * 0.26, i * 0.3 + r * 0.15],
            [2 + rng.range(-0.2, 0.2), 0.16 + r * 0.26, i * 0.3 + r * 0.15],
            0.15,
            0.13,
            7,
          );
    });
  // The fountain at the far side.
  m.at(14, 0, 8, 0, () => {
    m.use('stone', 0.62).lathe(
      [
        [2.2, 0],
        [2.1, 0.9],
        [1.8, 0.9],
        [1.7, 0.4],
      ],
      20,
    );
    m.lathe(
      [
        [0.5, 0],
        [0.35, 2.6],
        [0.7, 2.7],
        [0.5, 3.2],
        [0, 3.8],
      ],
      14,
    );
  });
  crowd(st, { n: 60, x0: -30, x1: 34, z0: 5, z1: 38, kinds: ['worker', 'worker', 'maid', 'man'] });
  if (take.turn) st.shoot(-22, 2.4, 44, 6, 4, 0.84, 0.54, '4:3', 45);
  else st.shoot(14, 6, 48, -3, 4, 0.88, 0.5, '3:2', 45);
}

export function goldoniTrams(st: Stage): void {
  const { take, m } = st;
  st.tag('piazza-goldoni', () => paving(st, -90, -4, 90, 90, 'cobble', 0.46));
  giants(st);
  row(st, -36, 70, -36, 6, 18, 23, 0);
  row(st, 36, 6, 36, 70, 18, 23, 0);
  rails(st, 0, 60, 0, -14);
  rails(st, -36, 26, 40, 20);
  rails(st, -14, 60, 12, 10);
  tram(st, 0, 15, take.turn ? -Math.PI / 2 : Math.PI / 2);
  tram(st, -12, 24, 0.08);
  if (take.turn) tram(st, 17, 22, 0.08);
  for (let k = 0; k < 6; k++) pole(st, -18 + (k % 3) * 18, 12 + Math.floor(k / 3) * 22, 8, 0, false);
  m.use('plain', 0.1);
  for (const [a, b, c, d] of [
    [-36, 26, 40, 20],
    [0, 60, 0, -4],
    [-14, 60, 12, 10],
    [-36, 16, 30, 34],
  ] as const)
    m.hang([a, 6.4, b], [c, 6.4, d], 0.4, 8);
  crowd(st, { n: 70, x0: -28, x1: 28, z0: 7, z1: 44 });
  for (let k = 0; k < 4; k++) {
    const x = -10 + k * 7,
      z = 33 + (k % 2) * 4;
    m.use('metal', 0.1);
    for (const s of [-0.5, 0.5])
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * 6.283,
          b = ((i + 1) / 14) * 6.283;
        m.cord(
          [x + s + Math.cos(a) * 0.34, 0.36 + Math.sin(a) * 0.34, z],
          [x + s + Math.cos(b) * 0.34, 0.36 + Math.sin(b) * 0.34, z],
          0.02,
        );
      }
    m.cord([x - 0.5, 0.36, z], [x + 0.4, 0.9, z], 0.007);
    person(st, x, z, 'man', 'sit', Math.PI / 2, 0.42);
  }
  if (take.turn) st.shoot(-17, 3, 50, 1, 0, 0.84, 0.64, '3:2', 45);
  else st.shoot(10, 2.3, 48, -1, 0, 0.9, 0.68, '4:3', 45);
}

export function giantsStair(st: Stage): void {
  const { take } = st;
  st.tag('piazza-goldoni', () => paving(st, -90, -4, 90, 90, 'cobble', 0.48));
  giants(st);
  row(st, -40, 60, -40, 6, 16, 20, 1);
  row(st, 40, 6, 40, 60, 16, 20, 1);
  crowd(st, { n: 30, x0: -26, x1: 26, z0: 6, z1: 30 });
  for (const s of [-1, 1]) crowd(st, { n: 5, x0: s * 21 - 4, x1: s * 21 + 4, z0: 3.4, z1: 4.6, y: 0.6 });
  carriage(st, -10, 14, 0.3);
  if (take.turn) st.shoot(-16, 11, 56, 0, -8, 0.98, 0.6, '3:4', 55);
  else st.shoot(9, 14, 60, 0, -10, 1.02, 0.5, '3:2', 55);
}

export function tunnelWorks(st: Stage): void {
  const { m, rng } = st;
  m.use('dirt', 0.5).floor(-80, -6, 80, 60, 0);
  st.tag('scala-dei-giganti', () => {
    m.use('rock', 0.5);
    archWall(st, -40, 40, 0, 26, 0, 0, 5, 4, 16);
    m.use('plain', 0.03).front(-5.2, 0, 5.2, 9.4, -10);
    for (let z = 0; z < 5; z++) {
      m.use('wood', 0.42);
      for (const s of [-1, 1]) m.limb([s * 4.5, 0, 1 - z * 2], [s * 4.5, 4.6, 1 - z * 2], 0.2, 0.2, 6);
      for (let k = 0; k < 6; k++) {
        const a = Math.PI * (k / 6),
          b = Math.PI * ((k + 1) / 6);
        m.limb(
          [-Math.cos(a) * 4.7, 4 + Math.sin(a) * 4.6, 1 - z * 2],
          [-Math.cos(b) * 4.7, 4 + Math.sin(b) * 4.6, 1 - z * 2],
          0.2,
          0.2,
          6,
        );
      }
      m.limb([-4.5, 4.4, 1 - z * 2], [4.5, 4.4, 1 - z * 2], 0.17, 0.17, 6);
      m.limb([0, 0, 1 - z * 2], [0, 8.4, 1 - z * 2], 0.15, 0.15, 6);
    }
  });
  m.use('rock', 0.48).surface(40, 16, (u, v) => [
    -44 + 88 * u,
    v * 30,
    0.3 - v * 6 + Math.sin(u * 60 + v * 9) * 0.5 + (Math.abs(u - 0.5) < 0.075 && v < 0.36 ? -8 : 0),
  ]);
  for (let k = 0; k < 20; k++) tree(st, rng.range(-40, 40), -8, rng.range(4, 7), { y: 27, fine: 0.6 });
  rails(st, 1.6, 40, 1.6, -8, 0.7, 0.02, true);
  rails(st, -1.9, 40, -1.9, -8, 0.7, 0.02, true);
  for (let k = 0; k < 4; k++) {
    const x = k % 2 ? 1.6 : -1.9,
      z = 4 + k * 4.5;
    m.use('metal', 0.2).surface(6, 4, (u, v) => [
      x + (u - 0.5) * 1.5 * (0.6 + v * 0.4),
      0.4 + v * 0.8,
      z + (v > 0.9 ? 0.9 : 0.8),
    ]);
    m.box(x - 0.65, 0.35, z - 0.8, x + 0.65, 1.2, z + 0.8);
    m.use('rock', 0.5).ball(x, 1.15, z, 0.6, 0.4, 0.7, 8);
  }
  for (let k = 0; k < 6; k++) rubble(st, rng.range(-20, 20) + (k % 2 ? 9 : -9), rng.range(6, 18), 2.6, 1.3, 0.55);
  crowd(st, { n: 26, x0: -12, x1: 12, z0: 3, z1: 20, kinds: ['worker'], pose: 'work' });
  cart(st, -10, 17, 0.5, 'stones');
  derrick(st, 13, 8, 12, -6);
  goods(st, 8, 15, 5, 3);
  st.shoot(-5, 2.6, 27, 0.4, 0, 0.9, 0.6, '4:3', 30);
}

export function goldoniBus(st: Stage): void {
  const { take, m, rng } = st;
  st.tag('piazza-goldoni', () => paving(st, -90, -4, 90, 90, 'slabs', 0.4));
  row(st, -70, 0, 70, 0, 20, 26, 0);
  row(st, -38, 70, -36, 4, 20, 25, 0);
  row(st, 38, 4, 40, 70, 20, 25, 0);
  for (let k = 0; k < 14; k++) m.use('lamp', 0.45).front(-34 + k * 5, 0.6, -30.6 + k * 5, 2.8, 0.3);
  // Shop signs: blank boards, lit from inside.
  for (let k = 0; k < 12; k++)
    m.use('metal', rng.range(0.2, 0.8)).box(-33 + k * 5.6, 3.6, 0.2, -29.4 + k * 5.6, 4.5, 0.6);
  bus(st, take.turn ? -4 : 5, 20, take.turn ? 0.1 : 3.0);
  bus(st, 16, 12, 0.05);
  for (let k = 0; k < 6; k++) car(st, -24 + k * 9, 9 + (k % 3) * 9, k % 2 ? 0.1 : 3.1, false, true);
  crowd(st, { n: 70, x0: -28, x1: 28, z0: 4, z1: 38, pose: 'walk', kinds: ['man', 'lady', 'man', 'lady', 'worker'] });
  for (let k = 0; k < 4; k++) pole(st, -24 + k * 16, 15, 9, 1.6, false);
  m.use('plain', 0.1);
  for (const z of [16, 22]) m.hang([-60, 6.6, z], [60, 6.6, z], 0.3, 10);
  if (take.turn) st.shoot(3, 3, 42, -2, 0, 0.82, 0.6, '3:2', 45);
  else st.shoot(-14, 2.2, 38, 4, 4, 0.88, 0.6, '4:3', 45);
}

/* --- The avenue of plane trees. --- */

function avenue(st: Stage): void {
  const { rng, take } = st;
  st.tag('viale-xx-settembre', () => paving(st, -40, -190, 40, 40, 'gravel', 0.54));
  row(st, -17, 34, -17, -170, 14, 21, 1);
  row(st, 17, -170, 17, 34, 14, 21, 1);
  for (const s of [-1, 1])
    for (let k = 0; k < 15; k++)
      tree(st, s * 5.6, 12 - k * 9 + rng.range(-0.6, 0.6), take.year < 1885 ? rng.range(8, 10) : rng.range(12, 15), {
        fine: k < 5 ? 1.7 : 0.8,
      });
}

export function avenueStroll(st: Stage): void {
  const { take, m, rng } = st;
  avenue(st);
  crowd(st, {
    n: take.sunday ? 190 : 110,
    x0: -4.6,
    x1: 4.6,
    z0: -80,
    z1: 9,
    pose: 'walk',
    kinds: ['man', 'lady', 'lady', 'child', 'maid', 'man'],
  });
  for (let k = 0; k < 7; k++) guests(st, (k % 2 ? 8.6 : -8.6) + rng.range(-0.6, 0.6), 7 - k * 4);
  for (let k = 0; k < 8; k++) bench(st, k % 2 ? 4.8 : -4.8, 2 - k * 7, k % 2 ? -Math.PI / 2 : Math.PI / 2);
  // A drinks kiosk with its pointed roof.
  m.at(take.turn ? -8.4 : 8.4, 0, take.turn ? -14 : -6, 0, () => {
    m.use('planks', 0.5).lathe(
      [
        [1.4, 0],
        [1.4, 1.1],
        [1.6, 1.15],
        [1.6, 1.2],
        [0, 1.2],
      ],
      8,
    );
    for (let k = 0; k < 8; k++)
      m.use('wood', 0.4).limb(
        [Math.cos(k * 0.785) * 1.4, 1.1, Math.sin(k * 0.785) * 1.4],
        [Math.cos(k * 0.785) * 1.4, 2.5, Math.sin(k * 0.785) * 1.4],
        0.06,
        0.06,
        4,
      );
    m.use('stripes', 0.6).lathe(
      [
        [2.1, 2.35],
        [2.0, 2.6],
        [0.4, 3.4],
        [0.2, 3.9],
        [0, 4.2],
      ],
      8,
    );
  });
  for (let k = 0; k < 6; k++) lampPost(st, k % 2 ? 4.4 : -4.4, 4 - k * 13, 4.2);
  if (take.turn) st.shoot(-2.4, 3.6, 16, 0.2, -40, 0.84, 0.5, '3:2', 40);
  else st.shoot(2.2, 2.4, 14, -0.4, -40, 0.9, 0.58, '4:5', 40);
}

export function avenueCinema(st: Stage): void {
  const { take, m, rng } = st;
  avenue(st);
  // Marquees with bulbs, and posters that are only patches of tone.
  for (const [s, z] of [
    [1, -4],
    [-1, -24],
    [1, -44],
    [-1, 2],
  ] as const)
    m.at(s * 16.8, 0, z, s < 0 ? Math.PI / 2 : -Math.PI / 2, () => {
      m.use('metal', 0.3).box(-5, 4.2, 0, 5, 5.4, 2.6);
      m.use('lamp', 0.5).front(-4.8, 4.4, 4.8, 5.2, 2.63);
      for (let k = 0; k < 20; k++) m.use('lamp', 1).ball(-4.8 + k * 0.5, 4.15, 2.6, 0.08, 0.08, 0.08, 6);
      for (let k = 0; k < 4; k++) {
        m.use('lamp', 0.12 + rng() * 0.12).front(-4.6 + k * 2.4, 0.8, -2.8 + k * 2.4, 3.6, 0.2);
        m.use('cloth', 0.15).ball(-3.7 + k * 2.4, 2.3, 0.22, 0.5, 0.8, 0.03, 10);
      }
      for (let k = 0; k < 3; k++) st.lamp(-4 + k * 4, 3.8, 3.4, 26);
    });
  crowd(st, {
    n: 120,
    x0: -14,
    x1: 14,
    z0: -60,
    z1: 9,
    kinds: ['man', 'lady', 'man', 'lady'],
    free: (x) => Math.abs(Math.abs(x) - 5.6) > 0.9,
  });
  for (let k = 0; k < 8; k++) pole(st, k % 2 ? 4.4 : -4.4, 6 - k * 10, 6.4, 0.01, true);
  if (take.turn) st.shoot(-9.4, 2.2, 15, 2, -14, 0.72, 0.56, '3:2', 40);
  else st.shoot(8.8, 2.6, 15, 10.6, -20, 0.78, 0.52, '3:4', 40);
}

export function horseTram(st: Stage): void {
  const { take, rng, m } = st;
  st.tag('via-carducci', () => paving(st, -60, -220, 60, 60, 'cobble', 0.48));
  canyon(st, 10, 14, 19);
  rails(st, 1.5, 30, 1.5, -160);
  tram(st, 1.5, -2, (Math.PI / 2) * (take.turn ? 1 : -1), 'horse');
  for (let k = 0; k < 5; k++) cart(st, -6 + (k % 2) * 2, 2 - k * 12, rng.range(1.4, 1.7), k % 2 ? 'sacks' : 'barrels');
  for (let k = 0; k < 7; k++) {
    const z = 4 - k * 6;
    m.use('cloth', 0.72).quad([8, 2.5, z - 1.6], [8, 2.5, z + 1.6], [10.4, 2.9, z + 1.6], [10.4, 2.9, z - 1.6]);
    m.use('planks', 0.4).box(8.2, 0.7, z - 1.4, 9.6, 0.8, z + 1.4);
    goods(st, 9, z, 4, 1);
    person(st, 10.4, z, 'maid', 'stand', -1.5);
  }
  crowd(st, { n: 70, x0: -12.5, x1: 8, z0: -70, z1: 6, free: (x) => Math.abs(x - 1.5) > 2 });
  for (let k = 0; k < 7; k++) tree(st, -9.4, -6 - k * 11, 6, { fine: 0.8 });
  if (take.turn) st.shoot(-5, 2, 12, 1.6, -20, 0.9, 0.6, '4:3', 40);
  else st.shoot(7, 3.4, 14, -1, -30, 0.84, 0.56, '3:2', 45);
}

export function electricTrams(st: Stage): void {
  const { take, m } = st;
  st.tag('via-carducci', () => paving(st, -60, -220, 60, 60, 'slabs', 0.46));
  canyon(st, 10, 18, 24);
  for (const x of [-1.8, 1.8]) rails(st, x, 30, x, -160);
  rails(st, -40, -18, 40, -10);
  tram(st, 1.8, -8, Math.PI / 2);
  tram(st, -1.8, -34, -Math.PI / 2);
  tram(st, 1.8, -64, Math.PI / 2);
  m.use('plain', 0.08);
  for (let k = 0; k < 10; k++) {
    m.hang([-13, 9, 8 - k * 8], [13, 9, 6 - k * 8], 1.7, 8, 0.007);
    m.hang([-13, 9.4, 6 - k * 9], [13, 8.6, -8 - k * 9], 1.8, 8, 0.007);
  }
  for (const x of [-1.8, 1.8]) m.cord([x, 6.3, 30], [x, 6.3, -160], 0.007);
  for (const z of [-14, -20, -9]) m.hang([-40, 6.6, z - 2], [40, 6.4, z + 3], 0.5, 9, 0.007);
  for (let k = 0; k < 6; k++) pole(st, k % 2 ? 9.6 : -9.6, 2 - k * 12, 9);
  crowd(st, {
    n: 90,
    x0: -12.5,
    x1: 12.5,
    z0: -70,
    z1: 8,
    y: 0.02,
    free: (x) => Math.abs(Math.abs(x) - 1.8) > 1.6,
    ...(st.light.wind > 0.6 ? { turn: 0.2, pose: 'walk' as const } : {}),
  });
  if (take.year > 1920) car(st, 5.6, 0, 1.6, true);
  carriage(st, -6, -10, -1.55);
  if (take.turn) st.shoot(-6, 2, 13, 1, -30, 0.86, 0.62, '4:5', 45);
  else st.shoot(5, 5.6, 16, 0, -30, 0.86, 0.56, '3:2', 45);
}
