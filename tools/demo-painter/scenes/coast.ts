import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { bush, hills, sea, tree } from '../kit/nature.js';
import { house, statue } from '../kit/walls.js';
import { bench, derrick, goods, guests, lampPost, parasol, rubble } from '../kit/things.js';
import { rowingBoat, trabaccolo } from '../kit/ships.js';
import { car, carriage, cart, rails, tram } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';

/** The victory lighthouse: a fluted shaft on a bastion, a copper dome with a winged figure. */
function victory(st: Stage, progress = 1): void {
  const { m } = st;
  st.tag('faro-della-vittoria', () => {
    m.use('stone', 0.58).lathe(
      [
        [15, -8],
        [13, 6],
        [13.5, 6.2],
        [13.5, 7],
        [0, 7],
      ],
      24,
    );
    m.use('ashlar', 0.66).lathe(
      [
        [6.4, 7],
        [6, 14],
        [6.4, 14.4],
        [6.4, 15.2],
        [0, 15.2],
      ],
      16,
    );
    const top = 15.2 + 30 * progress;
    m.use('ashlar', 0.76).surface(64, 4, (u, v) => {
      const a = u * 6.2832;
      const r = (4.3 - v * 1.0 * progress) * (1 + 0.045 * Math.cos(a * 16));
      return [-r * Math.cos(a), 15 + (top - 15) * v, r * Math.sin(a)];
    });
    if (progress < 1) return;
    m.use('marble', 0.74).lathe(
      [
        [3.3, 45],
        [4.6, 46],
        [4.8, 46.4],
        [4.8, 47.6],
        [4.4, 47.6],
        [4.4, 46.6],
      ],
      24,
    );
    m.use('ashlar', 0.72).lathe(
      [
        [2.9, 46.4],
        [2.9, 51],
        [3.3, 51.4],
      ],
      16,
    );
    for (let k = 0; k < 10; k++)
      m.at(0, 0, 0, (k / 10) * 6.283, () => m.use('glass', 0.2).box(-0.5, 47.4, 2.7, 0.5, 50.4, 2.96));
    m.use('metal', 0.34).lathe(
      [
        [3.3, 51.4],
        [3.1, 53],
        [2.2, 55],
        [0.6, 56.2],
      ],
      20,
    );
    m.use('metal', 0.26);
    statue(st, 0, 56, 0, 2.9, 0);
    for (const s of [-1, 1])
      m.use('metal', 0.28).surface(8, 6, (u, v) => [
        s * (0.3 + u * 2.8),
        59.4 + u * 2.4 - v * (2.2 - u),
        -0.5 - u * 0.5,
      ]);
    // The sailor and the anchor of the Audace at its foot.
    m.use('ashlar', 0.68).box(-1.6, 15, 4.4, 1.6, 17, 6.4);
    statue(st, 0, 17, 5.4, 3.4, 2);
    m.use('metal', 0.2).limb([0, 8, 13.6], [0, 12, 13.2], 0.3, 0.3, 8);
    for (let k = 0; k < 9; k++) {
      const a = 3.4 + k * 0.27,
        b = a + 0.27;
      m.limb(
        [Math.cos(a) * 2, 10 + Math.sin(a) * 2, 13.4],
        [Math.cos(b) * 2, 10 + Math.sin(b) * 2, 13.4],
        0.26,
        0.26,
        6,
      );
    }
  });
}

function slope(st: Stage, tone = 0.3): void {
  const { m, rng } = st;
  // The Karst rim behind: terraces, walls, pines, and few houses.
  m.use('hill', tone).surface(60, 16, (u, v) => [
    -900 + 1800 * u,
    Math.pow(v, 0.85) * 250 * (0.9 + 0.14 * Math.sin(u * 11)) + Math.sin(u * 40 + v * 12) * 3,
    -30 - v * 620,
  ]);
  for (let k = 0; k < 90; k++) {
    const x = rng.range(-330, 330),
      v = rng.range(0.04, 0.4);
    const y = Math.pow(v, 0.85) * 250 * 0.95,
      z = -30 - v * 620;
    if (k % 3 === 0)
      m.at(x, y - 1, z, rng.range(-0.4, 0.4), () =>
        house(st, {
          w: rng.range(10, 16),
          d: 10,
          bays: 4,
          lod: 2,
          tone: rng.range(0.5, 0.8),
          storeys: [
            { h: 4, ww: 1.1, wh: 2, sill: 0.8 },
            { h: 4, ww: 1.1, wh: 2, sill: 0.8 },
          ],
        }),
      );
    else tree(st, x, z, rng.range(7, 12), { y, pine: rng.chance(0.5), fine: 0.35 });
  }
  for (let k = 0; k < 9; k++)
    m.use('stone', 0.5).surface(50, 1, (u, w) => {
      const v = 0.05 + k * 0.045;
      return [
        -500 + 1000 * u,
        Math.pow(v, 0.85) * 250 * (0.9 + 0.14 * Math.sin(((u * 1000 + 400) / 1800) * 11)) + w * 2.4,
        -30 - v * 620,
      ];
    });
}

