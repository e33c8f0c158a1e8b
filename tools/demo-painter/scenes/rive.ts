import { crowd, person } from '../kit/people.js';
import { quay } from '../kit/ground.js';
import { hills, sea } from '../kit/nature.js';
import { column, cross, dome } from '../kit/orders.js';
import { attic, gable, house, statue, wall } from '../kit/walls.js';
import { bollards, flag, garland, goods, lampPost, pole } from '../kit/things.js';
import { rowingBoat, sailingShip, trabaccolo } from '../kit/ships.js';
import { row } from '../kit/town.js';
import { carriage, cart, locomotive, rails, tram, wagon } from '../kit/vehicles.js';
import { operaHouse } from './borsa.js';
import type { Stage } from '../kit/stage.js';

/*
 * The quays seen from the water or along their length: house fronts on z = 0 looking to the sea (+z),
 * the edge of the quay at z = 26, the water at -2 m.
 */
const EDGE = 26;
const LEVEL = -2;

/** Greek church: a gabled front between two square bell towers. */
export function greekChurch(st: Stage): void {
  const { m } = st;
  st.tag('san-nicolo-dei-greci', () => {
    m.at(-11, 0, 0, 0, () =>
      house(st, {
        w: 22,
        d: 32,
        bays: 5,
        tone: 0.74,
        cornice: 0.7,
        chimneys: false,
        roofTone: 0.3,
        storeys: [
          { h: 8.5, ww: 2, wh: 5.2, sill: 0.05, arch: true, pilasters: true, texture: 'ashlar' },
          { h: 8, ww: 1.6, wh: 3.6, sill: 1.2, hood: 'round', pilasters: true },
        ],
      }),
    );
    m.use('marble', 0.8);
    gable(st, -7, 7, 17, 4, -1.2, 0.6);
    statue(st, 0, 21, -0.2, 1.2, 2);
    for (const s of [-1, 1])
      m.at(s * 8.4, 16.5, -2.6, 0, () => {
        for (const t of [0, Math.PI / 2, -Math.PI / 2])
          m.at(0, 0, 0, t, () =>
            m.at(-2.6, 0, 2.6, 0, () =>
              wall(st, {
                w: 5.2,
                bays: 1,
                tone: 0.76,
                cornice: 0.45,
                storeys: [
                  { h: 3, ww: 0, wh: 0, sill: 0 },
                  { h: 6.4, ww: 1.9, wh: 4.4, sill: 0.8, arch: true, open: true, pilasters: true },
                ],
              }),
            ),
          );
        m.use('metal', 0.3).lathe(
          [
            [2.7, 9.4],
            [2.5, 10.6],
            [1.5, 11.8],
            [0.9, 12],
            [0.9, 13.4],
            [1, 13.6],
            [0, 15],
          ],
          16,
        );
        m.use('metal', 0.2).ball(0, 5.4, 1.2, 0.6, 0.7, 0.6, 10);
        cross(st, 0, 15, 0, 1.6);
      });
  });
}

/** Carciotti: six giant columns, six statues on the attic, a copper dome behind. */
export function carciotti(st: Stage): void {
  const { m } = st;
  st.tag('palazzo-carciotti', () => {
    house(st, {
      w: 42,
      d: 60,
      bays: 13,
      tone: 0.7,
      sides: true,
      cornice: 0.9,
      roof: 'flat',
      storeys: [
        { h: 6.6, ww: 1.9, wh: 5, sill: 0.05, arch: true, texture: 'rustic' },
        { h: 5, ww: 1.4, wh: 3, sill: 0.9, hood: 'pediment' },
        { h: 4.4, ww: 1.3, wh: 2.3, sill: 0.8 },
        { h: 3.2, ww: 1.2, wh: 1.4, sill: 0.8 },
      ],
      attic: 'balustrade',
    });
    m.use('rustic', 0.62).box(12.5, 0, 0, 29.5, 6.6, 1.8);
    for (let k = 0; k < 5; k++) m.use('plain', 0.07).front(13.6 + k * 3.3, 0.1, 15.4 + k * 3.3, 5, 1.83);
    for (let k = 0; k < 6; k++) column(st, 13.4 + k * 3.04, 1, 0.62, 9.6, 0.78, 'ionic', 6.6);
    m.use('marble', 0.76).box(12.3, 16.2, -0.5, 29.7, 17.6, 1.9);
    m.box(11.9, 17.6, -0.5, 30.1, 18.1, 2.3);
    m.at(12.3, 18.1, 1.7, 0, () => attic(st, 17.4, 0, 0.72, 'balustrade', 5));
    for (let k = 0; k < 6; k++) statue(st, 13.4 + k * 3.04, 19.5, 1.5, 1.45, k);
    dome(st, 21, 19, -12, 7.2, { sacred: false, drum: 4.2, tone: 0.68, roof: 0.42, rise: 0.95 });
  });
}

