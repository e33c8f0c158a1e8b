import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { bush, hills, sea, tree } from '../kit/nature.js';
import { cross, dome, flight } from '../kit/orders.js';
import { house, statue, wall } from '../kit/walls.js';
import { banner, bench, derrick, flag, garland, guests, lampPost, rubble, scaffold } from '../kit/things.js';
import { sailingShip, steamer, trabaccolo } from '../kit/ships.js';
import { quarter, row, townHouse } from '../kit/town.js';
import { carriage, cart } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';

/** San Giusto: a wide gabled front of rough stone with a great rose, a squat tower at its left corner. */
function cathedral(st: Stage): void {
  const { m } = st;
  st.tag('cattedrale-di-san-giusto', () => {
    const w = 15;
    m.use('stone', 0.64);
    // Low side naves and the higher middle, drawn as one stepped gable.
    m.quad([-w, 0, 0], [w, 0, 0], [w, 8.4, 0], [-w, 8.4, 0]);
    m.quad([-w, 8.4, 0], [w, 8.4, 0], [9, 11.4, 0], [-9, 11.4, 0]);
    m.quad([-9, 11.4, 0], [9, 11.4, 0], [9, 13, 0], [-9, 13, 0]);
    m.tri([-9, 13, 0], [9, 13, 0], [0, 19, 0]);
    m.use('marble', 0.7);
    for (const s of [-1, 1]) {
      m.limb([s * 9.4, 12.8, 0.1], [0, 19.2, 0.1], 0.3, 0.3, 5);
      m.limb([s * w, 8.4, 0.1], [s * 9, 11.5, 0.1], 0.25, 0.25, 5);
      m.use('tiles', 0.36).quad([s * w, 8.4, 0.2], [s * 9, 11.4, 0.2], [s * 9, 11.4, -40], [s * w, 8.4, -40]);
      m.quad([s * 9.4, 13, 0.2], [0, 19, 0.2], [0, 19, -40], [s * 9.4, 13, -40]);
      m.use('stone', 0.6).quad([s * w, 0, 0], [s * w, 8.4, 0], [s * w, 8.4, -40], [s * w, 0, -40]);
      m.use('plain', 0.08).box(s * 11.6 - 0.5, 4, -0.2, s * 11.6 + 0.5, 6.6, 0.02);
    }
    // The rose: rings, spokes and small arches.
    m.at(0, 11.2, 0.05, 0, () => {
      m.tilt(Math.PI / 2, 0, () =>
        m.use('plain', 0.07).lathe(
          [
            [3.1, 0],
            [0, 0],
          ],
          40,
        ),
      );
      m.use('marble', 0.78);
      for (const [r, t] of [
        [3.3, 0.34],
        [1.7, 0.12],
        [0.55, 0.2],
      ] as const)
        for (let k = 0; k < 40; k++) {
          const a = (k / 40) * 6.283,
            b = ((k + 1) / 40) * 6.283;
          m.limb([Math.cos(a) * r, Math.sin(a) * r, 0.1], [Math.cos(b) * r, Math.sin(b) * r, 0.1], t, t, 5);
        }
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * 6.283;
        m.limb(
          [Math.cos(a) * 0.55, Math.sin(a) * 0.55, 0.12],
          [Math.cos(a) * 3.1, Math.sin(a) * 3.1, 0.12],
          0.09,
          0.1,
          5,
        );
        m.ball(Math.cos(a + 0.196) * 2.5, Math.sin(a + 0.196) * 2.5, 0.1, 0.2, 0.2, 0.1, 8);
      }
    });
    // Portal with Roman tombstones for jambs.
    m.use('plain', 0.07).front(-1.5, 0.6, 1.5, 5, 0.05);
    m.use('marble', 0.74);
    m.box(-2.3, 0.6, 0, -1.5, 5, 0.4);
    m.box(1.5, 0.6, 0, 2.3, 5, 0.4);
    m.box(-2.6, 5, 0, 2.6, 5.6, 0.6);
    for (const s of [-1, 1]) for (let k = 0; k < 3; k++) m.ball(s * 1.9, 1.6 + k * 1.2, 0.42, 0.24, 0.34, 0.12, 8);
    flight(st, -4, 4, 0, 0.1, 2.4, 0.6, 4, 0.6);
    // The bell tower: rubble with fragments of antiquity, one great arch, battlements.
    m.at(-19.6, 0, 3.5, 0, () => {
      for (const t of [0, Math.PI / 2, -Math.PI / 2, Math.PI])
        m.at(0, 0, 0, t, () =>
          m.at(-5, 0, 5, 0, () =>
            wall(st, {
              w: 10,
              bays: 1,
              tone: 0.58,
              cornice: 0.5,
              storeys: [
                { h: 12, ww: 0.9, wh: 2, sill: 5.4, texture: 'stone' },
                { h: 9.4, ww: 3.2, wh: 6, sill: 1.6, arch: true, open: true, texture: 'stone' },
              ],
            }),
          ),
        );
      m.use('stone', 0.56);
      for (const t of [0, 1, 2, 3])
        m.at(0, 21.4, 0, (t * Math.PI) / 2, () => {
          for (let k = 0; k < 6; k++) m.box(-5 + k * 1.8, 0, 4.4, -4 + k * 1.8, 1.3, 5.2);
        });
      m.use('tiles', 0.34).at(0, 21.4, 0, Math.PI / 4, () =>
        m.lathe(
          [
            [6.4, 0],
            [0, 2.6],
          ],
          4,
        ),
      );
      m.use('marble', 0.78).box(-1, 7.6, 5, 1, 11, 5.3);
      statue(st, 0, 7.9, 5.5, 1.3, 1);
      for (const s of [-1, 1]) {
        m.use('marble', 0.7).cylinder(s * 4.2, 0, 5.1, 0.55, 7, 0.5);
        m.box(s * 4.2 - 0.7, 7, 4.5, s * 4.2 + 0.7, 7.7, 5.8);
      }
    });
  });
}

