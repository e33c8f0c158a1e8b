import { crowd, person } from '../kit/people.js';
import { paving } from '../kit/ground.js';
import { bush, hills, sea, tree } from '../kit/nature.js';
import { cross, portico } from '../kit/orders.js';
import { gable, house, statue, wall } from '../kit/walls.js';
import { bunting, derrick, flag, garland, lampPost, pole, rubble } from '../kit/things.js';
import { steamer, trabaccolo } from '../kit/ships.js';
import { quarter, row, townHouse } from '../kit/town.js';
import { carriage, cart, rails, tram } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';
import type { Storey } from '../kit/walls.js';

/** The Austrian post office: a long palace with raised ends and groups of figures above. */
function post(st: Stage, fine = false): void {
  const { m } = st;
  const floors: Storey[] = [
    { h: 6.8, ww: 2.2, wh: 5, sill: 0.6, arch: true, texture: 'rustic' },
    { h: 5.4, ww: 1.5, wh: 3.3, sill: 0.9, hood: 'pediment', pilasters: true, texture: 'ashlar' },
    { h: 5, ww: 1.4, wh: 2.8, sill: 0.9, hood: 'flat', pilasters: true },
    { h: 3.8, ww: 1.2, wh: 1.8, sill: 0.9 },
  ];
  st.tag('palazzo-delle-poste', () => {
    m.at(-40, 0, 0, 0, () =>
      house(st, {
        w: 80,
        d: 40,
        bays: 23,
        tone: 0.66,
        sides: true,
        cornice: 1,
        attic: 'balustrade',
        roof: 'hip',
        roofTone: 0.26,
        storeys: floors,
      }),
    );
    for (const [x, w] of [
      [-40, 13],
      [-10, 20],
      [27, 13],
    ] as const) {
      m.at(x, 0, 1.6, 0, () => wall(st, { w, bays: Math.round(w / 3.4), tone: 0.7, cornice: 1, storeys: floors }));
      m.use('plaster', 0.66).box(x, 21, -6, x + w, 24.4, 1.2);
      m.use('marble', 0.74).box(x - 0.4, 24.4, -6.2, x + w + 0.4, 25, 1.7);
      m.use('tiles', 0.24).quad([x, 25, 1], [x + w, 25, 1], [x + w - 2, 29, -3], [x + 2, 29, -3]);
      m.quad([x + w, 25, 1], [x + w, 25, -8], [x + w - 2, 29, -6], [x + w - 2, 29, -3]);
      m.quad([x, 25, -8], [x, 25, 1], [x + 2, 29, -3], [x + 2, 29, -6]);
    }
    for (const x of [-38, -29, 29, 38]) statue(st, x, 25, 1, 1.8, Math.abs(x), 0, fine);
    postFigures(st, 0, 25, 1.2, fine);
    portico(st, -5, 5, 0, 4.6, 4, 6.2, 0.72, 'doric', 3, false);
  });
}

/** Navigation with her anchor, the railway with her winged wheel. */
function postFigures(st: Stage, x: number, y: number, z: number, fine: boolean): void {
  const { m } = st;
  const n = fine ? 30 : 10;
  m.use('marble', 0.72).box(x - 4.6, y, z - 1.2, x + 4.6, y + 0.7, z + 0.6);
  statue(st, x - 2.6, y + 0.8, z - 0.2, 1.9, 1, 0.3, fine);
  statue(st, x + 2.6, y + 0.8, z - 0.2, 1.9, 5, -0.3, fine);
  m.use('marble', 0.75);
  m.ball(x, y + 2, z, 1.15, 1.15, 0.6, n);
  m.use('marble', 0.7);
  m.limb([x - 4.2, y + 0.9, z + 0.5], [x - 3.6, y + 3.2, z + 0.4], 0.13, 0.11, 8);
  for (let k = 0; k < 10; k++) {
    const a = 3.3 + k * 0.27,
      b = a + 0.27;
    m.limb(
      [x - 4.2 + Math.cos(a) * 0.9, y + 1.7 + Math.sin(a) * 0.8, z + 0.5],
      [x - 4.2 + Math.cos(b) * 0.9, y + 1.7 + Math.sin(b) * 0.8, z + 0.5],
      0.12,
      0.12,
      6,
    );
  }
  for (let k = 0; k < 18; k++) {
    const a = (k / 18) * 6.283,
      b = ((k + 1) / 18) * 6.283;
    m.limb(
      [x + 4.1 + Math.cos(a) * 0.85, y + 1.6 + Math.sin(a) * 0.85, z + 0.5],
      [x + 4.1 + Math.cos(b) * 0.85, y + 1.6 + Math.sin(b) * 0.85, z + 0.5],
      0.11,
      0.11,
      6,
    );
    if (k % 3 === 0)
      m.limb(
        [x + 4.1, y + 1.6, z + 0.5],
        [x + 4.1 + Math.cos(a) * 0.85, y + 1.6 + Math.sin(a) * 0.85, z + 0.5],
        0.06,
        0.06,
        5,
      );
  }
  for (const s of [-1, 1])
    m.surface(8, 6, (u, v) => [
      x + 4.1 + s * (0.3 + u * 1.3),
      y + 2.2 + u * 0.9 - v * (0.7 - u * 0.3),
      z + 0.4 + Math.sin(v * 16) * 0.04,
    ]);
}