/** The red-brick tower of the twenties, stepping back as it rises. */
export function redTower(st: Stage): void {
  const { m } = st;
  st.tag('palazzo-aedes', () => {
    house(st, {
      w: 30,
      d: 34,
      bays: 9,
      tone: 0.4,
      sides: true,
      roof: 'flat',
      cornice: 0.8,
      storeys: [
        { h: 6.4, ww: 2, wh: 5.2, sill: 0.05, arch: true, texture: 'ashlar', tone: 1.5 },
        ...[0, 1, 2, 3, 4].map(() => ({
          h: 3.9,
          ww: 1.5,
          wh: 2.2,
          sill: 0.9,
          texture: 'brick' as const,
          course: false,
        })),
      ],
    });
    m.at(5, 25.9, -5, 0, () =>
      house(st, {
        w: 20,
        d: 24,
        bays: 6,
        tone: 0.4,
        sides: true,
        roof: 'flat',
        cornice: 0.6,
        storeys: [0, 1, 2].map(() => ({
          h: 3.8,
          ww: 1.5,
          wh: 2.1,
          sill: 0.9,
          texture: 'brick' as const,
          course: false,
        })),
      }),
    );
    m.at(9, 37.3, -9, 0, () =>
      house(st, {
        w: 12,
        d: 16,
        bays: 3,
        tone: 0.42,
        sides: true,
        roof: 'hip',
        roofTone: 0.25,
        cornice: 0.7,
        chimneys: false,
        storeys: [0, 1].map(() => ({ h: 4.2, ww: 1.6, wh: 2.6, sill: 0.9, arch: true, texture: 'brick' as const })),
      }),
    );
    for (const x of [0.4, 29.6]) m.use('marble', 0.66).box(x - 0.5, 6.4, -0.2, x + 0.5, 27, 0.3);
    m.use('metal', 0.3).limb([15, 48, -17], [15, 55, -17], 0.14, 0.05, 6);
  });
}

/** The whole front, left to right as seen from the sea: canal and Carciotti, church, theatre. */
function front(st: Stage, lod: 0 | 1 = 1): void {
  const { m, take } = st;
  st.tag('riva-tre-novembre', () => quay(st, -420, 420, -14, EDGE, 2, take.year < 1900 ? 'cobble' : 'slabs', 0.47));
  m.at(-92, 0, 0, 0, () => carciotti(st));
  row(st, -50, 0, -14, 0, 17, 22, lod);
  m.at(0, 0, 0, 0, () => greekChurch(st));
  row(st, 13, 0, 66, 0, 17, 23, lod);
  m.at(70, 0, 0, 0, () => operaHouse(st));
  row(st, 114, 0, 260, 0, 16, 22, 1);
  row(st, -330, 0, -126, 0, 15, 21, 1);
  if (take.year >= 1928) m.at(-160, 0, 6, 0, () => redTower(st));
  hills(st, -900, 900, -520, 330, 150, 0.3, 6, 160);
}