function hilltop(st: Stage): void {
  paving(st, -120, -50, 120, 60, 'gravel', 0.56);
  cathedral(st);
  const { m, rng } = st;
  // The lone Roman column and fragments in the grass.
  m.use('marble', 0.64).cylinder(14, 0.6, 14, 0.7, 8, 0.6, 18);
  m.box(13, 0, 13, 15, 0.6, 15);
  m.ball(14, 9, 14, 0.6, 0.6, 0.6, 12);
  m.use('grass', 0.34).floor(7, 8, 60, 22, 0.03);
  for (let k = 0; k < 7; k++)
    m.use('marble', 0.62).at(9 + k * 2.4, 0, 10 + rng.range(-1, 7), rng() * 3, () =>
      m.box(-0.5, 0, -0.4, 0.5, rng.range(0.4, 0.9), 0.4),
    );
  for (let k = 0; k < 9; k++)
    tree(st, (k % 2 ? 1 : -1) * rng.range(27, 44), rng.range(-12, 18), rng.range(8, 12), {
      cypress: k % 3 === 0,
      fine: 1.2,
    });
  row(st, -70, -8, -30, -2, 7, 10, 1, 10);
}

export function cathedralFront(st: Stage): void {
  const { take } = st;
  hilltop(st);
  crowd(st, {
    n: take.sunday ? 70 : 7,
    x0: -18,
    x1: 16,
    z0: 3,
    z1: 26,
    ...(take.sunday ? {} : { kinds: ['maid', 'man', 'priest'] as const }),
  });
  if (take.turn) st.shoot(11, 2.2, 38, -5, 0, 0.92, 0.68, '4:3', 40);
  else st.shoot(-6, 4, 44, -4, 0, 1.0, 0.62, '3:2', 40);
}

export function procession(st: Stage): void {
  const { take, m, rng } = st;
  hilltop(st);
  // The file winds up from the right and turns to the portal.
  const path = (t: number): [number, number] => [13 - t * 15 + Math.sin(t * 3.1) * 8, 40 - t * 36];
  for (let k = 0; k < 60; k++) {
    const t = k / 60;
    const [x, z] = path(t),
      [nx, nz] = path(t + 0.02);
    const turn = Math.atan2(nx - x, nz - z);
    for (const s of [-1.3, 1.3]) {
      const px = x + s + rng.range(-0.2, 0.2);
      person(st, px, z, k < 14 ? 'child' : k < 26 ? 'priest' : rng.pick(['maid', 'lady', 'man']), 'walk', turn);
      m.use('marble', 0.9).limb([px + 0.25, 1, z + 0.2], [px + 0.25, 1.5, z + 0.2], 0.025, 0.025, 4);
    }
    if (k % 9 === 4) {
      m.use('wood', 0.3).limb([x, 0.4, z], [x, 4.6, z], 0.04, 0.04, 5);
      m.limb([x - 0.8, 4.2, z], [x + 0.8, 4.2, z], 0.03, 0.03, 4);
      banner(st, x, 4.2, z, 1.5, 2.1, k % 2 ? 0.85 : 0.4);
      cross(st, x, 4.6, z, 0.6);
    }
  }
  // The canopy over the priest.
  const [cx, cz] = path(0.62);
  m.use('cloth', 0.85);
  m.quad([cx - 1.4, 3, cz - 1.2], [cx + 1.4, 3, cz - 1.2], [cx + 1.4, 3, cz + 1.2], [cx - 1.4, 3, cz + 1.2]);
  for (const [sx, sz] of [
    [-1.4, -1.2],
    [1.4, -1.2],
    [-1.4, 1.2],
    [1.4, 1.2],
  ] as const)
    m.use('gold', 0.7).limb([cx + sx, 0, cz + sz], [cx + sx, 3.2, cz + sz], 0.04, 0.04, 5);
  m.use('cloth', 0.8);
  for (const s of [-1, 1])
    m.surface(8, 1, (u, v) => [cx - 1.4 + 2.8 * u, 3 - v * 0.5, cz + s * 1.2 + Math.sin(u * 20) * 0.05]);
  crowd(st, {
    n: 80,
    x0: -20,
    x1: 4,
    z0: 10,
    z1: 30,
    turn: 1.2,
    pose: 'stand',
    free: (x, z) => Math.abs(x - path((40 - z) / 36)[0]) > 3.4,
  });
  if (take.festive && take.turn === 0) {
    for (let k = 0; k < 4; k++) flag(st, -16 + k * 9, 7, 0.4, 2, 1.4, 3);
    garland(st, -12, 8, 0.3, 12, 0.3, 1.4);
  }
  if (take.turn) st.shoot(15, 6, 46, -3, 2, 0.9, 0.56, '3:2', 40);
  else st.shoot(2, 4.4, 50, -3, 2, 1.02, 0.6, '3:4', 40);
}