export function postSquare(st: Stage): void {
  const { take, rng, m } = st;
  paving(st, -90, -50, 90, 70, 'slabs', 0.48);
  post(st);
  row(st, -70, 70, -56, 0, 18, 22, 1);
  row(st, 56, 0, 66, 70, 18, 22, 1);
  for (let k = 0; k < 3; k++) {
    m.use('grass', 0.32).at(-24 + k * 24, 0.06, 32, 0, () =>
      m.lathe(
        [
          [7, 0],
          [6.8, 0.3],
          [0, 0.4],
        ],
        24,
        0.6,
      ),
    );
    for (let i = 0; i < 3; i++) tree(st, -24 + k * 24 + rng.range(-4, 4), 32 + rng.range(-2, 2), rng.range(4, 6));
  }
  for (let k = 0; k < 5; k++)
    if (k % 2) {
      cart(st, -20 + k * 10, 11 + k, k, 'sacks');
    } else {
      carriage(st, -26 + k * 12, 14, k % 4 ? 3 : 0.1, false, 2);
    }
  crowd(st, { n: 44, x0: -36, x1: 36, z0: 6, z1: 48 });
  for (let k = 0; k < 4; k++) lampPost(st, -30 + k * 20, 22, 5, 3);
  if (take.turn) st.shoot(34, 2.4, 50, -2, 0, 0.84, 0.7, '4:3', 60);
  else st.shoot(-40, 6, 52, 2, 0, 0.8, 0.64, '3:2', 60);
}

export function postAllegories(st: Stage): void {
  st.m.at(0, -16, 0, 0, () => post(st, true));
  st.light.height = 0.7;
  st.focus = 20;
  st.shoot(-3.5, 8, 22, 0, 0, 1.5, 0.78, '4:3', 22);
}

export function lutheranChurch(st: Stage): void {
  const { m } = st;
  st.tag('chiesa-evangelica-luterana', () => {
    m.at(-8, 0, 0, 0, () =>
      house(st, {
        w: 16,
        d: 36,
        bays: 1,
        tone: 0.62,
        roof: 'gable',
        roofTone: 0.26,
        cornice: 0.4,
        chimneys: false,
        storeys: [{ h: 14, ww: 2.6, wh: 8, sill: 3, arch: true, texture: 'stone' }],
      }),
    );
    m.use('stone', 0.62);
    gable(st, -8.4, 8.4, 14, 12, -36, 0.2);
    m.at(0, 0, 4, 0, () => {
      for (const t of [0, Math.PI / 2, -Math.PI / 2, Math.PI])
        m.at(0, 0, 0, t, () =>
          m.at(-3.4, 0, 3.4, 0, () =>
            wall(st, {
              w: 6.8,
              bays: 1,
              tone: 0.64,
              cornice: 0.35,
              storeys: [
                { h: 9, ww: 2.2, wh: 5.4, sill: 0.1, arch: true, texture: 'stone' },
                { h: 8, ww: 1.8, wh: 4, sill: 2, arch: true, texture: 'stone' },
                { h: 9, ww: 2.6, wh: 6.4, sill: 1.2, arch: true, open: true, texture: 'stone' },
              ],
            }),
          ),
        );
      for (const t of [0, 1, 2, 3])
        m.at(0, 26, 0, (t * Math.PI) / 2, () => {
          m.use('stone', 0.62);
          gable(st, -3.4, 3.4, 0, 5.4, 2.9, 3.5);
        });
      m.use('stone', 0.5).lathe(
        [
          [3.3, 27],
          [0.12, 49],
        ],
        8,
      );
      for (const sx of [-1, 1])
        for (const sz of [-1, 1]) {
          m.use('stone', 0.6).box(sx * 3.4 - 0.5, 0, sz * 3.4 - 0.5, sx * 3.4 + 0.5, 27, sz * 3.4 + 0.5);
          m.at(sx * 3.4, 27, sz * 3.4, 0, () =>
            m.lathe(
              [
                [0.7, 0],
                [0.65, 1.2],
                [0.04, 6],
              ],
              8,
            ),
          );
        }
      // Crockets along the edges of the spire.
      for (let k = 1; k < 12; k++)
        for (let e = 0; e < 8; e++) {
          const a = (e / 8) * 6.283,
            r = 3.3 * (1 - k / 12.4);
          m.ball(Math.cos(a) * r, 27 + k * 1.78, Math.sin(a) * r, 0.24, 0.24, 0.24, 5);
        }
      cross(st, 0, 49, 0, 1.8);
    });
  });
}

