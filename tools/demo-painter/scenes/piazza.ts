import { noise } from '../engine/noise.js';
import { crowd, person } from '../kit/people.js';
import { paving, quay } from '../kit/ground.js';
import { hills, sea, tree, bush } from '../kit/nature.js';
import { cross } from '../kit/orders.js';
import { house, statue, wall } from '../kit/walls.js';
import { banner, bench, derrick, flag, garland, goods, guests, lampPost, rubble, scaffold } from '../kit/things.js';
import { rowingBoat, steamer, trabaccolo } from '../kit/ships.js';
import { row } from '../kit/town.js';
import { carriage, cart } from '../kit/vehicles.js';
import type { Stage } from '../kit/stage.js';
import type { Storey } from '../kit/walls.js';

/*
 * The great square. Its axis is z: the Town Hall closes it at z = 0 looking towards +z, the sea is at
 * z = 130. North-east (Modello, Stratti, Government) is on the left, x = -45; south-west with the Lloyd
 * on the right, x = 45.
 */
const SEA = 132;

const palace = (n: number, h: number, o: Partial<Storey> = {}, first: Partial<Storey> = {}): Storey[] => {
  const list: Storey[] = [
    { h: h * 1.25, ww: 1.9, wh: h, sill: 0.05, arch: true, texture: 'rustic', tone: 0.92, ...first },
  ];
  for (let k = 1; k < n; k++)
    list.push({
      h: k === n - 1 ? h * 0.85 : h,
      ww: 1.25,
      wh: h * (k === n - 1 ? 0.42 : 0.56),
      sill: h * 0.17,
      hood: k === 1 ? 'pediment' : k === 2 ? 'flat' : 'none',
      ...o,
    });
  return list;
};

/** The tower alone, its foot at y: clock, bell and the two bronze strikers. */
export function clockTower(st: Stage, x: number, y: number, z: number, fine = false): void {
  const { m } = st;
  m.at(x, y, z, 0, () => {
    const t = 0.72;
    for (const turn of [0, Math.PI / 2, -Math.PI / 2])
      m.at(0, 0, 0, turn, () => {
        m.at(-3.6, 0, 3.6, 0, () =>
          wall(st, {
            w: 7.2,
            bays: 1,
            tone: t,
            cornice: 0.5,
            storeys: [
              { h: 7, ww: 2, wh: 3.6, sill: 1.4, arch: true, hood: 'flat', texture: 'ashlar', pilasters: true },
              { h: 6.4, ww: 0, wh: 0, sill: 0, texture: 'ashlar', pilasters: true },
            ],
          }),
        );
        // The dial, framed by a stone ring.
        m.at(0, 10.1, 3.62, 0, () =>
          m.tilt(Math.PI / 2, 0, () => {
            m.use('marble', 0.5).lathe(
              [
                [2.3, 0],
                [2.3, 0.3],
                [1.95, 0.36],
              ],
              40,
            );
            m.use('marble', 0.96).lathe(
              [
                [2.0, 0.16],
                [0, 0.17],
              ],
              40,
            );
          }),
        );
        m.use('plain', 0.05);
        for (let k = 0; k < 12; k++) {
          const a = (k / 12) * 6.283;
          m.limb(
            [Math.sin(a) * 1.5, 10.1 + Math.cos(a) * 1.5, 3.83],
            [Math.sin(a) * 1.82, 10.1 + Math.cos(a) * 1.82, 3.83],
            0.07,
            0.07,
            4,
          );
        }
        m.limb([0, 10.1, 3.85], [0.5, 10.9, 3.85], 0.08, 0.04, 4);
        m.limb([0, 10.1, 3.85], [-0.55, 11.4, 3.85], 0.06, 0.03, 4);
        m.use('plain', 0.1).ball(0, 10.1, 3.86, 0.14, 0.14, 0.1, 8);
      });
    m.use('marble', t).box(-3.9, 13.4, -3.9, 3.9, 13.9, 3.9);
    // The belfry: four piers, the bell between the two figures, a small dome above.
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) {
        m.use('ashlar', t).box(sx * 2.9 - 0.4, 13.9, sz * 2.9 - 0.4, sx * 2.9 + 0.4, 18.6, sz * 2.9 + 0.4);
        m.use('marble', t).box(sx * 2.9 - 0.55, 18.2, sz * 2.9 - 0.55, sx * 2.9 + 0.55, 18.6, sz * 2.9 + 0.55);
      }
    m.use('marble', t).box(-3.6, 18.6, -3.6, 3.6, 19.3, 3.6);
    m.use('metal', 0.3).lathe(
      [
        [3.3, 19.3],
        [3.0, 20.4],
        [1.9, 21.6],
        [0.9, 22.2],
        [0.75, 23.4],
        [1.0, 23.6],
        [0.5, 24.4],
        [0.06, 25.4],
        [0.05, 27.5],
      ],
      fine ? 40 : 16,
    );
    m.use('metal', 0.22).at(0, 14.4, 0.6, 0, () => {
      m.lathe(
        [
          [1.25, 0],
          [1.1, 0.25],
          [0.85, 0.9],
          [0.75, 1.5],
          [0.5, 1.95],
          [0.14, 2.1],
        ],
        fine ? 40 : 16,
      );
      m.use('wood', 0.2).limb([-2.9, 2.35, 0], [2.9, 2.35, 0], 0.16, 0.16, 6);
    });
    for (const s of [-1, 1]) striker(st, s * 2.05, 13.95, 0.9, s, fine);
  });
}