/** The fortress: sloping bastions with a rounded one at the corner, and the captain's house above. */
function castle(st: Stage): void {
  const { m } = st;
  st.tag('castello-di-san-giusto', () => {
    const curtain = (x0: number, z0: number, x1: number, z1: number, h: number): void => {
      m.use('stone', 0.6).surface(10, 5, (u, v) => {
        const dx = x1 - x0,
          dz = z1 - z0,
          l = Math.hypot(dx, dz);
        const out = (1 - v) * h * 0.16;
        return [x0 + dx * u - (dz / l) * out, v * h, z0 + dz * u + (dx / l) * out];
      });
      m.use('marble', 0.64).limb([x0, h * 0.82, z0 + 0.4], [x1, h * 0.82, z1 + 0.4], 0.35, 0.35, 6);
      m.use('stone', 0.58);
      const n = Math.round(Math.hypot(x1 - x0, z1 - z0) / 5);
      for (let k = 0; k < n; k++) {
        const t = (k + 0.2) / n;
        m.box(x0 + (x1 - x0) * t, h, z0 + (z1 - z0) * t - 1.5, x0 + (x1 - x0) * t + 3, h + 2, z0 + (z1 - z0) * t);
      }
    };
    m.use('stone', 0.6).at(-38, 0, -6, 0, () =>
      m.lathe(
        [
          [16, 0],
          [12.6, 19],
          [13, 19.3],
          [13, 20],
          [12.4, 20],
          [12.4, 22.6],
          [0, 22.6],
        ],
        32,
      ),
    );
    for (let k = 0; k < 9; k++)
      m.use('plain', 0.05).at(-38, 21, -6, k * 0.5 - 1.8, () => m.box(-0.8, 0, 12, 0.8, 1.7, 12.6));
    curtain(-27, 0, 34, 6, 17);
    curtain(34, 6, 58, -22, 19);
    m.use('gravel', 0.5).quad([-27, 16.8, 0], [34, 16.8, 6], [58, 18, -22], [-30, 16.8, -40]);
    m.at(-14, 16, -14, 0, () =>
      house(st, {
        w: 26,
        d: 14,
        bays: 6,
        tone: 0.66,
        storeys: [
          { h: 6, ww: 1, wh: 2, sill: 2, texture: 'stone' },
          { h: 5, ww: 1.1, wh: 2, sill: 1 },
        ],
      }),
    );
    m.at(4, 16, -8, 0, () =>
      house(st, {
        w: 9,
        d: 9,
        bays: 1,
        tone: 0.6,
        roof: 'hip',
        storeys: [{ h: 15, ww: 1, wh: 2, sill: 9, texture: 'stone' }],
      }),
    );
    m.use('plain', 0.06).front(8, 0, 12, 5.6, 5.4);
  });
}

export function castleFromHill(st: Stage): void {
  const { take, m, rng } = st;
  m.use('grass', 0.34).surface(20, 20, (u, v) => [-160 + 320 * u, -26 + v * 26, 120 - v * 130]);
  castle(st);
  m.at(-74, 2, -30, 0.5, () => cathedral(st));
  // Terraced gardens and small houses below.
  for (let k = 0; k < 5; k++)
    m.use('stone', 0.5).box(-90, -28 + k * 5, 106 - k * 24, 90, -21.6 + k * 5, 106.8 - k * 24);
  for (let k = 0; k < 11; k++)
    m.at(rng.range(-80, 70), -22 + (k % 4) * 5, 80 - (k % 4) * 22, rng.range(-0.3, 0.3), () =>
      townHouse(st, rng.range(9, 13), 8, rng.range(6, 8), 1),
    );
  for (let k = 0; k < 190; k++) {
    const v = rng();
    const x = rng.range(-80, 80);
    if (rng.chance(0.5)) {
      bush(st, x, 112 - v * 110, rng.range(0.7, 1.6), 0.22, -26 + v * 23);
    } else {
      tree(st, x, 112 - v * 108, rng.range(4, 8), { y: -27 + v * 23, fine: 0.7, cypress: rng.chance(0.3) });
    }
  }
  for (let k = 0; k < 5; k++) person(st, rng.range(-16, 16), 104, 'worker', 'work', 0, -23);
  if (take.turn) st.shoot(26, -14, 130, -4, 0, 0.98, 0.68, '4:3', 90);
  else st.shoot(-12, -10, 136, -10, 0, 1.12, 0.62, '3:2', 90);
}

export function castleRestoration(st: Stage): void {
  const { m, rng } = st;
  m.use('dirt', 0.54).floor(-160, -60, 160, 90, 0);
  castle(st);
  m.at(0, 0, 2.6, 0.1, () => scaffold(st, -22, 4, 15, 2.6, 1.7));
  m.at(-38, 0, -6, 0, () => {
    for (let k = 0; k < 9; k++) {
      const a = 0.4 + k * 0.28;
      m.use('wood', 0.4).limb(
        [Math.cos(a) * 17.4, 0, Math.sin(a) * 17.4],
        [Math.cos(a) * 15, 20, Math.sin(a) * 15],
        0.12,
        0.1,
        5,
      );
      for (let y = 3; y < 20; y += 3.4)
        m.limb(
          [Math.cos(a) * (17.4 - y * 0.12), y, Math.sin(a) * (17.4 - y * 0.12)],
          [Math.cos(a + 0.28) * (17.4 - y * 0.12), y, Math.sin(a + 0.28) * (17.4 - y * 0.12)],
          0.09,
          0.09,
          4,
        );
    }
  });
  for (let k = 0; k < 8; k++)
    rubble(st, rng.range(-34, 36), rng.range(16, 30), rng.range(2, 4), rng.range(0.6, 1.6), 0.6);
  derrick(st, 14, 16, 15, 7);
  cart(st, -4, 32, 0.4, 'stones');
  cart(st, 18, 28, 2.7, 'stones', 'ox');
  crowd(st, { n: 30, x0: -30, x1: 36, z0: 12, z1: 36, kinds: ['worker'], pose: 'work' });
  st.shoot(10, 3.4, 56, -12, 0, 0.84, 0.66, '4:3', 60);
}

