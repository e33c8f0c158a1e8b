import { noise } from './noise.js';
import { hash2 } from './random.js';
import { skyLight } from './sky.js';
import { sunDirection } from './light.js';
import { photograph } from './raster.js';
import { sunView } from './sun.js';
import { occlusion } from './occlusion.js';
import { texture } from './texture.js';
import { stretchCords } from './camera.js';
import type { Camera } from './camera.js';
import type { Lamp, Light } from './light.js';
import type { Mesh } from './mesh.js';
import type { View } from './raster.js';

export interface Exposure {
  w: number;
  h: number;
  light: Float32Array;
  /** Distance of every point, for the depth of field and the regions. */
  view: View;
  /** Points of smoke and spray, which have no edges. */
  vapour: Uint8Array | undefined;
}

export interface Setup {
  mesh: Mesh;
  camera: Camera;
  light: Light;
  lamps: Lamp[];
  /** Height of the mirroring water or wet pavement. */
  level: number;
  hasWater: boolean;
  /** Where cast shadows are wanted: centre and radius in metres. */
  shadow: { x: number; z: number; r: number };
  seed: number;
}

/** Patterns laid along a wall; everything else is grained in space, whichever way it bends. */
const LAID = new Set([
  'plaster',
  'ashlar',
  'rustic',
  'stone',
  'brick',
  'lozenge',
  'stripes',
  'mosaic',
  'gold',
  'glass',
  'tiles',
  'planks',
]);
const GROUND = new Set(['slabs', 'cobble', 'dirt', 'gravel', 'steps']);