export function victoryFromSea(st: Stage): void {
  const { take, rng, m } = st;
  sea(st, -62);
  slope(st);
  m.use('rock', 0.5).surface(30, 4, (u, v) => [-500 + 1000 * u, -63 + v * 63 + Math.sin(u * 50) * 3, 60 - v * 90]);
  m.at(0, 0, -4, 0, () => victory(st));
  for (let k = 0; k < 40; k++)
    tree(st, rng.range(-70, 70), rng.range(-20, 22), rng.range(6, 11), {
      y: -4 + rng.range(-8, 0),
      pine: rng.chance(0.5),
      fine: 0.6,
    });
  for (let k = 0; k < 12; k++)
    m.at(rng.range(-200, 200), rng.range(-46, -22), rng.range(22, 46), rng.range(-0.3, 0.3), () =>
      house(st, {
        w: 14,
        d: 10,
        bays: 4,
        lod: 1,
        tone: rng.range(0.55, 0.8),
        storeys: [
          { h: 4.4, ww: 1.1, wh: 2.2, sill: 0.8 },
          { h: 4, ww: 1.1, wh: 2, sill: 0.8, shutters: 0.6 },
        ],
      }),
    );
  for (let k = 0; k < 5; k++)
    trabaccolo(st, rng.range(-70, 70), 110 + k * 14, rng.range(-0.6, 0.6), 15, 'up', k % 2 === 0, -62);
  if (take.turn) st.shoot(-46, -50, 240, 4, 0, 1.9, 0.8, '3:4', 90);
  else st.shoot(30, -54, 226, -3, 0, 1.75, 0.86, '4:5', 90);
}

export function victoryWorks(st: Stage): void {
  const { m, rng } = st;
  m.use('dirt', 0.52).floor(-200, -30, 200, 90, 0);
  slope(st);
  m.at(0, 0, -14, 0, () => {
    victory(st, 0.52);
    st.tag('faro-della-vittoria', () => {
      for (let k = 0; k < 12; k++) {
        const a = (k / 12) * 6.283;
        m.use('wood', 0.4).limb(
          [Math.cos(a) * 6.8, 6, Math.sin(a) * 6.8],
          [Math.cos(a) * 6, 37, Math.sin(a) * 6],
          0.15,
          0.11,
          5,
        );
        for (let y = 9; y < 37; y += 3.4) {
          const b = ((k + 1) / 12) * 6.283;
          m.limb([Math.cos(a) * 6.5, y, Math.sin(a) * 6.5], [Math.cos(b) * 6.5, y, Math.sin(b) * 6.5], 0.1, 0.1, 4);
          if (k % 2)
            m.cord([Math.cos(a) * 6.5, y, Math.sin(a) * 6.5], [Math.cos(b) * 6.5, y + 3.4, Math.sin(b) * 6.5], 0.07);
        }
      }
      for (let y = 12; y < 37; y += 6.8)
        m.use('planks', 0.5).lathe(
          [
            [6.6, y],
            [5, y + 0.02],
          ],
          24,
        );
    });
    derrick(st, 2, 0, 44, 8);
  });
  for (let k = 0; k < 22; k++)
    m.use('ashlar', rng.range(0.6, 0.78)).at(rng.range(-22, 22), 0, rng.range(4, 20), rng.range(-0.4, 0.4), () =>
      m.box(-1, 0, -0.6, 1, rng.range(0.8, 1.1), 0.6),
    );
  derrick(st, -16, 6, 13, 7);
  cart(st, 11, 18, 2.7, 'stones', 'ox');
  cart(st, -9, 21, 0.3, 'stones');
  rubble(st, 17, 10, 3, 1.3);
  goods(st, -19, 18, 5, 3);
  crowd(st, { n: 30, x0: -22, x1: 22, z0: 2, z1: 24, kinds: ['worker'], pose: 'work' });
  st.shoot(-11, 3, 42, 0.5, -14, 0.9, 0.84, '3:4', 50);
}

