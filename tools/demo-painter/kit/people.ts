import type { Stage } from './stage.js';

export type Kind = 'man' | 'lady' | 'worker' | 'maid' | 'child' | 'soldier' | 'bather' | 'priest';
export type Pose = 'stand' | 'walk' | 'sit' | 'work' | 'wave';

/**
 * A figure in the dress of its year, about 200 triangles: enough for the light to fall on it as on a
 * body, since nobody on these plates is nearer than a few metres.
 */
export function person(
  st: Stage,
  x: number,
  z: number,
  kind: Kind = 'man',
  pose: Pose = 'stand',
  turn = st.rng.range(-3.1, 3.1),
  y = 0,
): void {
  const { m, rng, light } = st;
  const late = st.take.year >= 1920;
  const modern = st.take.year >= 1945;
  const size =
    kind === 'child'
      ? rng.range(0.55, 0.75)
      : kind === 'lady' || kind === 'maid'
        ? rng.range(0.9, 0.97)
        : rng.range(0.95, 1.06);
  const gale = light.wind > 0.6;
  const skirted = kind === 'lady' || kind === 'maid' || kind === 'priest' || (kind === 'child' && rng.chance(0.4));
  const warm = light.height > 0.9 || st.take.sunday;
  const dark =
    kind === 'soldier'
      ? 0.28
      : kind === 'worker'
        ? rng.range(0.14, 0.42)
        : kind === 'lady'
          ? rng.chance(warm ? 0.65 : 0.25)
            ? rng.range(0.45, 0.82)
            : rng.range(0.07, 0.3)
          : kind === 'bather'
            ? 0.5
            : kind === 'man'
              ? rng.chance(warm ? 0.3 : 0.06)
                ? rng.range(0.45, 0.75)
                : rng.range(0.05, 0.2)
              : rng.range(0.1, 0.5);
  const stride = pose === 'walk' ? rng.range(0.14, 0.28) : pose === 'work' ? 0.22 : 0.06;
  const leanX = gale ? rng.range(0.22, 0.42) : pose === 'work' ? rng.range(0.2, 0.6) : 0;
  m.at(
    x,
    y,
    z,
    turn,
    () =>
      m.tilt(leanX, 0, () => {
        const sit = pose === 'sit' ? 0.42 : 0;
        const hip = 0.88 - sit;
        const skin = 0.52;
        if (kind === 'bather') {
          for (const s of [-1, 1]) m.use('skin', skin).limb([s * 0.09, hip, 0], [s * 0.11, 0, s * stride], 0.085, 0.05);
          m.use('cloth', rng.chance(0.5) ? 0.12 : 0.7).lathe(
            [
              [0.15, hip - 0.12],
              [0.165, hip],
              [0.14, hip + 0.25],
              [0.17, hip + 0.45],
              [0.08, hip + 0.58],
            ],
            8,
            0.65,
          );
        } else if (skirted && !(late && kind === 'lady')) {
          const hem = kind === 'priest' ? 0.26 : st.take.year < 1905 ? 0.42 : 0.28;
          const blow = gale ? 0.18 : 0;
          m.use('cloth', dark);
          m.surface(10, 4, (u, v) => {
            const a = u * Math.PI * 2;
            const r = (hem + (0.15 - hem) * Math.pow(v, 0.7)) * (1 + Math.sin(a * 5) * 0.05 * (1 - v));
            return [-r * Math.cos(a), v * (hip + 0.12), r * 0.85 * Math.sin(a) - (1 - v) * blow];
          });
        } else if (late && kind === 'lady') {
          for (const s of [-1, 1])
            m.use('skin', 0.42).limb([s * 0.08, 0.45, 0], [s * 0.08, 0, s * stride], 0.055, 0.04, 5);
          m.use('cloth', dark).lathe(
            [
              [0.23, 0.38],
              [0.19, hip],
              [0.15, hip + 0.2],
            ],
            9,
            0.75,
          );
        } else {
          m.use('cloth', kind === 'soldier' ? 0.3 : dark * rng.range(0.8, 1.6));
          for (const s of [-1, 1]) {
            if (sit) {
              m.limb([s * 0.1, hip, 0], [s * 0.11, hip, 0.42], 0.1, 0.08);
              m.limb([s * 0.11, hip, 0.42], [s * 0.11, 0, 0.45], 0.075, 0.055);
            } else m.limb([s * 0.09, hip + 0.04, 0], [s * 0.1, 0.02, s * stride], 0.105, 0.065);
          }
          m.use('plain', 0.05);
          for (const s of [-1, 1])
            m.box(
              s * 0.1 - 0.05,
              0,
              (sit ? 0.42 : s * stride) - 0.08,
              s * 0.1 + 0.05,
              0.08,
              (sit ? 0.42 : s * stride) + 0.15,
            );
        }
        const coat = kind === 'man' && !modern && rng.chance(0.7) ? 0.32 : kind === 'soldier' ? 0.2 : 0.08;
        if (kind !== 'bather') {
          m.use('cloth', kind === 'worker' && rng.chance(0.6) ? rng.range(0.5, 0.75) : dark);
          m.lathe(
            [
              [coat > 0.1 ? 0.235 : 0.17, hip - (sit ? 0 : coat)],
              [0.17, hip + 0.12],
              [0.155, hip + 0.22],
              [0.215, hip + 0.46],
              [0.2, hip + 0.53],
              [0.07, hip + 0.61],
            ],
            9,
            0.66,
          );
          if (kind === 'man' && rng.chance(0.7))
            m.use('plain', 0.85).quad(
              [-0.05, hip + 0.57, 0.115],
              [0.05, hip + 0.57, 0.115],
              [0.015, hip + 0.34, 0.16],
              [-0.015, hip + 0.34, 0.16],
            );
          if (kind === 'maid')
            m.use('cloth', 0.8).quad(
              [-0.16, hip + 0.1, 0.17],
              [0.16, hip + 0.1, 0.17],
              [0.22, 0.25, 0.36],
              [-0.22, 0.25, 0.36],
            );
        }
        const arm = (s: number): void => {
          const sh: [number, number, number] = [s * 0.205, hip + 0.5, 0];
          const lift = pose === 'wave' && s > 0;
          const el: [number, number, number] = lift
            ? [s * 0.36, hip + 0.62, 0.05]
            : pose === 'work'
              ? [s * 0.28, hip + 0.28, 0.2]
              : [s * 0.27, hip + 0.24, -0.04 + s * stride * -0.4];
          const ha: [number, number, number] = lift
            ? [s * 0.3, hip + 0.92, 0.1]
            : pose === 'work'
              ? [s * 0.14, hip + 0.12, 0.46]
              : gale
                ? [s * 0.1, hip + 0.56, 0.24]
                : [s * 0.25, hip + 0.03, 0.12 + s * stride * -0.5];
          m.use(kind === 'bather' ? 'skin' : 'cloth', kind === 'bather' ? skin : dark * 1.1);
          m.limb(sh, el, 0.065, 0.052, 5);
          m.limb(el, ha, 0.052, 0.04, 5);
          m.use('skin', skin).ball(ha[0], ha[1] - 0.03, ha[2], 0.045, 0.055, 0.045, 5);
          if (lift) hat(st, ha[0], ha[1] + 0.02, ha[2], kind);
        };
        arm(-1);
        arm(1);
        m.use('skin', skin);
        m.limb([0, hip + 0.55, 0], [0, hip + 0.68, 0.01], 0.055, 0.05, 6);
        m.ball(0, hip + 0.755, 0.02, 0.08, 0.115, 0.095, 8);
        m.use('cloth', rng.range(0.06, 0.25)).ball(0, hip + 0.785, -0.02, 0.087, 0.1, 0.09, 8);
        if (pose !== 'wave') hat(st, 0, hip + 0.81, 0, kind);
        if (kind === 'lady' && warm && !gale && !late && rng.chance(0.3) && pose !== 'sit') {
          m.use('wood', 0.15).limb([0.24, hip + 0.1, 0.15], [0.18, hip + 1.15, 0], 0.012, 0.012, 4);
          m.use('cloth', rng.range(0.55, 0.9)).at(0.18, hip + 0.95, 0, 0, () =>
            m.lathe(
              [
                [0.5, 0],
                [0.34, 0.14],
                [0, 0.24],
              ],
              10,
            ),
          );
        }
        if (kind === 'man' && rng.chance(0.25))
          m.use('wood', 0.12).limb([0.27, hip, 0.16], [0.3, 0, 0.3], 0.014, 0.012, 4);
        if (kind === 'soldier')
          m.use('wood', 0.14).limb([-0.2, hip - 0.1, 0.05], [-0.14, hip + 1.05, -0.05], 0.025, 0.015, 5);
      }),
    size,
  );
}

