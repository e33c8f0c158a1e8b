import { blankView, fill } from './raster.js';
import type { View } from './raster.js';
import type { Mesh, P3 } from './mesh.js';

/** The scene as the sun sees it: what the sun does not see lies in shadow. */
export interface SunView {
  dir: P3;
  size: number;
  scale: number;
  rx: number;
  rz: number;
  ux: number;
  uy: number;
  uz: number;
  ox: number;
  oy: number;
  near: Float32Array;
}

export function sunView(
  mesh: Mesh,
  dir: P3,
  cx: number,
  cz: number,
  radius: number,
  size: number,
  casts: (material: number) => boolean,
): SunView {
  const flat = Math.hypot(dir[0], dir[2]) || 1;
  const rx = dir[2] / flat;
  const rz = -dir[0] / flat;
  const ux = -dir[1] * (dir[0] / flat),
    uy = flat,
    uz = -dir[1] * (dir[2] / flat);
  const scale = size / (2 * radius);
  const ox = size / 2 - (cx * rx + cz * rz) * scale;
  const oy = size / 2 - (cx * ux + cz * uz) * scale;
  const v: View = blankView(size, size, false);
  v.near.fill(-1e9);
  const { pos } = mesh;
  for (let t = 0; t < mesh.count; t++) {
    if (!casts(mesh.mat[t]!)) continue;
    const o = t * 9;
    const x0 = pos[o]!,
      y0 = pos[o + 1]!,
      z0 = pos[o + 2]!;
    const x1 = pos[o + 3]!,
      y1 = pos[o + 4]!,
      z1 = pos[o + 5]!;
    const x2 = pos[o + 6]!,
      y2 = pos[o + 7]!,
      z2 = pos[o + 8]!;
    fill(
      v,
      (x0 * rx + z0 * rz) * scale + ox,
      (x0 * ux + y0 * uy + z0 * uz) * scale + oy,
      x0 * dir[0] + y0 * dir[1] + z0 * dir[2],
      (x1 * rx + z1 * rz) * scale + ox,
      (x1 * ux + y1 * uy + z1 * uz) * scale + oy,
      x1 * dir[0] + y1 * dir[1] + z1 * dir[2],
      (x2 * rx + z2 * rz) * scale + ox,
      (x2 * ux + y2 * uy + z2 * uz) * scale + oy,
      x2 * dir[0] + y2 * dir[1] + z2 * dir[2],
      t,
    );
  }
  return { dir, size, scale, rx, rz, ux, uy, uz, ox, oy, near: v.near };
}