export function lutheranSpire(st: Stage): void {
  const { take, m, rng } = st;
  m.use('dirt', 0.4).floor(-400, -400, 400, 200, 0);
  m.at(0, 0, 0, 0, () => lutheranChurch(st));
  for (let r = 0; r < 5; r++)
    row(st, -130 + r * 4, 34 - r * 30 + 8, 130, 34 - r * 30 + rng.range(0, 8), 14, 19, r < 2 ? 1 : 2, 15);
  m.at(0, 0, 0, 0, () => row(st, -60, 62, 60, 58, 12, 16, 1, 16));
  hills(st, -600, 600, -640, 320, 150, 0.3, 8, 160);
  if (take.turn) st.shoot(-16, 21, 118, 0, 0, 2.2, 0.74, '3:4', 90);
  else st.shoot(26, 19, 104, -1, 0, 1.75, 0.8, '3:4', 90);
}

/** The Slovene house: smooth upper floors over dark stone, a lattice of framed windows, a flat cornice. */
function narodniDom(st: Stage, burnt = false): void {
  const { m, rng } = st;
  st.tag('narodni-dom', () => {
    const w = burnt ? 'plain' : 'glass';
    house(st, {
      w: 40,
      d: 34,
      bays: 11,
      tone: burnt ? 0.5 : 0.68,
      sides: true,
      cornice: 1.4,
      roof: burnt ? 'none' : 'hip',
      roofTone: 0.28,
      chimneys: !burnt,
      storeys: [
        { h: 5.6, ww: 2.4, wh: 4.4, sill: 0.05, arch: true, texture: 'rustic', tone: 0.6, open: burnt },
        { h: 4.6, ww: 2, wh: 3, sill: 0.7, texture: 'rustic', tone: 0.66, open: burnt },
        ...[0, 1, 2].map((k): Storey => ({
          h: 4.1,
          ww: 1.4,
          wh: 2.5,
          sill: 0.8,
          texture: k === 2 ? 'lozenge' : 'ashlar',
          course: k === 2,
          open: burnt,
          hood: burnt ? 'none' : 'flat',
        })),
        { h: 3, ww: 1.2, wh: 1.4, sill: 0.7, open: burnt, texture: 'lozenge' },
      ],
    });
    m.use(w, 0.1);
    if (!burnt) {
      m.use('mosaic', 0.8).front(0, 21.8, 40, 22.5, 0.1);
      for (let b = 0; b < 11; b += 2) m.use('marble', 0.75).box(b * 3.64 + 0.4, 10.2, 0, b * 3.64 + 3.2, 10.45, 1);
      return;
    }
    // Soot above every opening, and the empty edge of the walls against the sky.
    for (let f = 0; f < 6; f++)
      for (let b = 0; b < 11; b++) {
        const y = [5.2, 9.4, 13.5, 17.6, 21.7, 24.9][f]!;
        const x = (b + 0.5) * (40 / 11);
        m.use('plain', 0.06 + rng() * 0.06).surface(6, 4, (u, v) => [
          x + (u - 0.5) * (1.3 + v * 0.9),
          y - 0.4 + v * rng.range(1.1, 1.5) * 1.3,
          0.06 + 0.02 * rng(),
        ]);
      }
    m.use('plain', 0.12);
    for (let k = 0; k < 12; k++)
      m.limb([k * 3.4 + 1, 25, -6], [k * 3.4 + rng.range(-2, 3), 25 + rng.range(1.5, 5), -10], 0.14, 0.12, 5);
    for (let k = 0; k < 16; k++)
      m.use('stone', 0.4).box(k * 2.5, 25.6, -1, k * 2.5 + rng.range(1, 2.2), 26 + rng.range(0.1, 1.5), -0.4);
  });
}