export function gulfFromRamparts(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -62);
  st.tag('castello-di-san-giusto', () => {
    m.use('stone', 0.58).box(-30, -3, 6, 30, 1.1, 8);
    for (let k = 0; k < 8; k++) m.box(-27 + k * 8, 1.1, 6, -22.6 + k * 8, 1.9, 8);
    m.use('gravel', 0.56).floor(-30, 8, 30, 40, 0);
  });
  st.light.haze *= 0.4;
  // The old town's roofs fall away to the quays; piers, ships, and the light at the end.
  quarter(st, -190, 190, -250, -6, 250, (_x, z) => -22 + ((z + 6) / 244) * 38, 9, 14);
  m.use('dirt', 0.4).surface(6, 6, (u, v) => [-400 + 800 * u, -26 - v * 36, 0 - v * 262]);
  quarter(st, -420, 420, -262, -230, 60, () => -61, 14, 18);
  for (let k = 0; k < 4; k++) {
    const x = -190 + k * 110;
    m.use('stone', 0.56).box(x, -64, -430 + (k % 2) * 50, x + 18, -60.4, -262);
  }
  for (let k = 0; k < 16; k++) {
    const x = rng.range(-330, 330),
      z = -rng.range(280, 720);
    if (k % 3 === 0) steamer(st, 0, 0, 0, 1, { smoke: false });
    m.at(x, -62, z, rng.range(-0.5, 0.5), () => (k % 2 ? steamer(st, 0, 0, 0, 66) : sailingShip(st, 0, 0, 0, 34, 3)));
  }
  for (let k = 0; k < 16; k++)
    m.at(rng.range(-400, 400), -62, -rng.range(420, 1100), rng.range(-1, 1), () => trabaccolo(st, 0, 0, 0, 15, 'up'));
  m.at(0, -62, 0, 0, () => hills(st, -4200, 2600, -3000, 900, 240, 0.3, 4));
  crowd(st, {
    n: 5,
    x0: take.turn ? -8 : 1,
    x1: take.turn ? -2 : 8,
    z0: 9,
    z1: 11,
    turn: Math.PI,
    pose: 'stand',
    kinds: ['man', 'lady'],
  });
  if (take.turn) st.shoot(4, 9.5, 17, -12, -200, 0.84, 0.3, '3:2', 90);
  else st.shoot(-4, 10, 17, 10, -200, 0.8, 0.3, '2:1', 90);
}

/* --- The Jesuits' church and the old town below the hill. --- */

function jesuits(st: Stage): void {
  const { m } = st;
  st.tag('santa-maria-maggiore', () => {
    m.at(-13, 0, 0, 0, () =>
      house(st, {
        w: 26,
        d: 44,
        bays: 5,
        tone: 0.68,
        roof: 'gable',
        roofTone: 0.34,
        cornice: 0.8,
        chimneys: false,
        storeys: [
          { h: 12, ww: 1.8, wh: 5, sill: 2.6, hood: 'pediment', pilasters: true },
          { h: 1.4, ww: 0, wh: 0, sill: 0 },
        ],
      }),
    );
    // Two storeys of pilasters, scrolls at the sides, a curved pediment.
    m.at(-7.6, 13.4, 0.4, 0, () =>
      wall(st, {
        w: 15.2,
        bays: 3,
        tone: 0.72,
        cornice: 0.7,
        storeys: [{ h: 9, ww: 1.8, wh: 4.2, sill: 1.6, hood: 'round', pilasters: true }],
      }),
    );
    m.use('plaster', 0.68).box(-7.6, 13.4, -6, 7.6, 22.4, 0.3);
    for (const s of [-1, 1]) {
      m.use('plaster', 0.7).surface(10, 1, (u, v) => [s * (7.6 + u * 5.4), 13.4 + Math.pow(1 - u, 2) * 8 * v, 0.3]);
      m.use('marble', 0.76).ball(s * 11.8, 14.4, 0.3, 1.1, 1.1, 0.4, 14);
      statue(st, s * 8.8, 13.6, 0.8, 1.4, s + 1);
    }
    m.use('plaster', 0.72);
    m.surface(16, 1, (u, v) => [-7.8 * Math.cos(u * 3.1416), 23 + Math.sin(u * 3.1416) * 4 * v, 0.5]);
    m.use('plain', 0.1).front(-1.6, 0.8, 1.6, 6, 0.1);
    flight(st, -8, 8, -1.2, 0, 5, 1.8, 9, 0.66);
    dome(st, 0, 19, -34, 6.2, { drum: 4.4, tone: 0.66, roof: 0.34, texture: 'tiles' });
  });
}

function laundry(st: Stage, x0: number, y: number, z: number, x1: number): void {
  const { m, rng } = st;
  m.use('plain', 0.2).hang([x0, y, z], [x1, y, z], 0.3, 6, 0.015);
  for (let x = Math.min(x0, x1) + 0.5; x < Math.max(x0, x1) - 0.6; x += rng.range(0.8, 1.3)) {
    const h = rng.range(0.7, 1.5);
    m.use('cloth', rng.range(0.6, 0.92)).surface(3, 3, (u, v) => [
      x + u * 0.7,
      y - 0.22 - v * h,
      z + Math.sin(u * 5 + v * 3) * 0.08,
    ]);
  }
}

