import { Palette } from './materials.js';
import type { Texture } from './materials.js';

export type P3 = readonly [number, number, number];

interface Cord {
  a: P3;
  b: P3;
  r: number;
  mat: number;
  obj: number;
}

/**
 * The model in front of the camera: triangles in metres (x right, y up, z towards the viewer).
 * Builders draw in their own coordinates; `at` moves, turns and scales what they draw.
 */
export class Mesh {
  pos = new Float32Array(9 * 4096);
  nrm = new Float32Array(9 * 4096);
  mat = new Uint16Array(4096);
  obj = new Uint16Array(4096);
  count = 0;
  readonly palette = new Palette();
  /** Ropes and wires: kept apart because their width depends on the distance from the lens. */
  readonly cords: Cord[] = [];
  object = 0;
  private material = 0;
  private t: number[] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

  use(texture: Texture, tone: number): this {
    this.material = this.palette.id(texture, tone);
    return this;
  }

  inUse(): number {
    return this.material;
  }

  restore(material: number): void {
    this.material = material;
  }

  /** Draws inside a frame standing at (x, y, z), turned by `turn` about the vertical. */
  at(x: number, y: number, z: number, turn: number, draw: () => void, sx = 1, sy = sx, sz = sx): void {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    this.frame([c * sx, 0, s * sz, x, 0, sy, 0, y, -s * sx, 0, c * sz, z], draw);
  }

  /** Tilts about the local x axis (lean forward) and z axis (heel over). */
  tilt(aboutX: number, aboutZ: number, draw: () => void): void {
    const cx = Math.cos(aboutX);
    const sx = Math.sin(aboutX);
    const cz = Math.cos(aboutZ);
    const sz = Math.sin(aboutZ);
    this.frame([cz, -sz, 0, 0, cx * sz, cx * cz, -sx, 0, sx * sz, sx * cz, cx, 0], draw);
  }

