import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { bush, hills, sea, tree } from '../kit/nature.js';
import { archWall } from '../kit/orders.js';
import { house, statue, wall } from '../kit/walls.js';
import { bench, bunting, flag, garland, goods, lampPost } from '../kit/things.js';
import { row } from '../kit/town.js';
import { carriage, cart, locomotive, rails, wagon } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';

/** The southern railway's terminus: a long arcade between two pavilions, a high hall in the middle. */
function southern(st: Stage): void {
  const { m } = st;
  st.tag('stazione-centrale', () => {
    m.at(-52, 0, -4, 0, () =>
      house(st, {
        w: 104,
        d: 30,
        bays: 27,
        tone: 0.68,
        cornice: 0.8,
        attic: 'balustrade',
        roof: 'flat',
        storeys: [
          { h: 7, ww: 2.3, wh: 5.6, sill: 0.05, arch: true, texture: 'ashlar', pilasters: true },
          { h: 5, ww: 1.5, wh: 2.9, sill: 1, arch: true, hood: 'flat', pilasters: true },
        ],
      }),
    );
    for (const [x, w, up] of [
      [-54, 16, 5],
      [-15, 30, 8],
      [38, 16, 5],
    ] as const) {
      m.at(x, 0, 0, 0, () =>
        house(st, {
          w,
          d: 24,
          bays: Math.round(w / 4.6),
          tone: 0.72,
          cornice: 1,
          roofTone: 0.3,
          chimneys: false,
          attic: up > 6 ? 'statues' : 'balustrade',
          storeys: [
            { h: 7, ww: 2.6, wh: 6, sill: 0.05, arch: true, texture: 'rustic' },
            {
              h: 5 + up,
              ww: 2,
              wh: 4 + up * 0.4,
              sill: 1,
              arch: true,
              hood: 'pediment',
              pilasters: true,
              texture: 'ashlar',
            },
          ],
        }),
      );
    }
    m.use('marble', 0.95).at(0, 17.4, 0.3, 0, () =>
      m.tilt(Math.PI / 2, 0, () =>
        m.lathe(
          [
            [1.5, 0],
            [0, 0.05],
          ],
          30,
        ),
      ),
    );
    // The canopy over the carriages.
    m.use('metal', 0.2).quad([-22, 5.6, 0.2], [22, 5.6, 0.2], [22, 5, 6.5], [-22, 5, 6.5]);
    for (let k = 0; k < 10; k++)
      m.use('metal', 0.14).limb([-21 + k * 4.66, 0, 6], [-21 + k * 4.66, 5, 6], 0.1, 0.08, 7);
    for (let k = 0; k < 44; k++) m.use('metal', 0.3).box(-22 + k, 4.5, 6.45, -21.4 + k, 5.1, 6.5);
  });
}

export function stationFromGarden(st: Stage): void {
  const { take, rng, m } = st;
  st.tag('piazza-della-liberta', () => paving(st, -130, -40, 130, 120, 'gravel', 0.55));
  southern(st);
  hills(st, -700, 700, -500, 300, 150, 0.3, 5, 120);
  for (let k = 0; k < 4; k++)
    m.use('grass', 0.32).at(-33 + k * 22, 0.05, 52, 0, () =>
      m.lathe(
        [
          [9, 0],
          [8.8, 0.3],
          [0, 0.4],
        ],
        24,
        1.1,
      ),
    );
  for (let k = 0; k < 15; k++) {
    const x = -46 + (k % 8) * 13 + rng.range(-3, 3);
    tree(
      st,
      x,
      44 + Math.floor(k / 8) * 18 + rng.range(-3, 3),
      st.take.year < 1900 ? rng.range(4.5, 7) : rng.range(9, 13),
    );
  }
  for (let k = 0; k < 10; k++) bush(st, rng.range(-42, 42), rng.range(42, 64), 0.9);
  for (let k = 0; k < 6; k++) bench(st, -24 + k * 9, 71, 0.1);
  crowd(st, { n: take.sunday ? 60 : 26, x0: -34, x1: 34, z0: 64, z1: 84 });
  crowd(st, { n: 40, x0: -40, x1: 40, z0: 8, z1: 36 });
  for (let k = 0; k < 5; k++) carriage(st, -30 + k * 14, 14 + (k % 2) * 5, k);
  if (take.turn) st.shoot(22, 3, 92, -8, 0, 0.94, 0.66, '4:3', 70);
  else st.shoot(-36, 3.4, 90, 6, 0, 0.84, 0.62, '3:2', 80);
}

