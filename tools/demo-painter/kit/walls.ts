import type { Stage } from './stage.js';

export type Hood = 'none' | 'flat' | 'pediment' | 'round';

/** One storey of a façade, from its floor to the next. */
export interface Storey {
  h: number;
  /** Window width and height; height 0 leaves the wall blind. */
  ww: number;
  wh: number;
  sill: number;
  arch?: boolean;
  hood?: Hood;
  balcony?: boolean;
  shutters?: number;
  texture?: 'plaster' | 'ashlar' | 'rustic' | 'brick' | 'stone' | 'marble' | 'lozenge';
  /** Doors and shops: awnings at street level. */
  awning?: number;
  /** An open gallery: deep shade instead of panes. */
  open?: boolean;
  course?: boolean;
  pilasters?: boolean;
  tone?: number;
}

export interface WallSpec {
  w: number;
  bays: number;
  tone: number;
  storeys: Storey[];
  cornice?: number;
  /** 0 carved in full, 1 plain reveals, 2 painted on: for what is far away. */
  lod?: 0 | 1 | 2;
}

export const heightOf = (s: Storey[]): number => s.reduce((a, b) => a + b.h, 0);

/** A façade standing on y = 0 from x = 0 to w, looking towards +z. */
export function wall(st: Stage, spec: WallSpec): void {
  const { m, rng } = st;
  const { w, bays, tone, lod = 0 } = spec;
  const bw = w / bays;
  let y = 0;
  for (const [level, s] of spec.storeys.entries()) {
    const t = tone * (s.tone ?? 1);
    const tex = s.texture ?? 'plaster';
    const top = y + s.h;
    m.use(tex, t);
    if (s.wh <= 0 || lod === 2) m.front(0, y, w, top, 0);
    if (s.wh > 0) {
      for (let b = 0; b < bays; b++) {
        const cx = (b + 0.5) * bw;
        const x0 = cx - s.ww / 2,
          x1 = cx + s.ww / 2;
        const y0 = y + s.sill,
          y1 = Math.min(top - 0.15, y0 + s.wh);
        if (lod === 2) {
          m.use('glass', 0.08).front(x0, y0, x1, y1, 0.03);
          if (s.course) m.use('plaster', t * 1.08).front(0, top - 0.2, w, top, 0.05);
          continue;
        }
        m.use(tex, t);
        const l = b * bw,
          r = (b + 1) * bw;
        m.front(l, y, x0, top, 0);
        m.front(x1, y, r, top, 0);
        if (y0 > y) m.front(x0, y, x1, y0, 0);
        m.front(x0, y1, x1, top, 0);
        const depth = s.open ? 1.6 : 0.32;
        // The reveals of the opening.
        m.use('plaster', t * 0.95);
        m.quad([x0, y0, 0], [x0, y1, 0], [x0, y1, -depth], [x0, y0, -depth]);
        m.quad([x1, y0, 0], [x1, y1, 0], [x1, y1, -depth], [x1, y0, -depth]);
        m.quad([x0, y0, 0], [x1, y0, 0], [x1, y0, -depth], [x0, y0, -depth]);
        m.quad([x0, y1, 0], [x1, y1, 0], [x1, y1, -depth], [x0, y1, -depth]);
        if (s.arch) {
          const ra = s.ww / 2;
          const sp = Math.max(y0, y1 - ra);
          const n = 8;
          m.use(tex, t);
          for (let k = 0; k < n; k++) {
            const a = Math.PI * (k / n),
              c = Math.PI * ((k + 1) / n);
            m.quad(
              [cx + ra * Math.cos(a), sp + (y1 - sp) * Math.sin(a), 0.002],
              [cx + ra * Math.cos(c), sp + (y1 - sp) * Math.sin(c), 0.002],
              [cx + ra * Math.cos(c), y1, 0.002],
              [cx + ra * Math.cos(a), y1, 0.002],
            );
            m.quad(
              [cx + ra * Math.cos(a), sp + (y1 - sp) * Math.sin(a), 0],
              [cx + ra * Math.cos(c), sp + (y1 - sp) * Math.sin(c), 0],
              [cx + ra * Math.cos(c), sp + (y1 - sp) * Math.sin(c), -depth],
              [cx + ra * Math.cos(a), sp + (y1 - sp) * Math.sin(a), -depth],
            );
          }
        }
        const shade = s.open ? 0.05 : 0.05 + rng() * 0.1;
        m.use(s.open ? 'plain' : 'glass', shade);
        m.front(x0, y0, x1, y1, -depth);
        if (!s.open) {
          if (rng() < 0.45)
            m.use('cloth', 0.5 + rng() * 0.2).front(x0, y1 - s.wh * rng.range(0.15, 0.6), x1, y1, -depth + 0.02);
          m.use('plain', 0.55);
          m.front(cx - 0.04, y0, cx + 0.04, y1, -depth + 0.06);
          m.front(x0, y0 + s.wh * 0.62, x1, y0 + s.wh * 0.62 + 0.07, -depth + 0.06);
        }
        if (lod === 0 && level > 0) {
          m.use('marble', Math.min(0.95, t * 1.15));
          m.box(x0 - 0.22, y0, 0, x0, y1 + 0.1, 0.07);
          m.box(x1, y0, 0, x1 + 0.22, y1 + 0.1, 0.07);
          m.box(x0 - 0.22, y1, 0, x1 + 0.22, y1 + 0.22, 0.07);
          m.box(x0 - 0.3, y0 - 0.16, 0, x1 + 0.3, y0, 0.2);
          if (s.hood === 'flat') m.box(x0 - 0.35, y1 + 0.34, 0, x1 + 0.35, y1 + 0.5, 0.34);
          if (s.hood === 'pediment') {
            m.box(x0 - 0.35, y1 + 0.32, 0, x1 + 0.35, y1 + 0.44, 0.34);
            gable(st, x0 - 0.35, x1 + 0.35, y1 + 0.44, 0.55, 0, 0.32);
          }
          if (s.hood === 'round')
            m.at(cx, y1 + 0.3, 0, 0, () =>
              m.surface(8, 1, (u, v) => [
                (s.ww / 2 + 0.35) * -Math.cos(u * Math.PI),
                0.5 * Math.sin(u * Math.PI),
                v * 0.3,
              ]),
            );
        }
        if (s.shutters && rng() < s.shutters) {
          m.use('wood', 0.24 + rng() * 0.1);
          m.box(x0 - s.ww * 0.5, y0, 0.05, x0 - 0.02, y1, 0.1);
          m.box(x1 + 0.02, y0, 0.05, x1 + s.ww * 0.5, y1, 0.1);
        }
        if (s.balcony && lod === 0) {
          m.use('marble', t * 1.05).box(x0 - 0.5, y0 - 0.3, 0, x1 + 0.5, y0 - 0.1, 0.95);
          m.use('metal', 0.12);
          for (let k = 0; k <= 10; k++) {
            const px = x0 - 0.45 + ((s.ww + 0.9) * k) / 10;
            m.cord([px, y0 - 0.1, 0.9], [px, y0 + 0.85, 0.9], 0.018);
          }
          m.box(x0 - 0.5, y0 + 0.82, 0.86, x1 + 0.5, y0 + 0.9, 0.94);
        }
        if (s.awning && rng() < s.awning) {
          m.use(rng() < 0.4 ? 'stripes' : 'cloth', rng.range(0.5, 0.85));
          m.quad(
            [l + 0.2, y1 - 0.1, 0.05],
            [r - 0.2, y1 - 0.1, 0.05],
            [r - 0.2, y1 - 1.1, 1.9],
            [l + 0.2, y1 - 1.1, 1.9],
          );
          m.quad(
            [l + 0.2, y1 - 1.1, 1.9],
            [r - 0.2, y1 - 1.1, 1.9],
            [r - 0.2, y1 - 1.4, 1.9],
            [l + 0.2, y1 - 1.4, 1.9],
          );
        }
      }
    }
    if (s.pilasters && lod < 2) {
      m.use('marble', Math.min(0.95, t * 1.12));
      for (let b = 0; b <= bays; b++) {
        const px = Math.min(w - 0.35, Math.max(0.35, b * bw));
        m.box(px - 0.34, y, 0, px + 0.34, top - 0.5, 0.2);
        m.box(px - 0.46, top - 0.5, 0, px + 0.46, top - 0.1, 0.3);
      }
    }
    if (s.course !== false && lod < 2)
      m.use('marble', Math.min(0.95, t * 1.1)).box(-0.1, top - 0.2, 0, w + 0.1, top, 0.16);
    y = top;
  }
  const c = spec.cornice ?? 0.6;
  if (c > 0) {
    m.use('marble', Math.min(0.95, tone * 1.12));
    m.box(-c * 0.4, y - c * 0.55, -0.3, w + c * 0.4, y - c * 0.2, c * 0.45);
    m.box(-c, y - c * 0.2, -0.3, w + c, y + c * 0.25, c);
    if (lod === 0)
      for (let k = 0; k < w / 0.9; k++) m.box(k * 0.9, y - c * 0.7, 0, k * 0.9 + 0.3, y - c * 0.2, c * 0.7);
  }
}

