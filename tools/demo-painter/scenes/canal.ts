import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { bush, hills, sea, tree } from '../kit/nature.js';
import { dome, flight, portico } from '../kit/orders.js';
import { house, statue } from '../kit/walls.js';
import { basket, bench, bollards, derrick, goods, lampPost, parasol, rubble, scaffold } from '../kit/things.js';
import { barge, rowingBoat, sailingShip, trabaccolo } from '../kit/ships.js';
import { row } from '../kit/town.js';
import { car, carriage, cart } from '../kit/vehicles.js';
import { carciotti, redTower } from './rive.js';
import type { Stage } from '../kit/stage.js';

/*
 * The canal runs along z, from the sea (z = 170) to the church that closes it (z = 0). Its banks are at
 * x = ±13; the Serbian church stands on the right bank near the end, Gopcevich on the left bank.
 */
const BANK = 13;
const LEVEL = -1.7;

/** The temple at the end: six Ionic columns on a flight of steps, an attic with saints, a broad dome. */
export function santAntonio(st: Stage): void {
  const { m } = st;
  st.tag('sant-antonio-nuovo', () => {
    flight(st, -17, 17, 0, -1, 6, 3, 14, 0.72);
    m.use('ashlar', 0.66).box(-20, 0, -42, 20, 3, -1);
    m.at(-20, 3, -6, 0, () =>
      house(st, {
        w: 40,
        d: 38,
        bays: 7,
        tone: 0.68,
        roof: 'flat',
        cornice: 0.9,
        storeys: [{ h: 16.5, ww: 1.8, wh: 4, sill: 8, hood: 'flat', texture: 'ashlar' }],
      }),
    );
    m.use('plain', 0.12).front(-2.2, 3, 2.2, 10.5, -5.8);
    m.use('marble', 0.74).box(-2.8, 3, -5.9, -2.2, 11, -5.6);
    m.box(2.2, 3, -5.9, 2.8, 11, -5.6);
    m.box(-2.9, 10.6, -5.9, 2.9, 11.4, -5.4);
    portico(st, -15.5, 15.5, 3, -1, 6, 13, 0.78, 'ionic', 6);
    for (const x of [-14.4, -8.6, -2.9, 2.9, 8.6, 14.4])
      statue(st, x, 18.4 + (1 - Math.abs(x) / 16) * 4.2, -1, 1.5, Math.abs(x));
    m.use('plaster', 0.68).box(-14, 19, -34, 14, 22, -8);
    dome(st, 0, 22, -21, 11.5, { drum: 3.6, tone: 0.7, roof: 0.4, rise: 0.78, texture: 'tiles' });
    for (const s of [-1, 1])
      m.at(s * 17.2, 19.6, -9, 0, () => {
        m.use('plaster', 0.7).box(-2.4, 0, -2.4, 2.4, 4.6, 2.4);
        m.use('plain', 0.08).front(-0.8, 1, 0.8, 3.8, 2.43);
        m.use('marble', 0.76).box(-2.8, 4.6, -2.8, 2.8, 5.1, 2.8);
        m.use('tiles', 0.35).lathe(
          [
            [2.6, 5.1],
            [2.2, 6],
            [1, 7],
            [0, 7.4],
          ],
          14,
        );
      });
  });
}