/** Miramare: a white castle with a square battlemented tower, on its spur of rock. */
export function miramare(st: Stage): void {
  const { m } = st;
  st.tag('castello-di-miramare', () => {
    const t = 0.86;
    const merlons = (w: number, d: number, y: number): void => {
      m.use('ashlar', t);
      for (const turn of [0, 1, 2, 3]) {
        const l = turn % 2 ? d : w;
        m.at(w / 2, y, -d / 2, (turn * Math.PI) / 2, () => {
          const n = Math.round(l / 1.8);
          for (let k = 0; k < n; k++)
            m.box(
              -l / 2 + (k * l) / n,
              0,
              (turn % 2 ? w : d) / 2 - 0.5,
              -l / 2 + (k * l) / n + 0.95,
              1.5,
              (turn % 2 ? w : d) / 2 + 0.3,
            );
          m.box(-l / 2 - 0.4, -0.9, (turn % 2 ? w : d) / 2 - 0.2, l / 2 + 0.4, 0.1, (turn % 2 ? w : d) / 2 + 0.45);
        });
      }
    };
    const block = (x: number, z: number, w: number, d: number, floors: number, y = 0): void =>
      m.at(x, y, z, 0, () => {
        house(st, {
          w,
          d,
          bays: Math.max(2, Math.round(w / 4)),
          tone: t,
          sides: true,
          roof: 'flat',
          cornice: 0.2,
          storeys: [...Array(floors).keys()].map((k) => ({
            h: 5.4,
            ww: 1.5,
            wh: 3.2,
            sill: 1.1,
            arch: k === floors - 1,
            hood: 'flat' as const,
            texture: 'ashlar' as const,
            course: true,
          })),
        });
        merlons(w, d, floors * 5.4);
      });
    block(-20, 4, 34, 22, 3);
    block(8, 1, 20, 18, 2);
    block(-26, 8, 9, 9, 4);
    block(10, 8, 9, 9, 4);
    // The keep.
    block(-9, -4, 11, 11, 6);
    block(-6.6, -6.4, 6, 6, 2, 33);
    m.use('metal', 0.3).limb([-3.6, 44, -9.4], [-3.6, 52, -9.4], 0.1, 0.05, 5);
    block(26, -2, 6, 6, 3);
    // Terraces down to the landing.
    m.use('ashlar', 0.76).box(-34, -9, -20, 36, 0, 14);
    m.box(-40, -13, -16, 10, -5, 20);
    m.use('steps', 0.8);
    for (let k = 0; k < 14; k++) m.box(8 + k * 1.3, -13, 12, 9.3 + k * 1.3, -1 - k * 0.85, 18);
    m.use('stone', 0.6).box(20, -14, 10, 52, -11.4, 22);
    statue(st, 50, -11.4, 19, 1.6, 1);
  });
}

function spur(st: Stage): void {
  const { m, rng } = st;
  m.use('rock', 0.62).surface(90, 10, (u, v) => {
    const a = u * 6.2832;
    const r = 1 + 0.06 * Math.sin(a * 13 + v * 4) + 0.05 * Math.sin(a * 29);
    return [
      -(62 - v * 22) * Math.cos(a) * r,
      -16 + v * 15 + Math.sin(a * 17 + v * 9) * 0.9,
      (34 - v * 12) * Math.sin(a) * r - 2,
    ];
  });
  m.use('hill', 0.26).surface(40, 8, (u, v) => [
    -60 - 460 * u,
    -15 + Math.sin(v * 3.1416) * (14 + u * 50) + Math.sin(u * 22) * 3,
    20 - v * 150 - u * 40,
  ]);
  for (let k = 0; k < 150; k++) {
    const u = rng.range(0, 0.8),
      v = rng.range(0.12, 0.6);
    tree(st, -56 - 460 * u, 20 - v * 150 - u * 40, rng.range(8, 14), {
      y: -16 + Math.sin(v * 3.1416) * (14 + u * 50),
      pine: rng.chance(0.35),
      cypress: rng.chance(0.2),
      fine: 0.35,
    });
  }
}

export function miramareFromSea(st: Stage): void {
  const { take } = st;
  sea(st, -15);
  st.light.wind = 0.05;
  miramare(st);
  spur(st);
  hills(st, -2600, 700, -1500, 600, 300, 0.32, 8, 40);
  rowingBoat(st, take.turn ? -24 : 34, 60, 0.3, 6.5, -15);
  trabaccolo(st, take.turn ? 58 : -64, 50, take.turn ? 2.8 : 0.3, 16, 'up', false, -15);
  if (take.turn) st.shoot(52, -11, 128, -6, 0, 1.0, 0.6, '3:2', 80);
  else st.shoot(-8, -10.5, 124, -2, 0, 0.94, 0.62, '4:3', 80);
}