function traffic(st: Stage, x0: number, x1: number): void {
  const { rng, take } = st;
  for (let k = 0; k < 4; k++)
    if (take.year > 1915 && k % 2) {
      cart(st, rng.range(x0, x1), rng.range(8, 18), k % 2 ? 0 : Math.PI);
    } else {
      carriage(st, rng.range(x0, x1), rng.range(7, 16), k % 2 ? 0 : Math.PI);
    }
  crowd(st, {
    n: 50,
    x0,
    x1,
    z0: 3,
    z1: 24,
    ...(st.light.wind > 0.6 ? { turn: Math.PI / 2, pose: 'walk' as const } : {}),
  });
}

export function alongTheQuay(st: Stage): void {
  const { take, rng } = st;
  sea(st, LEVEL);
  front(st, 0);
  traffic(st, -60, 90);
  rails(st, -300, 19, 300, 19);
  for (let k = 0; k < 9; k++) lampPost(st, -70 + k * 22, 22, 5);
  bollards(st, -80, 25, 120, 25, 16);
  for (let k = 0; k < 5; k++)
    if (k % 2) {
      trabaccolo(st, -60 + k * 34, EDGE + 5, rng.range(-0.1, 0.1), 17, 'down', false, LEVEL);
    } else {
      sailingShip(st, -70 + k * 40, EDGE + 8, Math.PI + rng.range(-0.08, 0.08), 32, 3, true, LEVEL);
    }
  goods(st, 30, 22, 8, 8);
  const v = take.year < 1900 ? 0 : take.year < 1920 ? 1 : 2;
  if (v === 0) st.shoot(112, 6, 17, -60, 9, 0.9, 0.62, '3:2', 90);
  else if (v === 1) st.shoot(-64, 4.6, 14, 60, 11, 0.9, 0.58, '3:2', 80);
  else st.shoot(100, 2.2, 12, -50, 14, 1.0, 0.6, '4:3', 70);
}

export function quayTrain(st: Stage): void {
  const { take } = st;
  sea(st, LEVEL);
  front(st, 0);
  rails(st, -300, 16, 300, 16);
  rails(st, -300, 21, 300, 21);
  const d = take.turn ? 1 : -1;
  const turn = d > 0 ? 0 : Math.PI;
  locomotive(st, 14 * d + 20, 16, turn, 0.92);
  for (let k = 0; k < 7; k++) wagon(st, 20 - d * (2 + k * 7.6), 16, turn, k % 4 === 3 ? 'flat' : 'goods', 0.92);
  person(st, 20 + d * 25, 16.3, 'worker', 'walk', d > 0 ? Math.PI / 2 : -Math.PI / 2);
  st.m.use('cloth', 0.75);
  st.m.quad([20 + d * 25.3, 1.4, 16.8], [20 + d * 25.9, 1.4, 16.9], [20 + d * 25.9, 2, 16.9], [20 + d * 25.3, 2, 16.8]);
  traffic(st, -40, 80);
  for (let k = 0; k < 4; k++) sailingShip(st, -60 + k * 45, EDGE + 9, Math.PI, 32, 3, true, LEVEL);
  goods(st, 0, 23.5, 6, 10);
  if (take.turn) st.shoot(58, 2.3, 20, 6, 13, 0.92, 0.6, '3:2', 60);
  else st.shoot(-34, 3.4, 22, 24, 13, 0.84, 0.58, '4:3', 60);
}

export function greekChurchFromPier(st: Stage): void {
  const { take } = st;
  sea(st, LEVEL);
  front(st, 0);
  traffic(st, -30, 40);
  sailingShip(st, take.turn ? 17 : -24, EDGE + 10, take.turn ? 0.1 : 3.0, 26, 2, true, LEVEL);
  trabaccolo(st, take.turn ? -14 : 16, EDGE + 8, 0.2, 14, 'down', false, LEVEL);
  rowingBoat(st, 2, EDGE + 20, 0.7, 5, LEVEL);
  rowingBoat(st, -8, EDGE + 28, 0.2, 5, LEVEL);
  if (take.turn) st.shoot(-14, 4, 92, 1, 0, 1.5, 0.66, '4:5', 60);
  else st.shoot(10, 5, 84, -2, 0, 1.16, 0.64, '4:3', 60);
}