export function narodni(st: Stage): void {
  const { take, m } = st;
  st.tag('piazza-oberdan', () => paving(st, -80, -40, 80, 80, 'cobble', 0.48));
  m.at(-20, 0, 0, 0, () => narodniDom(st));
  row(st, -80, -6, -24, -2, 17, 22, 1);
  row(st, 24, -4, 80, -8, 17, 21, 1);
  crowd(st, { n: 44, x0: -34, x1: 34, z0: 4, z1: 44 });
  carriage(st, -12, 14, 0);
  carriage(st, 8, 20, 3);
  rails(st, -60, 18, 60, 26);
  if (take.turn) tram(st, 18, 22.8, -0.07, 'electric');
  for (let k = 0; k < 3; k++) lampPost(st, -20 + k * 20, 10, 5, 3);
  if (take.turn) st.shoot(26, 2.4, 40, -2, 0, 0.84, 0.72, '4:3', 50);
  else st.shoot(-22, 5, 50, 2, 0, 0.96, 0.66, '3:2', 50);
}

export function narodniBurnt(st: Stage): void {
  const { m } = st;
  paving(st, -80, -40, 80, 80, 'cobble', 0.48);
  m.at(-20, 0, 0, 0, () => narodniDom(st, true));
  row(st, -80, -6, -24, -2, 17, 21, 1);
  row(st, 24, -4, 80, -8, 17, 21, 1);
  for (let k = 0; k < 6; k++) rubble(st, -18 + k * 7.2, 3.4, 2.6, 1.1, 0.4);
  crowd(st, { n: 40, x0: -26, x1: 30, z0: 9, z1: 28, turn: Math.PI, pose: 'stand', kinds: ['man', 'man', 'lady'] });
  crowd(st, { n: 8, x0: -16, x1: 16, z0: 5, z1: 8, kinds: ['soldier'], pose: 'stand' });
  st.shoot(16, 3.4, 44, -1, 0, 0.9, 0.7, '3:2', 45);
}

function barracks(st: Stage): void {
  const { m } = st;
  st.tag('piazza-oberdan', () => {
    m.at(-60, 0, 0, 0, () =>
      house(st, {
        w: 120,
        d: 16,
        bays: 34,
        tone: 0.62,
        cornice: 0.7,
        roofTone: 0.34,
        storeys: [
          { h: 5.2, ww: 1.4, wh: 2.4, sill: 1.6, texture: 'rustic' },
          { h: 4.6, ww: 1.3, wh: 2.4, sill: 0.9 },
          { h: 4.4, ww: 1.3, wh: 2.2, sill: 0.9 },
        ],
      }),
    );
    m.at(-9, 0, 1.2, 0, () => {
      wall(st, {
        w: 18,
        bays: 5,
        tone: 0.68,
        cornice: 0.8,
        storeys: [
          { h: 6, ww: 0, wh: 0, sill: 0, texture: 'rustic' },
          { h: 4.4, ww: 1.4, wh: 2.6, sill: 0.8, hood: 'pediment', pilasters: true },
          { h: 4.2, ww: 1.3, wh: 2.2, sill: 0.8, pilasters: true },
        ],
      });
      m.use('plaster', 0.66);
      gable(st, 0, 18, 14.8, 3.6, -4, 0);
      m.use('plain', 0.05).front(6.6, 0, 11.4, 3.4, 0.05);
      m.at(9, 3.4, 0.05, 0, () =>
        m.surface(14, 1, (u, v) => [-2.4 * Math.cos(u * 3.1416), 2.4 * Math.sin(u * 3.1416) * (1 - v), 0]),
      );
    });
  });
}