export function jesuitsOverRoofs(st: Stage): void {
  const { take, m, rng } = st;
  m.use('dirt', 0.46).surface(10, 10, (u, v) => [-120 + 240 * u, -18 + v * 18, 90 - v * 92]);
  jesuits(st);
  for (let r = 0; r < 4; r++)
    for (let k = 0; k < 9; k++) {
      const x = -56 + k * 13 + rng.range(-3, 3),
        z = 16 + r * 17 + rng.range(-3, 3);
      const lane = Math.abs(x - (take.turn ? -3 : 4) + r * 2) < 6;
      if (lane) continue;
      m.at(x, -5 - r * 4 - 2, z, rng.range(-0.2, 0.2), () =>
        townHouse(
          st,
          rng.range(8, 12),
          10,
          rng.range(7, 10.4) - (Math.abs(x) < 20 ? 1 : -2),
          r > 1 ? 0 : 1,
          rng.range(0.4, 0.62),
        ),
      );
    }
  for (let k = 0; k < 10; k++) {
    const x = rng.range(-24, 24);
    laundry(st, x - 3.4, -3 + rng.range(-3, 3), 22 + k * 5, x + 3.4);
  }
  m.at(0, 28, -90, 0, () => row(st, -80, 0, 80, 0, 9, 14, 2));
  m.use('hill', 0.3).surface(14, 4, (u, v) => [-160 + 320 * u, v * 34, -50 - v * 50]);
  for (let k = 0; k < 8; k++)
    person(st, rng.range(-3, 6), 30 + k * 6, rng.pick(['maid', 'child', 'worker']), 'walk', 0, -8 - k * 1.2);
  if (take.turn) st.shoot(-9, -2, 92, 0, 0, 1.7, 0.7, '3:4', 60);
  else st.shoot(13, 3, 90, -1, 0, 1.15, 0.6, '3:2', 60);
}

export function jesuitsAlone(st: Stage): void {
  const { m, rng } = st;
  m.use('dirt', 0.54).floor(-160, -80, 160, 90, -1.2);
  jesuits(st);
  for (let k = 0; k < 9; k++)
    m.at(-50 + k * 12 + rng.range(-2, 2), -1.2, 20 + rng.range(-8, 10), rng.range(-0.8, 0.8), () => {
      if (Math.abs(-50 + k * 12) < 9) return;
      wall(st, {
        w: rng.range(5, 9),
        bays: 2,
        tone: rng.range(0.45, 0.6),
        cornice: 0,
        storeys: [
          { h: rng.range(2.4, 4.4), ww: 1.1, wh: 1.8, sill: 0.8, open: true, texture: 'stone', course: false },
          ...(rng.chance(0.55)
            ? [{ h: rng.range(1.6, 3.6), ww: 1, wh: 1.1, sill: 0.4, open: true, course: false }]
            : []),
        ],
      });
    });
  for (let k = 0; k < 22; k++)
    m.at(0, -1.2, 0, 0, () =>
      rubble(st, rng.range(-44, 44), rng.range(9, 38), rng.range(2, 5), rng.range(0.7, 2.2), 0.58),
    );
  row(st, -110, -10, -34, -6, 12, 17, 1);
  row(st, 36, -6, 110, -12, 12, 16, 1);
  m.use('hill', 0.3).surface(14, 4, (u, v) => [-200 + 400 * u, v * 40, -50 - v * 60]);
  m.at(0, -1.2, 0, 0, () => {
    cart(st, 6, 36, 2.7, 'stones');
    cart(st, -12, 32, 0.4, 'stones', 'hand');
    crowd(st, { n: 34, x0: -30, x1: 30, z0: 12, z1: 40, kinds: ['worker'], pose: 'work' });
  });
  st.shoot(-14, 3.4, 58, 1, 0, 0.94, 0.64, '4:3', 50);
}

/** The Roman theatre: a half-bowl of steps below the slope. */
function theatre(st: Stage, finished: boolean): void {
  const { m, rng } = st;
  st.tag('teatro-romano', () => {
    const tiers = 11;
    for (let k = 0; k < tiers; k++) {
      const r0 = 10 + k * 1.5,
        y = 0.6 + k * 0.82;
      for (let i = 0; i < 30; i++) {
        const a = Math.PI * (i / 30),
          b = Math.PI * ((i + 1) / 30);
        // Before the restoration the seats are broken and half buried.
        if (!finished && noiseGap(i, k)) continue;
        const drop = finished ? 0 : rng.range(0, 0.25);
        m.use('steps', finished ? 0.7 : 0.6);
        const p = (t: number, r: number, yy: number): [number, number, number] => [
          -Math.cos(t) * r * 1.15,
          yy - drop,
          -Math.sin(t) * r,
        ];
        m.quad(p(a, r0, y - 0.82), p(b, r0, y - 0.82), p(b, r0, y), p(a, r0, y));
        m.quad(p(a, r0, y), p(b, r0, y), p(b, r0 + 1.5, y), p(a, r0 + 1.5, y));
      }
    }
    // Radial stairs and the outer wall.
    if (finished)
      for (const t of [0.2, 0.36, 0.5, 0.64, 0.8])
        for (let k = 0; k < tiers * 2; k++) {
          const a = Math.PI * t,
            r = 10 + k * 0.75;
          m.use('steps', 0.78).at(-Math.cos(a) * r * 1.15, k * 0.41, -Math.sin(a) * r, Math.PI / 2 - a, () =>
            m.box(-0.7, 0, -0.4, 0.7, 0.5, 0.4),
          );
        }
    m.use('stone', 0.52).surface(30, 2, (u, v) => [
      -Math.cos(u * 3.1416) * 31,
      v * (9.6 + (finished ? 0 : Math.sin(u * 21) * 1.4)),
      -Math.sin(u * 3.1416) * 27,
    ]);
    // Stage wall: bases, stumps of brick, a few statues' pedestals.
    for (let k = 0; k < 9; k++) {
      const x = -20 + k * 5;
      m.use('brick', 0.46).box(x - 1.4, 0, 5, x + 1.4, rng.range(0.7, finished ? 2 : 3), 7);
      if (k % 2) m.use('marble', 0.72).cylinder(x + 2.4, 0, 4, 0.36, rng.range(0.8, 3), 0.32);
    }
    m.use('gravel', 0.62).surface(20, 4, (u, v) => [
      -11.5 * Math.cos(u * 3.1416) * v,
      0.05,
      -10 * Math.sin(u * 3.1416) * v,
    ]);
  });
}

const noiseGap = (i: number, k: number): boolean => (i * 7 + k * 13) % 11 < (k > 6 ? 4 : k > 3 ? 2 : 3);