export function canalMouth(st: Stage): void {
  const { take, rng } = st;
  sea(st, LEVEL);
  front(st, 0);
  traffic(st, -100, -40);
  for (let k = 0; k < 4; k++)
    sailingShip(
      st,
      -118 + k * 17 + rng.range(-2, 2),
      EDGE + 9 + (k % 2) * 14,
      rng.range(-0.3, 0.3) + (k % 2 ? Math.PI : 0),
      26,
      k % 3 === 0 ? 3 : 2,
      true,
      LEVEL,
    );
  for (let k = 0; k < 4; k++)
    trabaccolo(st, -112 + k * 16, EDGE + 7 + (k % 2) * 20, rng.range(-0.4, 0.4), 13, 'down', false, LEVEL);
  if (take.turn) st.shoot(-104, 3.6, 104, -72, 0, 1.15, 0.66, '3:2', 70);
  else st.shoot(-48, 7, 96, -76, -4, 1.04, 0.62, '3:2', 70);
}

export function carciottiStatues(st: Stage): void {
  const { take, m } = st;
  m.at(-92, 0, 0, 0, () => {
    carciotti(st);
    m.use('plaster', 0.7);
    for (let k = 0; k < 6; k++)
      st.tag('palazzo-carciotti', () => statue(st, 13.4 + k * 3.04, 19.5, 1.5, 1.45, k, 0, true));
  });
  row(st, -50, 0, -14, 0, 17, 22, 1);
  st.light.height = 0.7;
  hills(st, -400, 400, -520, 200, 50, 0.3, 3, 60);
  if (take.turn) st.shoot(-80, 22, 24, -72, 0, 1.35, 0.72, '3:2', 25);
  else st.shoot(-64, 18, 15, -73, 0, 1.5, 0.78, '3:4', 25);
}

export function redTowerSkyline(st: Stage): void {
  const { take, rng } = st;
  sea(st, LEVEL);
  front(st, 1);
  traffic(st, -180, 0);
  rails(st, -300, 14, 300, 14);
  for (let k = 0; k < 3; k++) tram(st, -190 + k * 60, 14, 0, 'electric');
  for (let k = 0; k < 12; k++) pole(st, -260 + k * 28, 23, 8, 1, true);
  trabaccolo(st, -70, EDGE + 18, 0.2, 16, 'down', false, LEVEL);
  for (let k = 0; k < 4; k++)
    rowingBoat(st, rng.range(-170, -20), EDGE + rng.range(10, 60), rng.range(-1, 1), 6, LEVEL);
  if (take.turn) st.shoot(-30, 3, 62, -132, 0, 0.84, 0.66, '3:2', 100);
  else st.shoot(-60, 9, 128, -88, 0, 0.78, 0.6, '2:1', 120);
}

/** The street corner with ropes for the passers-by to hold on to. */
export function ropes(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, LEVEL);
  front(st, 0);
  const turn = -1.45;
  for (let r = 0; r < 2; r++) {
    const z = 4.2 + r * 4.5;
    for (let k = 0; k < 9; k++) m.use('wood', 0.25).limb([-46 + k * 6, 0, z], [-46 + k * 6, 1.35, z], 0.08, 0.08, 6);
    for (let k = 0; k < 8; k++) m.use('plain', 0.3).hang([-46 + k * 6, 1.2, z], [-40 + k * 6, 1.2, z], -0.12, 6, 0.035);
    for (let k = 0; k < 11; k++)
      person(
        st,
        -42 + k * 3.6 + rng.range(-1, 1),
        z + (k % 2 ? 0.4 : -0.4),
        rng.pick(['man', 'lady', 'maid', 'man', 'child']),
        'work',
        turn + rng.range(-0.2, 0.2),
      );
  }
  crowd(st, { n: 16, x0: -44, x1: 6, z0: 3, z1: 20, turn, pose: 'walk' });
  // Hats and newspapers in flight.
  for (let k = 0; k < 7; k++)
    m.use('cloth', 0.75).at(rng.range(-40, 0), rng.range(0.3, 5), rng.range(5, 18), rng() * 6, () =>
      m.tilt(rng() * 3, rng() * 3, () => m.box(-0.2, 0, -0.15, 0.2, 0.01, 0.15)),
    );
  for (let k = 0; k < 4; k++) trabaccolo(st, -60 + k * 26, EDGE + 6, 0.1, 15, 'down', false, LEVEL);
  if (take.turn) st.shoot(-49, 1.8, 11, -22, 4, 0.95, 0.64, '4:3', 40);
  else st.shoot(-2, 2, 12, -32, 5, 0.9, 0.5, '3:2', 45);
}