function striker(st: Stage, x: number, y: number, z: number, side: number, fine: boolean): void {
  const { m } = st;
  const n = fine ? 18 : 7;
  m.at(x, y, z, 0, () => {
    m.use('metal', 0.14);
    for (const s of [-1, 1]) m.limb([s * 0.18, 0, 0], [s * 0.16, 1.25, 0], 0.17, 0.24, n);
    m.lathe(
      [
        [0.5, 0.95],
        [0.4, 1.3],
        [0.36, 1.5],
        [0.5, 2.1],
        [0.42, 2.32],
        [0.14, 2.42],
      ],
      n * 2,
      0.7,
    );
    m.ball(0, 2.66, 0.02, 0.2, 0.27, 0.24, n + 6);
    m.use('metal', 0.1).lathe(
      [
        [0.3, 2.76],
        [0.27, 2.8],
        [0.22, 3.0],
        [0, 3.08],
      ],
      n + 4,
    );
    m.use('metal', 0.14);
    m.limb([-side * 0.45, 2.2, 0], [-side * 0.75, 1.75, 0.25], 0.14, 0.11, n);
    m.limb([-side * 0.75, 1.75, 0.25], [-side * 0.95, 2.3, 0.2], 0.11, 0.09, n);
    m.use('wood', 0.2).limb([-side * 1.05, 1.75, 0.2], [-side * 0.75, 3.1, 0.2], 0.06, 0.06, 6);
    m.use('metal', 0.2).limb([-side * 0.55, 3.1, 0.2], [-side * 0.98, 3.15, 0.2], 0.18, 0.18, 8);
    m.use('metal', 0.14).limb([side * 0.45, 2.2, 0], [side * 0.62, 1.6, 0.12], 0.14, 0.1, n);
    m.limb([side * 0.62, 1.6, 0.12], [side * 0.36, 1.3, 0.3], 0.1, 0.08, n);
  });
}

export function townHall(st: Stage, lod: 0 | 1 = 0): void {
  const { m } = st;
  st.tag('palazzo-del-municipio', () => {
    m.at(-36, 0, 0, 0, () =>
      house(st, {
        w: 72,
        d: 18,
        bays: 21,
        tone: 0.62,
        lod,
        cornice: 0.9,
        attic: 'balustrade',
        roof: 'flat',
        storeys: [
          { h: 6.2, ww: 2.1, wh: 5, sill: 0.05, arch: true, texture: 'rustic', tone: 0.95 },
          { h: 5, ww: 1.4, wh: 3, sill: 0.8, hood: 'round', pilasters: true },
          { h: 4.6, ww: 1.35, wh: 2.6, sill: 0.8, hood: 'flat', pilasters: true },
          { h: 3.8, ww: 1.3, wh: 1.9, sill: 0.8 },
        ],
      }),
    );
    // The middle comes forward and carries a mansard; the ends too, with their own roofs.
    for (const [x, w] of [
      [-8, 16],
      [-37, 9],
      [28, 9],
    ] as const)
      m.at(x, 0, 1.2, 0, () => {
        wall(st, {
          w,
          bays: Math.round(w / 3.3),
          tone: 0.66,
          lod,
          cornice: 0.9,
          storeys: [
            { h: 6.2, ww: 2.1, wh: 5, sill: 0.05, arch: true, texture: 'rustic' },
            { h: 5, ww: 1.5, wh: 3.2, sill: 0.8, hood: 'round', pilasters: true, balcony: true },
            { h: 4.6, ww: 1.4, wh: 2.6, sill: 0.8, hood: 'pediment', pilasters: true },
            { h: 4.4, ww: 1.3, wh: 2.2, sill: 0.9, pilasters: true },
          ],
        });
        m.use('plaster', 0.6).box(0, 0, -3, w, 20.2, -0.4);
        m.use('tiles', 0.26);
        m.surface(2, 6, (u, v) => [w * u, 20.2 + Math.sin(v * 1.5) * 4, -v * 4]);
        m.quad([0, 20.2, 0], [0, 24.2, -4], [0, 24.2, -8], [0, 20.2, -12]);
        m.quad([w, 20.2, 0], [w, 24.2, -4], [w, 24.2, -8], [w, 20.2, -12]);
      });
    clockTower(st, 0, 20, -3.2);
  });
}

/** Palaces of the north-east side, from the Town Hall towards the sea. */
function northEast(st: Stage, lod: 0 | 1): void {
  const { m } = st;
  // Fronts look towards the square: local x runs from the sea (0) back to the Town Hall.
  m.at(-45, 0, 36, Math.PI / 2, () =>
    house(st, { w: 27, d: 22, bays: 8, tone: 0.66, lod, cornice: 0.8, storeys: palace(5, 4.5), attic: 'balustrade' }),
  );
  st.tag('palazzo-stratti', () =>
    m.at(-45, 0, 76, Math.PI / 2, () => {
      house(st, {
        w: 38,
        d: 24,
        bays: 11,
        tone: 0.72,
        lod,
        cornice: 0.8,
        attic: 'statues',
        storeys: palace(4, 4.8, { pilasters: true }, { awning: 0.9 }),
      });
      m.use('marble', 0.8);
      statue(st, 19, 21.5, -0.4, 1.7, 0);
    }),
  );
  st.tag('palazzo-del-governo', () => m.at(-45, 0, 125, Math.PI / 2, () => government(st, lod)));
}