export function arrivals(st: Stage): void {
  const { take, m, rng } = st;
  st.tag('piazza-della-liberta', () => paving(st, -130, -40, 130, 120, 'cobble', 0.48));
  southern(st);
  for (let k = 0; k < 9; k++)
    carriage(
      st,
      -26 + k * 7 + rng.range(-1, 1),
      11 + (k % 3) * 4,
      rng.range(-0.5, 0.5) + (k % 2 ? Math.PI : 0),
      k % 3 === 0,
      k % 4 ? 1 : 2,
    );
  crowd(st, { n: 70, x0: -24, x1: 24, z0: 0.8, z1: 9, kinds: ['man', 'lady', 'worker', 'worker', 'man'] });
  crowd(st, { n: 40, x0: -30, x1: 30, z0: 16, z1: 32 });
  for (let k = 0; k < 26; k++)
    m.use('planks', rng.range(0.2, 0.5)).at(rng.range(-20, 20), 0, rng.range(6.8, 26), rng() * 3, () =>
      m.box(-0.45, 0, -0.28, 0.45, rng.range(0.3, 0.6), 0.28),
    );
  if (take.turn) st.shoot(-15, 2.2, 27, 4, 2, 0.84, 0.66, '4:3', 36);
  else st.shoot(20, 3, 34, -3, 1, 0.86, 0.62, '3:2', 40);
}

export function imperialTrain(st: Stage): void {
  const { m } = st;
  paving(st, -130, -40, 130, 120, 'dirt', 0.54);
  st.tag('stazione-centrale', () => {
    m.at(-26, 0, -6, 0, () =>
      house(st, {
        w: 52,
        d: 12,
        bays: 13,
        tone: 0.7,
        storeys: [
          { h: 5.4, ww: 2, wh: 4.2, sill: 0.05, arch: true, texture: 'ashlar' },
          { h: 4.4, ww: 1.4, wh: 2.4, sill: 0.8 },
        ],
      }),
    );
    m.use('planks', 0.4).quad([-26, 4.9, -5.8], [26, 4.9, -5.8], [26, 4.3, -1], [-26, 4.3, -1]);
    for (let k = 0; k < 12; k++)
      m.use('wood', 0.3).limb([-25.5 + k * 4.63, 0, -1.3], [-25.5 + k * 4.63, 4.3, -1.3], 0.1, 0.1, 6);
  });
  for (let k = 0; k < 13; k++) {
    flag(st, -26 + k * 4.3, 10, -6, 2, 1.3, 3);
    garland(st, -26 + k * 4, 4.2, -0.9, -22 + k * 4, -0.9, 0.5);
  }
  for (const z of [3, 8]) rails(st, -130, z, 130, z, 1.44, 0.02, true);
  st.tag('inaugurazione-ferrovia-meridionale-1857', () => {
    locomotive(st, 12, 3, 0, 0.95);
    for (let k = 0; k < 5; k++) wagon(st, 0 - k * 10.8, 3, 0, 'coach', 0.95);
    garland(st, 8.6, 3.4, 4.2, 15.4, 4.2, 0.4);
    for (const s of [2.2, 3.8]) flag(st, 16.6, 1.2, s, 1.4, 0.9, 2.2);
  });
  crowd(st, {
    n: 70,
    x0: -24,
    x1: 24,
    z0: -5,
    z1: 0.6,
    turn: 0,
    pose: 'stand',
    kinds: ['man', 'lady', 'man', 'soldier'],
  });
  crowd(st, { n: 110, x0: -30, x1: 34, z0: 11, z1: 19, turn: Math.PI, pose: 'stand' });
  for (const x of [-16, 4, 24]) {
    m.use('wood', 0.7).limb([x, 0, 10], [x, 10, 10], 0.12, 0.08, 6);
    flag(st, x, 8, 10, 3.4, 2.1, 3);
  }
  bunting(st, -16, 8.6, 10, 4, 10, 1);
  bunting(st, 4, 8.6, 10, 24, 10, 1);
  hills(st, -600, 600, -420, 260, 110, 0.3, 5, 50);
  st.shoot(22, 4.4, 27, 1, 1, 0.84, 0.5, '3:2', 40);
}

