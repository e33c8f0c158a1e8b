import { house } from './walls.js';
import { tree } from './nature.js';
import type { Stage } from './stage.js';
import type { HouseSpec, Storey } from './walls.js';

/** An ordinary house of the merchants' town, different every time. */
export function townHouse(
  st: Stage,
  w: number,
  d: number,
  h: number,
  lod: 0 | 1 | 2 = 1,
  tone = st.rng.range(0.42, 0.78),
): void {
  const { rng } = st;
  const n = Math.max(2, Math.round(h / 4.1));
  const fh = h / (n + 0.15);
  const bays = Math.max(2, Math.round(w / rng.range(2.9, 3.8)));
  const hood = rng.pick(['none', 'flat', 'pediment', 'flat'] as const);
  const shutters = rng.pick([0, 0.35, 0.7]);
  const arch = rng.chance(0.5);
  const storeys: Storey[] = [
    {
      h: fh * 1.15,
      ww: Math.min(2, (w / bays) * 0.6),
      wh: fh * 0.85,
      sill: 0.05,
      arch,
      texture: rng.pick(['rustic', 'ashlar', 'plaster']),
      awning: lod < 2 && rng.chance(0.4) ? 0.5 : 0,
      tone: rng.range(0.8, 1),
    },
  ];
  for (let k = 1; k < n; k++)
    storeys.push({
      h: fh,
      ww: 1.15,
      wh: fh * (k === n - 1 ? 0.48 : 0.56),
      sill: fh * 0.2,
      hood: k === 1 ? hood : 'none',
      shutters,
      balcony: k === 1 && lod === 0 && rng.chance(0.3),
      course: rng.chance(0.6),
    });
  const spec: HouseSpec = {
    w,
    d,
    bays,
    tone,
    storeys,
    lod,
    roofTone: rng.range(0.22, 0.42),
    cornice: rng.range(0.35, 0.8),
  };
  if (rng.chance(0.18)) spec.attic = 'balustrade';
  house(st, spec);
}

/** A row of houses from (x0, z0) to (x1, z1); fronts look to the right of that direction. */
export function row(
  st: Stage,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  h0: number,
  h1: number,
  lod: 0 | 1 | 2 = 1,
  d = 14,
  gaps = 0,
): void {
  const { m, rng } = st;
  const total = Math.hypot(x1 - x0, z1 - z0);
  const turn = Math.atan2(-(z1 - z0), x1 - x0);
  m.at(x0, 0, z0, turn, () => {
    let x = 0;
    while (x < total - 4) {
      let w = rng.range(11, 22);
      if (total - x - w < 8) w = total - x;
      const h = rng.range(h0, h1);
      m.at(x, 0, rng.range(-0.4, 0), 0, () => townHouse(st, w, d, h, lod));
      x += w + (rng.chance(0.2) ? gaps : 0);
    }
  });
}

/** Roofs and façades filling a hillside or the land behind a quay. */
export function quarter(
  st: Stage,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  n: number,
  ground: (x: number, z: number) => number,
  hMin = 8,
  hMax = 17,
): void {
  const { m, rng } = st;
  for (let k = 0; k < n; k++) {
    const x = rng.range(x0, x1),
      z = rng.range(z0, z1);
    m.at(x, ground(x, z) - 1, z, rng.range(-0.35, 0.35), () =>
      townHouse(st, rng.range(10, 20), rng.range(9, 14), rng.range(hMin, hMax), 2),
    );
  }
  for (let k = 0; k < n / 12; k++) {
    const x = rng.range(x0, x1),
      z = rng.range(z0, z1);
    tree(st, x, z, rng.range(6, 11), { y: ground(x, z), fine: 0.3, cypress: rng.chance(0.4) });
  }
}