/** The seat of the governors: loggias, and golden mosaic between the windows. */
export function government(st: Stage, lod: 0 | 1): void {
  const { m } = st;
  if (st.take.year < 1904) {
    house(st, { w: 42, d: 26, bays: 12, tone: 0.58, lod, storeys: palace(4, 4.2) });
    return;
  }
  house(st, {
    w: 42,
    d: 26,
    bays: 11,
    tone: 0.74,
    lod,
    cornice: 1.1,
    roof: 'hip',
    roofTone: 0.3,
    storeys: [
      { h: 6.2, ww: 2.3, wh: 5.2, sill: 0.05, arch: true, texture: 'ashlar' },
      { h: 5.2, ww: 1.8, wh: 3.4, sill: 0.8, arch: true, hood: 'flat', open: true, balcony: true },
      { h: 4.8, ww: 1.5, wh: 2.8, sill: 0.8, hood: 'flat' },
      { h: 4.4, ww: 1.4, wh: 2.3, sill: 0.8 },
    ],
  });
  for (let b = 0; b <= 11; b++) {
    const x = Math.min(41, Math.max(1, (b * 42) / 11));
    m.use('mosaic', 1.15).front(x - 0.8, 12.0, x + 0.8, 15.9, 0.05);
    m.use('mosaic', 1.2).front(x - 0.8, 16.6, x + 0.8, 20.2, 0.05);
    m.use('plain', 0.4).ball(x, 18.4, 0.06, 0.5, 0.7, 0.04, 12);
  }
  m.use('mosaic', 1.0).front(0, 19.9, 42, 20.5, 0.06);
  for (const x of [3, 39])
    m.at(x, 20.6, -3, 0, () => {
      m.use('plaster', 0.72).box(-3, 0, -3, 3, 4, 3);
      m.use('marble', 0.8).box(-3.4, 4, -3.4, 3.4, 4.6, 3.4);
      m.use('tiles', 0.28).lathe(
        [
          [4.2, 4.6],
          [0.3, 8],
        ],
        4,
      );
    });
}

/** The shipping company's seat at the corner with the quay. */
export function lloyd(st: Stage, lod: 0 | 1 = 0): void {
  const { m } = st;
  st.tag('palazzo-del-lloyd-triestino', () => {
    house(st, {
      w: 46,
      d: 34,
      bays: 13,
      tone: 0.68,
      lod,
      sides: true,
      cornice: 1,
      attic: 'statues',
      roof: 'hip',
      roofTone: 0.26,
      storeys: [
        { h: 6.6, ww: 2.2, wh: 5.2, sill: 0.05, arch: true, texture: 'rustic' },
        { h: 5.6, ww: 1.5, wh: 3.5, sill: 0.9, hood: 'pediment', pilasters: true, texture: 'ashlar', balcony: true },
        { h: 5, ww: 1.4, wh: 2.8, sill: 0.9, hood: 'flat', pilasters: true },
        { h: 3.6, ww: 1.2, wh: 1.6, sill: 0.9 },
      ],
    });
    for (const x of [0, 37]) {
      m.at(x, 0, 1, 0, () =>
        wall(st, {
          w: 9,
          bays: 3,
          tone: 0.72,
          lod,
          cornice: 1,
          storeys: [
            { h: 6.6, ww: 1.8, wh: 5, sill: 0.05, arch: true, texture: 'rustic' },
            { h: 5.6, ww: 1.5, wh: 3.5, sill: 0.9, hood: 'pediment', pilasters: true, texture: 'ashlar' },
            { h: 5, ww: 1.4, wh: 2.8, sill: 0.9, hood: 'flat', pilasters: true },
            { h: 5, ww: 1.3, wh: 2.4, sill: 0.9, arch: true, pilasters: true },
          ],
        }),
      );
      m.use('plaster', 0.66).box(x, 18, -8, x + 9, 22.2, 0.6);
      m.use('tiles', 0.24).at(x + 4.5, 22.2, -3.5, Math.PI / 4, () =>
        m.lathe(
          [
            [6.9, 0],
            [6.6, 1],
            [3.6, 4.6],
            [3.6, 4.6],
            [0, 5],
          ],
          4,
        ),
      );
      m.use('marble', 0.8);
      for (const px of [1, 8]) statue(st, x + px, 22.4, 0.4, 1.5, px);
    }
    m.use('marble', 0.8).box(19, 20.8, -1, 27, 23.4, 0.6);
    for (const px of [20, 23, 26]) statue(st, px, 23.4, 0, 1.7, px);
  });
}

function southWest(st: Stage, lod: 0 | 1): void {
  const { m } = st;
  const { year } = st.take;
  m.at(45, 0, 9, -Math.PI / 2, () =>
    house(st, { w: 22, d: 20, bays: 6, tone: 0.6, lod, storeys: palace(4, 4.4), attic: 'balustrade' }),
  );
  m.at(45, 0, 35, -Math.PI / 2, () =>
    house(st, {
      w: 32,
      d: 22,
      bays: 9,
      tone: 0.7,
      lod,
      storeys: palace(5, 4.5, { pilasters: year > 1872 }),
      cornice: 0.8,
      attic: year > 1872 ? 'statues' : 'balustrade',
    }),
  );
  if (year >= 1881) m.at(45, 0, 78, -Math.PI / 2, () => lloyd(st, lod));
  else
    m.at(45, 0, 80, -Math.PI / 2, () =>
      house(st, { w: 40, d: 20, bays: 12, tone: 0.55, lod, storeys: palace(3, 4.2) }),
    );
}

