import { crowd, person } from '../kit/people.js';
import { paving, quay } from '../kit/ground.js';
import { bush, hills, sea, tree } from '../kit/nature.js';
import { gable, house, statue, wall } from '../kit/walls.js';
import { bollards, bunting, flag, garland, goods, lampPost, rubble } from '../kit/things.js';
import { barge, puff, rowingBoat, sailingShip, steamer, trabaccolo } from '../kit/ships.js';
import { row } from '../kit/town.js';
import { carriage, cart, rails, tram } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';

/* --- The square of the archduke, open to the quay. --- */

function revoltella(st: Stage): void {
  const { m } = st;
  st.tag('museo-revoltella', () => {
    house(st, {
      w: 30,
      d: 34,
      bays: 7,
      tone: 0.7,
      sides: true,
      cornice: 1,
      roof: 'flat',
      attic: 'statues',
      storeys: [
        { h: 6.4, ww: 1.8, wh: 4.2, sill: 0.8, arch: true, texture: 'rustic' },
        { h: 5.6, ww: 1.5, wh: 3.4, sill: 0.9, hood: 'pediment', pilasters: true, texture: 'ashlar' },
        { h: 5, ww: 1.4, wh: 2.7, sill: 0.9, hood: 'round', pilasters: true, texture: 'ashlar' },
      ],
    });
    m.use('plain', 0.06).front(13.4, 0, 16.6, 5, 0.1);
    for (const x of [12.6, 17.4]) m.use('marble', 0.76).cylinder(x, 0, 0.7, 0.4, 5.2);
    m.box(11.8, 5.2, 0, 18.2, 5.8, 1.6);
  });
}

function maximilian(st: Stage, fine = false): void {
  const { m } = st;
  const n = fine ? 44 : 20;
  st.tag('monumento-a-massimiliano', () => {
    m.use('stone', 0.56).lathe(
      [
        [5, 0],
        [5, 0.35],
        [4.2, 0.35],
        [4.2, 0.7],
        [0, 0.7],
      ],
      8,
    );
    m.use('ashlar', 0.5).lathe(
      [
        [2.7, 0.7],
        [2.4, 1.4],
        [2.2, 1.6],
        [2.2, 4.2],
        [2.5, 4.5],
        [2.5, 4.9],
        [1.6, 5.1],
        [1.5, 6.2],
        [1.8, 6.5],
        [0, 6.6],
      ],
      8,
    );
    // Bronze reliefs on the faces, figures at the corners.
    for (let k = 0; k < 4; k++)
      m.at(0, 0, 0, (k * Math.PI) / 2 + 0.39, () => {
        m.use('metal', 0.24).box(-0.75, 1.9, 2.0, 0.75, 3.9, 2.12);
        for (let i = 0; i < (fine ? 7 : 4); i++) {
          // The scenes in relief: figures pressed flat against the plate.
          m.use('metal', 0.3).at(
            -0.55 + i * (fine ? 0.18 : 0.36),
            2 + (i % 2) * 0.14,
            2.12,
            0,
            () => statue(st, 0, 0, 0, 0.92, i, 0, fine),
            1,
            1,
            0.3,
          );
        }
      });
    for (let k = 0; k < 4; k++) {
      const a = (k * Math.PI) / 2 + Math.PI / 4 + 0.39;
      m.use('stone', 0.52).at(Math.cos(a) * 2.9, 0.7, Math.sin(a) * 2.9, 0, () =>
        m.lathe(
          [
            [0.7, 0],
            [0.6, 0.9],
            [0.7, 1],
            [0, 1],
          ],
          8,
        ),
      );
      m.use('metal', 0.2);
      m.at(0, 0, 0, 0, () =>
        statueBronze(st, Math.cos(a) * 2.9, 1.7, Math.sin(a) * 2.9, 1.05, k, Math.PI / 2 - a, fine),
      );
    }
    statueBronze(st, 0, 6.7, 0, 1.9, 1, 0, fine);
    m.use('metal', 0.18).ball(0, 10.2, 0.02, 0.24, 0.14, 0.26, n);
    // The railing.
    for (let k = 0; k < 40; k++) {
      const a = (k / 40) * 6.283,
        b = ((k + 1) / 40) * 6.283;
      m.use('metal', 0.1);
      m.limb([Math.cos(a) * 6, 0, Math.sin(a) * 6], [Math.cos(a) * 6, 1.2, Math.sin(a) * 6], 0.025, 0.02, 4);
      m.cord([Math.cos(a) * 6, 1.05, Math.sin(a) * 6], [Math.cos(b) * 6, 1.05, Math.sin(b) * 6], 0.025);
      m.cord([Math.cos(a) * 6, 0.3, Math.sin(a) * 6], [Math.cos(b) * 6, 0.3, Math.sin(b) * 6], 0.025);
    }
  });
}

/** Statues take the material in use, so a bronze is a statue drawn over dark metal. */
function statueBronze(
  st: Stage,
  x: number,
  y: number,
  z: number,
  s: number,
  pose: number,
  turn: number,
  fine: boolean,
): void {
  st.m.use('metal', 0.2);
  statue(st, x, y, z, s, pose, turn, fine);
}

function giuseppina(st: Stage): void {
  const { rng, take } = st;
  st.tag('piazza-venezia', () => paving(st, -90, -30, 90, 90, take.year < 1885 ? 'dirt' : 'slabs', 0.5));
  st.m.at(-15, 0, 0, 0, () => revoltella(st));
  row(st, -80, -2, -18, 0, 15, 19, 1);
  row(st, 18, 0, 80, -2, 15, 19, 1);
  row(st, -44, 70, -44, 4, 15, 19, 1);
  row(st, 44, 4, 44, 70, 15, 19, 1);
  for (let k = 0; k < 12; k++)
    tree(st, (k % 2 ? 1 : -1) * (16 + rng.range(-1, 1)), 12 + Math.floor(k / 2) * 7, take.year < 1890 ? 6 : 9);
  for (let k = 0; k < 6; k++) lampPost(st, (k % 2 ? 1 : -1) * 12, 10 + Math.floor(k / 2) * 15, 4.4);
}

export function giuseppinaView(st: Stage): void {
  const { take } = st;
  giuseppina(st);
  if (take.year >= 1875) st.m.at(0, 0, 30, 0, () => maximilian(st));
  crowd(st, { n: 44, x0: -30, x1: 30, z0: 6, z1: 56, free: (x, z) => Math.hypot(x, z - 30) > 7 });
  carriage(st, -8, 10, 0.1);
  cart(st, 20, 22, 2.8);
  if (take.turn) st.shoot(-15, 3, 62, 2, 4, 0.96, 0.62, '4:3', 55);
  else st.shoot(11, 6, 60, -1, 0, 1.0, 0.56, '3:2', 55);
}