export function miramarePark(st: Stage): void {
  const { take, m, rng } = st;
  m.use('grass', 0.34).floor(-200, -200, 200, 60, 0);
  m.at(-16, 2, -96, 0.1, () => miramare(st));
  // Winding path, parterre, glass houses, pines.
  m.use('gravel', 0.7).surface(4, 40, (u, v) => [
    Math.sin(v * 4.4) * 7 - 2 + (u - 0.5) * (5 - v * 1.5),
    0.05,
    26 - v * 100,
  ]);
  for (let k = 0; k < 7; k++)
    for (const s of [-1, 1]) {
      const z = 12 - k * 7,
        x = Math.sin(((26 - z) / 100) * 4.4) * 7 - 2;
      m.use('grass', 0.22).at(x + s * 6, 0.05, z, 0, () =>
        m.lathe(
          [
            [2.4, 0],
            [2.3, 0.3],
            [0, 0.4],
          ],
          18,
        ),
      );
      for (let i = 0; i < 8; i++)
        m.use('leaf', rng.range(0.4, 0.9)).ball(
          x + s * 6 + rng.range(-1.6, 1.6),
          0.44,
          z + rng.range(-1.6, 1.6),
          0.22,
          0.2,
          0.22,
          6,
        );
      bush(st, x + s * 9.4, z + 3, 1, 0.2);
    }
  for (const s of [-1, 1])
    for (let k = 0; k < 9; k++)
      tree(st, s * rng.range(13, 34), 14 - k * 10, rng.range(11, 16), {
        pine: k % 2 === 0,
        cypress: k % 3 === 1,
        fine: k < 4 ? 1.6 : 0.8,
      });
  m.at(take.turn ? -24 : 15, 0, -18, take.turn ? 0.4 : -0.4, () => {
    m.use('plaster', 0.8).box(0, 0, -6, 16, 1, 0);
    m.use('glass', 0.3).box(0.1, 1, -5.9, 15.9, 3.4, -0.1);
    m.use('glass', 0.36).surface(1, 8, (u, v) => [0.1 + u * 15.8, 3.4 + Math.sin(v * 3.1416) * 2.4, -6 * v]);
    m.use('metal', 0.8);
    for (let k = 0; k <= 12; k++) {
      m.box(k * 1.32, 1, -0.1, k * 1.32 + 0.12, 3.5, 0.04);
      for (let i = 0; i < 7; i++) {
        const a = (i / 7) * 3.1416,
          b = ((i + 1) / 7) * 3.1416;
        m.limb(
          [k * 1.32, 3.4 + Math.sin(a) * 2.42, -6 * (i / 7)],
          [k * 1.32, 3.4 + Math.sin(b) * 2.42, -6 * ((i + 1) / 7)],
          0.06,
          0.06,
          4,
        );
      }
    }
  });
  for (const s of [-1, 1]) {
    m.use('marble', 0.76).cylinder(s * 4.2 - 1, 0, 8, 0.5, 1.4);
    m.at(s * 4.2 - 1, 1.4, 8, 0, () =>
      m.lathe(
        [
          [0.2, 0],
          [0.7, 0.5],
          [0.8, 0.9],
          [0.3, 0.8],
        ],
        16,
      ),
    );
  }
  for (let k = 0; k < 3; k++) person(st, rng.range(-4, 4), 6 - k * 8, k % 2 ? 'worker' : 'lady', 'walk');
  person(st, 5.4, 10, 'worker', 'work');
  bench(st, -6.4, 12, 0.8);
  if (take.turn) st.shoot(6, 2.4, 26, -8, -60, 1.15, 0.62, '3:4', 50);
  else st.shoot(-4, 3, 27, -3, -70, 0.96, 0.6, '3:2', 60);
}

/* --- Barcola. --- */

function shoreRoad(st: Stage): void {
  const { m } = st;
  sea(st, -2.6);
  // Road on the right along -z, sea on the left; the castle on the far point.
  st.tag('viale-miramare', () => {
    paving(st, -5, -420, 12, 40, st.take.year < 1920 ? 'dirt' : 'slabs', 0.54);
    m.use('stone', 0.52).quad([-5, -4, 40], [-5, -4, -420], [-5, 0.9, -420], [-5, 0.9, 40]);
    m.use('marble', 0.6).box(-5.4, 0.5, -420, -4.6, 1, 40);
  });
  m.use('rock', 0.55).surface(4, 80, (u, v) => [
    -5 - u * 6 + Math.sin(v * 90) * 1.2,
    -0.6 - u * 2.6 + Math.sin(v * 170 + u * 3) * 0.5,
    40 - v * 460,
  ]);
  m.use('hill', 0.3).surface(14, 60, (u, v) => [
    12 + u * 300 - v * 40,
    u * 130 * (0.9 + 0.2 * Math.sin(v * 9)),
    50 - v * 620,
  ]);
  m.use('hill', 0.3).surface(24, 10, (u, v) => [
    -330 + u * 760,
    -4 + Math.sin(v * 3.1) * (14 + u * 126),
    -520 - v * 160 + u * 60,
  ]);
  m.at(-322, 10, -540, 0.5, () => miramare(st));
}