/** The fountain of the four continents: a heap of rock, figures, and winged Fame on top. */
export function fourContinents(st: Stage, fine = false): void {
  const { m, rng } = st;
  st.tag('fontana-dei-quattro-continenti', () => {
    m.use('marble', 0.66);
    m.lathe(
      [
        [7.4, 0],
        [7.4, 0.3],
        [7.0, 0.3],
        [6.9, 0.35],
        [6.6, 1.05],
        [6.7, 1.2],
        [6.2, 1.2],
        [6.1, 0.5],
      ],
      fine ? 64 : 32,
    );
    m.use('water', 0.2);
    m.use('metal', 0.25).lathe(
      [
        [6.2, 0.8],
        [0, 0.8],
      ],
      32,
    );
    m.use('rock', 0.55).surface(fine ? 80 : 24, fine ? 40 : 12, (u, v) => {
      const a = u * 6.2832;
      // Ledges and cracks rather than waves: the sculptor imitated a sea cliff.
      const ledge = v + (Math.floor(v * 7 + Math.sin(a * 3) * 0.8) / 7 - v) * 0.55;
      const q =
        3.1 *
        (1 - ledge * 0.62) *
        (1 + 0.13 * Math.sin(a * 4 + 1) + 0.09 * Math.sin(a * 9 + v * 6) + noise(a * 1.1, v * 1.7) * 0.2);
      return [-q * Math.cos(a), 0.4 + v * 4.2 + Math.sin(a * 7) * 0.15, q * Math.sin(a)];
    });
    m.use('marble', 0.72);
    for (let k = 0; k < 4; k++) {
      const a = 0.785 + (k * Math.PI) / 2;
      statue(st, Math.cos(a) * 4.4, 0.9, Math.sin(a) * 4.4, 1.35, k, Math.PI / 2 - a, fine);
      m.use('marble', 0.72);
      // Urns and shells between the figures.
      const b = a + Math.PI / 4;
      m.at(Math.cos(b) * 3.3, 0.9, Math.sin(b) * 3.3, 0, () =>
        m.lathe(
          [
            [0.25, 0],
            [0.16, 0.2],
            [0.55, 0.7],
            [0.5, 1.0],
            [0.62, 1.05],
            [0.2, 1.1],
          ],
          fine ? 30 : 12,
        ),
      );
      // A dolphin coils over each urn.
      for (let i = 0; i < 9; i++) {
        const t = i / 9,
          u = (i + 1) / 9;
        const at = (s: number): [number, number, number] => [
          Math.cos(b + Math.sin(s * 5) * 0.16) * (3 - s * 0.8),
          2 + Math.sin(s * 2.6) * 1.5,
          Math.sin(b + Math.sin(s * 5) * 0.16) * (3 - s * 0.8),
        ];
        m.limb(at(t), at(u), 0.26 * (1 - t * 0.75), 0.26 * (1 - u * 0.75), fine ? 16 : 7);
        if (fine) m.ball(...at(t), 0.27 * (1 - t * 0.75), 0.27 * (1 - t * 0.75), 0.27 * (1 - t * 0.75), 14);
      }
    }
    m.use('rock', 0.6).cylinder(0, 4.2, 0, 1.1, 1.5, 0.7, fine ? 24 : 10);
    m.use('marble', 0.74);
    for (let k = 0; k < 26; k++)
      m.ball(
        rng.range(-1, 1),
        4.9 + rng() * 0.9,
        rng.range(-0.8, 0.9),
        rng.range(0.16, 0.34),
        rng.range(0.14, 0.26),
        rng.range(0.16, 0.34),
        fine ? 14 : 7,
      );
    statue(st, 0, 5.8, 0, 1.55, 0, 0, fine);
    // Wings of Fame.
    for (const s of [-1, 1])
      m.use('marble', 0.74).surface(fine ? 14 : 6, fine ? 14 : 5, (u, v) => [
        s * (0.15 + u * 1.4),
        7.4 + u * 1.5 - v * (1.3 - u * 0.7) + Math.sin(v * 20) * 0.03,
        -0.3 - u * 0.3 + Math.sin(v * 16) * 0.05,
      ]);
  });
}

function garden(st: Stage): void {
  const { m, rng } = st;
  const z0 = 78,
    z1 = 116;
  m.use('gravel', 0.62).floor(-34, z0, 34, z1, 0.03);
  for (const [x, z, w, d] of [
    [-22, 88, 12, 8],
    [-22, 104, 12, 8],
    [22, 88, 12, 8],
    [22, 104, 12, 8],
    [0, 96, 10, 16],
  ] as const) {
    m.use('grass', 0.34).at(x, 0.05, z, 0, () =>
      m.lathe(
        [
          [w / 2, 0],
          [w / 2.1, 0.25],
          [0, 0.4],
        ],
        24,
        d / w,
      ),
    );
    m.use('stone', 0.6).at(x, 0, z, 0, () =>
      m.lathe(
        [
          [w / 2 + 0.2, 0],
          [w / 2 + 0.15, 0.16],
        ],
        24,
        d / w,
      ),
    );
    for (let k = 0; k < 7; k++)
      bush(st, x + rng.range(-w / 3, w / 3), z + rng.range(-d / 3, d / 3), rng.range(0.5, 1.1), 0.2, 0.3);
    for (let k = 0; k < 4; k++)
      tree(st, x + rng.range(-w / 2.6, w / 2.6), z + rng.range(-d / 2.6, d / 2.6), rng.range(5, 8.5));
  }
}

interface SquareOptions {
  lod?: 0 | 1;
  gardenOn?: boolean;
  fountain?: boolean;
  lamps?: boolean;
}

export function square(st: Stage, o: SquareOptions = {}): void {
  const { m, take } = st;
  const lod = o.lod ?? 0;
  st.tag('piazza-unita-d-italia', () => paving(st, -70, -10, 70, SEA, take.year < 1885 ? 'dirt' : 'slabs', 0.5));
  if (take.year >= 1875) townHall(st, lod);
  else {
    // Before the present Town Hall: old houses with a modest tower over a gate.
    row(st, -38, 0, 38, 0, 13, 19, 1, 14);
    m.at(-5, 0, 1.5, 0, () => house(st, { w: 10, d: 8, bays: 2, tone: 0.62, storeys: palace(5, 4) }));
    m.use('metal', 0.3).at(0, 21, -3, 0, () =>
      m.lathe(
        [
          [4.5, 0],
          [3.6, 1.6],
          [1.2, 3],
          [1.2, 4.6],
          [0, 6.4],
        ],
        8,
      ),
    );
    m.use('marble', 0.9).at(0, 18.6, 1.7, 0, () =>
      m.tilt(Math.PI / 2, 0, () =>
        m.lathe(
          [
            [1.5, 0],
            [0, 0.05],
          ],
          24,
        ),
      ),
    );
  }
  northEast(st, lod);
  southWest(st, lod);
  if (o.fountain !== false && take.year !== 1938) m.at(0, 0, 24, 0, () => fourContinents(st));
  if (o.gardenOn) garden(st);
  if (o.lamps !== false) for (const z of [46, 70, 96, 122]) for (const x of [-26, 26]) lampPost(st, x, z, 5, 3);
  // The town closes in behind the corners of the square.
  row(st, -120, -6, -42, -14, 17, 22, 1);
  row(st, 42, -14, 120, -6, 16, 21, 1);
  row(st, -160, -60, 160, -60, 20, 27, 2);
  hills(st, -500, 500, -420, 240, 95, 0.3, 3, 90);
}