function hat(st: Stage, x: number, y: number, z: number, kind: Kind): void {
  const { m, rng } = st;
  const { year } = st.take;
  m.at(x, y, z, 0, () => {
    if (kind === 'soldier') {
      m.use('cloth', 0.16).lathe(
        [
          [0.15, 0],
          [0.1, 0.02],
          [0.1, 0.09],
          [0, 0.11],
        ],
        8,
      );
      m.use('leaf', 0.12).ball(0.1, 0.02, -0.03, 0.07, 0.12, 0.12, 6);
      return;
    }
    if (kind === 'bather') {
      if (rng.chance(0.4)) m.use('cloth', 0.7).ball(0, 0.02, 0, 0.1, 0.08, 0.1, 6);
      return;
    }
    if (kind === 'lady') {
      const b = year < 1890 ? 0.14 : year < 1915 ? 0.24 : 0.12;
      m.use('cloth', rng.chance(0.4) ? 0.7 : 0.12).lathe(
        [
          [b, 0],
          [b * 0.98, 0.02],
          [0.1, 0.03],
          [0.11, 0.1],
          [0, 0.13],
        ],
        10,
      );
      if (year > 1885 && year < 1916) m.use('leaf', 0.4).ball(0.05, 0.1, 0, 0.1, 0.05, 0.08, 6);
      return;
    }
    if (kind === 'maid') {
      m.use('cloth', rng.range(0.2, 0.8)).ball(0, -0.05, -0.01, 0.115, 0.13, 0.12, 8);
      return;
    }
    if (kind === 'worker' || kind === 'child') {
      if (rng.chance(0.85))
        m.use('cloth', rng.range(0.1, 0.5)).lathe(
          [
            [0.13, 0],
            [0.13, 0.03],
            [0, 0.07],
          ],
          8,
        );
      return;
    }
    if (kind === 'priest') {
      m.use('cloth', 0.06).lathe(
        [
          [0.2, 0],
          [0.09, 0.02],
          [0.09, 0.08],
          [0, 0.1],
        ],
        8,
      );
      return;
    }
    const straw = st.light.height > 0.9 && rng.chance(0.5);
    const tone = straw ? 0.82 : rng.range(0.05, 0.16);
    if (year > 1946 && rng.chance(0.6)) return;
    m.use('cloth', tone);
    if (year < 1885 && rng.chance(0.6))
      m.lathe(
        [
          [0.15, 0],
          [0.095, 0.015],
          [0.1, 0.2],
          [0, 0.2],
        ],
        10,
      );
    else if (straw)
      m.lathe(
        [
          [0.17, 0],
          [0.1, 0.01],
          [0.1, 0.08],
          [0, 0.08],
        ],
        10,
      );
    else
      m.lathe(
        [
          [0.155, 0],
          [0.1, 0.01],
          [0.1, 0.07],
          [0.06, 0.12],
          [0, 0.125],
        ],
        10,
      );
  });
}