/** A triangular prism: pediments and gables, from x0 to x1, rising from y. */
export function gable(st: Stage, x0: number, x1: number, y: number, rise: number, z0: number, z1: number): void {
  const { m } = st;
  const c = (x0 + x1) / 2;
  m.tri([x0, y, z1], [x1, y, z1], [c, y + rise, z1]);
  m.tri([x1, y, z0], [x0, y, z0], [c, y + rise, z0]);
  m.quad([x0, y, z1], [c, y + rise, z1], [c, y + rise, z0], [x0, y, z0]);
  m.quad([c, y + rise, z1], [x1, y, z1], [x1, y, z0], [c, y + rise, z0]);
}

export interface HouseSpec extends WallSpec {
  d: number;
  roof?: 'hip' | 'flat' | 'gable' | 'none';
  roofTone?: number;
  attic?: 'balustrade' | 'statues' | 'parapet';
  sides?: boolean;
  chimneys?: boolean;
}

/** A whole building: front towards +z, its left front corner at the origin. */
export function house(st: Stage, h: HouseSpec): void {
  const { m, rng } = st;
  const H = heightOf(h.storeys);
  const sideBays = Math.max(1, Math.round((h.d / h.w) * h.bays));
  wall(st, h);
  const side: WallSpec = {
    ...h,
    w: h.d,
    bays: sideBays,
    lod: h.sides ? (h.lod ?? 0) : (Math.max(1, h.lod ?? 0) as 1 | 2),
  };
  m.at(h.w, 0, 0, Math.PI / 2, () => wall(st, side));
  m.at(0, 0, -h.d, -Math.PI / 2, () => wall(st, side));
  m.use('plaster', h.tone * 0.9);
  m.at(h.w, 0, -h.d, Math.PI, () => m.front(0, 0, h.w, H, 0));
  const o = (h.cornice ?? 0.6) * 0.9;
  m.use('tiles', h.roofTone ?? 0.3);
  if (h.roof === 'flat') m.floor(-0.1, -h.d, h.w + 0.1, 0.1, H + 0.05);
  else if (h.roof === 'gable') {
    const r = h.w * 0.28;
    m.quad([-o, H, o], [h.w / 2, H + r, o], [h.w / 2, H + r, -h.d], [-o, H, -h.d]);
    m.quad([h.w / 2, H + r, o], [h.w + o, H, o], [h.w + o, H, -h.d], [h.w / 2, H + r, -h.d]);
    m.use('plaster', h.tone).tri([0, H, 0], [h.w, H, 0], [h.w / 2, H + r, 0]);
  } else if (h.roof !== 'none') {
    const r = Math.min(h.w, h.d) * 0.24;
    const i = Math.min(h.w, h.d) / 2;
    const a = [i, H + r, -i] as const,
      b = [h.w - i, H + r, -i] as const;
    const c = [h.w - i, H + r, -h.d + i] as const,
      d = [i, H + r, -h.d + i] as const;
    m.quad([-o, H + 0.1, o], [h.w + o, H + 0.1, o], b, a);
    m.quad([h.w + o, H + 0.1, o], [h.w + o, H + 0.1, -h.d - o], c, b);
    m.quad([h.w + o, H + 0.1, -h.d - o], [-o, H + 0.1, -h.d - o], d, c);
    m.quad([-o, H + 0.1, -h.d - o], [-o, H + 0.1, o], a, d);
    m.quad(a, b, c, d);
  }
  if (h.chimneys !== false && h.roof !== 'flat') {
    for (let k = 0; k < Math.ceil(h.w / 9); k++) {
      const x = rng.range(1.5, h.w - 1.5),
        z = -rng.range(2, Math.max(2.5, h.d * 0.6));
      m.use('brick', 0.4).box(x - 0.4, H, z - 0.3, x + 0.4, H + Math.min(h.w, h.d) * 0.12 + 1.6, z + 0.3);
    }
  }
  if (h.attic) attic(st, h.w, H, h.tone, h.attic, h.bays);
}