/** Spray turned to ice over everything along the edge. */
export function ice(st: Stage): void {
  const { m, rng } = st;
  Object.assign(st.light, { snow: 0.9, wind: 0.9 });
  sea(st, LEVEL);
  front(st, 1);
  const icicles = (x: number, y: number, z: number, n: number, spread: number): void => {
    for (let k = 0; k < n; k++) {
      const px = x + rng.range(-spread, spread);
      m.use('marble', 0.92).limb(
        [px, y, z + rng.range(-0.1, 0.1)],
        [px + 0.1, y - rng.range(0.3, 1.6), z + rng.range(-0.1, 0.15)],
        rng.range(0.04, 0.11),
        0.01,
        5,
      );
    }
  };
  for (let k = 0; k < 16; k++) {
    const x = -70 + k * 9;
    m.use('marble', 0.9).ball(x, 0.35, 24.6, 0.6, 0.62, 0.6, 14);
    m.ball(x + rng.range(-1, 1), 0.05, 25.2, 1.3, 0.3, 0.8, 12);
  }
  for (let k = 0; k < 60; k++) icicles(-72 + k * 2.4, 0.05, EDGE + 0.2, 5, 1.2);
  for (let k = 0; k < 24; k++) {
    const x = -70 + k * 3.2;
    m.use('metal', 0.8).limb([x, 0, 22.6], [x, 1.05, 22.6], 0.09, 0.08, 6);
    m.limb([x, 1, 22.6], [x + 3.2, 1, 22.6], 0.1, 0.1, 6);
    icicles(x + 1.5, 0.98, 22.6, 7, 1.5);
  }
  for (let k = 0; k < 3; k++) trabaccolo(st, -50 + k * 28, EDGE + 6, rng.range(-0.1, 0.1), 14, 'down', false, LEVEL);
  crowd(st, { n: 18, x0: -48, x1: 40, z0: 6, z1: 20, turn: -1.3 });
  st.shoot(-58, 2.1, 20, 8, 22, 0.82, 0.5, '3:2', 60);
}

/** Plumed soldiers marching between two hedges of people. */
export function bersaglieri(st: Stage): void {
  const { rng } = st;
  sea(st, LEVEL);
  front(st, 0);
  for (let r = 0; r < 26; r++)
    for (let k = 0; k < 5; k++)
      person(st, 24 - r * 1.9 + rng.range(-0.2, 0.2), 8.5 + k * 1.15, 'soldier', 'walk', Math.PI / 2);
  crowd(st, {
    n: 110,
    x0: -36,
    x1: 36,
    z0: 2,
    z1: 6.4,
    turn: 0,
    pose: 'stand',
    kinds: ['man', 'lady', 'man', 'child'],
  });
  crowd(st, { n: 70, x0: -36, x1: 26, z0: 16, z1: 19, turn: Math.PI, pose: 'wave', kinds: ['man', 'man', 'lady'] });
  for (let k = 0; k < 12; k++) flag(st, -40 + k * 8, 9 + (k % 3) * 3, 0.3, 2.6, 1.8, 3);
  for (let k = 0; k < 5; k++) garland(st, -40 + k * 14, 8, 0.3, -26 + k * 14, 0.3, 1);
  st.shoot(36, 3.4, 14.5, -8, 7.5, 0.92, 0.52, '4:3', 45);
}