export function fromTheSea(st: Stage): void {
  const { take } = st;
  sea(st, -2.2);
  square(st, { lod: 1, gardenOn: take.year < 1900 });
  quay(st, -260, 260, SEA - 20, SEA, 2.2);
  row(st, -250, SEA - 26, -70, SEA - 26, 15, 22, 1);
  row(st, 72, SEA - 26, 240, SEA - 26, 15, 21, 1);
  crowd(st, { n: 70, x0: -60, x1: 60, z0: 60, z1: SEA - 2 });
  for (let k = 0; k < 4; k++) carriage(st, -40 + k * 26, SEA - 10 + st.rng.range(-3, 3), k % 2 ? 0 : Math.PI);
  for (let k = 0; k < 5; k++)
    rowingBoat(st, st.rng.range(-45, 50), SEA + st.rng.range(4, 26), st.rng.range(-0.5, 0.5), 5.5, -2.2);
  trabaccolo(st, take.turn ? -36 : 38, SEA + 12, 0.15, 17, 'down', false, -2.2);
  if (take.turn) steamer(st, 60, SEA + 18, Math.PI, 44);
  else trabaccolo(st, -48, SEA + 9, 3.0, 15, 'down', false, -2.2);
  st.shoot(take.turn ? -8 : 10, 9, SEA + 62, 0, 20, take.turn ? 1.02 : 1.06, 0.6, take.turn ? '3:2' : '2:1', 130);
}

export function townHallView(st: Stage): void {
  const { take } = st;
  square(st);
  crowd(st, { n: take.sunday ? 150 : 70, x0: -38, x1: 38, z0: 8, z1: 92, free: (x, z) => Math.hypot(x, z - 24) > 8 });
  if (take.sunday) crowd(st, { n: 10, x0: -6, x1: 8, z0: 84, z1: 97, pose: 'walk' });
  for (let k = 0; k < 3; k++) carriage(st, -30 + k * 22, 44 + k * 3, k % 2 ? 0.2 : 2.9);
  st.shoot(
    take.turn ? -14 : 6,
    take.turn ? 2.2 : 6.5,
    108,
    0,
    8,
    take.turn ? 0.98 : 1.06,
    take.turn ? 0.74 : 0.7,
    take.turn ? '4:3' : '3:2',
    80,
  );
}

export function strikers(st: Stage): void {
  const { take, m } = st;
  st.light.side = take.turn ? 0.8 : -0.8;
  st.tag('palazzo-del-municipio', () => clockTower(st, 0, 20, 0, true));
  m.use('tiles', 0.3).quad([-20, 20, 6], [20, 20, 6], [20, 23, -6], [-20, 23, -6]);
  hills(st, -300, 300, -500, 200, 60, 0.3, 2, 60);
  if (st.light.lampsLit) {
    m.use('lamp', 0.5);
    st.lamp(0, 30.1, 7, 7);
    st.lamp(-3, 22, 8, 13);
    st.lamp(3, 22, 8, 13);
  }
  st.shoot(take.turn ? -9 : 7, 29, 34, 0, 0, take.turn ? 1.7 : 1.9, take.turn ? 0.66 : 0.72, '3:4', 24);
}

export function fountainView(st: Stage): void {
  const { take } = st;
  square(st);
  crowd(st, { n: 26, x0: -30, x1: 30, z0: 8, z1: 60, free: (x, z) => Math.hypot(x, z - 24) > 8 });
  for (let k = 0; k < 6; k++) {
    const a = st.rng.range(-0.4, 2.8);
    person(
      st,
      Math.cos(a) * 8.2,
      24 + Math.sin(a) * 8.2,
      st.rng.pick(['man', 'maid', 'child', 'lady']),
      'stand',
      -Math.PI / 2 - a,
    );
  }
  st.shoot(
    take.turn ? -7 : 4,
    1.9,
    take.turn ? 47 : 49,
    0,
    22,
    take.turn ? 1.12 : 1.05,
    0.8,
    take.turn ? '4:5' : '4:3',
    50,
  );
}

export function fountainFigures(st: Stage): void {
  const { take, m } = st;
  square(st, { lod: 1, fountain: false });
  m.at(0, 0, 24, take.turn ? 0.4 : 0, () => fourContinents(st, true));
  if (take.works) {
    scaffold(st, -6, -1.5, 6, 31.5, 1.4);
    cart(st, 7, 33, 2.6, 'stones', 'hand');
    rubble(st, 5.5, 31, 1.6, 0.6, 0.7);
    for (let k = 0; k < 3; k++) person(st, 3 + k * 1.4, 32 + st.rng.range(-0.6, 1), 'worker', 'work');
  }
  st.focus = take.works ? 17 : 7;
  if (take.works) st.shoot(4, 2, 41, 0.4, 24, 1.25, 0.78, '4:3', 30);
  else st.shoot(7.4, 2.3, 33.2, 3.5, 27.2, 1.75, 0.6, '3:4', 24);
}