export function barcolaRoad(st: Stage): void {
  const { take, rng } = st;
  shoreRoad(st);
  for (let k = 0; k < 24; k++)
    tree(st, k % 2 ? 10 : -3, -4 - k * 11 + rng.range(-1, 1), take.year < 1920 ? rng.range(6, 8) : rng.range(9, 11), {
      fine: k < 6 ? 1.5 : 0.6,
    });
  for (let k = 0; k < 8; k++)
    st.m.at(22, 1, -14 - k * 32, -1.3, () =>
      house(st, {
        w: 13,
        d: 10,
        bays: 4,
        lod: 1,
        tone: rng.range(0.6, 0.8),
        storeys: [
          { h: 4, ww: 1.1, wh: 2.2, sill: 0.8, shutters: 0.6 },
          { h: 3.8, ww: 1.1, wh: 2, sill: 0.7, shutters: 0.6 },
        ],
      }),
    );
  if (take.turn) {
    car(st, 3, 0, 1.55, true);
    car(st, 5.6, -26, -1.6);
    rails(st, 8, 40, 8, -200);
    tram(st, 8, -44, Math.PI / 2);
  } else {
    carriage(st, 2.5, 0, 1.6, true);
    carriage(st, 5, -28, -1.55, true, 2);
  }
  crowd(st, { n: 30, x0: -4, x1: 9, z0: -70, z1: 9, pose: 'walk' });
  for (let k = 0; k < 3; k++) rowingBoat(st, -18 - k * 9, -8 - k * 22, rng.range(-1, 1), 5.4, -2.6);
  for (let k = 0; k < 5; k++) trabaccolo(st, -28 - k * 12, -70 - k * 50, rng.range(-1, 1), 15, 'up', false, -2.6);
  if (take.turn) st.shoot(-2.2, 3.2, 18, -10, -90, 0.9, 0.54, '4:3', 60);
  else st.shoot(2, 4.6, 22, -24, -100, 0.86, 0.5, '3:2', 60);
}

export function topolini(st: Stage): void {
  const { take, m, rng } = st;
  shoreRoad(st);
  // Semicircular terraces above the water: changing rooms below, sun deck above.
  st.tag('viale-miramare', () => {
    for (let k = 0; k < 6; k++) {
      m.use('plaster', 0.8).at(-5, -2.8, -4 - k * 30, 0, () => {
        m.lathe(
          [
            [9.4, 0],
            [9.4, 3.6],
            [9.9, 3.7],
            [9.9, 4],
            [0, 4],
          ],
          28,
          1,
          Math.PI / 2,
          Math.PI * 1.5,
        );
        m.use('plain', 0.1);
        for (let i = 0; i < 8; i++) {
          const a = Math.PI / 2 + 0.3 + i * 0.36;
          m.at(Math.cos(a) * 9.3, 0.5, Math.sin(a) * 9.3, -a + Math.PI / 2, () => m.box(-0.9, 0, 0, 0.9, 2.5, 0.2));
        }
        m.use('metal', 0.5);
        for (let i = 0; i < 22; i++) {
          const a = Math.PI / 2 + (i / 22) * Math.PI,
            b = Math.PI / 2 + ((i + 1) / 22) * Math.PI;
          m.limb([Math.cos(a) * 9.7, 4, Math.sin(a) * 9.7], [Math.cos(a) * 9.7, 5, Math.sin(a) * 9.7], 0.03, 0.03, 4);
          m.cord([Math.cos(a) * 9.7, 4.95, Math.sin(a) * 9.7], [Math.cos(b) * 9.7, 4.95, Math.sin(b) * 9.7], 0.03);
        }
      });
      m.use('slabs', 0.6).surface(10, 6, (u, v) => [
        -5 - Math.sin(u * 3.1416) * 14 * v,
        -2.4 + 0.02 * v,
        -4 - k * 30 + (u - 0.5) * 28 * Math.max(0.4, v),
      ]);
    }
  });
  for (let k = 0; k < 6; k++)
    for (let i = 0; i < (k < 3 ? 34 : 12); i++) {
      const a = Math.PI / 2 + rng.range(0.1, 3),
        r = Math.sqrt(rng()) * 9;
      const x = -5 + Math.cos(a) * r,
        z = -4 - k * 30 + Math.sin(a) * r;
      person(st, x, z, 'bather', rng.pick(['stand', 'sit', 'sit', 'walk']), rng.range(-3, 3), 1.2);
      if (rng.chance(0.3))
        m.use(rng.chance(0.5) ? 'stripes' : 'cloth', rng.range(0.5, 0.9)).at(x + 0.6, 1.26, z, rng(), () =>
          m.floor(-0.4, -0.9, 0.4, 0.9, 0),
        );
      if (i % 9 === 0) m.at(0, 1.2, 0, 0, () => parasol(st, x, z, 1.2, 2.1, rng.range(0.5, 0.9)));
    }
  for (let k = 0; k < 40; k++)
    person(
      st,
      -rng.range(15, 24),
      rng.range(-110, 8),
      'bather',
      rng.pick(['stand', 'walk', 'wave']),
      rng.range(-3, 3),
      rng.chance(0.4) ? -2.35 : -3.7,
    );
  for (let k = 0; k < 12; k++) tree(st, 9, 6 - k * 14, 8, { pine: true, fine: 0.8 });
  crowd(st, {
    n: 30,
    x0: -3,
    x1: 8,
    z0: -80,
    z1: 8,
    kinds: take.sunday ? ['man', 'lady', 'child'] : ['bather', 'man', 'lady'],
  });
  if (take.turn) st.shoot(-21, 4.4, 18, -8, -60, 0.84, 0.52, '4:3', 60);
  else st.shoot(-24, 7, 26, -4, -50, 0.82, 0.46, '3:2', 60);
}