export function maximilianView(st: Stage): void {
  const { take, m } = st;
  giuseppina(st);
  m.at(0, 0, 30, 0, () => maximilian(st, true));
  if (take.festive) {
    for (const s of [-1, 1])
      for (const z of [22, 38]) {
        m.use('wood', 0.7).limb([s * 9, 0, z], [s * 9, 10, z], 0.12, 0.08, 6);
        flag(st, s * 9, 7.8, z, 3, 2, 3);
        garland(st, s * 9, 5, z, 0, 30, 0.6);
      }
    crowd(st, {
      n: 190,
      x0: -22,
      x1: 22,
      z0: 37.5,
      z1: 51,
      turn: Math.PI,
      pose: 'stand',
      kinds: ['man', 'lady', 'man', 'soldier'],
    });
    crowd(st, { n: 90, x0: -26, x1: 26, z0: 14, z1: 28, pose: 'stand', free: (x, z) => Math.hypot(x, z - 30) > 7 });
    st.shoot(-5, 4.4, 59, 0.5, 30, 1.06, 0.66, '4:5', 40);
  } else {
    crowd(st, { n: 14, x0: -18, x1: 18, z0: 36, z1: 48 });
    st.shoot(9, 2.2, 51, -1, 28, 0.98, 0.72, '3:4', 40);
  }
}

export function maximilianBase(st: Stage): void {
  giuseppina(st);
  st.m.at(0, 0, 30, 0.2, () => maximilian(st, true));
  Object.assign(st.light, { side: -1.3, height: 0.4 });
  st.focus = 8;
  st.shoot(3.4, 2.4, 38, 0.2, 30, 1.25, 0.52, '4:3', 20);
}

export function revoltellaQuay(st: Stage): void {
  const { take } = st;
  paving(st, -120, -30, 120, 90, 'slabs', 0.48);
  st.m.at(-15, 0, 0, 0, () => revoltella(st));
  row(st, -90, -2, -18, 0, 15, 19, 0);
  row(st, 18, 0, 90, -2, 16, 20, 0);
  rails(st, -90, 16, 90, 16);
  tram(st, take.turn ? 10 : -9, 16, take.turn ? Math.PI : 0);
  for (let k = 0; k < 3; k++) cart(st, 16 - k * 18, 21 + k, k % 2 ? 0 : Math.PI, 'barrels');
  crowd(st, { n: 34, x0: -34, x1: 34, z0: 4, z1: 34 });
  for (let k = 0; k < 4; k++) lampPost(st, -24 + k * 16, 13, 4.8);
  if (take.turn) st.shoot(19, 2.2, 38, -2, 0, 0.84, 0.68, '3:2', 45);
  else st.shoot(-17, 5, 40, 1, 0, 0.92, 0.64, '4:3', 45);
}

/* --- The fish market on the quay. --- */

function fishMarket(st: Stage): void {
  const { m } = st;
  st.tag('salone-degli-incanti', () => {
    m.at(-24, 0, 0, 0, () =>
      house(st, {
        w: 60,
        d: 24,
        bays: 11,
        tone: 0.66,
        sides: true,
        roof: 'hip',
        roofTone: 0.32,
        chimneys: false,
        cornice: 0.9,
        storeys: [{ h: 12, ww: 3.2, wh: 8.4, sill: 1.4, arch: true, texture: 'brick', pilasters: true, tone: 0.84 }],
      }),
    );
    // A gabled end like a church front.
    m.at(-26, 0, 1.5, 0, () => {
      wall(st, {
        w: 14,
        bays: 3,
        tone: 0.7,
        cornice: 0.5,
        storeys: [{ h: 13, ww: 2.6, wh: 9, sill: 0.1, arch: true, texture: 'ashlar', pilasters: true }],
      });
      m.use('plaster', 0.7);
      gable(st, 0, 14, 13, 4.4, -2, 0);
    });
    // The bell tower that hides the water tank.
    m.at(-9, 0, 1, 0, () => {
      for (const t of [0, Math.PI / 2, -Math.PI / 2, Math.PI])
        m.at(0, 0, -3.4, t, () =>
          m.at(-3.4, 0, 3.4, 0, () =>
            wall(st, {
              w: 6.8,
              bays: 1,
              tone: 0.68,
              cornice: 0.5,
              storeys: [
                { h: 13, ww: 1.2, wh: 3, sill: 4, arch: true, texture: 'brick' },
                { h: 8, ww: 1.1, wh: 3, sill: 2.4, arch: true, texture: 'brick', tone: 0.84 },
                { h: 8.6, ww: 2.8, wh: 6, sill: 1.2, arch: true, open: true, texture: 'ashlar', pilasters: true },
              ],
            }),
          ),
        );
      m.at(0, 29.6, -3.4, 0, () => {
        m.use('ashlar', 0.66).lathe(
          [
            [3.2, 0],
            [3.2, 3],
            [3.6, 3.2],
          ],
          8,
        );
        m.use('metal', 0.3).lathe(
          [
            [3.5, 3.2],
            [2.9, 4.8],
            [1.2, 6.4],
            [0.4, 7.4],
            [0.1, 10],
          ],
          16,
        );
      });
    });
  });
}

function fishQuay(st: Stage): void {
  sea(st, -1.8);
  quay(st, -250, 250, -34, 16, 1.8);
  fishMarket(st);
  row(st, 40, -6, 160, -10, 16, 21, 1);
  row(st, -160, -10, -32, -6, 16, 21, 1);
  hills(st, -900, 900, -420, 260, 150, 0.3, 4, 130);
}

export function fishMarketView(st: Stage): void {
  const { take, rng } = st;
  fishQuay(st);
  for (let k = 0; k < 7; k++)
    trabaccolo(
      st,
      -34 + k * 12,
      20 + (k % 2) * 6,
      rng.range(-0.3, 0.3) + (k % 2 ? Math.PI : 0),
      rng.range(10, 14),
      'down',
      true,
      -1.8,
    );
  for (let k = 0; k < 5; k++) rowingBoat(st, rng.range(-30, 26), rng.range(28, 48), rng.range(-1, 1), 5.4, -1.8);
  crowd(st, { n: 60, x0: -34, x1: 40, z0: 3, z1: 15, kinds: ['worker', 'maid', 'worker', 'man'] });
  goods(st, 2, 13, 14, 16);
  if (take.turn) st.shoot(24, 4, 54, -8, 0, 0.84, 0.7, '4:3', 55);
  else st.shoot(-14, 6, 66, -3, 0, 0.98, 0.64, '3:2', 55);
}