export function barracksView(st: Stage): void {
  const { take } = st;
  paving(st, -120, -40, 120, 80, 'dirt', 0.5);
  barracks(st);
  row(st, -120, 0, -62, 0, 13, 17, 1);
  row(st, 62, 0, 120, 0, 13, 17, 1);
  hills(st, -500, 500, -420, 260, 100, 0.3, 4, 90);
  for (let r = 0; r < 9; r++)
    for (let k = 0; k < 3; k++)
      person(
        st,
        take.turn ? -3 - r * 1.3 : 0.2 + k - 1,
        take.turn ? 9 + k : 4 + r * 1.3,
        'soldier',
        'walk',
        take.turn ? Math.PI / 2 : 0,
      );
  for (let k = 0; k < 4; k++) cart(st, 14 + k * 9, 4, 3.1, k % 2 ? 'sacks' : 'wood');
  crowd(st, { n: 22, x0: -40, x1: 40, z0: 6, z1: 40 });
  if (take.turn) st.shoot(-34, 2.6, 34, 2, 0, 0.8, 0.66, '3:2', 60);
  else st.shoot(0, 5, 52, 0, 0, 0.92, 0.6, '2:1', 70);
}

export function barracksDemolition(st: Stage): void {
  const { rng, m } = st;
  paving(st, -120, -80, 120, 80, 'dirt', 0.52);
  st.tag('piazza-oberdan', () => {
    for (let k = 0; k < 9; k++)
      m.at(-44 + k * 11, 0, -8 + rng.range(-4, 4), rng.range(-0.1, 0.1), () =>
        wall(st, {
          w: rng.range(5, 9),
          bays: 2,
          tone: 0.58,
          cornice: 0,
          storeys: [
            { h: rng.range(3, 5.4), ww: 1.4, wh: 2.4, sill: 1.2, texture: 'stone', open: true, course: false },
            ...(rng.chance(0.6)
              ? [
                  {
                    h: rng.range(1.5, 4.4),
                    ww: 1.2,
                    wh: 1.2,
                    sill: 0.3,
                    texture: 'brick' as const,
                    open: true,
                    course: false,
                  },
                ]
              : []),
          ],
        }),
      );
    for (let k = 0; k < 22; k++)
      rubble(st, rng.range(-46, 46), rng.range(-14, 14), rng.range(2, 5.5), rng.range(0.8, 3), 0.6);
  });
  row(st, -90, -46, 90, -40, 18, 24, 1);
  derrick(st, 16, -4, 14, 7);
  cart(st, -8, 18, 0.4, 'stones');
  cart(st, 16, 20, 2.8, 'stones', 'ox');
  cart(st, -20, 12, 1, 'stones', 'hand');
  crowd(st, { n: 36, x0: -34, x1: 34, z0: 2, z1: 20, kinds: ['worker'], pose: 'work' });
  st.shoot(-8, 5, 38, 4, -10, 0.84, 0.48, '3:2', 50);
}

function oberdan(st: Stage): void {
  st.tag('piazza-oberdan', () => paving(st, -90, -40, 90, 80, 'slabs', 0.5));
  const { m } = st;
  const block: Storey[] = [
    { h: 6.2, ww: 2.6, wh: 5.4, sill: 0.02, open: true, texture: 'marble' },
    ...[0, 1, 2, 3].map((k): Storey => ({
      h: 4,
      ww: 1.5,
      wh: 2.3,
      sill: 0.9,
      texture: k < 1 ? 'marble' : 'plaster',
      course: k === 3,
    })),
  ];
  m.at(-46, 0, 0, 0.3, () =>
    house(st, { w: 38, d: 20, bays: 9, tone: 0.68, roof: 'flat', cornice: 0.5, storeys: block }),
  );
  m.at(14, 0, -8, -0.2, () =>
    house(st, { w: 40, d: 20, bays: 10, tone: 0.74, roof: 'flat', cornice: 0.5, storeys: block }),
  );
  row(st, -10, -30, 16, -32, 20, 24, 1);
  row(st, 56, 4, 64, 60, 18, 22, 1);
  hills(st, -500, 500, -420, 260, 140, 0.3, 9, 130);
}