export function gardenView(st: Stage): void {
  const { take } = st;
  square(st, { gardenOn: true });
  for (let k = 0; k < 7; k++) bench(st, -15 + k * 5, k % 2 ? 98.5 : 110, k % 2 ? 0 : Math.PI);
  crowd(st, { n: 26, x0: -16, x1: 16, z0: 80, z1: 116, kinds: ['maid', 'child', 'child', 'lady', 'maid'] });
  crowd(st, { n: 20, x0: -30, x1: 30, z0: 60, z1: 112 });
  tree(st, take.turn ? -11 : 12, 113, 9, { fine: 1.6 });
  tree(st, take.turn ? 13 : -15, 110, 7, { fine: 1.4 });
  st.shoot(
    take.turn ? 6 : -4,
    2.4,
    124,
    take.turn ? -8 : 5,
    40,
    take.turn ? 0.86 : 0.95,
    0.62,
    take.turn ? '3:2' : '4:3',
    60,
  );
}

export function lloydCorner(st: Stage): void {
  const { take } = st;
  square(st);
  sea(st, -2.2);
  quay(st, -200, 200, SEA - 20, SEA, 2.2);
  crowd(st, { n: 46, x0: -10, x1: 50, z0: 84, z1: 128 });
  carriage(st, 18, 108, 0.3);
  carriage(st, 32, 118, 2.9);
  // The company's steamers lie just round the corner.
  steamer(st, 90, SEA + 10, 0.05, 60);
  if (take.turn) st.shoot(-22, 3, 128, 44, 92, 0.82, 0.66, '3:2', 70);
  else st.shoot(-12, 2, 116, 46, 98, 0.74, 0.7, '4:3', 70);
}

export function lloydFromQuay(st: Stage): void {
  const { take, m } = st;
  sea(st, -2.2);
  square(st);
  quay(st, -220, 260, SEA - 22, SEA, 2.2, 'cobble', 0.45);
  row(st, 84, SEA - 28, 230, SEA - 28, 16, 21, 1);
  m.at(34, 0, SEA - 4, 0, () => goods(st, 0, 0, 10, 7));
  m.at(70, 0, SEA - 5, 0, () => goods(st, 0, 0, 9, 6));
  for (let k = 0; k < 4; k++)
    cart(st, 20 + k * 18, SEA - 12 + (k % 2) * 3, k % 2 ? 0.1 : 3.0, k % 2 ? 'sacks' : 'barrels');
  crowd(st, { n: 34, x0: 0, x1: 90, z0: SEA - 20, z1: SEA - 2, kinds: ['worker', 'worker', 'man'], pose: 'walk' });
  trabaccolo(st, 40, SEA + 5, 0, 18, 'down', false, -2.2);
  if (take.turn) st.shoot(14, 4.5, SEA + 26, 62, SEA - 34, 0.78, 0.64, '3:2', 70);
  else st.shoot(22, 2.4, SEA - 2, 66, SEA - 12, 0.66, 0.7, '4:3', 60);
}

export function governmentView(st: Stage): void {
  const { take } = st;
  square(st);
  crowd(st, { n: 30, x0: -42, x1: 10, z0: 78, z1: 126 });
  carriage(st, -24, 104, 1.2);
  st.light.side = take.turn ? 0.5 : -0.6;
  if (take.turn) st.shoot(6, 2, 128, -46, 98, 0.86, 0.7, '3:2', 60);
  else st.shoot(-4, 7, 104, -46, 103.5, 0.98, 0.62, '4:3', 60);
}

export function governmentWorks(st: Stage): void {
  const { m } = st;
  paving(st, -120, -10, 80, SEA, 'dirt', 0.5);
  row(st, -45, 80, -45, 8, 17, 23, 1);
  // Bare brick walls, floors still open to the sky.
  st.tag('palazzo-del-governo', () =>
    m.at(-45, 0, 125, Math.PI / 2, () => {
      house(st, {
        w: 42,
        d: 26,
        bays: 11,
        tone: 0.5,
        cornice: 0,
        roof: 'none',
        chimneys: false,
        storeys: [
          { h: 6, ww: 2.3, wh: 5, sill: 0.05, arch: true, open: true, texture: 'brick', course: false },
          { h: 5, ww: 1.7, wh: 3.2, sill: 0.8, arch: true, open: true, texture: 'brick', course: false },
          { h: 3.2, ww: 1.5, wh: 2.4, sill: 0.8, open: true, texture: 'brick', course: false },
        ],
      });
      scaffold(st, 0, 42, 16, 1.2, 1.8);
      for (let k = 0; k < 10; k++)
        m.use('brick', 0.5).box(k * 4.3, 14, -0.5, k * 4.3 + st.rng.range(1, 3), 14.2 + st.rng.range(0.4, 2.6), 0);
    }),
  );
  derrick(st, -36, 96, 19, 8);
  derrick(st, -52, 112, 25, -9);
  for (let k = 0; k < 5; k++)
    m.use('stone', 0.7).at(-28 + k * 4, 0, 104 + st.rng.range(-5, 5), st.rng(), () =>
      m.box(-0.8, 0, -0.6, 0.8, 0.9, 0.6),
    );
  cart(st, -22, 112, 0.6, 'stones');
  cart(st, -30, 94, 2.4, 'stones', 'ox');
  rubble(st, -14, 116, 3, 1.2);
  crowd(st, { n: 24, x0: -40, x1: -6, z0: 88, z1: 120, kinds: ['worker'], pose: 'work' });
  st.shoot(-2, 4, 128, -45, 100, 0.82, 0.66, '4:3', 60);
}