/** Painted sails hung out to dry. */
export function bragozzi(st: Stage): void {
  const { take, m, rng } = st;
  fishQuay(st);
  for (let k = 0; k < 6; k++)
    trabaccolo(
      st,
      -28 + k * 11 + rng.range(-1, 1),
      20.5 + (k % 2) * 5,
      (k % 2 ? Math.PI : 0) + rng.range(-0.2, 0.2),
      rng.range(13, 16),
      'up',
      true,
      -1.8,
    );
  for (let k = 0; k < 4; k++) person(st, -12 + k * 7, 13.6, 'worker', 'sit', 0);
  for (let k = 0; k < 9; k++)
    m.use('cloth', 0.24).at(-14 + k * 3.6, 0.02, 13.2 + rng.range(-0.8, 0.8), rng(), () =>
      m.surface(10, 4, (u, v) => [-1 * (1 - v) * Math.cos(u * 6.28), v * 0.4, 0.8 * (1 - v) * Math.sin(u * 6.28)]),
    );
  m.use('plain', 0.2);
  for (let k = 0; k < 5; k++) m.hang([-16 + k * 8, 3, 11], [-9 + k * 8, 3, 11], 0.7, 7, 0.02);
  crowd(st, { n: 24, x0: -30, x1: 30, z0: 5, z1: 14, kinds: ['worker', 'maid', 'child'] });
  if (take.turn) st.shoot(-20, 3.2, 44, 2, 10, 0.9, 0.66, '3:4', 45);
  else st.shoot(16, 4, 50, -4, 6, 0.92, 0.62, '4:3', 45);
}

/* --- Passenger terminal and the piers. --- */

export function seaStation(st: Stage): void {
  const { take, m } = st;
  sea(st, -2.2);
  st.tag('stazione-marittima', () => {
    m.use('stone', 0.52).box(-90, -4, -24, 50, 0, 16);
    m.use('slabs', 0.55).floor(-90, -24, 50, 16, 0.05);
    m.at(-70, 0, 0, 0, () =>
      house(st, {
        w: 100,
        d: 18,
        bays: 22,
        tone: 0.74,
        sides: true,
        roof: 'flat',
        cornice: 0.6,
        storeys: [
          { h: 6, ww: 2.6, wh: 4.4, sill: 0.1, texture: 'marble' },
          { h: 7, ww: 2, wh: 5, sill: 0.8, arch: true, texture: 'marble' },
        ],
      }),
    );
    m.at(16, 0, 2, 0, () =>
      house(st, {
        w: 18,
        d: 22,
        bays: 3,
        tone: 0.78,
        sides: true,
        roof: 'flat',
        cornice: 0.8,
        storeys: [{ h: 16, ww: 3.2, wh: 11, sill: 2, arch: true, texture: 'marble' }],
      }),
    );
    for (let k = 0; k < 4; k++) statue(st, 18 + k * 4.6, 16.6, 1.4, 1.8, k);
  });
  m.at(0, 0, 0, 0, () => steamer(st, -26, 29, 0, 132, { liner: true, white: true, funnels: 2, smoke: true }));
  row(st, -300, -120, 300, -120, 16, 22, 2);
  quay(st, -400, 400, -150, -108, 2.2);
  hills(st, -1100, 1100, -620, 360, 170, 0.3, 6, 220);
  crowd(st, { n: 70, x0: -80, x1: 46, z0: 3, z1: 15 });
  for (let k = 0; k < 4; k++) rowingBoat(st, -50 + k * 34, 60 + k * 9, 0.4 * k, 6, -2.2);
  trabaccolo(st, 60, 60, 2.9, 15, 'up', false, -2.2);
  if (take.turn) st.shoot(96, 5, 72, -10, 8, 0.94, 0.6, '2:1', 100);
  else st.shoot(70, 9, 112, -20, 10, 0.78, 0.58, '3:2', 110);
}

export function healthPier(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -1.8);
  st.tag('stazione-marittima', () => {
    m.use('stone', 0.5).box(-60, -4, -14, 60, 0, 14);
    m.use('dirt', 0.5).floor(-60, -14, 60, 14, 0.04);
    for (let k = 0; k < 3; k++)
      m.at(-48 + k * 34, 0, 2, 0, () =>
        house(st, {
          w: 28,
          d: 14,
          bays: 8,
          tone: 0.6,
          storeys: [
            { h: 4.6, ww: 2.2, wh: 3.6, sill: 0.05, arch: true, texture: 'stone' },
            { h: 3.2, ww: 1, wh: 1.3, sill: 0.9, shutters: 0.5 },
          ],
          roofTone: 0.34,
        }),
      );
    m.at(50, 0, 4, 0, () =>
      house(st, {
        w: 9,
        d: 9,
        bays: 3,
        tone: 0.72,
        storeys: [
          { h: 4.4, ww: 1.1, wh: 2.2, sill: 0.9 },
          { h: 4, ww: 1.1, wh: 2, sill: 0.8 },
          { h: 3, ww: 1.1, wh: 1.5, sill: 0.7 },
        ],
      }),
    );
    flag(st, 54, 13, 0, 3, 2, 5);
  });
  for (let k = 0; k < 24; k++)
    m.use('wood', 0.34).limb(
      [-44 + (k % 12) * 4, 0.45 + Math.floor(k / 12) * 0.8, 7],
      [-44 + (k % 12) * 4 + 1.2, 0.45 + Math.floor(k / 12) * 0.8, 7],
      0.45,
      0.45,
      12,
    );
  goods(st, 20, 10, 10, 12);
  crowd(st, { n: 34, x0: -50, x1: 54, z0: 4, z1: 13, kinds: ['worker', 'worker', 'man'] });
  for (let k = 0; k < 3; k++) cart(st, -30 + k * 24, 11, k, 'barrels');
  for (let k = 0; k < 4; k++)
    if (k % 2) {
      sailingShip(st, -44 + k * 30, 23, rng.range(-0.1, 0.1), 28, 2, true, -1.8);
    } else {
      trabaccolo(st, -40 + k * 30, 20, Math.PI, 16, 'down', false, -1.8);
    }
  row(st, -300, -90, 300, -90, 14, 20, 2);
  hills(st, -900, 900, -520, 300, 140, 0.3, 6, 180);
  if (take.turn) st.shoot(52, 4.5, 58, -2, 0, 0.84, 0.58, '3:2', 70);
  else st.shoot(-34, 8, 70, 4, 0, 0.8, 0.52, '2:1', 80);
}