export function tramTerminus(st: Stage): void {
  const { take } = st;
  oberdan(st);
  for (const z of [14, 20]) rails(st, -60, z, 60, z);
  st.tag('tram-di-opicina', () => {
    tram(st, -4, 14, 0, 'opicina');
    tram(st, 8, 14, 0, 'opicina');
  });
  tram(st, 16, 20, Math.PI, 'modern');
  for (let k = 0; k < 4; k++) pole(st, -26 + k * 17, 17, 8, 1.4);
  st.m.use('plain', 0.1);
  for (const z of [14, 20]) st.m.hang([-60, 6.2, z], [60, 6.2, z], 0.3, 12);
  crowd(st, {
    n: 44,
    x0: -26,
    x1: 34,
    z0: 6,
    z1: 34,
    ...(st.light.wind > 0.6 ? { turn: -1.4, pose: 'walk' as const } : {}),
  });
  if (take.turn) st.shoot(-16, 2.2, 28, 4, 12, 0.86, 0.62, '4:3', 40);
  else st.shoot(26, 2.4, 34, -2, 8, 0.84, 0.62, '3:2', 45);
}

export function firstTram(st: Stage): void {
  st.tag('piazza-oberdan', () => paving(st, -90, -40, 90, 80, 'cobble', 0.5));
  barracksBehind(st);
  rails(st, -60, 14, 60, 14);
  st.tag('tram-di-opicina', () => {
    tram(st, 0, 14, 0, 'opicina');
    garland(st, -3.6, 2.9, 15.15, 3.6, 15.15, 0.5);
    for (const x of [-3.4, 3.4]) flag(st, x, 2.7, 14.8, 1.4, 0.9, 1.6);
  });
  person(st, 3.8, 14.2, 'soldier', 'stand', 1.4, 0.6);
  crowd(st, {
    n: 90,
    x0: -11,
    x1: 12,
    z0: 16,
    z1: 21,
    turn: Math.PI,
    pose: 'stand',
    kinds: ['man', 'lady', 'man', 'child'],
    free: (x, z) => z > 16.4 || Math.abs(x) > 6,
  });
  crowd(st, { n: 50, x0: -14, x1: 14, z0: 8, z1: 12, turn: 0, pose: 'stand' });
  for (const x of [-13, 13]) {
    st.m.use('wood', 0.7).limb([x, 0, 12], [x, 9, 12], 0.12, 0.08, 6);
    flag(st, x, 7, 12, 3, 2, 3);
  }
  bunting(st, -13, 8.2, 12, 13, 12, 1.6);
  st.m.use('plain', 0.1).hang([-60, 5.2, 14], [60, 5.2, 14], 0.2, 10);
  st.shoot(-7, 3.2, 31, 0.5, 13, 1.0, 0.5, '4:3', 30);
}

function barracksBehind(st: Stage): void {
  st.m.at(0, 0, -16, 0, () => barracks(st));
  row(st, -120, -16, -62, -16, 14, 18, 1);
  row(st, 62, -16, 120, -16, 14, 18, 1);
}

