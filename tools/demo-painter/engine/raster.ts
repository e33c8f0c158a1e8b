import type { Camera } from './camera.js';
import type { Mesh } from './mesh.js';

/** What each point of the plate sees: which triangle, how near, and where on it. */
export interface View {
  w: number;
  h: number;
  near: Float32Array;
  tri: Int32Array;
  bu: Float32Array;
  bv: Float32Array;
}

export function blankView(w: number, h: number, withPlace = true): View {
  const n = w * h;
  return {
    w,
    h,
    near: new Float32Array(n),
    tri: new Int32Array(n).fill(-1),
    bu: new Float32Array(withPlace ? n : 0),
    bv: new Float32Array(withPlace ? n : 0),
  };
}

/**
 * Fills one projected triangle. The third coordinate grows towards the viewer and is linear on the
 * plate (1/distance for the lens, plain height for the sun), so lens and sun share this loop.
 */
export function fill(
  v: View,
  ax: number,
  ay: number,
  an: number,
  bx: number,
  by: number,
  bn: number,
  cx: number,
  cy: number,
  cn: number,
  tri: number,
): void {
  let area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0 || area !== area) return;
  let swapped = false;
  if (area < 0) {
    let t = bx;
    bx = cx;
    cx = t;
    t = by;
    by = cy;
    cy = t;
    t = bn;
    bn = cn;
    cn = t;
    area = -area;
    swapped = true;
  }
  const { w, h, near, bu, bv } = v;
  const keep = bu.length > 0;
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const y1 = Math.min(h - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (y0 > y1) return;
  const minX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const maxX = Math.min(w - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  if (minX > maxX) return;
  const inv = 1 / area;
  // Edge weights: each is (A x + B y + C), 1 at its own corner and 0 on the opposite edge.
  const A0 = (by - cy) * inv,
    B0 = (cx - bx) * inv,
    C0 = (bx * cy - cx * by) * inv;
  const A1 = (cy - ay) * inv,
    B1 = (ax - cx) * inv,
    C1 = (cx * ay - ax * cy) * inv;
  const A2 = (ay - by) * inv,
    B2 = (bx - ax) * inv,
    C2 = (ax * by - bx * ay) * inv;
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5;
    const r0 = B0 * py + C0,
      r1 = B1 * py + C1,
      r2 = B2 * py + C2;
    let lo = minX + 0.5;
    let hi = maxX + 0.5;
    if (A0 > 0) {
      const t = -r0 / A0;
      if (t > lo) lo = t;
    } else if (A0 < 0) {
      const t = -r0 / A0;
      if (t < hi) hi = t;
    } else if (r0 < 0) continue;
    if (A1 > 0) {
      const t = -r1 / A1;
      if (t > lo) lo = t;
    } else if (A1 < 0) {
      const t = -r1 / A1;
      if (t < hi) hi = t;
    } else if (r1 < 0) continue;
    if (A2 > 0) {
      const t = -r2 / A2;
      if (t > lo) lo = t;
    } else if (A2 < 0) {
      const t = -r2 / A2;
      if (t < hi) hi = t;
    } else if (r2 < 0) continue;
    const xs = Math.ceil(lo - 0.5);
    const xe = Math.floor(hi - 0.5);
    if (xs > xe) continue;
    const px = xs + 0.5;
    let w0 = A0 * px + r0,
      w1 = A1 * px + r1,
      w2 = A2 * px + r2;
    let i = y * w + xs;
    for (let x = xs; x <= xe; x++, i++) {
      const n = w0 * an + w1 * bn + w2 * cn;
      if (n > near[i]!) {
        near[i] = n;
        v.tri[i] = tri;
        if (keep) {
          const s = (w1 * bn) / n;
          const t = (w2 * cn) / n;
          bu[i] = swapped ? t : s;
          bv[i] = swapped ? s : t;
        }
      }
      w0 += A0;
      w1 += A1;
      w2 += A2;
    }
  }
}

const NEAR = 0.25;

/** Projects the model through the lens; with `mirror`, the model reflected in the level y = mirror. */
export function photograph(mesh: Mesh, cam: Camera, w: number, h: number, mirror?: number): View {
  const v = blankView(w, h);
  const s = Math.sin(cam.yaw),
    c = Math.cos(cam.yaw);
  const f = cam.focal * w;
  const ox = w / 2;
  const oy = cam.horizon * h;
  const { pos } = mesh;
  const vx = new Float64Array(4),
    vy = new Float64Array(4),
    vz = new Float64Array(4);
  const qx = new Float64Array(4),
    qy = new Float64Array(4),
    qz = new Float64Array(4);
  for (let t = 0; t < mesh.count; t++) {
    const o = t * 9;
    if (
      mirror !== undefined &&
      pos[o + 1]! <= mirror + 0.02 &&
      pos[o + 4]! <= mirror + 0.02 &&
      pos[o + 7]! <= mirror + 0.02
    )
      continue;
    let behind = 0;
    for (let k = 0; k < 3; k++) {
      const x = pos[o + k * 3]! - cam.x;
      const y = (mirror === undefined ? pos[o + k * 3 + 1]! : 2 * mirror - pos[o + k * 3 + 1]!) - cam.y;
      const z = pos[o + k * 3 + 2]! - cam.z;
      vx[k] = c * x + s * z;
      vy[k] = y;
      vz[k] = s * x - c * z;
      if (vz[k]! < NEAR) behind++;
    }
    if (behind === 3) continue;
    if (behind === 0) {
      const a = 1 / vz[0]!,
        b = 1 / vz[1]!,
        d = 1 / vz[2]!;
      fill(
        v,
        ox + f * vx[0]! * a,
        oy - f * vy[0]! * a,
        a,
        ox + f * vx[1]! * b,
        oy - f * vy[1]! * b,
        b,
        ox + f * vx[2]! * d,
        oy - f * vy[2]! * d,
        d,
        t,
      );
      continue;
    }
    // The triangle crosses the plane of the lens: keep the part in front of it.
    let n = 0;
    for (let k = 0; k < 3; k++) {
      const e = (k + 1) % 3;
      if (vz[k]! >= NEAR) {
        qx[n] = vx[k]!;
        qy[n] = vy[k]!;
        qz[n++] = vz[k]!;
      }
      if (vz[k]! >= NEAR !== vz[e]! >= NEAR) {
        const u = (NEAR - vz[k]!) / (vz[e]! - vz[k]!);
        qx[n] = vx[k]! + (vx[e]! - vx[k]!) * u;
        qy[n] = vy[k]! + (vy[e]! - vy[k]!) * u;
        qz[n++] = NEAR;
      }
    }
    for (let k = 1; k + 1 < n; k++) {
      const a = 1 / qz[0]!,
        b = 1 / qz[k]!,
        d = 1 / qz[k + 1]!;
      fill(
        v,
        ox + f * qx[0]! * a,
        oy - f * qy[0]! * a,
        a,
        ox + f * qx[k]! * b,
        oy - f * qy[k]! * b,
        b,
        ox + f * qx[k + 1]! * d,
        oy - f * qy[k + 1]! * d,
        d,
        t,
      );
    }
  }
  return v;
}