/** The balustrade over a cornice, with or without its statues. */
export function attic(
  st: Stage,
  w: number,
  y: number,
  tone: number,
  kind: 'balustrade' | 'statues' | 'parapet',
  bays: number,
): void {
  const { m } = st;
  m.use('marble', Math.min(0.95, tone * 1.12));
  if (kind === 'parapet') {
    m.box(0, y, -0.5, w, y + 1.3, 0.1);
    return;
  }
  m.box(0, y + 0.1, -0.35, w, y + 0.3, 0.1);
  m.box(0, y + 1.1, -0.35, w, y + 1.3, 0.1);
  const n = Math.round(w / 0.5);
  for (let k = 0; k < n; k++) m.cylinder(((k + 0.5) * w) / n, y + 0.3, -0.12, 0.14, 0.8, 0.09, 5);
  for (let b = 0; b <= bays; b++) {
    const x = Math.min(w - 0.4, Math.max(0.4, (b * w) / bays));
    m.box(x - 0.4, y + 0.1, -0.45, x + 0.4, y + 1.45, 0.16);
    if (kind === 'statues') statue(st, x, y + 1.45, -0.15, 1.25, b);
  }
}

/** A draped stone figure about 1.8 m tall before scaling; `pose` changes its arms. */
export function statue(
  st: Stage,
  x: number,
  y: number,
  z: number,
  scale: number,
  pose = 0,
  turn = 0,
  fine = false,
): void {
  const { m } = st;
  const seg = fine ? 64 : 10;
  const stone = m.inUse();
  m.at(
    x,
    y,
    z,
    turn,
    () => {
      const drape = pose * 2.3;
      const sway = Math.sin(drape) * 0.05;
      // The gown: deep folds from the girdle down, gathered over one bent knee.
      m.surface(seg, fine ? 36 : 6, (u, v) => {
        const a = u * Math.PI * 2;
        const deep =
          Math.abs(Math.sin(a * 4.5 + drape + v * 1.4)) * 0.16 +
          Math.sin(a * 11 + drape * 2 - v * 3) * 0.05 +
          Math.sin(a * 23 + v * 7) * 0.018;
        const knee = 0.1 * Math.exp(-Math.pow((v - 0.5) * 3.2, 2)) * Math.max(0, Math.sin(a - 0.5));
        const r = (0.31 - 0.15 * Math.pow(v, 0.8) + 0.045 * Math.sin(v * 3.1)) * (0.94 + deep * (1 - v * 0.75)) + knee;
        return [-r * Math.cos(a) + sway * v, v * 1.05, r * 0.8 * Math.sin(a)];
      });
      // Chest and shoulders, broader than deep, then the mantle slung across them.
      m.surface(seg, fine ? 24 : 5, (u, v) => {
        const a = u * Math.PI * 2;
        const w = 0.165 + 0.085 * Math.sin(Math.min(1, v * 1.12) * 1.75) - Math.pow(v, 6) * 0.16;
        const d = 0.14 + 0.04 * Math.sin(v * 3.4) - Math.pow(v, 6) * 0.07;
        const f = 1 + Math.sin(a * 7 + v * 9 + drape) * 0.035;
        return [-w * f * Math.cos(a) + sway, 1.02 + v * 0.46, d * f * Math.sin(a)];
      });
      m.surface(fine ? 30 : 6, fine ? 26 : 5, (u, v) => {
        const a = 0.15 + u * 3.9;
        const top = 1.44 - 0.5 * u;
        const y = top - v * (0.34 + 0.5 * Math.sin(u * 3) + 0.06 * Math.sin(u * 17));
        const r = 0.235 + 0.075 * v + 0.03 * Math.sin(a * 8 + v * 5 + drape) + 0.014 * Math.sin(a * 19 + v * 11);
        return [-r * 1.12 * Math.cos(a) + sway, y, r * 0.86 * Math.sin(a)];
      });
      m.limb([sway, 1.44, 0], [sway * 1.4, 1.6, 0.025], 0.07, 0.058, fine ? 16 : 6);
      const hx = sway * 1.5;
      m.ball(hx, 1.685, 0.03, 0.082, 0.118, 0.1, fine ? 26 : 8);
      m.ball(hx, 1.72, -0.015, 0.095, 0.098, 0.105, fine ? 22 : 8);
      m.ball(hx, 1.68, -0.11, 0.055, 0.055, 0.055, fine ? 14 : 6);
      if (fine) {
        m.ball(hx, 1.675, 0.125, 0.014, 0.032, 0.022, 10);
        m.ball(hx, 1.615, 0.095, 0.034, 0.026, 0.03, 10);
        m.ball(hx, 1.645, 0.112, 0.026, 0.011, 0.016, 8);
        for (let k = 0; k < 22; k++) {
          const a = (k / 22) * 6.283;
          m.ball(
            hx + Math.cos(a) * 0.088,
            1.735 + Math.sin(k * 5.1) * 0.02,
            -0.01 + Math.sin(a) * 0.098,
            0.03,
            0.035,
            0.03,
            8,
          );
        }
        m.use('plain', 0.34);
        for (const e of [-0.034, 0.034]) m.ball(hx + e, 1.695, 0.118, 0.013, 0.008, 0.008, 8);
        m.restore(stone);
      }
      const up = pose % 3;
      const s = fine ? 12 : 5;
      const elbow = (sx: number, lift: number): void => {
        const sh: [number, number, number] = [sx * 0.22 + 0.02, 1.4, 0];
        const el: [number, number, number] = lift > 0 ? [sx * 0.42, 1.52, 0.08] : [sx * 0.36, 1.12, 0.05];
        const ha: [number, number, number] =
          lift > 0 ? [sx * 0.4, 1.86, 0.14] : lift < 0 ? [sx * 0.12, 1.06, 0.26] : [sx * 0.38, 0.86, 0.16];
        m.ball(sh[0], sh[1], sh[2], 0.088, 0.085, 0.085, s + 2);
        m.limb(sh, el, 0.08, 0.058, s);
        m.ball(el[0], el[1], el[2], 0.058, 0.058, 0.058, s);
        m.limb(el, ha, 0.056, 0.036, s);
        m.ball(ha[0], ha[1], ha[2], 0.042, 0.058, 0.035, fine ? 14 : 6);
      };
      elbow(-1, up === 0 ? 1 : up === 1 ? -1 : 0);
      elbow(1, up === 2 ? 1 : up === 0 ? 0 : -1);
      if (pose % 2 === 0) m.limb([0.4, 0, 0.18], [0.4, 2.1, 0.16], 0.03, 0.025, s);
      m.box(-0.42, -0.12, -0.36, 0.42, 0.02, 0.36);
    },
    scale,
  );
}