/** Iron ribs and glass over the platforms; daylight comes through the roof. */
function trainShed(st: Stage, w: number, len: number, h: number): void {
  const { m } = st;
  paving(st, -w / 2, -len, w / 2, 14, 'slabs', 0.42);
  const n = Math.round(len / 7);
  for (let k = 0; k <= n; k++) {
    const z = 12 - (k * (len + 12)) / n;
    for (let i = 0; i < 16; i++) {
      const a = Math.PI * (i / 16),
        b = Math.PI * ((i + 1) / 16);
      const p = (t: number, r: number): [number, number, number] => [
        -Math.cos(t) * (w / 2) * r,
        h * 0.42 + Math.sin(t) * h * 0.58 * r,
        z,
      ];
      m.use('metal', 0.16).limb(p(a, 1), p(b, 1), 0.13, 0.13, 5);
      m.limb(p(a, 0.93), p(b, 0.93), 0.08, 0.08, 4);
      m.cord(p(a, 1), p(b, 0.93), 0.04);
    }
    for (const s of [-1, 1]) m.use('metal', 0.18).limb([(s * w) / 2, 0, z], [(s * w) / 2, h * 0.44, z], 0.24, 0.2, 8);
  }
  for (let k = 0; k < n; k++) {
    const z0 = 12 - (k * (len + 12)) / n,
      z1 = 12 - ((k + 1) * (len + 12)) / n;
    for (let i = 0; i < 16; i++) {
      if (i > 4 && i < 11 && k % 1 === 0) {
        // Glazed bays: bright, with their bars.
        const a = Math.PI * (i / 16),
          b = Math.PI * ((i + 1) / 16);
        const x0 = (-Math.cos(a) * w) / 2,
          y0 = h * 0.42 + Math.sin(a) * h * 0.58,
          x1 = (-Math.cos(b) * w) / 2,
          y1 = h * 0.42 + Math.sin(b) * h * 0.58;
        m.use('metal', 0.2);
        for (let q = 1; q < 6; q++)
          m.cord([x0, y0, z0 + ((z1 - z0) * q) / 6], [x1, y1, z0 + ((z1 - z0) * q) / 6], 0.04);
        continue;
      }
      const a = Math.PI * (i / 16),
        b = Math.PI * ((i + 1) / 16);
      m.use('planks', 0.26).quad(
        [(-Math.cos(a) * w) / 2, h * 0.42 + Math.sin(a) * h * 0.58, z0],
        [(-Math.cos(b) * w) / 2, h * 0.42 + Math.sin(b) * h * 0.58, z0],
        [(-Math.cos(b) * w) / 2, h * 0.42 + Math.sin(b) * h * 0.58, z1],
        [(-Math.cos(a) * w) / 2, h * 0.42 + Math.sin(a) * h * 0.58, z1],
      );
    }
  }
  for (const s of [-1, 1])
    m.at((s * w) / 2, 0, s < 0 ? 12 : -len, (-s * Math.PI) / 2, () =>
      wall(st, {
        w: len + 12,
        bays: n,
        tone: 0.56,
        cornice: 0,
        storeys: [{ h: h * 0.43, ww: 2.6, wh: 4.6, sill: 0.1, arch: true, texture: 'ashlar' }],
      }),
    );
}