export function theatreDig(st: Stage): void {
  const { take, m, rng } = st;
  m.use('dirt', 0.55).floor(-160, -30, 160, 60, 0);
  theatre(st, false);
  m.use('hill', 0.36).surface(24, 6, (u, v) => [-120 + 240 * u, 6 + v * 30, -27 - v * 50]);
  m.at(6, 20, -58, 0, () => jesuits(st));
  for (let k = 0; k < 10; k++)
    m.at(-64 + k * 14, 7 + rng.range(0, 4), -34 - rng.range(0, 10), rng.range(-0.2, 0.2), () =>
      townHouse(st, 11, 9, rng.range(9, 13), 1, rng.range(0.38, 0.6)),
    );
  for (let k = 0; k < 7; k++)
    m.at((k % 2 ? 1 : -1) * rng.range(30, 42), 0, -16 + k * 6, rng.range(-0.6, 0.6), () =>
      wall(st, {
        w: 7,
        bays: 2,
        tone: 0.5,
        cornice: 0,
        storeys: [{ h: rng.range(3, 5), ww: 1, wh: 1.8, sill: 0.8, open: true, texture: 'stone', course: false }],
      }),
    );
  for (let k = 0; k < 18; k++)
    rubble(st, rng.range(-26, 26), rng.range(-20, 14), rng.range(1.2, 3.4), rng.range(0.4, 1.5), 0.6);
  for (let k = 0; k < 3; k++)
    m.use('planks', 0.5).at(rng.range(-14, 14), 0.4, rng.range(-8, 4), rng() * 3, () =>
      m.box(-3, 0, -0.25, 3, 0.08, 0.25),
    );
  if (take.works) {
    cart(st, -8, 12, 0.4, 'stones', 'hand');
    cart(st, 11, 15, 2.7, 'stones');
    derrick(st, 15, -4, 9, -5);
  }
  crowd(st, { n: 34, x0: -22, x1: 22, z0: -14, z1: 12, kinds: ['worker'], pose: 'work' });
  crowd(st, { n: 30, x0: -24, x1: 24, z0: 17, z1: 21, turn: Math.PI, pose: 'stand' });
  if (take.turn) st.shoot(12, 7.5, 34, -2, -14, 0.9, 0.42, '3:2', 45);
  else st.shoot(-17, 4.4, 30, 3, -12, 0.84, 0.5, '4:3', 45);
}

export function theatreFreed(st: Stage): void {
  const { take, m, rng } = st;
  m.use('grass', 0.4).floor(-160, -30, 160, 60, 0);
  theatre(st, true);
  m.use('hill', 0.36).surface(24, 6, (u, v) => [-120 + 240 * u, 6 + v * 32, -27 - v * 50]);
  for (let k = 0; k < 24; k++)
    tree(st, rng.range(-60, 60), -36 - rng() * 30, rng.range(5, 8), {
      y: 10 + rng() * 10,
      cypress: rng.chance(0.5),
      fine: 0.7,
    });
  m.at(-6, 22, -62, 0, () => jesuits(st));
  for (const x of [-86, 40])
    m.at(x, 0, -14, x < 0 ? 0.3 : -0.3, () =>
      house(st, {
        w: 42,
        d: 18,
        bays: 10,
        tone: 0.7,
        roof: 'flat',
        storeys: [
          { h: 6, ww: 2, wh: 4, sill: 0.5, texture: 'marble' },
          ...[0, 1, 2].map(() => ({ h: 4, ww: 1.5, wh: 2.2, sill: 0.9 })),
        ],
      }),
    );
  paving(st, -120, 16, 120, 40, 'slabs', 0.56);
  for (let k = 0; k < 5; k++) lampPost(st, -24 + k * 12, 17, 5);
  for (let k = 0; k < 8; k++) bush(st, -24 + k * 7, 14, 0.8, 0.2);
  crowd(st, { n: 14, x0: -22, x1: 22, z0: 18, z1: 30 });
  bench(st, -8, 16, Math.PI);
  if (take.turn) st.shoot(17, 5, 32, -2, -12, 0.86, 0.62, '3:2', 45);
  else st.shoot(-24, 8, 34, 2, -10, 0.82, 0.42, '2:1', 50);
}