/** The pier in its length: stone, bollards, and ships on both sides. z runs out to sea (+) or back. */
function pier(st: Stage, len = 230): void {
  const { m } = st;
  sea(st, -2);
  st.tag('molo-audace', () => {
    m.use('stone', 0.5).box(-11, -4, -len, 11, 0, 20);
    m.use('slabs', 0.52);
    paving(st, -11, -len, 11, 20, 'slabs', 0.52);
    m.use('marble', 0.68);
    for (const s of [-1, 1]) m.box(s * 10.6 - 0.5, -0.2, -len, s * 10.6 + 0.5, 0.12, 20);
    for (const s of [-1, 1]) bollards(st, s * 9.6, 14, s * 9.6, -len + 6, 14);
  });
}

/** The town's front as the background of the pier: pier head towards the camera. */
function townBehind(st: Stage, z: number): void {
  quay(st, -420, 420, z - 26, z + 20, 2);
  row(st, -330, z, 330, z, 16, 23, 1);
  st.m.at(-70, 0, z - 30, 0, () => {
    st.m.use('plaster', 0.66).box(-4, 0, -4, 4, 34, 4);
    st.m.use('metal', 0.3).at(0, 34, 0, 0, () =>
      st.m.lathe(
        [
          [4.4, 0],
          [3, 3],
          [1, 5],
          [0, 9],
        ],
        12,
      ),
    );
  });
  st.m.at(60, 14, z - 34, 0, () =>
    st.m.use('metal', 0.38).lathe(
      [
        [9, 0],
        [9, 7],
        [8.4, 10],
        [6, 14],
        [2, 16.4],
        [0, 17],
      ],
      20,
    ),
  );
  hills(st, -900, 900, z - 520, 380, 150, 0.3, 7, 240);
}

export function pierSteamers(st: Stage): void {
  const { take, rng } = st;
  pier(st);
  townBehind(st, -250);
  steamer(st, -24, -62, Math.PI / 2, 80);
  steamer(st, 23, -44, Math.PI / 2, 66);
  steamer(st, 24, -140, -Math.PI / 2, 72);
  sailingShip(st, -22, -150, Math.PI / 2, 36, 3);
  goods(st, -4, -14, 10, 5);
  goods(st, 5, -36, 12, 5);
  for (let k = 0; k < 5; k++)
    cart(st, -3 + (k % 2) * 6, -10 - k * 17, rng.range(1.2, 1.9), k % 2 ? 'sacks' : 'barrels');
  crowd(st, { n: 90, x0: -9, x1: 9, z0: -110, z1: 6, kinds: ['worker', 'man', 'worker', 'lady', 'man'] });
  if (take.turn) st.shoot(7, 3, 17, -4, -60, 0.8, 0.6, '4:3', 60);
  else st.shoot(-3, 8.5, 26, 1, -60, 0.86, 0.52, '3:2', 70);
}

export function pierStroll(st: Stage): void {
  const { take, rng } = st;
  pier(st);
  // Looking out: only the horizon and sails.
  for (let k = 0; k < 9; k++) trabaccolo(st, rng.range(-260, 260), -rng.range(150, 520), rng.range(-3, 3), 16, 'up');
  steamer(st, take.turn ? 150 : -130, -420, 0.3, 80);
  hills(st, -4000, -900, -3600, 700, 130, 0.3, 4);
  crowd(st, {
    n: take.turn ? 120 : 150,
    x0: -9,
    x1: 9,
    z0: -150,
    z1: 8,
    pose: 'walk',
    kinds: ['man', 'lady', 'lady', 'man', 'child'],
  });
  lampPost(st, 0, -226, 7);
  for (let k = 0; k < 5; k++) lampPost(st, 8.6, 4 - k * 36, 4.6);
  if (take.turn) st.shoot(-5, 2.1, 15, 1.5, -60, 0.86, 0.56, '4:3', 60);
  else st.shoot(4, 4.6, 18, 0, -60, 0.92, 0.48, '3:2', 60);
}

export function pierWalk(st: Stage): void {
  const { take, m, rng } = st;
  pier(st, 240);
  townBehind(st, -262);
  // The compass rose on its column near the head.
  st.tag('molo-audace', () =>
    m.at(0, 0, 0, 0, () => {
      m.use('stone', 0.6).lathe(
        [
          [1.3, 0],
          [1.2, 0.3],
          [0.8, 0.4],
          [0.6, 1.2],
          [0.85, 1.3],
          [0.85, 1.4],
        ],
        20,
      );
      m.use('metal', 0.4).lathe(
        [
          [0.85, 1.4],
          [0.8, 1.46],
          [0, 1.5],
        ],
        24,
      );
      for (let k = 0; k < 8; k++)
        m.at(0, 1.5, 0, (k * Math.PI) / 4, () =>
          m.quad([0, 0.01, 0], [0.1, 0.01, 0.2], [0, 0.03, 0.76], [-0.1, 0.01, 0.2]),
        );
    }),
  );
  const gale = st.light.wind > 0.6;
  crowd(st, {
    n: gale ? 34 : 60,
    x0: -9,
    x1: 9,
    z0: gale ? -50 : -100,
    z1: 8,
    pose: 'walk',
    kinds: ['man', 'lady', 'man', 'child'],
    ...(gale ? { turn: -2.4 } : {}),
    free: (x, z) => Math.hypot(x, z) > 2,
  });
  if (gale)
    for (let k = 0; k < 26; k++) {
      // Spray over the edge.
      const z = 8 - k * 7;
      for (let i = 0; i < 7; i++)
        puff(
          st,
          10.8 - i * 0.5 + rng.range(-0.4, 0.4),
          rng.range(-0.2, 2.2) * (1 - i / 9),
          z + rng.range(-2, 2),
          0.7,
          60,
          0.95,
        );
    }
  else steamer(st, 24, -90, Math.PI / 2, 66, { white: true });
  if (take.turn) st.shoot(5, 2.2, 14, -1.5, -20, 0.88, 0.56, '3:2', 45);
  else st.shoot(-5, 2, 13, 1.6, -20, 0.9, 0.54, '4:3', 45);
}