export function trainHall(st: Stage): void {
  const { take, m, rng } = st;
  Object.assign(st.light, {
    indoor: true,
    side: 0.3,
    height: 1.0,
    sun: 1.7,
    ambient: 0.62,
    haze: 0.009,
    hazeTone: 2.6,
    skyHigh: 2,
    skyLow: 2.2,
    key: 0.4,
    soft: 0.3,
  });
  trainShed(st, 40, 110, 20);
  for (const x of [-7, 7]) {
    rails(st, x, 14, x, -130, 1.44, 0, true);
    m.use('slabs', 0.5).box(x + (x < 0 ? -9.5 : 2), 0, -110, x + (x < 0 ? -2 : 9.5), 0.8, 12);
  }
  m.use('slabs', 0.5).box(-4.6, 0, -110, 4.6, 0.8, 10);
  locomotive(st, -7, -8, -Math.PI / 2, 1);
  for (let k = 0; k < 7; k++) wagon(st, -7, -22 - k * 11.2, Math.PI / 2, 'coach');
  for (let k = 0; k < 8; k++) wagon(st, 7, -4 - k * 11.2, Math.PI / 2, 'coach');
  crowd(st, { n: 80, x0: -4.3, x1: 4.3, z0: -60, z1: 6, y: 0.8, kinds: ['man', 'lady', 'worker', 'man', 'child'] });
  crowd(st, { n: 30, x0: -16, x1: -10, z0: -60, z1: 4, y: 0.8 });
  for (let k = 0; k < 12; k++)
    m.use('planks', 0.35).at(rng.range(-3.8, 3.8), 0.8, rng.range(-30, 2), rng() * 3, () =>
      m.box(-0.5, 0, -0.3, 0.5, 0.5, 0.3),
    );
  if (take.turn) st.shoot(3.2, 3.2, 12, -4, -40, 0.74, 0.66, '3:4', 50);
  else st.shoot(-1.6, 4.2, 13, -1, -40, 0.78, 0.64, '3:2', 50);
}

export function dedication(st: Stage): void {
  const { take, m, rng } = st;
  st.tag('piazza-della-liberta', () => paving(st, -130, -40, 130, 120, 'gravel', 0.56));
  m.at(0, 0, -26, 0, () => southern(st));
  st.tag('monumento-della-dedizione', () =>
    m.at(0, 0, 24, 0, () => {
      m.use('steps', 0.66).box(-5, 0, -5, 5, 0.4, 5);
      m.box(-4, 0.4, -4, 4, 0.8, 4);
      m.use('ashlar', 0.68).box(-2.3, 0.8, -2.3, 2.3, 4.6, 2.3);
      m.use('marble', 0.74).box(-2.7, 4.6, -2.7, 2.7, 5.1, 2.7);
      m.use('stone', 0.6).at(0, 5.1, 0, Math.PI / 4, () =>
        m.lathe(
          [
            [2, 0],
            [1.3, 12.5],
            [0, 14.2],
          ],
          4,
        ),
      );
      for (const [x, z, p] of [
        [-3.2, 2.6, 0],
        [3.2, 2.6, 1],
        [0, 3.4, 2],
      ] as const) {
        m.use('ashlar', 0.66).box(x - 0.8, 0.8, z - 0.7, x + 0.8, 2, z + 0.7);
        statue(st, x, 2.1, z, 1.5, p, 0, true);
      }
      statue(st, 0, 5.2, 1.8, 1.7, 0, 0, true);
    }),
  );
  for (let k = 0; k < 10; k++) {
    const a = (k / 10) * 6.283;
    m.use('grass', 0.32).at(Math.cos(a) * 11, 0.04, 24 + Math.sin(a) * 11, 0, () =>
      m.lathe(
        [
          [3, 0],
          [2.8, 0.2],
          [0, 0.3],
        ],
        16,
      ),
    );
    bush(st, Math.cos(a) * 11, 24 + Math.sin(a) * 11, 0.9);
  }
  for (let k = 0; k < 9; k++) tree(st, (k % 2 ? 1 : -1) * rng.range(15, 34), 10 + k * 4, rng.range(6, 9));
  if (take.festive) {
    for (const s of [-1, 1])
      for (const z of [14, 26, 38]) {
        m.use('wood', 0.7).limb([s * 13, 0, z], [s * 13, 11, z], 0.14, 0.08, 6);
        flag(st, s * 13, 8.4, z, 3.4, 2.2, 3.4);
      }
    for (const z of [14, 38]) bunting(st, -13, 9.4, z, 13, z, 1.6);
    crowd(st, {
      n: 170,
      x0: -20,
      x1: 20,
      z0: 30,
      z1: 46,
      turn: Math.PI,
      pose: 'stand',
      kinds: ['man', 'lady', 'man', 'lady', 'child'],
    });
  } else crowd(st, { n: 24, x0: -18, x1: 18, z0: 30, z1: 46 });
  if (take.turn) st.shoot(7, 2.4, 50, 0.6, 24, 1.0, 0.76, '4:5', 45);
  else st.shoot(-6, 4, 56, 0.5, 24, 1.02, 0.7, '3:4', 45);
}