/** Serbian church: a cube crowned by one great and four small blue domes, striped stone, round windows. */
export function sanSpiridione(st: Stage): void {
  const { m } = st;
  st.tag('san-spiridione', () => {
    const body = (w: number, d: number, h: number): void =>
      m.at(-w / 2, 0, d / 2, 0, () =>
        house(st, {
          w,
          d,
          bays: 5,
          tone: 0.76,
          sides: true,
          roof: 'flat',
          cornice: 0.7,
          storeys: [
            { h: h * 0.5, ww: 1.5, wh: h * 0.36, sill: 1, arch: true, texture: 'ashlar', pilasters: true },
            {
              h: h * 0.5,
              ww: 1.5,
              wh: h * 0.32,
              sill: 1.4,
              arch: true,
              hood: 'round',
              texture: 'ashlar',
              pilasters: true,
            },
          ],
        }),
      );
    body(24, 30, 17);
    m.at(0, 17, 0, 0, () => {
      for (const t of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
        m.at(0, 0, 0, t, () => {
          const z = t === 0 || t === Math.PI ? 15 : 12;
          m.use('ashlar', 0.76).at(0, 0, z, 0, () =>
            m.surface(18, 1, (u, v) => [-5.5 * Math.cos(u * 3.1416), 5.5 * Math.sin(u * 3.1416) * (1 - v), 0.02]),
          );
          m.use('mosaic', 0.7).at(0, 0.2, z + 0.04, 0, () =>
            m.surface(18, 1, (u, v) => [-4.2 * Math.cos(u * 3.1416), 4.2 * Math.sin(u * 3.1416) * (1 - v), 0.02]),
          );
        });
    });
    dome(st, 0, 17.3, 0, 6.4, { drum: 5.4, tone: 0.76, roof: 0.36, rise: 1.05 });
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        dome(st, sx * 8.6, 17.3, sz * 11, 3.1, { drum: 5.2, tone: 0.76, roof: 0.36, rise: 1.1, lantern: false });
    // Semicircular apse and a low porch.
    m.use('ashlar', 0.74).at(0, 0, -15, 0, () =>
      m.lathe(
        [
          [5, 0],
          [5, 12],
          [5.4, 12],
          [5.4, 12.6],
          [0, 16],
        ],
        20,
      ),
    );
    m.at(12, 0, 0, Math.PI / 2, () => {
      m.use('ashlar', 0.72).box(-4, 0, 0, 4, 7, 3);
      m.use('plain', 0.08).front(-1.6, 0, 1.6, 5, 3.03);
    });
  });
}

/** Gopcevich: a diaper of two colours, and statues in niches on the noble floor. */
export function gopcevich(st: Stage, fine = false): void {
  const { m } = st;
  st.tag('palazzo-gopcevich', () => {
    house(st, {
      w: 30,
      d: 20,
      bays: 9,
      tone: 0.62,
      cornice: 1,
      storeys: [
        { h: 5.4, ww: 1.9, wh: 4.2, sill: 0.05, arch: true, texture: 'rustic' },
        { h: 4.8, ww: 1.4, wh: 2.8, sill: 0.9, arch: true, hood: 'round', texture: 'lozenge', balcony: false },
        { h: 4.6, ww: 1.3, wh: 2.6, sill: 0.9, arch: true, hood: 'flat', texture: 'lozenge' },
        { h: 3.6, ww: 1.2, wh: 1.7, sill: 0.8, arch: true, texture: 'lozenge' },
      ],
      attic: 'balustrade',
    });
    const bw = 30 / 9;
    for (const k of [2, 4, 5, 7]) {
      const x = k * bw;
      m.use('marble', 0.72).box(x - 0.75, 5.6, 0, x + 0.75, 6.2, 0.5);
      m.use('plain', 0.3).front(x - 0.6, 6.2, x + 0.6, 9.2, 0.03);
      m.use('marble', 0.72).at(x, 9.2, 0.03, 0, () =>
        m.surface(10, 1, (u, v) => [-0.75 * Math.cos(u * 3.14), 0.75 * Math.sin(u * 3.14), v * 0.45]),
      );
      statue(st, x, 6.3, 0.3, 1.35, k, 0, fine);
    }
  });
}

function bothBanks(st: Stage, opts: { water?: boolean; from?: number; lod?: 0 | 1 } = {}): void {
  const { m, take } = st;
  const { water = true, from = 14, lod = 0 } = opts;
  const tex = take.year < 1890 ? 'dirt' : 'slabs';
  paving(st, -60, -60, 60, from, tex, 0.5);
  if (water) {
    sea(st, LEVEL);
    for (const s of [-1, 1]) {
      paving(st, s < 0 ? -60 : BANK, from, s < 0 ? -BANK : 60, 190, tex, 0.5);
      m.use('stone', 0.48).quad([s * BANK, -3, from], [s * BANK, -3, 190], [s * BANK, 0, 190], [s * BANK, 0, from]);
      m.use('marble', 0.66).box(s * BANK - (s > 0 ? 0 : 0.8), -0.25, from, s * BANK + (s > 0 ? 0.8 : 0), 0.08, 190);
    }
    m.use('stone', 0.48).quad([-BANK, -3, from], [BANK, -3, from], [BANK, 0, from], [-BANK, 0, from]);
    m.use('water', 0.3);
    st.tag('canal-grande', () => {
      m.use('water', 0.3).floor(-BANK, from, BANK, 190, LEVEL + 0.01);
    });
  } else paving(st, -60, from, 60, 190, tex, 0.5);
  santAntonio(st);
  const old = take.year < 1869;
  if (old) row(st, 34, 10, 34, 46, 14, 17, 1);
  m.at(42, 0, 34, 0, () => (old ? undefined : sanSpiridione(st)));
  row(st, -26, 186, -26, 112, 17, 21, lod);
  m.at(-26, 0, 110, Math.PI / 2, () => gopcevich(st));
  row(st, -26, 79, -26, -4, 16, 22, lod);
  row(st, 26, 58, 26, 150, 17, 22, lod);
  m.at(26, 0, 152, -Math.PI / 2, () => carciotti(st));
  row(st, -90, -46, 90, -46, 20, 26, 2);
  hills(st, -500, 500, -560, 300, 120, 0.3, 7, 130);
}

export function sailsInCanal(st: Stage): void {
  const { take, rng } = st;
  bothBanks(st);
  for (let k = 0; k < 8; k++) {
    const s = k % 2 ? 1 : -1;
    const z = 30 + k * 15 + rng.range(-2, 2);
    if (rng.chance(0.5)) sailingShip(st, s * 8.6, z, Math.PI / 2 + rng.range(-0.06, 0.06), 24, 2, true, LEVEL);
    else trabaccolo(st, s * 9.4, z, -Math.PI / 2 + rng.range(-0.1, 0.1), 15, 'down', false, LEVEL);
  }
  for (let k = 0; k < 6; k++) rowingBoat(st, rng.range(-5, 5), 40 + k * 18, rng.range(-2, 2), 5, LEVEL);
  for (const s of [-1, 1]) {
    for (let k = 0; k < 5; k++) goods(st, s * 17, 40 + k * 24, 4, 3);
    crowd(st, {
      n: 34,
      x0: s < 0 ? -25 : 14,
      x1: s < 0 ? -14 : 25,
      z0: 20,
      z1: 150,
      kinds: ['worker', 'worker', 'man', 'maid'],
    });
    for (let k = 0; k < 2; k++) cart(st, s * 19, 60 + k * 44, rng.range(1.3, 1.8), 'barrels');
  }
  if (take.turn) st.shoot(-1, 5.4, 146, 0.5, 0, 1.25, 0.56, '4:5', 80);
  else st.shoot(3, 7.5, 150, 0, 0, 0.98, 0.56, '3:2', 80);
}

export function redBridge(st: Stage): void {
  const { take, m } = st;
  bothBanks(st);
  // The iron bridge swung open along the bank, its winch, and the boat in the gap.
  m.at(take.turn ? 9.5 : -9.5, 0, 92, Math.PI / 2 + 0.22, () => {
    for (const s of [-1, 1]) {
      m.use('metal', 0.14);
      for (let k = 0; k < 12; k++) {
        const a = -11 + k * 1.9;
        m.limb([a, 0.1, s * 2.6], [a + 1.9, 1.2, s * 2.6], 0.05, 0.05, 4);
        m.limb([a, 1.2, s * 2.6], [a + 1.9, 0.1, s * 2.6], 0.05, 0.05, 4);
      }
      m.box(-11.5, 1.15, s * 2.6 - 0.08, 12, 1.3, s * 2.6 + 0.08);
      m.box(-11.5, -0.3, s * 2.6 - 0.1, 12, 0.12, s * 2.6 + 0.1);
    }
    m.use('planks', 0.4).box(-11.5, -0.2, -2.6, 12, 0, 2.6);
    m.use('stone', 0.5).box(-1.5, -2, -2, 1.5, -0.2, 2);
  });
  trabaccolo(st, take.turn ? -2 : 3, 90, -Math.PI / 2 + 0.05, 17, 'down', false, LEVEL);
  for (const s of [-1, 1])
    crowd(st, {
      n: 40,
      x0: s < 0 ? -22 : 13.6,
      x1: s < 0 ? -13.6 : 22,
      z0: 80,
      z1: 104,
      turn: s < 0 ? Math.PI / 2 : -Math.PI / 2,
      pose: 'stand',
    });
  for (let k = 0; k < 5; k++)
    person(st, take.turn ? 13.8 : -13.8, 94 + k * 1.1, 'worker', 'work', take.turn ? -1.5 : 1.5);
  for (let k = 0; k < 6; k++) trabaccolo(st, (k % 2 ? 1 : -1) * 9.5, 26 + k * 9, Math.PI / 2, 13, 'down', false, LEVEL);
  cart(st, 18, 98, 1.4, 'sacks');
  carriage(st, -18, 90, -1.6);
  if (take.turn) st.shoot(-15, 4.5, 124, 3, 76, 0.84, 0.58, '3:2', 50);
  else st.shoot(15.5, 5.2, 122, -2, 60, 0.86, 0.56, '3:2', 50);
}

export function gopcevichMirrored(st: Stage): void {
  const { take } = st;
  st.light.side = 0.7;
  st.light.wind = 0.03;
  bothBanks(st);
  rowingBoat(st, -6, 100, 0.4, 5.5, LEVEL);
  barge(st, -10.4, 78, Math.PI / 2, 13, true, LEVEL);
  crowd(st, { n: 18, x0: -25, x1: -14, z0: 76, z1: 118 });
  if (take.turn) st.shoot(12.8, 2.6, 104, -26, 94, 0.84, 0.5, '4:3', 40);
  else st.shoot(12.6, 2.6, 91, -26, 95.5, 0.84, 0.47, '3:2', 40);
}

export function gopcevichFigures(st: Stage): void {
  st.m.at(0, 0, 0, 0, () => gopcevich(st, true));
  paving(st, -20, 0, 50, 30);
  st.light.height = 0.7;
  st.shoot(12, 9, 17, 15, 0, 1.15, 0.62, '4:3', 18);
}

export function domesOverCanal(st: Stage): void {
  const { take, rng } = st;
  bothBanks(st);
  for (let k = 0; k < 8; k++)
    trabaccolo(
      st,
      (k % 2 ? 1 : -1) * 8.8 + rng.range(-1, 1),
      34 + k * 8,
      Math.PI / 2 + rng.range(-0.2, 0.2),
      14,
      'down',
      false,
      LEVEL,
    );
  for (let k = 0; k < 2; k++) sailingShip(st, 8.8, 74 + k * 24, Math.PI / 2, 22, 2, true, LEVEL);
  crowd(st, { n: 30, x0: 14, x1: 25, z0: 20, z1: 100 });
  crowd(st, { n: 16, x0: -25, x1: -14, z0: 20, z1: 100 });
  if (take.turn) st.shoot(-15, 4.5, 84, 36, 30, 0.98, 0.66, '3:2', 60);
  else st.shoot(-18, 7, 96, 26, 30, 0.86, 0.6, '3:2', 60);
}

export function canalFilling(st: Stage): void {
  const { rng, m } = st;
  bothBanks(st, { from: 26 });
  for (let k = 0; k < 16; k++)
    rubble(st, rng.range(-11, 11), rng.range(16, 42), rng.range(1.6, 4), rng.range(0.5, 1.9), 0.6);
  m.use('dirt', 0.5).surface(10, 10, (u, v) => [
    -13 + 26 * u,
    -0.2 - Math.max(0, v - 0.6) * 4.4 + Math.sin(u * 9) * 0.2,
    14 + v * 30,
  ]);
  cart(st, -7, 44, 0.4, 'stones');
  cart(st, 8, 36, 2.6, 'stones', 'hand');
  cart(st, 10, 20, 1.2, 'stones');
  crowd(st, { n: 34, x0: -13, x1: 13, z0: 14, z1: 44, kinds: ['worker'], pose: 'work' });
  crowd(st, { n: 30, x0: 14, x1: 25, z0: 10, z1: 60, turn: -1.5, pose: 'stand' });
  derrick(st, -11, 24, 11, 7);
  st.shoot(-3, 4.5, 66, 1, 0, 0.94, 0.64, '4:3', 50);
}

export function santAntonioMirrored(st: Stage): void {
  const { take } = st;
  bothBanks(st);
  st.light.wind = 0.02;
  for (let k = 0; k < 4; k++) barge(st, (k % 2 ? 1 : -1) * 9.8, 26 + k * 12, Math.PI / 2, 14, true, LEVEL);
  crowd(st, { n: 22, x0: -20, x1: 20, z0: 6.5, z1: 13 });
  crowd(st, { n: 12, x0: -24, x1: -14, z0: 14, z1: 70 });
  if (take.turn) st.shoot(5, 3.2, 66, 0, 0, 1.02, 0.56, '1:1', 50);
  else st.shoot(-2.5, 3, 74, 0, 0, 1.1, 0.55, '3:2', 50);
}

export function newSquare(st: Stage): void {
  const { take, rng, m } = st;
  bothBanks(st, { water: false });
  for (const s of [-1, 1]) {
    m.use('grass', 0.34).at(s * 7, 0.06, 36, 0, () =>
      m.lathe(
        [
          [5, 0],
          [4.8, 0.25],
          [0, 0.3],
        ],
        24,
        2.4,
      ),
    );
    for (let k = 0; k < 5; k++) tree(st, s * 7 + rng.range(-2, 2), 24 + k * 6, rng.range(3.2, 4.6));
    for (let k = 0; k < 4; k++) bush(st, s * 7 + rng.range(-3, 3), 26 + k * 6, 0.7);
    for (let k = 0; k < 3; k++) bench(st, s * 1.8, 28 + k * 8, s > 0 ? -Math.PI / 2 : Math.PI / 2);
  }
  for (let k = 0; k < 4; k++) lampPost(st, k % 2 ? 13 : -13, 22 + k * 9, 5, 3);
  crowd(st, { n: 40, x0: -22, x1: 22, z0: 8, z1: 64 });
  car(st, 17, 48, 1.5);
  car(st, -18, 36, -1.6);
  if (take.turn) st.shoot(11, 3, 70, -1, 0, 0.94, 0.7, '3:4', 50);
  else st.shoot(-8, 6, 76, 1, 0, 1.0, 0.62, '3:2', 50);
}

export function sanSpiridioneFlank(st: Stage): void {
  const { take } = st;
  paving(st, -60, -60, 60, 60, 'slabs', 0.5);
  sanSpiridione(st);
  row(st, -60, -30, -18, -26, 16, 20, 1);
  row(st, 18, -28, 60, -30, 16, 20, 1);
  crowd(st, { n: 18, x0: -16, x1: 22, z0: 16, z1: 34 });
  carriage(st, 4, 20, 0.2);
  for (let k = 0; k < 3; k++) lampPost(st, -14 + k * 13, 19.5, 4.4);
  if (take.turn) st.shoot(24, 2.2, 38, 1, 0, 0.98, 0.8, '3:4', 40);
  else st.shoot(-20, 3.5, 40, -1, 2, 1.12, 0.8, '3:4', 40);
}

export function redTowerAtCanal(st: Stage): void {
  const { take, m, rng } = st;
  bothBanks(st, { lod: 1 });
  m.at(-58, 0, 216, 0, () => redTower(st));
  paving(st, -90, 186, -13, 240, 'slabs', 0.5);
  paving(st, 13, 186, 120, 240, 'slabs', 0.5);
  row(st, -150, 208, -60, 208, 16, 20, 1);
  for (let k = 0; k < 5; k++)
    trabaccolo(st, rng.range(-9, 9), 186 + k * 9, Math.PI / 2 + rng.range(-0.3, 0.3), 13, 'down', false, LEVEL);
  for (let k = 0; k < 4; k++) rowingBoat(st, rng.range(-8, 10), 196 + k * 10, rng.range(-2, 2), 5, LEVEL);
  crowd(st, { n: 40, x0: -60, x1: -14, z0: 217, z1: 238 });
  car(st, -30, 226, 0.2);
  car(st, -48, 232, 3);
  if (take.turn) st.shoot(22, 4, 262, -40, 206, 0.9, 0.72, '3:4', 70);
  else st.shoot(34, 9, 276, -30, 196, 0.86, 0.64, '3:2', 80);
}

export function redTowerWorks(st: Stage): void {
  const { m } = st;
  paving(st, -90, -60, 90, 60, 'dirt', 0.5);
  row(st, -90, -4, -20, -4, 16, 20, 1);
  row(st, 24, -10, 90, -6, 16, 20, 1);
  // Concrete floors on their pillars, still without walls.
  st.tag('palazzo-aedes', () => {
    for (let f = 0; f < 8; f++) {
      const y = f * 4;
      const i = f > 5 ? 5 : 0;
      m.use('plaster', 0.58).box(-15 + i, y + 3.6, -34 + i, 15 - i, y + 4, -0.2 - i);
      for (let k = 0; k <= 5; k++)
        for (const z of [-0.7 - i, -12, -24])
          m.box(-14.8 + i + k * (5.9 - i * 0.4), y, z - 0.4, -14.2 + i + k * (5.9 - i * 0.4), y + 3.7, z);
    }
    for (let k = 0; k < 6; k++) m.use('brick', 0.42).front(-15, k * 4, -9, k * 4 + 3.6, -0.6);
    scaffold(st, -15, 15, 30, 0.4, 1.7);
  });
  derrick(st, 4, -10, 46, -12);
  rubble(st, -12, 12, 3, 1.3);
  rubble(st, 12, 16, 2.6, 1);
  cart(st, -2, 14, 0.5, 'stones');
  cart(st, 16, 22, 2.7, 'wood');
  crowd(st, { n: 20, x0: -16, x1: 16, z0: 5, z1: 18, kinds: ['worker'], pose: 'work' });
  crowd(st, { n: 22, x0: -16, x1: 10, z0: 24, z1: 30, turn: Math.PI, pose: 'stand' });
  bollards(st, -30, 36, 30, 36, 6);
  st.shoot(-18, 3, 42, 0, 0, 0.84, 0.82, '3:4', 45);
}

/* --- The market square beside the canal. --- */

export function giovanin(st: Stage, fine = false): void {
  const { m } = st;
  const n = fine ? 56 : 24;
  m.use('marble', 0.68).lathe(
    [
      [2.9, 0],
      [2.9, 0.28],
      [2.5, 0.28],
      [2.4, 0.4],
      [2.6, 0.95],
      [2.3, 0.95],
      [2.2, 0.5],
    ],
    n,
  );
  m.use('metal', 0.22).lathe(
    [
      [2.25, 0.7],
      [0, 0.7],
    ],
    n,
  );
  m.use('marble', 0.68).lathe(
    [
      [0.9, 0.3],
      [0.75, 0.9],
      [0.6, 1.1],
      [0.5, 1.9],
      [0.75, 2.2],
      [0.5, 2.3],
      [1.25, 2.85],
      [1.3, 2.95],
      [0.4, 2.75],
      [0.35, 3.3],
      [0.55, 3.45],
      [0.4, 3.55],
    ],
    n,
  );
  for (let k = 0; k < 3; k++) {
    const a = k * 2.09 + 0.5;
    m.ball(Math.cos(a) * 0.56, 1.5, Math.sin(a) * 0.56, 0.15, 0.19, 0.15, fine ? 22 : 10);
    m.ball(Math.cos(a) * 0.68, 1.46, Math.sin(a) * 0.68, 0.06, 0.07, 0.06, fine ? 14 : 8);
  }
  // A small boy, naked and round, holding a vessel on his shoulder.
  const s = fine ? 26 : 8;
  m.use('marble', 0.74);
  for (const d of [-1, 1]) {
    m.limb([d * 0.12, 3.5, 0.02], [d * 0.1, 3.85, d * 0.06], 0.095, 0.12, s);
    m.limb([d * 0.1, 3.85, d * 0.06], [d * 0.1, 4.15, 0], 0.12, 0.14, s);
  }
  m.ball(0, 4.22, 0, 0.2, 0.2, 0.17, s);
  m.ball(0, 4.45, 0.03, 0.19, 0.25, 0.17, s);
  m.ball(0, 4.6, 0, 0.21, 0.13, 0.14, s);
  m.ball(0.02, 4.88, 0.03, 0.15, 0.17, 0.16, s);
  m.ball(0.02, 4.94, -0.01, 0.155, 0.14, 0.155, s);
  if (fine) {
    for (let k = 0; k < 40; k++) {
      const a = k * 2.4,
        c = 0.1 + 0.9 * (k / 40);
      const w = Math.sqrt(1 - c * c);
      if (Math.sin(a) * w > 0.55 && c < 0.5) continue;
      m.ball(0.02 + Math.cos(a) * w * 0.16, 4.91 + c * 0.14, 0.0 + Math.sin(a) * w * 0.16, 0.04, 0.035, 0.04, 8);
    }
    m.ball(0.02, 4.86, 0.2, 0.022, 0.028, 0.03, 10);
    m.ball(0.02, 4.8, 0.17, 0.04, 0.02, 0.025, 10);
    for (const e of [-1, 1]) m.ball(0.02 + e * 0.075, 4.82, 0.14, 0.05, 0.045, 0.045, 12);
  }
  m.limb([-0.2, 4.62, 0], [-0.36, 4.4, 0.12], 0.075, 0.06, s);
  m.limb([-0.36, 4.4, 0.12], [-0.2, 4.24, 0.24], 0.06, 0.05, s);
  m.limb([0.2, 4.64, 0], [0.4, 4.82, 0.05], 0.075, 0.06, s);
  m.limb([0.4, 4.82, 0.05], [0.3, 5.05, 0.08], 0.06, 0.05, s);
  m.at(0.3, 4.95, 0.05, 0, () =>
    m.tilt(0.5, 0.6, () =>
      m.lathe(
        [
          [0.06, -0.2],
          [0.18, 0],
          [0.16, 0.16],
          [0.09, 0.24],
          [0.14, 0.32],
        ],
        s,
      ),
    ),
  );
}

function stalls(
  st: Stage,
  n: number,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  free: (x: number, z: number) => boolean = () => true,
): void {
  const { m, rng } = st;
  for (let k = 0; k < n; k++) {
    const x = rng.range(x0, x1),
      z = rng.range(z0, z1);
    if (!free(x, z)) continue;
    parasol(st, x, z, rng.range(1.3, 1.9), rng.range(2.3, 2.8), rng.range(0.55, 0.85));
    m.use('planks', 0.4).box(x - 1.2, 0.7, z + 0.2, x + 1.2, 0.78, z + 1);
    for (let i = 0; i < 5; i++) basket(st, x - 1 + i * 0.5, z + 0.6, 0.26, 0.78);
    for (let i = 0; i < 4; i++) basket(st, x + rng.range(-1.6, 1.6), z + rng.range(1.1, 1.9), rng.range(0.25, 0.4));
    person(st, x + rng.range(-0.5, 0.5), z - 0.3, 'maid', 'stand', 0);
    if (rng.chance(0.4)) {
      m.use('wood', 0.4).box(x + 1.4, 0, z + 0.6, x + 2.1, 0.5, z + 1.1);
      for (let i = 0; i < 3; i++) m.use('leaf', 0.7).ball(x + 1.6 + i * 0.15, 0.6, z + 0.85, 0.14, 0.12, 0.12, 6);
    }
  }
}

function ponterosso(st: Stage): void {
  st.tag('piazza-ponterosso', () => paving(st, -60, -30, 60, 60, 'cobble', 0.46));
  row(st, -34, 0, 34, 0, 17, 22, 0);
  row(st, -32, 60, -32, 0, 17, 21, 0);
  row(st, 34, 0, 34, 60, 17, 22, 0);
}

export function market(st: Stage): void {
  const { take } = st;
  ponterosso(st);
  st.m.at(4, 0, 18, 0, () => giovanin(st));
  const free = (x: number, z: number): boolean => Math.hypot(x - 4, z - 18) > 5;
  stalls(st, 34, -26, 28, 6, 38, free);
  crowd(st, {
    n: take.crowded ? 240 : 130,
    x0: -28,
    x1: 30,
    z0: 5,
    z1: 42,
    kinds: ['maid', 'maid', 'lady', 'worker', 'man', 'maid', 'child'],
    free,
  });
  if (take.turn) st.shoot(-14, 3.4, 47, 6, 6, 0.86, 0.56, '4:3', 40);
  else st.shoot(10, 7.5, 50, -2, 6, 0.9, 0.46, '3:2', 40);
}

/** A flower seller behind her buckets; she fills the plate. */
export function flowerSeller(st: Stage): void {
  const { take, m, rng } = st;
  ponterosso(st);
  stalls(st, 12, -20, 20, 6, 24);
  crowd(st, { n: 40, x0: -22, x1: 22, z0: 6, z1: 26 });
  parasol(st, 0.4, 33.6, 2.1, 3.0, 0.8);
  for (let r = 0; r < 3; r++) {
    m.use('planks', 0.42).box(-2.1, 0.25 + r * 0.3, 35.2 - r * 0.45, 2.1, 0.32 + r * 0.3, 35.6 - r * 0.45);
    for (let k = 0; k < 8; k++) {
      const x = -1.85 + k * 0.52 + rng.range(-0.06, 0.06),
        y = 0.32 + r * 0.3,
        z = 35.4 - r * 0.45;
      m.use('metal', 0.45).at(x, y, z, 0, () =>
        m.lathe(
          [
            [0.13, 0],
            [0.18, 0.32],
          ],
          14,
        ),
      );
      const tone = rng.range(0.3, 0.95);
      for (let f = 0; f < 16; f++) {
        const fx = x + rng.range(-0.2, 0.2),
          fy = y + 0.36 + rng() * 0.3,
          fz = z + rng.range(-0.16, 0.16);
        m.use('leaf', f % 3 ? tone : 0.2).ball(fx, fy, fz, 0.055, 0.05, 0.055, 7);
      }
    }
  }
  person(st, take.turn ? 1.2 : -1.1, 36.4, 'maid', 'work', take.turn ? 2.4 : 2.2);
  person(st, take.turn ? -1.6 : 1.9, 34.2, take.turn ? 'maid' : 'lady', 'stand', take.turn ? 0.6 : -0.9);
  if (take.turn) person(st, -2.6, 36, 'lady', 'stand', 2.4);
  st.focus = 4.6;
  if (take.turn) st.shoot(-0.6, 2.0, 40.2, 0.3, 34, 1.0, 0.4, '4:5', 16);
  else st.shoot(0.8, 1.6, 40, -0.2, 34, 1.05, 0.46, '3:4', 16);
}

export function giovaninView(st: Stage): void {
  const { take } = st;
  ponterosso(st);
  st.m.at(0, 0, 26, take.turn ? -0.5 : 0.2, () => giovanin(st, true));
  stalls(st, 12, -18, 20, 6, 20);
  crowd(st, { n: 40, x0: -20, x1: 20, z0: 6, z1: 22 });
  if (take.turn) person(st, 2.4, 28.4, 'maid', 'stand', -2.4);
  st.focus = 11;
  if (take.turn) st.shoot(4, 2, 37, 0.2, 26, 1.9, 0.84, '3:4', 24);
  else st.shoot(-2.5, 1.8, 33.6, -0.1, 26, 1.5, 0.9, '4:5', 20);
}
