import { noise } from '../engine/noise.js';
import type { Stage } from './stage.js';
import type { Texture } from '../engine/materials.js';

/** A stretch of pavement, a little uneven so that light and wet lie on it unevenly. */
export function paving(
  st: Stage,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  texture: Texture = 'slabs',
  tone = 0.5,
  y = 0,
): void {
  const { m } = st;
  m.use(texture, tone);
  const nx = Math.max(1, Math.min(24, Math.round((x1 - x0) / 6)));
  const nz = Math.max(1, Math.min(40, Math.round((z1 - z0) / 6)));
  const b = texture === 'slabs' ? 0.012 : 0.04;
  m.surface(nx, nz, (u, v) => {
    const x = x0 + (x1 - x0) * u,
      z = z1 + (z0 - z1) * v;
    return [x, y + noise(x * 0.05, z * 0.05) * b, z];
  });
}

/** A quay: pavement ending in a wall over the water. The edge runs along z = `edge`, land behind it. */
export function quay(
  st: Stage,
  x0: number,
  x1: number,
  back: number,
  edge: number,
  height: number,
  texture: Texture = 'slabs',
  tone = 0.52,
): void {
  const { m } = st;
  paving(st, x0, back, x1, edge, texture, tone);
  m.use('stone', 0.5).quad([x0, -height - 1, edge], [x1, -height - 1, edge], [x1, 0, edge], [x0, 0, edge]);
  m.use('marble', 0.66).box(x0, -0.3, edge - 0.9, x1, 0.06, edge + 0.12);
}