/** Lights the scene and measures what reaches the plate. */
export function expose(setup: Setup, w: number, h: number, shadowSize: number): Exposure {
  const { mesh, camera: cam, light, lamps, level, seed } = setup;
  stretchCords(mesh, cam, w);
  const mats = mesh.palette.list;
  const dir = sunDirection(light, cam.yaw);
  const sun = sunView(
    mesh,
    dir,
    setup.shadow.x,
    setup.shadow.z,
    setup.shadow.r,
    shadowSize,
    (m) => mats[m]!.texture !== 'water' && mats[m]!.texture !== 'lamp',
  );
  const view = photograph(mesh, cam, w, h);
  const ao = occlusion(view, cam);
  const mirrors = setup.hasWater || light.wet > 0.05;
  const other = mirrors ? photograph(mesh, cam, w, h, level) : undefined;
  const { nrm, mat } = mesh;
  const sy = Math.sin(cam.yaw),
    cy = Math.cos(cam.yaw);
  const f = cam.focal * w;
  const ox = w / 2,
    oy = cam.horizon * h;
  const [lx, ly, lz] = dir;
  const texel = 1 / sun.scale;

  const skyAt = (px: number, py: number): number => {
    const across = (px + 0.5 - ox) / f + cam.yaw;
    return skyLight(light, across, (oy - py - 0.5) / f, seed);
  };

  const sunlit = (x: number, y: number, z: number, jitter: number): number => {
    const u = (x * sun.rx + z * sun.rz) * sun.scale + sun.ox;
    const v = (x * sun.ux + y * sun.uy + z * sun.uz) * sun.scale + sun.oy;
    const d = x * lx + y * ly + z * lz + texel * 0.8;
    const r = Math.max(0.8, light.soft * sun.scale);
    let hit = 0;
    for (let k = 0; k < 4; k++) {
      const a = (k + jitter) * 1.5708;
      const rr = r * (0.45 + 0.55 * ((k * 0.37 + jitter) % 1));
      const iu = (u + Math.cos(a) * rr) | 0;
      const iv = (v + Math.sin(a) * rr) | 0;
      if (iu < 0 || iv < 0 || iu >= sun.size || iv >= sun.size) hit++;
      else if (sun.near[iv * sun.size + iu]! <= d) hit++;
    }
    return hit / 4;
  };

  const shadePoint = (v: View, i: number, px: number, py: number, mirrored: boolean): number => {
    const t = v.tri[i]!;
    if (t < 0)
      return mirrored ? skyLight(light, (px + 0.5 - ox) / f + cam.yaw, (py + 0.5 - oy) / f, seed) : skyAt(px, py);
    const z = 1 / v.near[i]!;
    const rx = (px + 0.5 - ox) / f;
    const ry = (oy - py - 0.5) / f;
    const dx = sy + cy * rx,
      dz = -cy + sy * rx;
    const wx = cam.x + dx * z;
    let wy = cam.y + ry * z;
    const wz = cam.z + dz * z;
    if (mirrored) wy = 2 * level - wy;
    const o = t * 9;
    const b = v.bu[i]!,
      c = v.bv[i]!,
      a = 1 - b - c;
    let nx = nrm[o]! * a + nrm[o + 3]! * b + nrm[o + 6]! * c;
    let ny = nrm[o + 1]! * a + nrm[o + 4]! * b + nrm[o + 7]! * c;
    let nz = nrm[o + 2]! * a + nrm[o + 5]! * b + nrm[o + 8]! * c;
    const nl = Math.hypot(nx, ny, nz) || 1;
    nx /= nl;
    ny /= nl;
    nz /= nl;
    const ey = mirrored ? -ry : ry;
    // Surfaces have no inside: turn the normal to the viewer.
    if (nx * dx + ny * ey + nz * dz > 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    const m = mats[mat[t]!]!;
    const kind = m.texture;
    const dot = z / f;
    const far = z * Math.hypot(1, rx, ry);
    const fade = light.haze > 0 ? Math.exp(-far * light.haze) : 1;
    if (kind === 'lamp')
      return m.tone * (light.lampsLit || light.indoor ? 7 : 0.9) * fade + light.hazeTone * (1 - fade);

    // Smoke scatters light from everywhere; its own flecks must not show as surfaces.
    if (kind === 'smoke') return m.tone * (light.sun * 0.5 + light.ambient) * fade + light.hazeTone * (1 - fade);

    if (kind === 'water') {
      // Waves: slopes from noise, calmer for the eye as they get smaller than a point of the plate.
      const calm = 1 / (1 + dot * 6);
      const rough = 0.35 + light.wind * 1.6;
      const s1 = noise(wx * 0.055, wz * 0.11 + 0.2) * 0.7 + noise(wx * 0.22 + 0.5, wz * 0.4) * 0.6;
      const s2 = noise(wx * 0.06 + 0.7, wz * 0.1) * 0.6 + noise(wx * 0.5, wz * 0.9) * 0.5;
      const slope = (s1 + 0.25 * s2) * rough * (0.35 + 0.65 * calm);
      const cos = Math.abs(ry) / Math.hypot(1, rx, ry);
      let fres =
        0.05 + 0.95 * Math.pow(1 - Math.min(1, cos + 0.12 + slope * 0.22), Math.min(3.2, 1.7 + light.wind * 8));
      fres = Math.min(0.9, Math.max(0.05, fres));
      const amp = (0.035 + light.wind * 0.1) * h * (0.25 + 0.75 * Math.min(1, (py - oy) / (h * 0.35)));
      let mirror: number;
      const qy = Math.max(0, Math.min(h - 1, Math.round(py + Math.abs(slope) * amp * 0.9 + s2 * amp * 0.3)));
      const qx = Math.max(0, Math.min(w - 1, Math.round(px + s2 * amp * 0.28)));
      if (!mirrored && other) {
        const q = qy * w + qx;
        mirror =
          other.tri[q]! < 0
            ? skyLight(light, (px - ox) / f + cam.yaw, Math.max(0.02, (qy - oy) / f + Math.abs(slope) * 0.25), seed)
            : shadePoint(other, q, qx, qy, true);
      } else mirror = light.skyLow;
      const glitter = light.sun * Math.max(0, slope - 0.62) * (lz * dz + lx * dx > 0 ? 2.2 : 0.5);
      let tone = mirror * fres + (0.2 + 0.1 * s1) * light.ambient * (1 - fres) * (m.tone / 0.3) + glitter * calm;
      if (light.wind > 0.6 && s1 + s2 * 0.5 > 0.5) tone += (s1 + s2 * 0.5 - 0.5) * 1.1;
      return tone * fade + light.hazeTone * (1 - fade);
    }

    const upright = Math.abs(ny) < 0.75;
    const laid = LAID.has(kind);
    const u = !laid && upright ? wx * 0.8 + wz * 0.6 : upright ? wx * nz - wz * nx : wx;
    const tv = !laid && upright ? wy + (wz * 0.8 - wx * 0.6) * 0.4 : upright ? wy : wz;
    let tone = m.tone * Math.max(0.25, texture(kind, u, tv, dot, upright));
    const ground = ny > 0.75 && GROUND.has(kind);
    if (light.snow > 0 && ny > 0.35 && kind !== 'skin') {
      const lie = Math.min(
        1,
        Math.max(0, (ny - 0.35) * 2.2) * (0.8 + noise(wx * 0.11, wz * 0.11) * 0.5 + noise(wx * 0.9, wz * 0.9) * 0.25),
      );
      const trodden = ground ? Math.max(0, noise(wx * 0.035 + 0.3, wz * 0.05) * 0.75) : 0;
      tone += (0.88 + noise(wx * 0.6, wz * 0.6) * 0.05 - tone) * lie * light.snow * (1 - trodden);
    }
    let puddle = 0;
    if (light.wet > 0 && ground) {
      puddle = Math.min(1, Math.max(0, 0.42 + noise(wx * 0.05, wz * 0.05) * 1.1)) * light.wet;
      tone *= 1 - 0.42 * light.wet;
    }
    const ndl = nx * lx + ny * ly + nz * lz;
    const jitter = hash2(px, py);
    const bright =
      ndl > 0 && light.sun > 0.02
        ? light.sun * ndl * sunlit(wx + nx * 0.05, wy + ny * 0.05, wz + nz * 0.05, jitter)
        : kind === 'leaf' && light.sun > 0
          ? light.sun * 0.16
          : 0;
    let open = 1;
    if (!mirrored) open = ao.open[Math.min(ao.h - 1, py >> 1) * ao.w + Math.min(ao.w - 1, px >> 1)]!;
    let sum =
      bright * (0.75 + 0.25 * open) +
      light.ambient * (0.62 + 0.38 * ny) * open +
      (light.sun * 0.13 + light.ambient * 0.1) * (1 - ny) * 0.5 * (0.4 + 0.6 * open);
    for (let k = 0; k < lamps.length; k++) {
      const l = lamps[k]!;
      const ax = l.x - wx,
        ay = l.y - wy,
        az = l.z - wz;
      const d2 = ax * ax + ay * ay + az * az;
      const g = (ax * nx + ay * ny + az * nz) / Math.sqrt(d2 + 0.01);
      sum += (l.power * (0.25 + 0.75 * Math.max(0, g)) * (g > -0.2 ? 1 : 0.2)) / (1.5 + d2);
    }
    let out = tone * sum;
    const facing = Math.abs(nx * dx + ny * ey + nz * dz) / Math.hypot(1, rx, ry);
    if (kind === 'glass') {
      // Panes mirror the sky, each set a little differently in its frame.
      const pane = hash2(Math.floor(u / 0.7), Math.floor(wy / 0.9));
      const glint = Math.pow(1 - facing, 3) * 0.6 + 0.05 + (pane > 0.82 ? 0.16 : 0);
      out = out * 0.8 + glint * (0.55 + 0.45 * pane) * (light.indoor ? light.skyHigh * 0.5 : light.skyLow);
      if (light.lampsLit && hash2(Math.floor(u / 2.2) + 9, Math.floor(wy / 3.4)) > 0.62)
        out += 1.1 + noise(u * 0.4, wy * 0.4) * 0.5;
    } else if (kind === 'metal' || kind === 'gold' || kind === 'marble' || kind === 'parquet') {
      const hx = lx - dx / Math.hypot(1, rx, ry),
        hy = ly - ey / Math.hypot(1, rx, ry),
        hz = lz - dz / Math.hypot(1, rx, ry);
      const hl = Math.hypot(hx, hy, hz) || 1;
      const spec = Math.pow(Math.max(0, (nx * hx + ny * hy + nz * hz) / hl), 24);
      out +=
        spec * (bright > 0 ? 0.7 : 0.06) * (kind === 'marble' ? 0.25 : 1) +
        Math.pow(1 - facing, 4) * 0.18 * light.ambient;
    }
    if (light.wet > 0 && ny > 0.75 && ground && !mirrored && other) {
      const fres = Math.pow(1 - Math.min(1, Math.abs(ry) / Math.hypot(1, rx, ry)), 2.6);
      const blur = (jitter - 0.5) * h * 0.05 * (1.15 - puddle);
      const qy = Math.max(0, Math.min(h - 1, Math.round(py + blur + noise(wx * 0.8, wz * 0.8) * h * 0.008)));
      const q = qy * w + px;
      const mirror =
        other.tri[q]! < 0
          ? skyLight(light, rx + cam.yaw, Math.max(0, (qy - oy) / f), seed)
          : shadePoint(other, q, px, qy, true);
      const k = Math.min(0.86, puddle * (0.16 + 0.84 * fres));
      out = out * (1 - k * 0.8) + mirror * k;
    }
    return out * fade + light.hazeTone * (light.indoor ? 0.4 : 1) * (1 - fade);
  };

  const plate = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y++) for (let x = 0; x < w; x++, i++) plate[i] = shadePoint(view, i, x, y, false);
  const smoky = mats.map((m) => m.texture === 'smoke');
  let vapour: Uint8Array | undefined;
  if (smoky.includes(true)) {
    vapour = new Uint8Array(w * h);
    for (let i = 0; i < vapour.length; i++) {
      const t = view.tri[i]!;
      if (t >= 0 && smoky[mat[t]!]) vapour[i] = 1;
    }
  }
  return { w, h, light: plate, view, vapour };
}