export function archAmongHouses(st: Stage): void {
  const { take, m, rng } = st;
  paving(st, -60, -60, 60, 60, 'cobble', 0.48);
  st.tag('arco-di-riccardo', () => {
    // One Roman arch, sunk in the ground, half swallowed by the house on its right.
    m.use('stone', 0.66);
    const n = 18,
      r = 2.6,
      sp = 3.8;
    for (const z of [0, -2]) {
      m.front(-4.2, 0, -r, 7.2, z);
      m.front(r, 0, 4.2, 7.2, z);
      for (let k = 0; k < n; k++) {
        const a = Math.PI * (k / n),
          b = Math.PI * ((k + 1) / n);
        m.quad(
          [-Math.cos(a) * r, sp + Math.sin(a) * r, z],
          [-Math.cos(b) * r, sp + Math.sin(b) * r, z],
          [-Math.cos(b) * r, 7.2, z],
          [-Math.cos(a) * r, 7.2, z],
        );
        if (z === 0)
          m.quad(
            [-Math.cos(a) * r, sp + Math.sin(a) * r, 0],
            [-Math.cos(b) * r, sp + Math.sin(b) * r, 0],
            [-Math.cos(b) * r, sp + Math.sin(b) * r, -2],
            [-Math.cos(a) * r, sp + Math.sin(a) * r, -2],
          );
      }
    }
    for (const s of [-1, 1]) m.quad([s * r, 0, 0], [s * r, sp, 0], [s * r, sp, -2], [s * r, 0, -2]);
    m.use('marble', 0.7);
    for (let k = 0; k < 13; k++) {
      const a = Math.PI * ((k + 0.5) / 13);
      m.limb(
        [-Math.cos(a) * 2.7, sp + Math.sin(a) * 2.7, 0.1],
        [-Math.cos(a) * 3.5, sp + Math.sin(a) * 3.5, 0.1],
        0.27,
        0.34,
        5,
      );
    }
    for (const s of [-1, 1]) {
      m.box(s * 3.7 - 0.4, 0, -0.1, s * 3.7 + 0.4, 6.2, 0.35);
      m.box(s * 3.7 - 0.55, 6.2, -0.1, s * 3.7 + 0.55, 6.9, 0.5);
    }
    m.box(-4.6, 7.2, -2.3, 4.6, 7.7, 0.5);
    m.box(-5, 7.7, -2.5, 5, 8.2, 0.8);
    m.use('stone', 0.6).box(-4, 8.2, -2, 4, 9.4, 0);
    for (let k = 0; k < 9; k++) bush(st, rng.range(-3.6, 3.6), -1, rng.range(0.2, 0.5), 0.2, 9.3);
  });
  m.at(3.6, 0, 1.4, 0, () => townHouse(st, 12, 12, 14, 0, 0.52));
  m.at(-17, 0, 3, 0.12, () => townHouse(st, 12.5, 12, 12.5, 0, 0.6));
  row(st, -12, 26, -9, 6, 11, 14, 0, 10);
  row(st, 12, 4, 14, 26, 11, 15, 0, 10);
  row(st, -14, -16, 16, -14, 10, 13, 1, 10);
  laundry(st, -9, 7.4, 9, 11);
  laundry(st, -8, 9.4, 14, 12);
  // The fountain spout and the handcart.
  m.use('stone', 0.58).at(-4.9, 0, 2.2, 0, () =>
    m.lathe(
      [
        [0.9, 0],
        [0.85, 0.7],
        [0.65, 0.7],
        [0.6, 0.4],
      ],
      12,
    ),
  );
  m.use('stone', 0.6).box(-5.4, 0, 1, -4.5, 2, 1.5);
  m.use('metal', 0.2).limb([-4.95, 1.4, 1.5], [-4.95, 1.3, 1.9], 0.05, 0.05, 5);
  cart(st, take.turn ? 1.5 : -0.4, 3, take.turn ? -1.2 : 1.9, 'barrels', 'hand');
  for (let k = 0; k < 6; k++)
    person(
      st,
      rng.range(-5, 5),
      rng.range(2, 11),
      rng.pick(['maid', 'child', 'worker', 'child']),
      rng.chance(0.5) ? 'stand' : 'walk',
    );
  person(st, -4.4, 3.4, 'maid', 'work', 3);
  if (take.turn) st.shoot(4.4, 1.8, 17.5, -0.4, 0, 0.98, 0.74, '3:4', 20);
  else st.shoot(-3.4, 3.6, 19.5, 0.2, 0, 1.0, 0.62, '4:5', 20);
}

/* --- Synagogue and cafés of the new quarter. --- */

function synagogue(st: Stage): void {
  const { m } = st;
  st.tag('sinagoga', () => {
    m.at(-17, 0, 0, 0, () =>
      house(st, {
        w: 34,
        d: 46,
        bays: 5,
        tone: 0.64,
        sides: true,
        roof: 'flat',
        cornice: 1,
        storeys: [
          { h: 9, ww: 1.6, wh: 4.6, sill: 2, arch: true, texture: 'rustic' },
          { h: 11, ww: 1.6, wh: 5.4, sill: 2, arch: true, texture: 'ashlar' },
        ],
      }),
    );
    // The great arched front with the star in its rose.
    m.at(-9, 0, 1.6, 0, () => {
      m.use('ashlar', 0.68);
      m.front(0, 0, 18, 22, 0);
      m.box(0, 0, -3, 0.3, 22, 0);
      m.box(17.7, 0, -3, 18, 22, 0);
      m.surface(20, 1, (u, v) => [9 - 9 * Math.cos(u * 3.1416), 22 + 6 * Math.sin(u * 3.1416) * v, 0]);
      m.use('marble', 0.74).surface(20, 1, (u, v) => [
        9 - 9.4 * Math.cos(u * 3.1416),
        22 + 6.5 * Math.sin(u * 3.1416),
        -3 + v * 3.5,
      ]);
      m.use('plain', 0.1).at(9, 16.5, 0.06, 0, () =>
        m.tilt(Math.PI / 2, 0, () =>
          m.lathe(
            [
              [4.2, 0],
              [0, 0],
            ],
            40,
          ),
        ),
      );
      m.use('marble', 0.78);
      for (let k = 0; k < 40; k++) {
        const a = (k / 40) * 6.283,
          b = ((k + 1) / 40) * 6.283;
        m.limb(
          [9 + Math.cos(a) * 4.4, 16.5 + Math.sin(a) * 4.4, 0.15],
          [9 + Math.cos(b) * 4.4, 16.5 + Math.sin(b) * 4.4, 0.15],
          0.4,
          0.4,
          5,
        );
      }
      for (const o of [0.5236, 0.5236 + Math.PI])
        for (let k = 0; k < 3; k++) {
          const a = o + (k / 3) * 6.283,
            b = o + ((k + 1) / 3) * 6.283;
          m.limb(
            [9 + Math.cos(a) * 4, 16.5 + Math.sin(a) * 4, 0.16],
            [9 + Math.cos(b) * 4, 16.5 + Math.sin(b) * 4, 0.16],
            0.24,
            0.24,
            5,
          );
        }
      for (const x of [3, 9, 15]) {
        m.use('plain', 0.07).front(x - 1.4, 0, x + 1.4, 6, 0.06);
        m.at(x, 6, 0.06, 0, () =>
          m.surface(12, 1, (u, v) => [-1.4 * Math.cos(u * 3.14), 1.4 * Math.sin(u * 3.14) * (1 - v), 0]),
        );
        for (const s of [-1, 1]) m.use('marble', 0.76).cylinder(x + s * 1.7, 0, 0.5, 0.26, 6.6);
      }
    });
    // Square corner towers and the big dome.
    for (const s of [-1, 1])
      m.at(s * 14, 0, -2, 0, () => {
        m.use('rustic', 0.62).box(-4.4, 0, -5, 4.4, 14, 4.4);
        m.use('ashlar', 0.66).box(-4, 14, -4.6, 4, 25, 4);
        m.use('marble', 0.74).box(-4.6, 24.4, -5.2, 4.6, 25.4, 4.6);
        m.use('plain', 0.08);
        for (const x of [-1.5, 1.5]) m.box(x - 0.7, 16.6, 3.9, x + 0.7, 22, 4.03);
        m.use('ashlar', 0.66).lathe(
          [
            [3, 25.4],
            [3, 28],
            [3.4, 28.2],
          ],
          8,
        );
        m.use('metal', 0.36).lathe(
          [
            [3.3, 28.2],
            [2.6, 30],
            [1, 31.2],
            [0, 31.5],
          ],
          12,
        );
      });
    dome(st, 0, 25, -22, 11, { sacred: false, drum: 9, tone: 0.66, roof: 0.4, rise: 0.9, texture: 'metal' });
  });
}