export interface CrowdSpec {
  n: number;
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  kinds?: readonly Kind[];
  pose?: Pose;
  /** Direction most of them face; left out, they go where they like. */
  turn?: number;
  y?: number;
  free?: (x: number, z: number) => boolean;
}

/** People spread over a piece of ground, in small groups as people do. */
export function crowd(st: Stage, c: CrowdSpec): void {
  const { rng } = st;
  const kinds =
    c.kinds ??
    (st.take.sunday
      ? (['man', 'lady', 'man', 'lady', 'child', 'lady'] as const)
      : (['man', 'man', 'lady', 'worker', 'maid', 'child', 'man'] as const));
  let left = c.n;
  let tries = c.n * 6;
  while (left > 0 && tries-- > 0) {
    const gx = rng.range(c.x0, c.x1),
      gz = c.z1 - (c.z1 - c.z0) * Math.pow(rng(), 1.35);
    const group = Math.min(left, rng.pick([1, 1, 2, 2, 3]));
    const turn = c.turn === undefined ? rng.range(-3.14, 3.14) : c.turn + rng.range(-0.5, 0.5);
    for (let k = 0; k < group; k++) {
      const x = gx + rng.range(-0.7, 0.7),
        z = gz + rng.range(-0.6, 0.6);
      if (x < c.x0 || x > c.x1 || (c.free && !c.free(x, z))) continue;
      left--;
      person(
        st,
        x,
        z,
        rng.pick(kinds),
        c.pose ?? (rng.chance(0.55) ? 'walk' : 'stand'),
        turn + rng.range(-0.25, 0.25),
        c.y ?? 0,
      );
    }
  }
}