export function destroyerArrives(st: Stage): void {
  const { m, rng } = st;
  pier(st);
  townBehind(st, -250);
  st.tag('arrivo-dell-audace-1918', () => steamer(st, 18.5, -34, Math.PI / 2 + Math.PI, 84, { war: true, funnels: 3 }));
  for (let k = 0; k < 20; k++)
    person(st, 17.6 + rng.range(-1.6, 1.6), 2 - k * 3.6, 'soldier', 'stand', -Math.PI / 2, 1);
  crowd(st, {
    n: 380,
    x0: -9.6,
    x1: 9.6,
    z0: -110,
    z1: 12,
    turn: Math.PI / 2,
    pose: 'wave',
    kinds: ['man', 'man', 'lady', 'man', 'child'],
  });
  for (let k = 0; k < 14; k++) {
    const x = rng.range(-8, 8),
      z = 6 - k * 6;
    m.use('wood', 0.5).limb([x, 1.4, z], [x + 0.2, 3.4, z], 0.03, 0.03, 4);
    flag(st, x + 0.2, 2.2, z, 1.6, 1.1, 1.4);
  }
  bunting(st, 15, 12, 4, 20, -70, 1);
  st.shoot(-7, 6.6, 20, 6, -40, 0.86, 0.42, '3:2', 60);
}

/* --- The old lighthouse and the roadstead. --- */

export function oldLight(st: Stage, x: number, z: number, y = 0): void {
  const { m } = st;
  st.tag('lanterna', () =>
    m.at(x, y, z, 0, () => {
      // A round bastion with embrasures, a stepped stone tower, the lamp room.
      m.use('stone', 0.58).lathe(
        [
          [17, -5],
          [15.6, 7],
          [16, 7.2],
          [16, 8],
          [15, 8],
          [15, 7.2],
          [0, 7.2],
        ],
        36,
      );
      for (let k = 0; k < 12; k++)
        m.at(0, 0, 0, (k / 12) * 6.283, () => m.use('plain', 0.06).box(-0.9, 3, 15.6, 0.9, 4.6, 16.2));
      m.use('ashlar', 0.72).box(-4.6, 7, -4.6, 4.6, 12.5, 4.6);
      m.use('marble', 0.78).box(-5, 12.5, -5, 5, 13.1, 5);
      m.use('ashlar', 0.76).lathe(
        [
          [3.6, 13],
          [2.8, 32],
          [2.8, 32],
          [3.6, 33],
          [3.9, 33.2],
          [3.9, 33.8],
        ],
        28,
      );
      for (const yy of [17, 22, 27]) m.use('plain', 0.08).box(-0.5, yy, 2.6, 0.5, yy + 1.8, 3.6);
      m.use('metal', 0.14);
      for (let k = 0; k < 20; k++)
        m.cord(
          [Math.cos(k * 0.314) * 3.8, 33.8, Math.sin(k * 0.314) * 3.8],
          [Math.cos(k * 0.314) * 3.8, 34.9, Math.sin(k * 0.314) * 3.8],
          0.04,
        );
      m.use('glass', 0.3).lathe(
        [
          [1.9, 33.8],
          [1.9, 37],
        ],
        12,
      );
      m.use('metal', 0.2);
      for (let k = 0; k < 12; k++)
        m.limb(
          [Math.cos(k * 0.5236) * 1.92, 33.8, Math.sin(k * 0.5236) * 1.92],
          [Math.cos(k * 0.5236) * 1.92, 37, Math.sin(k * 0.5236) * 1.92],
          0.08,
          0.08,
          4,
        );
      m.lathe(
        [
          [2.3, 37],
          [1.8, 38],
          [0.5, 39.2],
          [0.4, 40],
          [0.05, 43],
        ],
        16,
      );
      m.use('plaster', 0.66);
      m.at(6, 7.2, 4, 0, () =>
        house(st, { w: 8, d: 6, bays: 3, tone: 0.7, storeys: [{ h: 3.4, ww: 0.9, wh: 1.6, sill: 0.8 }] }),
      );
    }),
  );
}

export function lanternView(st: Stage): void {
  const { take, m } = st;
  sea(st, -1);
  oldLight(st, 0, 0);
  m.use('stone', 0.5).box(-14, -3, -150, 14, 1.4, 0);
  m.use('rock', 0.5).surface(40, 3, (u, v) => [
    -(19 - v * 5) * Math.cos(u * 6.283) * (1 + 0.1 * Math.sin(u * 50)),
    -2 + v * 2.4 + Math.sin(u * 80) * 0.5,
    (19 - v * 5) * Math.sin(u * 6.283) * (1 + 0.08 * Math.sin(u * 61)),
  ]);
  row(st, -260, -170, 100, -170, 13, 18, 2);
  hills(st, -900, 700, -560, 320, 130, 0.3, 5, 170);
  sailingShip(st, take.turn ? 34 : -44, 38, take.turn ? 0.2 : Math.PI - 0.2, 36, 3, false, -1);
  // The tug with its tow rope.
  const tx = take.turn ? 76 : -92;
  steamer(st, tx, 42, take.turn ? 0.2 : Math.PI - 0.2, 22);
  m.use('plain', 0.15).hang([tx + (take.turn ? -10 : 10), 1.4, 42], [take.turn ? 50 : -60, 2, 39], 1, 8, 0.04);
  for (let k = 0; k < 5; k++) rowingBoat(st, st.rng.range(-40, 40), st.rng.range(26, 66), st.rng.range(-1, 1), 5.5, -1);
  if (take.turn) st.shoot(22, 4.5, 116, 16, 0, 0.92, 0.62, '3:2', 70);
  else st.shoot(-30, 5, 104, -13, 0, 0.94, 0.66, '4:3', 70);
}

/** The bathing beach divided by its wall, with the lighthouse behind. */
export function pedocin(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -0.5);
  m.use('gravel', 0.66).surface(30, 20, (u, v) => [-70 + 140 * u, 0.9 - v * 2.4, -26 + v * 40]);
  m.use('plaster', 0.82).box(-2, -1, -26, -1.2, 2.7, 8);
  m.use('stone', 0.55).box(-90, -2, -40, 90, 2.4, -26);
  row(st, -90, -34, 90, -34, 6, 9, 1, 9);
  oldLight(st, take.turn ? 50 : -40, -56, 0);
  for (let k = 0; k < 12; k++)
    m.use('planks', 0.6).at(-46 + k * 7.6, 0.4, -23, 0, () => {
      m.box(-1.1, 0, -1, 1.1, 2.4, 1);
      m.use('cloth', k % 2 ? 0.8 : 0.4);
      gable(st, -1.3, 1.3, 2.4, 0.8, -1.1, 1.1);
    });
  for (const s of [-1, 1]) {
    for (let k = 0; k < 90; k++) {
      const x = s * rng.range(3, 30),
        z = rng.range(-18, 7);
      person(
        st,
        x,
        z,
        rng.chance(0.2) ? 'child' : 'bather',
        rng.pick(['stand', 'sit', 'walk', 'sit', 'sit']),
        rng.range(-3, 3),
        0.5 - ((z + 26) / 40) * 2.1,
      );
      if (rng.chance(0.5))
        m.use(rng.chance(0.5) ? 'stripes' : 'cloth', rng.range(0.5, 0.9)).at(
          x + 0.8,
          0.56 - ((z + 26) / 40) * 2.3 + 0.36,
          z,
          rng(),
          () => m.quad([-0.5, 0, -0.9], [0.5, 0, -0.9], [0.5, -0.05, 0.9], [-0.5, -0.05, 0.9]),
        );
    }
    for (let k = 0; k < 14; k++)
      person(st, s * rng.range(3, 34), rng.range(9, 17), 'bather', 'stand', rng.range(-3, 3), -1.3);
  }
  if (take.turn) st.shoot(-16, 2.6, 12, 6, -22, 0.86, 0.52, '3:2', 40);
  else st.shoot(13, 3.4, 13, -7, -22, 0.84, 0.5, '4:3', 40);
}