export function synagogueView(st: Stage): void {
  const { take, m } = st;
  // The street climbs, so the temple stands above the camera.
  m.use('slabs', 0.46).surface(8, 20, (u, v) => [-60 + 120 * u, -5 + v * 5, 60 - v * 66]);
  synagogue(st);
  m.at(0, -2.4, 0, 0, () => {
    row(st, -70, -2, -24, 4, 18, 22, 0);
    row(st, 26, 4, 70, -2, 18, 22, 0);
    row(st, -30, 64, -30, 14, 18, 22, 0);
    row(st, 38, 14, 38, 64, 18, 22, 1);
  });
  m.at(0, -2.6, 0, 0, () => {
    crowd(st, { n: 36, x0: -24, x1: 30, z0: 12, z1: 46 });
    carriage(st, 8, 22, 0.3);
    for (let k = 0; k < 4; k++) lampPost(st, -20 + k * 15, 15, 5);
  });
  if (take.turn) st.shoot(26, 0, 50, -1, -6, 1.0, 0.82, '3:4', 50);
  else st.shoot(-21, 2.4, 52, 1, -6, 1.05, 0.8, '4:5', 50);
}

export function cafeDoor(st: Stage): void {
  const { m } = st;
  paving(st, -30, 0, 30, 30, 'slabs', 0.5);
  st.tag('caffe-san-marco', () => {
    m.at(-16, 0, 0, 0, () =>
      wall(st, {
        w: 32,
        bays: 7,
        tone: 0.62,
        storeys: [
          { h: 5.6, ww: 2.8, wh: 4.6, sill: 0.1, arch: false, texture: 'rustic' },
          { h: 4.6, ww: 1.4, wh: 2.8, sill: 0.9, hood: 'flat', texture: 'ashlar' },
          { h: 4, ww: 1.3, wh: 2.2, sill: 0.8 },
        ],
      }),
    );
    // Doorway with a relief of the winged lion over it.
    m.use('wood', 0.14).box(-1.5, 0, 0, 1.5, 3.5, 0.3);
    m.use('glass', 0.2).box(-1.2, 0.5, 0.28, -0.1, 3.2, 0.33);
    m.box(0.1, 0.5, 0.28, 1.2, 3.2, 0.33);
    m.use('marble', 0.74).box(-2.3, 3.6, 0, 2.3, 5.4, 0.25);
    m.use('metal', 0.34);
    m.ball(0.1, 4.4, 0.36, 0.75, 0.34, 0.2, 18);
    m.ball(-0.75, 4.72, 0.42, 0.33, 0.33, 0.24, 16);
    m.ball(-0.98, 4.64, 0.55, 0.15, 0.13, 0.14, 12);
    for (const [x, y] of [
      [-0.5, 3.9],
      [-0.2, 3.88],
      [0.5, 3.88],
      [0.8, 3.9],
    ] as const)
      m.limb([x, 4.3, 0.4], [x - 0.06, y, 0.45], 0.1, 0.07, 8);
    m.surface(14, 8, (u, v) => [
      0.05 + u * 1.3,
      4.6 + u * 0.55 + (1 - v) * 0.4 - u * v * 0.6,
      0.4 + Math.sin(v * 22) * 0.03,
    ]);
    m.limb([0.8, 4.45, 0.36], [1.2, 4.7, 0.4], 0.05, 0.03, 6);
    m.box(-1.15, 3.92, 0.4, -0.6, 4.3, 0.55);
  });
  for (const x of [-3, 3]) guestsReading(st, x);
  lampPost(st, 6.4, 2.4, 4);
  person(st, -5.4, 2.6, 'lady', 'walk', 1.4);
  st.shoot(1.6, 2, 9.6, -0.1, 0, 0.92, 0.6, '4:5', 14);
}

function guestsReading(st: Stage, x: number): void {
  const { m } = st;
  guests(st, x, 1.6);
  person(st, x - Math.sign(x) * 0.9, 1.7, 'man', 'sit', 0);
  m.use('cloth', 0.85).at(x - Math.sign(x) * 0.9, 0.92, 2.15, 0, () =>
    m.tilt(-0.5, 0, () => m.front(-0.4, 0, 0.4, 0.5, 0)),
  );
}