export function excelsiorBaths(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -1.4);
  m.use('hill', 0.3).surface(30, 10, (u, v) => [-400 + 800 * u, v * 160, -40 - v * 300]);
  m.use('gravel', 0.64).surface(20, 4, (u, v) => [-160 + 320 * u, 0.4 - v * 2.6, -20 + v * 22]);
  st.tag('viale-miramare', () => {
    // Two timber wings with cabins on piles, a domed pavilion between, footbridges out to sea.
    const deck = (x0: number, x1: number, z0: number, z1: number): void => {
      m.use('planks', 0.62).box(x0, -0.1, z0, x1, 0.1, z1);
      for (let x = x0 + 0.5; x < x1; x += 3)
        for (let z = z0 + 0.5; z < z1; z += 4) m.use('wood', 0.3).limb([x, -3, z], [x, 0, z], 0.14, 0.14, 5);
    };
    deck(-46, 46, -4, 4);
    deck(-3, 3, 4, 34);
    deck(-40, -35, 4, 22);
    deck(35, 40, 4, 22);
    for (const s of [-1, 1]) {
      m.at(s < 0 ? -46 : 9, 0.1, 1, 0, () => {
        for (let k = 0; k < 12; k++) {
          m.use('planks', k % 2 ? 0.8 : 0.66).box(k * 3.08, 0, -4, k * 3.08 + 3.08, 3.2, 0);
          m.use('plain', 0.1).front(k * 3.08 + 1, 0, k * 3.08 + 2.1, 2.3, 0.03);
          m.use('planks', 0.86);
          m.tri([k * 3.08, 3.2, 0.3], [k * 3.08 + 3.08, 3.2, 0.3], [k * 3.08 + 1.54, 4.5, 0.3]);
        }
        m.use('metal', 0.5).quad([-0.4, 3.2, 0.5], [37.4, 3.2, 0.5], [37.4, 4.6, -2], [-0.4, 4.6, -2]);
      });
    }
    m.at(-9, 0.1, 2, 0, () =>
      house(st, {
        w: 18,
        d: 9,
        bays: 5,
        tone: 0.82,
        roof: 'hip',
        roofTone: 0.4,
        chimneys: false,
        storeys: [
          { h: 4.4, ww: 2, wh: 3.4, sill: 0.05, arch: true, open: true },
          { h: 4, ww: 1.4, wh: 2.4, sill: 0.6, arch: true },
        ],
      }),
    );
    m.use('metal', 0.4).at(0, 9.5, -3, 0, () =>
      m.lathe(
        [
          [4, 0],
          [3.8, 1.6],
          [2.6, 3.4],
          [0.5, 4.4],
          [0.1, 7],
        ],
        20,
      ),
    );
  });
  for (let k = 0; k < 60; k++)
    m.use('wood', 0.5).limb(
      [-3 + (k % 2) * 6, 0.1, 4 + Math.floor(k / 2)],
      [-3 + (k % 2) * 6, 1.1, 4 + Math.floor(k / 2)],
      0.04,
      0.04,
      4,
    );
  crowd(st, { n: 60, x0: -44, x1: 44, z0: 2.2, z1: 3.8, y: 0.1, kinds: ['lady', 'man', 'bather', 'child'] });
  crowd(st, { n: 24, x0: -2.6, x1: 2.6, z0: 5, z1: 33, y: 0.1, kinds: ['lady', 'man', 'bather', 'child'] });
  for (let k = 0; k < 60; k++)
    person(
      st,
      rng.range(-34, 34),
      rng.range(5, 30),
      'bather',
      rng.pick(['stand', 'wave', 'walk']),
      rng.range(-3, 3),
      -2.3,
    );
  for (let k = 0; k < 3; k++) rowingBoat(st, rng.range(-30, 30), rng.range(34, 52), rng.range(-1, 1), 5.4, -1.4);
  if (take.turn) st.shoot(24, 4, 52, -4, 0, 0.84, 0.56, '3:2', 55);
  else st.shoot(-18, 6, 58, 1, 0, 0.82, 0.52, '2:1', 55);
}