export function cafeTables(st: Stage): void {
  const { take, rng, m } = st;
  square(st);
  for (let r = 0; r < 4; r++)
    for (let k = 0; k < 9; k++)
      if (rng.chance(0.82)) guests(st, -43 + r * 2.6 + rng.range(-0.3, 0.3), 44 + k * 3.4 + rng.range(-0.4, 0.4));
  m.use('cloth', 0.78);
  for (let k = 0; k < 4; k++)
    m.quad(
      [-44.8, 4.6, 42 + k * 8.6],
      [-44.8, 4.6, 50 + k * 8.6],
      [-39.5, 3.2, 50 + k * 8.6],
      [-39.5, 3.2, 42 + k * 8.6],
    );
  for (let k = 0; k < 5; k++)
    m.use('wood', 0.2).limb([-39.5, 0, 42 + k * 8.6], [-39.5, 3.2, 42 + k * 8.6], 0.05, 0.05, 5);
  crowd(st, { n: 36, x0: -32, x1: 30, z0: 20, z1: 74, free: (x, z) => Math.hypot(x, z - 24) > 8 });
  if (take.turn) st.shoot(-40.5, 2.1, 81, -37, 40, 0.86, 0.56, '3:2', 40);
  else st.shoot(-31, 2.2, 76, -39, 46, 0.8, 0.55, '3:2', 40);
}

export function mandracchio(st: Stage): void {
  const { take, m, rng } = st;
  sea(st, -1.4);
  paving(st, -90, -20, 90, 62, 'dirt', 0.5);
  st.tag('piazza-unita-d-italia', () => {
    row(st, -44, 22, 44, 22, 13, 19, 1, 14);
  });
  m.at(-4, 0, 23.5, 0, () => house(st, { w: 9, d: 8, bays: 2, tone: 0.62, storeys: palace(5, 4.2) }));
  m.use('metal', 0.3).at(0.5, 22.6, 19.5, 0, () =>
    m.lathe(
      [
        [4.4, 0],
        [3.4, 1.6],
        [1.2, 3],
        [1.2, 4.6],
        [0, 6.4],
      ],
      8,
    ),
  );
  row(st, -46, 118, -46, 22, 12, 18, 1, 14);
  row(st, 46, 22, 46, 118, 12, 18, 1, 14);
  for (const s of [-1, 1]) {
    m.use('stone', 0.48).box(s * 34 - 12, -2, 60, s * 34 + 12, 0, 140);
    m.use('dirt', 0.5).floor(s * 34 - 12, 60, s * 34 + 12, 140, 0.03);
  }
  m.use('stone', 0.5).quad([-34, -2, 62], [34, -2, 62], [34, 0, 62], [-34, 0, 62]);
  st.tag('mandracchio', () => {
    for (let k = 0; k < 11; k++)
      trabaccolo(
        st,
        rng.range(-17, 17),
        66 + k * 4.6 + rng.range(-1, 1),
        rng.range(-0.5, 0.5) + (k % 2 ? 1.5 : 0.1),
        rng.range(8, 15),
        'down',
        rng.chance(0.4),
        -1.4,
      );
    for (let k = 0; k < 9; k++) rowingBoat(st, rng.range(-19, 19), rng.range(66, 122), rng.range(-3, 3), 5, -1.4);
  });
  crowd(st, { n: 34, x0: -42, x1: -24, z0: 62, z1: 116, kinds: ['worker', 'maid', 'man'] });
  crowd(st, { n: 40, x0: -30, x1: 34, z0: 28, z1: 60 });
  goods(st, take.turn ? -27 : 27, 104, 8, 3);
  if (take.turn) m.at(0, 0, 0, 0, () => cart(st, -30, 96, 1.3));
  hills(st, -500, 500, -300, 180, 60, 0.3, 5, 60);
  if (take.turn) st.shoot(-27, 4.5, 124, 6, 30, 0.82, 0.55, '4:3', 60);
  else st.shoot(8, 5, 132, -2, 30, 0.95, 0.52, '3:2', 60);
}

export function mandracchioFilling(st: Stage): void {
  const { m, rng } = st;
  mandracchio(st);
  for (let k = 0; k < 16; k++)
    rubble(st, rng.range(-22, 22), rng.range(76, 106), rng.range(2, 5), rng.range(0.6, 1.8), 0.55);
  m.use('dirt', 0.5).floor(-34, 60, 34, 98, -0.3);
  cart(st, -6, 104, 0.4, 'stones');
  cart(st, 9, 98, 2.2, 'stones', 'ox');
  cart(st, -14, 92, 1.2, 'stones', 'hand');
  crowd(st, { n: 40, x0: -20, x1: 20, z0: 78, z1: 108, kinds: ['worker'], pose: 'work', y: 0.2 });
  st.shoot(-4, 5.5, 122, 2, 40, 0.86, 0.5, '3:2', 60);
}

export function northEastSide(st: Stage): void {
  const { take } = st;
  square(st);
  crowd(st, { n: 60, x0: -42, x1: 12, z0: 20, z1: 120, free: (x, z) => Math.hypot(x, z - 24) > 8 });
  for (let k = 0; k < 3; k++) carriage(st, -28 + k * 6, 50 + k * 20, 1.5);
  if (take.turn) st.shoot(18, 2.4, 22, -46, 92, 0.72, 0.7, '3:2', 90);
  else st.shoot(4, 6, 138, -46, 54, 0.8, 0.62, '2:1', 90);
}