export function roadstead(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, 0);
  m.use('rock', 0.5).box(-420, -2, -260, 420, 2.6, -248);
  m.use('stone', 0.6).box(-420, 2.2, -258, 420, 3, -250);
  const at = [
    [-90, -60],
    [70, -110],
    [-30, -160],
    [150, -180],
    [-190, -190],
    [20, -330],
    [-120, -400],
    [210, -380],
  ] as const;
  at.forEach(([x, z], i) => {
    const turn = rng.range(-0.35, 0.35) + (i % 2 ? Math.PI : 0);
    if ((i + take.turn) % 2) steamer(st, x, z, turn, rng.range(60, 90));
    else sailingShip(st, x, z, turn, rng.range(34, 46), 3);
  });
  for (let k = 0; k < 7; k++) rowingBoat(st, rng.range(-60, 70), rng.range(-90, -20), rng.range(-1, 1), 6);
  for (let k = 0; k < 3; k++) barge(st, -40 + k * 60, -70 - k * 16, rng.range(-0.4, 0.4), 16);
  oldLight(st, take.turn ? -230 : 240, -240);
  hills(st, -3200, 3200, -2600, 900, 240, 0.3, 6);
  if (take.turn) st.shoot(0, 9, 30, 6, -200, 0.82, 0.5, '3:2', 120);
  else st.shoot(6, 6, 20, -6, -200, 0.94, 0.56, '3:2', 110);
}

/* --- The new port: hydraulic cranes, warehouses, free-port quays. --- */

function warehouse(st: Stage, w: number): void {
  st.tag('porto-vecchio', () => {
    house(st, {
      w,
      d: 30,
      bays: Math.round(w / 4.4),
      tone: 0.56,
      roof: 'hip',
      roofTone: 0.28,
      cornice: 0.5,
      storeys: [
        { h: 5.4, ww: 2.4, wh: 4.2, sill: 0.1, arch: true, texture: 'stone' },
        ...[0, 1, 2].map(() => ({
          h: 4.4,
          ww: 1.8,
          wh: 2.6,
          sill: 0.5,
          arch: true,
          texture: 'brick' as const,
          tone: 0.84,
        })),
      ],
    });
    // Galleries of iron along every floor for the goods.
    const { m } = st;
    for (const y of [5.4, 9.8, 14.2]) {
      m.use('planks', 0.42).box(0, y - 0.15, 0, w, y, 2.2);
      m.use('metal', 0.16);
      m.limb([0, y + 1, 2.15], [w, y + 1, 2.15], 0.04, 0.04, 4);
      for (let k = 0; k <= w / 4.4; k++) m.limb([k * 4.4, 0, 2.1], [k * 4.4, y + 1, 2.1], 0.1, 0.1, 5);
    }
  });
}

function crane(st: Stage, x: number, z: number, turn: number, reach = 13): void {
  const { m } = st;
  m.at(x, 0, z, 0, () => {
    m.use('metal', 0.2);
    for (const sx of [-2.6, 2.6])
      for (const sz of [-2.2, 2.2]) m.limb([sx, 0, sz], [sx * 0.6, 5, sz * 0.6], 0.2, 0.18, 5);
    m.box(-2, 4.8, -1.8, 2, 5.3, 1.8);
    m.at(0, 5.3, 0, turn, () => {
      m.use('planks', 0.34).box(-2.2, 0, -1.4, 1.2, 2.9, 1.4);
      m.use('metal', 0.36).quad([-2.5, 2.9, -1.7], [1.5, 2.9, -1.7], [1.5, 3.4, 0], [-2.5, 3.4, 0]);
      m.quad([-2.5, 2.9, 1.7], [1.5, 2.9, 1.7], [1.5, 3.4, 0], [-2.5, 3.4, 0]);
      m.use('metal', 0.16);
      for (const s of [-1, 1]) {
        m.limb([1, 0.6, s * 0.9], [reach, 10.5, s * 0.15], 0.15, 0.1, 5);
        m.limb([0.4, 3, s * 0.8], [reach, 10.8, s * 0.12], 0.1, 0.08, 5);
        for (let k = 0; k < 8; k++) {
          const t = k / 8,
            u = (k + 1) / 8;
          m.cord(
            [1 + (reach - 1) * t, 0.6 + 9.9 * t, s * 0.9 * (1 - t)],
            [0.4 + (reach - 0.4) * u, 3 + 7.8 * u, s * 0.8 * (1 - u)],
            0.05,
          );
        }
      }
      m.cord([reach, 10.5, 0], [reach, 4, 0], 0.04);
      for (let k = 0; k < 5; k++)
        m.use('cloth', 0.6).ball(
          reach + (k % 3) * 0.4 - 0.4,
          3.4 + Math.floor(k / 3) * 0.4,
          (k % 2) * 0.5,
          0.5,
          0.28,
          0.34,
          8,
        );
    });
  });
}