/* --- The hill resort. --- */

export function ferdinandeo(st: Stage): void {
  const { take, m, rng } = st;
  m.use('gravel', 0.6).floor(-200, -60, 200, 70, 0);
  st.tag('ferdinandeo', () => {
    m.at(-24, 1.2, 0, 0, () =>
      house(st, {
        w: 48,
        d: 20,
        bays: 13,
        tone: 0.76,
        sides: true,
        cornice: 0.8,
        attic: 'balustrade',
        roof: 'flat',
        storeys: [
          { h: 6, ww: 2, wh: 4.6, sill: 0.1, arch: true, pilasters: true },
          { h: 5.4, ww: 1.5, wh: 3.2, sill: 0.8, hood: 'flat', pilasters: true },
        ],
      }),
    );
    for (const x of [-26, 14])
      m.at(x, 1.2, 2, 0, () =>
        house(st, {
          w: 12,
          d: 22,
          bays: 3,
          tone: 0.78,
          cornice: 0.8,
          roof: 'hip',
          roofTone: 0.34,
          storeys: [
            { h: 6, ww: 2, wh: 4.6, sill: 0.1, arch: true },
            { h: 5.4, ww: 1.5, wh: 3.2, sill: 0.8, hood: 'flat' },
            { h: 4.4, ww: 1.3, wh: 2.2, sill: 0.8, arch: true },
          ],
        }),
      );
    m.use('steps', 0.7).box(-27, 0, 0, 27, 1.2, 5);
  });
  for (let k = 0; k < 26; k++)
    guests(st, -20 + (k % 9) * 5 + rng.range(-0.5, 0.5), 8 + Math.floor(k / 9) * 4 + rng.range(-0.5, 0.5));
  for (let k = 0; k < 12; k++)
    tree(st, (k % 2 ? 1 : -1) * rng.range(22, 40), 4 + Math.floor(k / 2) * 6, rng.range(8, 12), { fine: 1.2 });
  for (let k = 0; k < 40; k++) tree(st, rng.range(-80, 80), rng.range(-50, -26), rng.range(9, 14), { fine: 0.4 });
  crowd(st, { n: 50, x0: -24, x1: 24, z0: 6, z1: 30, kinds: ['man', 'lady', 'child', 'lady', 'maid'] });
  lampPost(st, -9, 22, 4);
  lampPost(st, 10, 22, 4);
  if (take.turn) st.shoot(17, 3, 36, -4, 0, 0.84, 0.6, '3:2', 45);
  else st.shoot(-8, 5, 42, 1, 0, 0.9, 0.56, '4:3', 45);
}

export function woodDrive(st: Stage): void {
  const { take, m, rng } = st;
  m.use('grass', 0.26).surface(20, 20, (u, v) => [
    -120 + 240 * u,
    Math.abs(u - 0.5) * 9 * (u > 0.5 ? 1 : -0.4),
    40 - v * 260,
  ]);
  m.use('dirt', 0.62).surface(4, 50, (u, v) => [Math.sin(v * 3.6) * 11 + (u - 0.5) * 7.4, 0.12, 40 - v * 220]);
  const road = (z: number): number => Math.sin(((40 - z) / 220) * 3.6) * 11;
  for (let k = 0; k < 100; k++) {
    const z = 24 - k * 1.9,
      s = k % 2 ? 1 : -1;
    tree(st, road(z) + s * rng.range(5, 24), z + rng.range(-2, 2), rng.range(11, 17), { fine: k < 16 ? 1.7 : 0.7 });
  }
  for (let k = 0; k < 4; k++)
    carriage(
      st,
      road(2 - k * 17) + (k % 2 ? 1.4 : -1.2),
      2 - k * 17,
      (Math.PI / 2) * (k % 2 ? -1 : 1) - 0.15,
      k % 2 === 0,
      k === 1 ? 2 : 1,
    );
  crowd(st, { n: 16, x0: -8, x1: 14, z0: -50, z1: 14, kinds: ['man', 'lady', 'child'], pose: 'walk' });
  st.tag('ferdinandeo', () =>
    m.at(road(-100) - 12, 5, -112, 0, () =>
      house(st, {
        w: 30,
        d: 14,
        bays: 9,
        lod: 1,
        tone: 0.82,
        storeys: [
          { h: 6, ww: 1.8, wh: 4, sill: 0.6, arch: true },
          { h: 5, ww: 1.4, wh: 2.8, sill: 0.8 },
        ],
      }),
    ),
  );
  if (take.turn) st.shoot(-2.4, 2.2, 18, 4, -30, 0.86, 0.6, '4:5', 40);
  else st.shoot(3, 3, 20, 6, -40, 0.9, 0.56, '3:2', 45);
}

