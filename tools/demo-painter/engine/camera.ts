import type { Mesh, P3 } from './mesh.js';

/**
 * A view camera of the time: the plate stands upright and the lens is shifted up or down, so walls
 * stay vertical. `horizon` is where the eye level falls on the plate, from the top (0..1).
 */
export interface Camera {
  x: number;
  y: number;
  z: number;
  /** Direction of view about the vertical; 0 looks away from the viewer (towards -z). */
  yaw: number;
  /** Focal length in plate widths: 0.6 takes in much, 2 little. */
  focal: number;
  horizon: number;
}

export function lookAt(
  x: number,
  y: number,
  z: number,
  tx: number,
  tz: number,
  focal: number,
  horizon: number,
): Camera {
  return { x, y, z, yaw: Math.atan2(tx - x, z - tz), focal, horizon };
}

/** Ropes become ribbons facing the lens, never thinner than a trace on the plate. */
export function stretchCords(mesh: Mesh, cam: Camera, width: number): void {
  const least = 0.55 / (cam.focal * width);
  for (const { a, b, r, mat, obj } of mesh.cords) {
    const mx = (a[0] + b[0]) / 2 - cam.x,
      my = (a[1] + b[1]) / 2 - cam.y,
      mz = (a[2] + b[2]) / 2 - cam.z;
    const far = Math.hypot(mx, my, mz);
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      dz = b[2] - a[2];
    const sx = dy * mz - dz * my,
      sy = dz * mx - dx * mz,
      sz = dx * my - dy * mx;
    const l = Math.hypot(sx, sy, sz);
    if (l < 1e-9) continue;
    const k = Math.max(r, far * least) / l;
    const o: P3 = [sx * k, sy * k, sz * k];
    const p = (q: P3, s: number): P3 => [q[0] + o[0] * s, q[1] + o[1] * s, q[2] + o[2] * s];
    mesh.triWorld(p(a, 1), p(b, 1), p(b, -1), undefined, undefined, undefined, mat, obj);
    mesh.triWorld(p(a, 1), p(b, -1), p(a, -1), undefined, undefined, undefined, mat, obj);
  }
  mesh.cords.length = 0;
}