export function campoMarzio(st: Stage): void {
  const { take, m } = st;
  paving(st, -130, -40, 130, 120, 'cobble', 0.5);
  const wing: Parameters<typeof house>[1]['storeys'] = [
    { h: 6.4, ww: 2, wh: 4.8, sill: 0.1, texture: 'rustic' },
    { h: 5, ww: 1.6, wh: 3.2, sill: 0.8, hood: 'flat' },
    { h: 4, ww: 1.4, wh: 2, sill: 0.8 },
  ];
  st.tag('stazione-di-campo-marzio', () => {
    m.at(-46, 0, 0, 0, () =>
      house(st, { w: 30, d: 26, bays: 8, tone: 0.68, cornice: 1, storeys: wing, roofTone: 0.3 }),
    );
    m.at(16, 0, 0, 0, () => house(st, { w: 30, d: 26, bays: 8, tone: 0.68, cornice: 1, storeys: wing, roofTone: 0.3 }));
    // The great arch, glazed, between two piers with figures.
    m.use('ashlar', 0.72);
    archWall(st, -16, 16, 0, 24, 1.5, 0, 10.5, 8.5, 3);
    m.use('marble', 0.78).box(-17, 24, -20, 17, 25, 2.4);
    m.use('ashlar', 0.72).box(-16, 0, -22, -15.7, 24, 1.4);
    m.box(15.7, 0, -22, 16, 24, 1.4);
    m.use('glass', 0.12).box(-10.6, 0, -1.7, 10.6, 20, -1.5);
    m.use('metal', 0.3);
    for (let k = 0; k < 9; k++) m.box(-10.5 + k * 2.6, 0, -1.5, -10.3 + k * 2.6, 19, -1.3);
    for (let k = 0; k < 5; k++) m.box(-10.5, 4.5 + k * 3, -1.5, 10.5, 4.7 + k * 3, -1.3);
    for (let k = 0; k < 24; k++) {
      const a = Math.PI * (k / 24);
      m.use('marble', 0.8).at(0, 8.5, 1.6, 0, () =>
        m.limb([-Math.cos(a) * 10.6, Math.sin(a) * 10.6, 0], [-Math.cos(a) * 12, Math.sin(a) * 12, 0], 0.34, 0.4, 5),
      );
    }
    m.use('tiles', 0.28).surface(10, 2, (u, v) => [-16 + 32 * u, 25 + Math.sin(u * 3.1416) * 5, -v * 20]);
    m.use('plaster', 0.7).surface(14, 1, (u, v) => [-16 + 32 * u, 25 + Math.sin(u * 3.1416) * 5 * v, 1.4]);
    for (const x of [-14, 14]) statue(st, x, 25, 1.4, 2.4, x > 0 ? 0 : 2);
    statue(st, 0, 30, 1, 2.4, 0);
  });
  row(st, -130, -4, -50, -2, 15, 20, 1);
  row(st, 50, -2, 130, -4, 15, 20, 1);
  hills(st, -600, 600, -460, 260, 130, 0.3, 8, 120);
  if (take.festive) {
    for (let k = 0; k < 10; k++) {
      m.use('wood', 0.7).limb([-30 + k * 6.6, 0, 9], [-30 + k * 6.6, 10, 9], 0.12, 0.08, 6);
      flag(st, -30 + k * 6.6, 7.8, 9, 3, 2, 3);
    }
    for (let k = 0; k < 9; k++) garland(st, -30 + k * 6.6, 7, 9, -23.4 + k * 6.6, 9, 0.9);
    st.tag('inaugurazione-transalpina-1906', () =>
      crowd(st, { n: 190, x0: -34, x1: 34, z0: 11, z1: 28, turn: Math.PI, pose: 'stand' }),
    );
    carriage(st, 0, 7, 0.05, true, 2);
  } else {
    crowd(st, { n: 40, x0: -34, x1: 34, z0: 5, z1: 34 });
    for (let k = 0; k < 4; k++) carriage(st, -24 + k * 14, 10 + (k % 2) * 6, k % 2 ? 3 : 0.2);
  }
  for (let k = 0; k < 4; k++) lampPost(st, -26 + k * 18, 20, 5, 3);
  if (take.turn) st.shoot(-30, 2.4, 58, 0, 0, 0.84, 0.76, '4:3', 60);
  else st.shoot(7, 6, 66, -1, 0, 0.84, 0.7, '3:2', 60);
}