/** The steep line between garden walls, the town and gulf falling away behind. */
export function tramOnSlope(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -120);
  const g = 0.2;
  const ground = (z: number): number => -12 + (z < 30 ? (z - 30) * g : 0) + 12;
  m.use('dirt', 0.5).surface(6, 30, (u, v) => [
    -4 + 8 * u,
    ground(40 - v * 160) + (Math.abs(u - 0.5) > 0.4 ? 0.1 : 0),
    40 - v * 160,
  ]);
  for (const s of [-1, 1]) {
    m.use('stone', 0.52).surface(20, 2, (u, v) => [
      s * 4.2,
      ground(40 - u * 150) + v * (s < 0 ? 2.6 : 3.4),
      40 - u * 150,
    ]);
    m.use('grass', 0.3).surface(8, 20, (u, v) => [
      s * (4.2 + u * 90),
      ground(40 - v * 150) + 2.2 + u * (s < 0 ? -26 : 22),
      40 - v * 150,
    ]);
    for (let k = 0; k < 12; k++) {
      const z = 24 - k * 11,
        y = ground(z) + 2;
      tree(st, s * rng.range(7, 13), z, rng.range(5, 9), {
        y: y - (s < 0 ? 2 : -1),
        cypress: rng.chance(0.45),
        fine: k < 4 ? 1 : 0.5,
      });
      bush(st, s * 5.4, z + 4, 1.1, 0.2, y);
    }
    for (let k = 0; k < 4; k++)
      m.at(s * rng.range(20, 34), ground(6 - k * 30) - (s < 0 ? 7 : -4), 6 - k * 30, s * -0.4, () =>
        townHouse(st, 13, 11, 10, 1),
      );
  }
  for (const s of [-1, 1])
    for (let k = 0; k < 40; k++)
      m.use('metal', 0.3).limb(
        [s * 0.6, ground(40 - k * 4) + 0.1, 40 - k * 4],
        [s * 0.6, ground(36 - k * 4) + 0.1, 36 - k * 4],
        0.06,
        0.06,
        4,
      );
  m.use('plain', 0.15).cord([0, ground(40) + 0.08, 40], [0, ground(-110) + 0.08, -110], 0.03);
  for (let k = 0; k < 50; k++)
    m.use('wood', 0.22).box(
      -1,
      ground(38 - k * 2.2) - 0.05,
      37.8 - k * 2.2,
      1,
      ground(38 - k * 2.2) + 0.06,
      38.1 - k * 2.2,
    );
  st.tag('tram-di-opicina', () =>
    m.at(0, ground(12) + 0.1, 12, -Math.PI / 2, () => tram(st, 0, 0, 0, 'opicina', 0, 0.19)),
  );
  for (let k = 0; k < 5; k++) m.at(2.6, ground(26 - k * 20), 26 - k * 20, 0, () => pole(st, 0, 0, 6.4, -2.4));
  m.use('plain', 0.1).cord([0, ground(40) + 5.4, 40], [0, ground(-110) + 5.4, -110], 0.02);
  quarter(st, -400, 400, -620, -260, 210, () => -96, 14, 22);
  st.light.haze *= 0.4;
  for (let k = 0; k < 7; k++)
    m.at(0, -120, 0, 0, () => steamer(st, rng.range(-260, 300), -900 - k * 90, rng.range(-0.3, 0.3), 70));
  if (take.turn) st.shoot(2.8, 5.6, 33, -0.6, 0, 1.2, 0.36, '3:4', 50);
  else st.shoot(-2.4, 4.4, 27, 0.4, 0, 0.95, 0.4, '4:5', 50);
}

export function obelisk(st: Stage): void {
  const { m } = st;
  st.tag('obelisco-di-opicina', () => {
    m.use('stone', 0.6).box(-3.4, 0, -3.4, 3.4, 0.5, 3.4);
    m.box(-2.6, 0.5, -2.6, 2.6, 1, 2.6);
    m.use('ashlar', 0.68).box(-1.7, 1, -1.7, 1.7, 3.6, 1.7);
    m.use('marble', 0.74).box(-1.9, 3.6, -1.9, 1.9, 4, 1.9);
    m.use('ashlar', 0.68).at(0, 4, 0, Math.PI / 4, () =>
      m.lathe(
        [
          [1.55, 0],
          [1.55, 0],
          [1.05, 11],
          [1.05, 11],
          [0, 12.4],
        ],
        4,
      ),
    );
  });
}

export function obeliskStop(st: Stage): void {
  const { take, m, rng } = st;
  m.use('gravel', 0.58).floor(-200, -120, 200, 120, 0);
  m.use('grass', 0.34).floor(-200, -120, 200, -14, 0.04);
  obelisk(st);
  rails(st, -60, 12, 60, 15, 1, 0.02, true);
  st.tag('tram-di-opicina', () => tram(st, take.turn ? -13 : 13, take.turn ? 12.6 : 13.8, -0.05, 'opicina'));
  for (let k = 0; k < 5; k++) pole(st, -40 + k * 20, 16.4, 6.4, 0);
  m.use('plain', 0.1).cord([-60, 5.3, 12], [60, 5.3, 15], 0.02);
  m.at(take.turn ? 16 : -20, 0, 1, 0.2, () =>
    house(st, {
      w: 12,
      d: 9,
      bays: 4,
      tone: 0.66,
      storeys: [
        { h: 4, ww: 1.2, wh: 2.2, sill: 0.8 },
        { h: 3.4, ww: 1.1, wh: 1.7, sill: 0.7, shutters: 0.7 },
      ],
    }),
  );
  for (let k = 0; k < 26; k++)
    tree(st, rng.range(-60, 60), rng.range(-60, -12), rng.range(6, 10), { pine: rng.chance(0.6), fine: 0.8 });
  crowd(st, {
    n: take.sunday ? 50 : 30,
    x0: -12,
    x1: 14,
    z0: 3.6,
    z1: 22,
    kinds: ['man', 'lady', 'man', 'child', 'lady'],
    free: (_x, z) => Math.abs(z - 13.3) > 1.8,
  });
  if (take.turn) st.shoot(9, 2.2, 30, -2, 0, 0.95, 0.74, '4:5', 36);
  else st.shoot(-7, 2.4, 32, 1.5, 0, 0.92, 0.72, '4:3', 36);
}