export function portCranes(st: Stage): void {
  const { take } = st;
  sea(st, -2.2);
  quay(st, -200, 200, -40, 16, 2.2, 'cobble', 0.45);
  for (let k = 0; k < 4; k++) st.m.at(-110 + k * 58, 0, -8, 0, () => warehouse(st, 50));
  rails(st, -200, 2, 200, 2);
  rails(st, -200, 6, 200, 6);
  for (let k = 0; k < 5; k++) crane(st, -50 + k * 24, 11, k % 2 ? 1.9 : -1.2);
  steamer(st, take.turn ? 26 : -36, 25, 0, 72);
  barge(st, take.turn ? -28 : 26, 21, 0.05, 16, true, -2.2);
  for (let k = 0; k < 6; k++) goods(st, -50 + k * 20, 8, 8, 6);
  for (let k = 0; k < 4; k++) cart(st, -40 + k * 26, 4, k % 2 ? 0 : Math.PI, 'sacks');
  crowd(st, { n: 60, x0: -60, x1: 70, z0: -4, z1: 15, kinds: ['worker', 'worker', 'worker', 'man'] });
  if (take.turn) st.shoot(-78, 3, 12, 20, 3, 0.9, 0.62, '4:3', 70);
  else st.shoot(34, 7, 58, 0, 0, 0.84, 0.6, '3:2', 60);
}

export function freePort(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -2.2);
  quay(st, -220, 220, -46, 16, 2.2, 'cobble', 0.45);
  st.tag('porto-vecchio', () => {
    // Long timber hangars with ridge lanterns.
    for (let k = 0; k < 3; k++)
      m.at(-130 + k * 86, 0, -6, 0, () => {
        m.use('planks', 0.42).box(0, 0, -24, 78, 6.4, 0);
        for (let i = 0; i < 13; i++) {
          m.use('plain', 0.06).front(1 + i * 6, 0, 5 + i * 6, 4.6, 0.05);
          m.use('wood', 0.5).box(-0.2 + i * 6, 0, 0, 0.4 + i * 6, 6.4, 0.3);
        }
        m.use('metal', 0.4).quad([-1, 6.2, 1.8], [79, 6.2, 1.8], [79, 10, -12], [-1, 10, -12]);
        m.quad([-1, 6.2, -26], [79, 6.2, -26], [79, 10, -12], [-1, 10, -12]);
      });
    for (let k = 0; k < 3; k++) m.at(-130 + k * 90, 0, -48, 0, () => warehouse(st, 80));
  });
  rails(st, -200, 4, 200, 4);
  steamer(st, -46, 26, 0, 84, { funnels: 1 });
  steamer(st, 56, 27, Math.PI, 92, { funnels: 2 });
  steamer(st, take.turn ? 30 : -70, 92, 0.2, 64);
  for (let k = 0; k < 3; k++) crane(st, -66 + k * 62, 11, 1.4);
  for (let k = 0; k < 7; k++)
    for (let i = 0; i < 7; i++)
      m.use('cloth', rng.range(0.6, 0.85)).at(-60 + k * 20 + (i % 4) * 1.5, Math.floor(i / 4) * 1, 8, 0, () =>
        m.box(-0.65, 0, -0.5, 0.65, 0.95, 0.5),
      );
  crowd(st, { n: 80, x0: -90, x1: 100, z0: -4, z1: 15, kinds: ['worker', 'worker', 'man'] });
  if (take.turn) st.shoot(-38, 2.6, 12.4, 46, 11, 0.84, 0.62, '3:2', 60);
  else st.shoot(30, 17, 70, -16, 0, 0.84, 0.34, '2:1', 90);
}

export function newPiers(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -1);
  hills(st, -900, 900, -520, 330, 150, 0.3, 5, 140);
  row(st, -220, -110, 220, -110, 12, 17, 2);
  m.use('dirt', 0.5).box(-300, -3, -120, 300, 0, -60);
  st.tag('porto-vecchio', () => {
    for (let k = 0; k < 3; k++) {
      const x = -70 + k * 62;
      m.use('dirt', 0.52).surface(8, 14, (u, v) => [
        x + u * 26 + Math.sin(v * 9) * 1.4,
        0.4 - Math.pow(Math.abs(u - 0.5) * 2, 4) * 2.4 - Math.max(0, v - 0.8) * 9,
        -70 + v * (60 + k * 12),
      ]);
      for (let i = 0; i < 7; i++) rubble(st, x + rng.range(4, 22), -60 + rng.range(0, 46), rng.range(2, 4), 1.4, 0.58);
    }
  });
  // The bucket dredger: a barge with a sloping ladder and a smoking stack.
  for (const [x, z, s] of [
    [-16, 8, 1],
    [64, -22, 0.8],
  ] as const)
    m.at(
      x,
      -1,
      z,
      rng.range(-0.2, 0.2),
      () => {
        barge(st, 0, 0, 0, 34, false);
        m.use('wood', 0.3);
        for (const sz of [-3, 3]) {
          m.limb([-4, 1, sz], [2, 13, sz], 0.3, 0.25, 6);
          m.limb([8, 1, sz], [2, 13, sz], 0.3, 0.25, 6);
        }
        m.limb([2, 12.6, -3], [2, 12.6, 3], 0.3, 0.3, 6);
        m.use('metal', 0.16);
        for (const sz of [-1, 1]) m.limb([3, 12, sz], [-17, -0.5, sz], 0.2, 0.2, 5);
        for (let k = 0; k < 13; k++) m.box(3 - k * 1.55, 12.2 - k * 0.97, -0.8, 4 - k * 1.55, 12.9 - k * 0.97, 0.8);
        m.use('metal', 0.12).cylinder(11, 1, 0, 0.9, 9, 0.8);
        m.use('planks', 0.4).box(7, 0.9, -3, 14, 4, 3);
      },
      s,
    );
  for (let k = 0; k < 6; k++) barge(st, rng.range(-90, 90), rng.range(2, 40), rng.range(-0.6, 0.6), 15, true, -1);
  for (let k = 0; k < 5; k++) rowingBoat(st, rng.range(-60, 60), rng.range(10, 44), rng.range(-1, 1), 5.6, -1);
  crowd(st, { n: 60, x0: -60, x1: 70, z0: -66, z1: -26, kinds: ['worker'], pose: 'work', y: 0.4 });
  for (let k = 0; k < 5; k++) cart(st, -60 + k * 31, -52 + rng.range(0, 10), rng.range(-0.5, 0.5), 'stones');
  if (take.turn) st.shoot(26, 7, 62, -10, -40, 0.82, 0.54, '3:2', 90);
  else st.shoot(-26, 5, 54, 0, -40, 0.9, 0.56, '4:3', 90);
}