export function engineInShed(st: Stage): void {
  const { take } = st;
  Object.assign(st.light, {
    indoor: true,
    side: -0.6,
    height: 0.8,
    sun: 1.8,
    ambient: 0.6,
    haze: 0.007,
    hazeTone: 2.4,
    skyHigh: 2,
    skyLow: 2.2,
    key: 0.38,
    soft: 0.25,
  });
  trainShed(st, 34, 80, 17);
  for (const x of [-6, 0, 6]) rails(st, x, 14, x, -90, 1.44, 0, true);
  st.tag('stazione-di-campo-marzio', () =>
    locomotive(st, take.turn ? 1.2 : -0.6, -3, take.turn ? -Math.PI / 2 + 0.0 : -Math.PI / 2, 1.05),
  );
  for (let k = 0; k < 5; k++) wagon(st, take.turn ? 1.2 : -0.6, -18 - k * 11, Math.PI / 2, 'coach');
  locomotive(st, take.turn ? -6 : 7, -30, -Math.PI / 2, 1, false);
  person(st, take.turn ? 3.4 : -3.2, 1.2, 'worker', 'work', take.turn ? -1.4 : 1.5);
  person(st, take.turn ? 4.4 : -4.4, -1.5, 'worker', 'stand', take.turn ? -1 : 1);
  crowd(st, { n: 14, x0: -12, x1: 12, z0: -34, z1: -10 });
  if (take.turn) st.shoot(6.2, 1.9, 10.5, 0.2, -4, 0.88, 0.58, '4:3', 30);
  else st.shoot(-6.6, 2, 11, 0, -4, 0.9, 0.58, '3:2', 30);
}

export function parenzana(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -3);
  m.use('dirt', 0.5).floor(-200, -60, 200, 40, 0);
  m.use('stone', 0.5).quad([-200, -4, -60], [200, -4, -60], [200, 0, -60], [-200, 0, -60]);
  hills(st, -2000, 2000, -2400, 400, 90, 0.3, 6);
  rails(st, -160, 0, 160, 0, 0.76, 0.02, true);
  rails(st, -160, 6, 160, 6, 0.76, 0.02, true);
  st.tag('stazione-di-campo-marzio', () => {
    locomotive(st, 6, 0, 0, 0.68);
    for (let k = 0; k < 4; k++) wagon(st, -4.6 - k * 7.8, 0, 0, k === 3 ? 'goods' : 'coach', 0.7);
  });
  m.at(-24, 0, -12, 0, () =>
    house(st, {
      w: 20,
      d: 8,
      bays: 6,
      tone: 0.66,
      storeys: [
        { h: 4, ww: 1.2, wh: 2.4, sill: 0.5 },
        { h: 3.4, ww: 1.1, wh: 1.7, sill: 0.7, shutters: 0.5 },
      ],
    }),
  );
  for (let k = 0; k < 9; k++) tree(st, rng.range(-60, 60), rng.range(-30, -12), rng.range(6, 9));
  crowd(st, { n: 26, x0: -22, x1: 12, z0: 2, z1: 5, kinds: ['man', 'maid', 'lady', 'worker', 'child'] });
  goods(st, -14, 8, 7, 5);
  cart(st, 10, 10, 2.9, 'sacks');
  if (take.turn) st.shoot(18, 1.9, 9, -4, -1, 0.9, 0.58, '4:3', 30);
  else st.shoot(-12, 3.4, 15, 2, 0, 0.84, 0.5, '3:2', 35);
}