/* --- The rice mill. --- */

function millBlock(st: Stage, w: number, d: number, floors: number): void {
  house(st, {
    w,
    d,
    bays: Math.round(w / 4.2),
    tone: 0.42,
    sides: true,
    roof: 'hip',
    roofTone: 0.26,
    cornice: 0.5,
    chimneys: false,
    storeys: Array.from({ length: floors }, () => ({
      h: 4.6,
      ww: 1.5,
      wh: 2.2,
      sill: 1.1,
      arch: true,
      texture: 'brick' as const,
    })),
  });
}

export function riceMill(st: Stage): void {
  const { take, m, rng } = st;
  m.use('dirt', 0.5).floor(-300, -200, 300, 90, 0);
  st.tag('risiera-di-san-sabba', () => {
    m.at(-40, 0, 0, 0, () => millBlock(st, 40, 22, 6));
    m.at(4, 0, -2, 0, () => millBlock(st, 34, 20, 4));
    m.at(-74, 0, -4, 0, () => millBlock(st, 30, 18, 3));
    m.at(42, 0, 2, 0, () => millBlock(st, 18, 14, 2));
    m.at(28, 0, -16, 0, () => {
      m.use('brick', 0.42).lathe(
        [
          [2.8, 0],
          [2.6, 4],
          [1.5, 42],
          [1.8, 42.4],
          [1.8, 43.4],
          [1.3, 43.4],
        ],
        18,
      );
    });
    m.use('brick', 0.44).box(-90, 0, 12, 70, 3.4, 12.6);
    m.use('plain', 0.07).front(-4, 0, 1, 3.2, 12.65);
  });
  for (const z of [19, 24]) rails(st, -200, z, 200, z, 1.44, 0.02, true);
  for (let k = 0; k < 4; k++) cart(st, -20 + k * 16, 15.5, k % 2 ? 0 : Math.PI, 'sacks');
  crowd(st, { n: 26, x0: -40, x1: 40, z0: 13.4, z1: 28, kinds: ['worker', 'worker', 'maid'] });
  m.use('metal', 0.2).surface(30, 3, (u, v) => [-120 + 240 * u, -0.3, 34 + v * 7]);
  for (let k = 0; k < 30; k++) bush(st, rng.range(-60, 60), rng.range(29, 33), rng.range(0.4, 0.9), 0.26);
  for (let k = 0; k < 8; k++) tree(st, 60 + rng.range(-6, 20), rng.range(-20, 10), rng.range(7, 10));
  hills(st, -900, 900, -560, 320, 120, 0.3, 8, 60);
  if (take.turn) st.shoot(44, 4, 52, -6, 0, 0.84, 0.62, '3:2', 70);
  else st.shoot(-12, 6, 62, -6, 0, 0.94, 0.6, '4:3', 70);
}

export function millCourtyard(st: Stage): void {
  const { m } = st;
  Object.assign(st.light, { side: 1.0, height: 0.5, clouds: 0.7 });
  st.tag('risiera-di-san-sabba', () => {
    paving(st, -40, -60, 40, 40, 'slabs', 0.54);
    // High bare concrete walls lead to the old brick block.
    m.use('ashlar', 0.56);
    m.box(-17, 0, -44, -16, 12.5, 40);
    m.box(16, 0, -44, 17, 12.5, 40);
    m.at(-24, 0, -44, 0, () => millBlock(st, 48, 20, 5));
    m.use('metal', 0.3).box(-6.5, 0, -34, 6.5, 0.14, -16);
  });
  for (let k = 0; k < 3; k++) person(st, -3 + k * 3.4, -10 - k * 6, k === 1 ? 'lady' : 'man', 'stand', Math.PI);
  st.shoot(0, 2, 30, 0, -44, 0.92, 0.66, '3:2', 55);
}