export function feast(st: Stage): void {
  const { take, m, rng } = st;
  square(st);
  for (let k = 0; k < 9; k++) {
    const z = 20 + k * 11;
    for (const s of [-1, 1]) {
      m.at(s * 44.8, 13, z, s < 0 ? Math.PI / 2 : -Math.PI / 2, () =>
        banner(st, 0, 0, 0.2, 1.8, 6, rng.pick([0.2, 0.85, 0.4])),
      );
    }
  }
  for (let k = 0; k < 10; k++) flag(st, -34 + k * 7.5, 20.5, 1, 3.6, 2.4, 6);
  for (const x of [-22, 22])
    for (const z of [36, 58, 80]) {
      m.use('wood', 0.7).limb([x, 0, z], [x, 15, z], 0.16, 0.09, 7);
      flag(st, x, 12, z, 5, 3, 4);
      garland(st, x, 6, z, -x, z, 1.5);
    }
  crowd(st, { n: take.turn ? 420 : 360, x0: -42, x1: 42, z0: 12, z1: 86, free: (x, z) => Math.hypot(x, z - 24) > 7.5 });
  if (take.turn) st.shoot(-24, 11, 100, 6, 10, 0.86, 0.5, '3:2', 70);
  else st.shoot(12, 13, 102, -4, 10, 0.98, 0.46, '4:3', 70);
}

export function fromTheTower(st: Stage): void {
  const { take, m } = st;
  sea(st, -2.2);
  square(st, { lod: 1, fountain: true });
  quay(st, -400, 400, SEA - 20, SEA, 2.2);
  row(st, -70, SEA - 26, -300, SEA - 26, 15, 22, 1);
  row(st, 70, SEA - 24, 72, SEA - 24, 15, 22, 1);
  m.at(0, 0, 0, 0, () => crowd(st, { n: 90, x0: -40, x1: 40, z0: 10, z1: SEA - 2 }));
  for (let k = 0; k < 5; k++) carriage(st, -30 + k * 15, 60 + k * 11, k);
  // The pier reaches out into the roadstead.
  st.tag('molo-audace', () => {
    m.use('stone', 0.5).box(-112, -3, SEA, -90, 0.1, SEA + 240);
    m.use('slabs', 0.55).floor(-112, SEA, -90, SEA + 240, 0.14);
  });
  steamer(st, -76, SEA + 70, Math.PI / 2 + Math.PI, 74);
  steamer(st, 30, SEA + 240, 0.4, 80, { liner: take.turn === 1, white: take.turn === 1 });
  for (let k = 0; k < 12; k++)
    trabaccolo(st, st.rng.range(-260, 320), SEA + st.rng.range(60, 700), st.rng.range(-3, 3), 16, 'up');
  hills(st, -3000, -600, SEA + 2600, -500, 150, 0.3, 4);
  st.light.side = take.turn ? 0.9 : -1.1;
  st.light.haze *= 0.35;
  crowd(st, { n: 160, x0: -40, x1: 40, z0: 14, z1: SEA - 4 });
  // Seen from behind the balustrade of the tower, towards the west.
  st.shoot(
    take.turn ? 5 : -6,
    44,
    -2,
    take.turn ? -8 : 2,
    SEA + 100,
    take.turn ? 0.72 : 0.84,
    0.3,
    take.turn ? '3:4' : '3:2',
    110,
  );
}

export function catafalques(st: Stage): void {
  const { m } = st;
  sea(st, -2.2);
  square(st, { lod: 1 });
  quay(st, -260, 260, SEA - 20, SEA, 2.2);
  // Two biers under black cloth, a lane of sailors, the fleet out in the roads.
  for (const x of [-5, 5]) {
    m.use('cloth', 0.05).box(x - 2.4, 0, SEA - 22, x + 2.4, 1.6, SEA - 15);
    m.use('wood', 0.12).box(x - 0.6, 1.6, SEA - 20.5, x + 0.6, 2.5, SEA - 16.5);
    m.use('cloth', 0.8).box(x - 0.65, 2.3, SEA - 19, x + 0.65, 2.55, SEA - 18);
    cross(st, x, 2.5, SEA - 18.5, 1.6);
    for (const [dx, dz] of [
      [-2.2, -1],
      [2.2, -1],
      [-2.2, 4.5],
      [2.2, 4.5],
    ] as const) {
      m.use('metal', 0.5).limb([x + dx, 0, SEA - 20.5 + dz], [x + dx, 2.6, SEA - 20.5 + dz], 0.07, 0.05, 6);
      m.use('lamp', 0.6).ball(x + dx, 2.75, SEA - 20.5 + dz, 0.07, 0.16, 0.07, 6);
    }
  }
  for (let k = 0; k < 34; k++) {
    person(st, -15 + k * 0.9, SEA - 24.5, 'soldier', 'stand', 0);
    person(st, -15 + k * 0.9, SEA - 5, 'soldier', 'stand', Math.PI);
  }
  crowd(st, {
    n: 30,
    x0: -9,
    x1: 9,
    z0: SEA - 13.5,
    z1: SEA - 8,
    kinds: ['man', 'priest', 'man', 'soldier'],
    pose: 'stand',
    turn: Math.PI,
  });
  crowd(st, {
    n: 190,
    x0: -42,
    x1: 42,
    z0: SEA - 56,
    z1: SEA - 27,
    kinds: ['man', 'lady', 'man'],
    turn: 0,
    pose: 'stand',
  });
  for (const s of [-1, 1])
    for (let k = 0; k < 4; k++) {
      m.use('wood', 0.1).limb([s * 15, 0, SEA - 22 + k * 5], [s * 15, 9, SEA - 22 + k * 5], 0.12, 0.08, 6);
      m.at(s * 15, 8.6, SEA - 22 + k * 5, 0, () => banner(st, s * 0.9, 0, 0, 1.7, 5, 0.04));
    }
  steamer(st, -50, SEA + 130, 0.1, 110, { war: true, funnels: 2, smoke: false });
  steamer(st, 70, SEA + 220, 0.1, 130, { war: true, funnels: 2, smoke: false });
  // From the square's side, over the crowd, towards the sea.
  st.shoot(-9, 5.6, SEA - 38, 1, SEA + 10, 0.8, 0.4, '3:2', 50);
}