function lazaretto(st: Stage): void {
  const { m } = st;
  st.tag('lazzaretto-di-santa-teresa', () => {
    m.use('stone', 0.52);
    m.box(-80, -2, 0, 80, 4.6, 0.8);
    m.box(-80, -2, -70, -79.2, 4.6, 0);
    m.box(79.2, -2, -70, 80, 4.6, 0);
    m.use('marble', 0.6).box(-80, 4.6, -0.2, 80, 4.9, 1);
    for (const x of [-6, 6]) m.use('ashlar', 0.62).box(x - 1.4, 0, -0.4, x + 1.4, 7.6, 1.6);
    m.box(-7.6, 6.6, -0.3, 7.6, 8, 1.5);
    m.use('plain', 0.06).front(-4.6, 0, 4.6, 6, 0.85);
    for (let k = 0; k < 4; k++)
      m.at(-66 + k * 36, 0, -22 - (k % 2) * 14, 0, () =>
        house(st, {
          w: 28,
          d: 12,
          bays: 9,
          tone: 0.62,
          roofTone: 0.36,
          storeys: [
            { h: 4.4, ww: 1.8, wh: 3.2, sill: 0.1, arch: true, open: true },
            { h: 3.8, ww: 1, wh: 1.7, sill: 0.8 },
          ],
        }),
      );
    m.at(-5, 0, -52, 0, () =>
      house(st, {
        w: 10,
        d: 14,
        bays: 2,
        tone: 0.66,
        roof: 'gable',
        storeys: [{ h: 8, ww: 1.2, wh: 3.4, sill: 2, arch: true }],
      }),
    );
  });
}

export function oldLazaretto(st: Stage): void {
  const { m, rng } = st;
  m.use('dirt', 0.52).floor(-300, -300, 300, 80, 0);
  lazaretto(st);
  // What is left of it: gaps, weeds, fences.
  for (let k = 0; k < 9; k++)
    rubble(st, rng.range(-40, 40), rng.range(2, 12), rng.range(1.6, 3.4), rng.range(0.6, 1.6), 0.55);
  for (let k = 0; k < 40; k++) bush(st, rng.range(-50, 50), rng.range(2, 26), rng.range(0.4, 1), 0.24);
  for (let k = 0; k < 26; k++)
    m.use('wood', 0.34).limb(
      [-34 + k * 1.4, 0, 17 - k * 0.16],
      [-34 + k * 1.4 + rng.range(-0.1, 0.1), 1.3, 17 - k * 0.16],
      0.06,
      0.05,
      4,
    );
  for (const y of [0.5, 1.05]) m.use('wood', 0.36).limb([-34, y, 17], [1, y, 13], 0.05, 0.05, 4);
  cart(st, 12, 13, 0.5, 'wood');
  crowd(st, { n: 9, x0: -14, x1: 22, z0: 5, z1: 20, kinds: ['worker', 'maid'] });
  hills(st, -700, 700, -460, 300, 140, 0.3, 7, 70);
  st.shoot(2, 3.4, 42, -1, 0, 0.84, 0.56, '3:2', 60);
}

export function quarantine(st: Stage): void {
  const { m, rng } = st;
  sea(st, -1.6);
  m.use('dirt', 0.5).box(-400, -4, -300, 400, 0, 6);
  lazaretto(st);
  hills(st, -700, 700, -460, 300, 150, 0.3, 7, 100);
  for (let k = 0; k < 6; k++) {
    const x = -66 + k * 26,
      z = 24 + (k % 2) * 22;
    if (k % 3 === 2) {
      trabaccolo(st, x, z, rng.range(-0.3, 0.3), 16, 'down', false, -1.6);
    } else {
      sailingShip(st, x, z, rng.range(-0.3, 0.3) + (k % 2 ? Math.PI : 0), 32, 3, true, -1.6);
    }
    // The quarantine flag, pale on these plates.
    m.at(x, 24, z, 0, () => m.use('cloth', 0.85).quad([0.4, 0, 0], [3, -0.3, 0.2], [3, 1.3, 0.2], [0.4, 1.5, 0]));
  }
  for (let k = 0; k < 4; k++) rowingBoat(st, rng.range(-50, 40), rng.range(14, 60), rng.range(-1, 1), 5.4, -1.6);
  st.shoot(8, 7, 92, -3, 10, 0.86, 0.56, '3:2', 80);
}

export function sailsInGulf(st: Stage): void {
  const { take, rng, m } = st;
  sea(st, 0);
  hills(st, -2600, 1400, -2200, 600, 300, 0.32, 5, 120);
  for (let k = 0; k < 17; k++) {
    const z = -20 - k * k * 2.4;
    yacht(
      st,
      rng.range(-0.5, 0.5) * (60 - z * 0.9),
      z,
      rng.range(-0.4, 0.4) + (take.turn ? Math.PI : 0),
      rng.range(8, 13),
    );
  }
  st.tag('molo-audace', () => {
    m.use('stone', 0.5).box(take.turn ? -60 : 12, -3, 3, take.turn ? -6 : 60, 1.4, 14);
  });
  crowd(st, {
    n: take.turn ? 18 : 12,
    x0: take.turn ? -30 : 13,
    x1: take.turn ? -7 : 34,
    z0: 4,
    z1: 12,
    y: 1.4,
    turn: Math.PI,
    pose: 'stand',
  });
  st.light.wind = 0.35;
  if (take.turn) st.shoot(4, 4.4, 26, -4, -60, 0.86, 0.58, '4:3', 80);
  else st.shoot(0, 4, 22, 2, -60, 0.9, 0.6, '3:2', 80);
}

function yacht(st: Stage, x: number, z: number, turn: number, l: number): void {
  const { m, rng } = st;
  m.at(x, 0, z, turn, () =>
    m.tilt(rng.range(0.08, 0.22), 0, () => {
      m.use('planks', 0.75).surface(12, 3, (u, v) => [
        (u - 0.5) * l,
        v * 0.7 - 0.1,
        (1 - Math.pow(Math.abs(u * 2 - 1), 2.4)) * l * 0.12,
      ]);
      m.surface(12, 3, (u, v) => [(u - 0.5) * l, v * 0.7 - 0.1, -(1 - Math.pow(Math.abs(u * 2 - 1), 2.4)) * l * 0.12]);
      m.use('wood', 0.3).limb([0.4, 0, 0], [0.4, l * 1.1, 0], 0.07, 0.04, 5);
      m.use('cloth', 0.95).surface(6, 8, (u, v) => [
        0.3 - u * l * 0.46 * (1 - v * 0.9),
        0.9 + v * l * 0.98,
        Math.sin(u * 3.1) * Math.sin(v * 3) * l * 0.05,
      ]);
      m.use('cloth', 0.88).surface(5, 7, (u, v) => [
        0.5 + (1 - u) * l * 0.4 * (1 - v),
        0.8 + v * l * 0.86,
        Math.sin(u * 3.1) * Math.sin(v * 3) * l * 0.05,
      ]);
      person(st, -l * 0.2, 0, 'man', 'sit', 1.5, 0.3);
    }),
  );
}