  private frame(b: number[], draw: () => void): void {
    const a = this.t;
    const o: number[] = [];
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 4; c++) {
        let v = c === 3 ? a[r * 4 + 3]! : 0;
        for (let k = 0; k < 3; k++) v += a[r * 4 + k]! * b[k * 4 + c]!;
        o.push(v);
      }
    }
    this.t = o;
    draw();
    this.t = a;
  }

  world(p: P3): P3 {
    const t = this.t;
    return [
      t[0]! * p[0] + t[1]! * p[1] + t[2]! * p[2] + t[3]!,
      t[4]! * p[0] + t[5]! * p[1] + t[6]! * p[2] + t[7]!,
      t[8]! * p[0] + t[9]! * p[1] + t[10]! * p[2] + t[11]!,
    ];
  }

  private turn(p: P3): P3 {
    const t = this.t;
    const x = t[0]! * p[0] + t[1]! * p[1] + t[2]! * p[2];
    const y = t[4]! * p[0] + t[5]! * p[1] + t[6]! * p[2];
    const z = t[8]! * p[0] + t[9]! * p[1] + t[10]! * p[2];
    const l = Math.hypot(x, y, z) || 1;
    return [x / l, y / l, z / l];
  }

  private grow(): void {
    const n = this.mat.length * 2;
    const copy = <T extends Float32Array | Uint16Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.pos = copy(this.pos, new Float32Array(9 * n));
    this.nrm = copy(this.nrm, new Float32Array(9 * n));
    this.mat = copy(this.mat, new Uint16Array(n));
    this.obj = copy(this.obj, new Uint16Array(n));
  }

  /** A triangle; with normals it is shaded as part of a rounded surface. */
  tri(a: P3, b: P3, c: P3, na?: P3, nb?: P3, nc?: P3): void {
    this.triWorld(
      this.world(a),
      this.world(b),
      this.world(c),
      na && this.turn(na),
      nb && this.turn(nb),
      nc && this.turn(nc),
    );
  }

  triWorld(a: P3, b: P3, c: P3, na?: P3, nb?: P3, nc?: P3, mat = this.material, obj = this.object): void {
    if (this.count === this.mat.length) this.grow();
    const i = this.count++;
    const o = i * 9;
    const { pos, nrm } = this;
    let fx = 0;
    let fy = 0;
    let fz = 0;
    if (!na || !nb || !nc) {
      const ux = b[0] - a[0],
        uy = b[1] - a[1],
        uz = b[2] - a[2];
      const vx = c[0] - a[0],
        vy = c[1] - a[1],
        vz = c[2] - a[2];
      fx = uy * vz - uz * vy;
      fy = uz * vx - ux * vz;
      fz = ux * vy - uy * vx;
      const l = Math.hypot(fx, fy, fz) || 1;
      fx /= l;
      fy /= l;
      fz /= l;
    }
    for (let k = 0; k < 3; k++) {
      pos[o + k] = a[k]!;
      pos[o + 3 + k] = b[k]!;
      pos[o + 6 + k] = c[k]!;
      const f = k === 0 ? fx : k === 1 ? fy : fz;
      nrm[o + k] = na && nb && nc ? na[k]! : f;
      nrm[o + 3 + k] = na && nb && nc ? nb[k]! : f;
      nrm[o + 6 + k] = na && nb && nc ? nc[k]! : f;
    }
    this.mat[i] = mat;
    this.obj[i] = obj;
  }

  quad(a: P3, b: P3, c: P3, d: P3): void {
    this.tri(a, b, c);
    this.tri(a, c, d);
  }

  /** An upright rectangle facing the viewer. */
  front(x0: number, y0: number, x1: number, y1: number, z: number): void {
    this.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
  }

  floor(x0: number, z0: number, x1: number, z1: number, y: number): void {
    this.quad([x0, y, z0], [x0, y, z1], [x1, y, z1], [x1, y, z0]);
  }

  box(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): void {
    this.front(x0, y0, x1, y1, z1);
    this.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]);
    this.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]);
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
    this.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]);
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
  }

  /** A rounded sheet given by a function of two parameters 0..1. */
  surface(nu: number, nv: number, f: (u: number, v: number) => P3): void {
    const pts: P3[] = [];
    for (let j = 0; j <= nv; j++) for (let i = 0; i <= nu; i++) pts.push(this.world(f(i / nu, j / nv)));
    const at = (i: number, j: number): P3 => pts[j * (nu + 1) + i]!;
    const closed =
      Math.hypot(
        at(0, nv >> 1)[0] - at(nu, nv >> 1)[0],
        at(0, nv >> 1)[1] - at(nu, nv >> 1)[1],
        at(0, nv >> 1)[2] - at(nu, nv >> 1)[2],
      ) < 1e-4;
    const normal = (i: number, j: number): P3 => {
      const il = i > 0 ? i - 1 : closed ? nu - 1 : 0;
      const ir = i < nu ? i + 1 : closed ? 1 : nu;
      const l = at(il, j),
        r = at(ir, j),
        d = at(i, Math.max(0, j - 1)),
        u = at(i, Math.min(nv, j + 1));
      const ax = r[0] - l[0],
        ay = r[1] - l[1],
        az = r[2] - l[2];
      const bx = u[0] - d[0],
        by = u[1] - d[1],
        bz = u[2] - d[2];
      const x = ay * bz - az * by,
        y = az * bx - ax * bz,
        z = ax * by - ay * bx;
      const n = Math.hypot(x, y, z);
      return n < 1e-9 ? [0, 1, 0] : [x / n, y / n, z / n];
    };
    const ns: P3[] = [];
    for (let j = 0; j <= nv; j++) for (let i = 0; i <= nu; i++) ns.push(normal(i, j));
    const n = (i: number, j: number): P3 => ns[j * (nu + 1) + i]!;
    for (let j = 0; j < nv; j++) {
      for (let i = 0; i < nu; i++) {
        this.triWorld(at(i, j), at(i + 1, j), at(i + 1, j + 1), n(i, j), n(i + 1, j), n(i + 1, j + 1));
        this.triWorld(at(i, j), at(i + 1, j + 1), at(i, j + 1), n(i, j), n(i + 1, j + 1), n(i, j + 1));
      }
    }
  }

  /** A turned solid: radius and height pairs from the bottom up. Sharp bends need the point twice. */
  lathe(profile: readonly (readonly [number, number])[], segments = 16, flat = 1, from = 0, to = Math.PI * 2): void {
    const slopeOf = (k: number): number | undefined => {
      const p = profile[k],
        q = profile[k + 1];
      return p && q && (p[0] !== q[0] || p[1] !== q[1]) ? Math.atan2(p[0] - q[0], q[1] - p[1]) : undefined;
    };
    // Gentle bends are rounded off; edges stay edges.
    const joint = (own: number, other: number | undefined): number =>
      other !== undefined && Math.abs(own - other) < 0.45 ? (own + other) / 2 : own;
    for (let k = 0; k + 1 < profile.length; k++) {
      const [r0, y0] = profile[k]!;
      const [r1, y1] = profile[k + 1]!;
      const slope = slopeOf(k);
      if (slope === undefined) continue;
      const s0 = joint(slope, slopeOf(k - 1)),
        s1 = joint(slope, slopeOf(k + 1));
      const nlo = Math.sin(s0),
        hlo = Math.cos(s0),
        nhi = Math.sin(s1),
        hhi = Math.cos(s1);
      for (let i = 0; i < segments; i++) {
        const a = from + ((to - from) * i) / segments;
        const b = from + ((to - from) * (i + 1)) / segments;
        const ca = Math.cos(a),
          sa = Math.sin(a),
          cb = Math.cos(b),
          sb = Math.sin(b);
        const p: P3 = [r0 * ca, y0, r0 * sa * flat];
        const q: P3 = [r0 * cb, y0, r0 * sb * flat];
        const r: P3 = [r1 * cb, y1, r1 * sb * flat];
        const s: P3 = [r1 * ca, y1, r1 * sa * flat];
        const round = segments > 8;
        const np: P3 = [hlo * ca, nlo, hlo * sa],
          nq: P3 = [hlo * cb, nlo, hlo * sb];
        const nr: P3 = [hhi * cb, nhi, hhi * sb],
          ns: P3 = [hhi * ca, nhi, hhi * sa];
        if (round) {
          if (r0 > 1e-6) this.tri(p, q, r, np, nq, nr);
          if (r1 > 1e-6) this.tri(p, r, s, np, nr, ns);
        } else {
          // Few sides mean a prism or a pyramid: faces, not a curve.
          if (r0 > 1e-6) this.tri(p, q, r);
          if (r1 > 1e-6) this.tri(p, r, s);
        }
      }
    }
  }

  cylinder(x: number, y: number, z: number, r: number, h: number, top = r, segments = 12): void {
    this.at(x, y, z, 0, () =>
      this.lathe(
        [
          [r, 0],
          [top, h],
          [top, h],
          [0, h],
        ],
        segments,
      ),
    );
  }

  ball(x: number, y: number, z: number, rx: number, ry = rx, rz = rx, segments = 10): void {
    const half = Math.max(3, segments >> 1);
    this.surface(segments, half, (u, v) => {
      const a = u * Math.PI * 2;
      const b = (v - 0.5) * Math.PI;
      return [x - rx * Math.cos(a) * Math.cos(b), y + ry * Math.sin(b), z + rz * Math.sin(a) * Math.cos(b)];
    });
  }

  /** A tapered round rod between two points: limbs, masts, poles, barrels. */
  limb(a: P3, b: P3, ra: number, rb = ra, segments = 6): void {
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      dz = b[2] - a[2];
    const l = Math.hypot(dx, dy, dz) || 1;
    const d: P3 = [dx / l, dy / l, dz / l];
    const h: P3 = Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
    let ux = d[1] * h[2] - d[2] * h[1],
      uy = d[2] * h[0] - d[0] * h[2],
      uz = d[0] * h[1] - d[1] * h[0];
    const ul = Math.hypot(ux, uy, uz);
    ux /= ul;
    uy /= ul;
    uz /= ul;
    const vx = d[1] * uz - d[2] * uy,
      vy = d[2] * ux - d[0] * uz,
      vz = d[0] * uy - d[1] * ux;
    for (let i = 0; i < segments; i++) {
      const s = (i / segments) * Math.PI * 2,
        e = ((i + 1) / segments) * Math.PI * 2;
      const n0: P3 = [
        ux * Math.cos(s) + vx * Math.sin(s),
        uy * Math.cos(s) + vy * Math.sin(s),
        uz * Math.cos(s) + vz * Math.sin(s),
      ];
      const n1: P3 = [
        ux * Math.cos(e) + vx * Math.sin(e),
        uy * Math.cos(e) + vy * Math.sin(e),
        uz * Math.cos(e) + vz * Math.sin(e),
      ];
      const p = (o: P3, n: P3, r: number): P3 => [o[0] + n[0] * r, o[1] + n[1] * r, o[2] + n[2] * r];
      this.tri(p(a, n0, ra), p(a, n1, ra), p(b, n1, rb), n0, n1, n1);
      this.tri(p(a, n0, ra), p(b, n1, rb), p(b, n0, rb), n0, n1, n0);
    }
  }

  cord(a: P3, b: P3, r = 0.012): void {
    this.cords.push({ a: this.world(a), b: this.world(b), r, mat: this.material, obj: this.object });
  }

  /** A sagging line of `n` pieces. */
  hang(a: P3, b: P3, sag: number, n = 8, r = 0.009): void {
    let last = a;
    for (let i = 1; i <= n; i++) {
      const t = i / n;
      const p: P3 = [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
        a[2] + (b[2] - a[2]) * t,
      ];
      this.cord(last, p, r);
      last = p;
    }
  }
}