/** From the edge of the Karst: town, piers and the far castle in one sweep. */
export function gulfFromObelisk(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -320, 14000);
  const brow = (x: number, z: number): number =>
    (z > -3 ? 0 : -Math.pow(-3 - z, 1.25) * 0.9) + Math.sin(x * 0.7) * 0.25;
  m.use('rock', 0.46).surface(60, 24, (u, v) => [-70 + u * 140, brow(-70 + u * 140, 20 - v * 70), 20 - v * 70]);
  m.use('grass', 0.4).surface(40, 6, (u, v) => [
    -70 + u * 140,
    brow(-70 + u * 140, 18 - v * 20) + 0.06 + Math.sin(u * 90 + v * 7) * 0.07,
    18 - v * 20,
  ]);
  for (let k = 0; k < 40; k++) {
    const x = rng.range(-34, 34),
      z = rng.range(-14, 2);
    bush(st, x, z, rng.range(0.4, 1.1), 0.24, brow(x, z));
  }
  for (let k = 0; k < 4; k++) {
    const x = take.turn ? rng.range(9, 17) : rng.range(-19, -9),
      z = rng.range(-6, 0);
    tree(st, x, z, rng.range(6, 9), { pine: true, fine: 1.5, y: brow(x, z) });
  }
  // The slope and the town on its shore; the coast runs on to the white castle.
  const land = (x: number, z: number): number => {
    const v = Math.max(0, (-50 - z) / 1230);
    return -50 - 268 * Math.pow(Math.min(1, v * 1.35), 0.8) + Math.sin(x * 0.004 + v * 4) * 14 * Math.max(0, 0.6 - v);
  };
  m.use('hill', 0.3).surface(60, 26, (u, v) => {
    const x = -2600 + u * 4600;
    const z = -50 - v * (1190 + Math.sin(u * 9) * 130);
    return [x, v > 0.97 ? -326 : land(x, z), z];
  });
  quarter(st, -900, 240, -1200, -620, 420, land, 15, 26);
  quarter(st, 240, 900, -1150, -500, 60, land, 9, 14);
  for (let k = 0; k < 5; k++) m.use('stone', 0.6).box(-620 + k * 150, -322, -1480, -596 + k * 150, -316, -1180);
  for (let k = 0; k < 26; k++)
    if (rng.chance(0.4)) {
      m.at(0, -320, 0, 0, () => steamer(st, rng.range(-900, 900), rng.range(-2400, -1500), 0, 80));
    } else {
      trabaccolo(st, rng.range(-1000, 900), rng.range(-2200, -1450), 0, 30, 'up', false, -320);
    }
  m.use('hill', 0.3).surface(20, 4, (u, v) => [
    590 + u * 1500,
    -322 + Math.sin(v * 3.1) * (26 + u * 70),
    -1560 - v * 260,
  ]);
  m.use('plaster', 0.85).box(600, -306, -1600, 640, -276, -1570);
  m.box(612, -280, -1592, 624, -250, -1580);
  m.at(0, -320, 0, 0, () => hills(st, -5000, 5000, -7000, 900, 210, 0.3, 3));
  st.level = -320;
  st.light.haze *= 0.055;
  crowd(st, {
    n: 4,
    x0: take.turn ? -7 : 2,
    x1: take.turn ? -2 : 7,
    z0: 0,
    z1: 3,
    turn: Math.PI,
    pose: 'stand',
    kinds: ['man', 'lady'],
  });
  if (take.turn) st.shoot(0, 9.5, 12, 60, -800, 0.8, 0.26, '2:1', 40);
  else st.shoot(0, 10.5, 13, -180, -800, 0.8, 0.3, '3:2', 40);
}
