import { puff } from './ships.js';
import type { Stage } from './stage.js';

export function wheel(st: Stage, x: number, y: number, z: number, r: number, tone = 0.2, spokes = 10): void {
  const { m } = st;
  m.use('wood', tone);
  const n = 18;
  for (let k = 0; k < n; k++) {
    const a = (k / n) * 6.2832,
      b = ((k + 1) / n) * 6.2832;
    m.limb([x + r * Math.cos(a), y + r * Math.sin(a), z], [x + r * Math.cos(b), y + r * Math.sin(b), z], 0.05, 0.05, 4);
  }
  for (let k = 0; k < spokes; k++) {
    const a = (k / spokes) * 6.2832;
    m.limb([x, y, z], [x + r * Math.cos(a), y + r * Math.sin(a), z], 0.025, 0.02, 3);
  }
  m.limb([x, y, z - 0.1], [x, y, z + 0.1], 0.1, 0.1, 6);
}

/** Horse (or ox) facing +x. */
export function horse(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  tone = st.rng.range(0.08, 0.3),
  ox = false,
  y = 0,
): void {
  const { m, rng } = st;
  m.at(x, y, z, turn, () => {
    m.use('skin', tone);
    m.ball(0.05, 1.25, 0, 0.85, 0.36, 0.3, 12);
    m.ball(0.6, 1.3, 0, 0.36, 0.38, 0.27, 10);
    m.ball(-0.6, 1.3, 0, 0.36, 0.36, 0.29, 10);
    if (ox) {
      m.limb([0.8, 1.35, 0], [1.25, 1.3, 0], 0.26, 0.18, 8);
      m.ball(1.38, 1.25, 0, 0.3, 0.17, 0.16, 8);
      m.use('marble', 0.7);
      for (const s of [-1, 1]) m.limb([1.25, 1.4, s * 0.12], [1.35, 1.68, s * 0.42], 0.045, 0.015, 5);
    } else {
      m.limb([0.75, 1.42, 0], [1.15, 1.95, 0], 0.23, 0.14, 8);
      m.limb([1.1, 2.0, 0], [1.5, 1.62, 0], 0.15, 0.085, 8);
      m.use('skin', tone * 0.5).limb([0.75, 1.6, 0], [1.1, 2.1, 0], 0.07, 0.06, 5);
    }
    m.use('skin', tone * 0.85);
    for (const [lx, lz] of [
      [0.62, 0.16],
      [0.62, -0.16],
      [-0.68, 0.17],
      [-0.68, -0.17],
    ] as const) {
      const s = rng.range(-0.16, 0.16);
      m.limb([lx, 1.2, lz], [lx + s, 0.6, lz], 0.13, 0.075, 6);
      m.limb([lx + s, 0.6, lz], [lx + s * 0.7, 0, lz], 0.07, 0.055, 5);
    }
    m.limb([-0.92, 1.4, 0], [-1.1, 0.75, 0], 0.05, 0.07, 5);
    if (!ox) {
      m.use('plain', 0.06);
      m.cord([0.7, 1.5, 0.3], [-0.9, 1.2, 0.32], 0.03);
      m.cord([1.4, 1.7, 0.1], [-0.6, 1.6, 0.25], 0.02);
    }
  });
}

/** A closed landau or cab with its horse, going towards +x. */
export function carriage(st: Stage, x: number, z: number, turn: number, open = st.rng.chance(0.5), horses = 1): void {
  const { m } = st;
  m.at(x, 0, z, turn, () => {
    for (const s of [-1, 1]) {
      wheel(st, -0.9, 0.62, s * 0.75, 0.62);
      wheel(st, 0.85, 0.48, s * 0.7, 0.48);
    }
    m.use('metal', 0.07).surface(8, 6, (u, v) => [
      -1.1 + 1.9 * u,
      0.65 + (open ? 0.6 : 0.75) * v + Math.pow(Math.abs(u * 2 - 1), 3) * 0.25 * (1 - v),
      0.6,
    ]);
    m.surface(8, 6, (u, v) => [
      -1.1 + 1.9 * u,
      0.65 + (open ? 0.6 : 0.75) * v + Math.pow(Math.abs(u * 2 - 1), 3) * 0.25 * (1 - v),
      -0.6,
    ]);
    m.box(-1.1, 0.85, -0.6, 0.8, 1.1, 0.6);
    if (open)
      m.use('cloth', 0.12).surface(6, 4, (u, v) => [
        -1.3 + 0.7 * v * v,
        1.2 + 0.75 * Math.sin(v * 1.6),
        (u - 0.5) * 1.3,
      ]);
    else {
      m.box(-1.0, 1.4, -0.6, 0.6, 2.15, 0.6);
      m.use('glass', 0.15).box(-0.5, 1.5, -0.61, 0.2, 2.0, 0.61);
      m.use('metal', 0.06).box(-1.1, 2.15, -0.66, 0.7, 2.22, 0.66);
    }
    m.use('wood', 0.1).box(0.75, 1.1, -0.45, 1.15, 1.5, 0.45);
    m.limb([0.9, 0.75, 0.35], [3.3, 1.1, 0.35], 0.04, 0.03, 4);
    m.limb([0.9, 0.75, -0.35], [3.3, 1.1, -0.35], 0.04, 0.03, 4);
    for (let k = 0; k < horses; k++) horse(st, 2.5, horses > 1 ? (k - 0.5) * 0.9 : 0, 0);
    coachman(st, 0.9, 1.15);
  });
}

function coachman(st: Stage, x: number, y: number): void {
  const { m } = st;
  m.use('cloth', 0.1);
  m.limb([x, y + 0.35, 0], [x + 0.05, y + 0.95, 0], 0.25, 0.2, 7);
  m.limb([x, y + 0.4, 0.1], [x + 0.45, y + 0.3, 0.12], 0.13, 0.1, 5);
  m.use('skin', 0.5).ball(x + 0.06, y + 1.16, 0, 0.1, 0.13, 0.1, 7);
  m.use('cloth', 0.08).limb([x + 0.05, y + 1.24, 0], [x + 0.05, y + 1.5, 0], 0.12, 0.11, 8);
}

export function cart(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  load: 'sacks' | 'wood' | 'stones' | 'barrels' | 'none' = 'sacks',
  animal: 'horse' | 'ox' | 'hand' = 'horse',
): void {
  const { m, rng } = st;
  m.at(x, 0, z, turn, () => {
    for (const s of [-1, 1]) {
      wheel(st, -0.7, 0.65, s * 0.85, 0.65, 0.3);
      if (animal !== 'hand') wheel(st, 1.3, 0.5, s * 0.8, 0.5, 0.3);
    }
    m.use('planks', 0.36);
    m.box(-1.7, 0.8, -0.75, animal === 'hand' ? 0.7 : 1.9, 0.92, 0.75);
    for (const s of [-1, 1]) m.box(-1.7, 0.92, s * 0.75 - 0.04, animal === 'hand' ? 0.7 : 1.9, 1.35, s * 0.75 + 0.04);
    for (let k = 0; k < (load === 'none' ? 0 : 18); k++) {
      const bx = rng.range(-1.4, animal === 'hand' ? 0.4 : 1.5),
        bz = rng.range(-0.45, 0.45),
        by = 0.95 + rng() * 0.9;
      if (load === 'sacks') m.use('cloth', rng.range(0.5, 0.7)).ball(bx, by + 0.15, bz, 0.48, 0.24, 0.3, 8);
      else if (load === 'wood')
        m.use('wood', rng.range(0.25, 0.55)).limb([bx - 1, by, bz], [bx + 1, by, bz], 0.12, 0.1, 6);
      else if (load === 'stones') m.use('rock', rng.range(0.4, 0.6)).ball(bx, by * 0.8 + 0.3, bz, 0.3, 0.22, 0.26, 6);
      else m.use('wood', 0.35).limb([bx, by * 0.7 + 0.5, -0.4], [bx, by * 0.7 + 0.5, 0.4], 0.32, 0.32, 9);
    }
    if (animal === 'hand') {
      for (const s of [-1, 1]) m.use('wood', 0.3).limb([0.6, 0.85, s * 0.6], [2.2, 0.9, s * 0.4], 0.05, 0.04, 4);
    } else if (animal === 'ox') {
      for (const s of [-1, 1]) horse(st, 3.6, s * 0.6, 0, rng.range(0.45, 0.65), true);
      m.use('wood', 0.25).limb([4.4, 1.62, -1.0], [4.4, 1.62, 1.0], 0.09, 0.09, 5);
      m.limb([1.8, 0.8, 0], [4.4, 1.4, 0], 0.06, 0.06, 4);
    } else {
      for (const s of [-1, 1]) m.use('wood', 0.28).limb([1.8, 0.85, s * 0.4], [4.2, 1.15, s * 0.36], 0.05, 0.04, 4);
      horse(st, 3.4, 0, 0);
    }
  });
}

/** Tram bodies: `horse` cars are short and open-ended, electric ones carry a pole. */
export function tram(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  kind: 'horse' | 'electric' | 'opicina' | 'modern' = 'electric',
  y = 0,
  lean = 0,
): void {
  const { m } = st;
  const l = kind === 'horse' ? 5 : kind === 'modern' ? 10.5 : 8;
  m.at(x, y, z, turn, () =>
    m.tilt(0, lean, () => {
      const t = kind === 'opicina' ? 0.5 : kind === 'modern' ? 0.62 : 0.34;
      m.use('metal', 0.08).box(-l * 0.36, 0.2, -0.85, l * 0.36, 0.7, 0.85);
      for (const p of [-0.2, 0.2])
        for (const s of [-1, 1])
          m.at(p * l, 0.42, s * 0.88, 0, () => m.limb([0, 0, -0.06], [0, 0, 0.06], 0.42, 0.42, 14));
      const a = -l * 0.36,
        b = l * 0.36;
      m.use('metal', t).box(a, 0.7, -1.05, b, 1.55, 1.05);
      m.use('metal', t * 1.5).box(a, 1.5, -1.07, b, 1.58, 1.07);
      const n = kind === 'horse' ? 5 : 7;
      for (let k = 0; k <= n; k++)
        for (const s of [-1, 1]) {
          const px = a + ((b - a) * k) / n;
          m.use('wood', t * 0.9).box(px - 0.06, 1.55, s * 1.0 - 0.05, px + 0.06, 2.55, s * 1.0 + 0.05);
        }
      m.use('glass', 0.16).box(a + 0.05, 1.58, -0.98, b - 0.05, 2.5, 0.98);
      m.use('metal', t * 0.8).box(-l * 0.5, 2.5, -1.1, l * 0.5, 2.66, 1.1);
      m.use('metal', 0.5).surface(10, 6, (u, v) => [
        -l * 0.52 + l * 1.04 * u,
        2.66 + 0.28 * Math.sin(v * 3.1416),
        (v - 0.5) * 2.3,
      ]);
      // Open platforms with dash plates and rails at both ends.
      for (const s of [-1, 1]) {
        m.use('metal', t * 1.1).surface(6, 1, (u, v) => {
          const q = (u - 0.5) * 2.6;
          return [s * (l * 0.4 + Math.cos(q) * l * 0.09), 0.6 + v * 0.95, Math.sin(q) * 1.02];
        });
        for (const zz of [-1, 1])
          m.use('metal', 0.3).limb([s * l * 0.44, 1.5, zz * 0.95], [s * l * 0.48, 2.55, zz * 0.95], 0.035, 0.035, 4);
        m.use('planks', 0.3).box(s * l * 0.36 - 0.05, 0.55, -0.95, s * l * 0.36 + 0.05, 0.62, 0.95);
        m.box(Math.min(s * l * 0.36, s * l * 0.48), 0.52, -0.95, Math.max(s * l * 0.36, s * l * 0.48), 0.6, 0.95);
        m.use('lamp', 0.8).ball(s * l * 0.495, 1.15, 0, 0.06, 0.13, 0.13, 10);
      }
      if (kind !== 'horse') {
        m.use('metal', 0.1).limb([0, 2.9, 0], [-2.2, 5.1, 0], 0.045, 0.03, 5);
      } else {
        horse(st, l * 0.5 + 1.7, 0, 0);
        coachman(st, l * 0.42, 0.75);
      }
      if (kind === 'electric' || kind === 'opicina') coachman(st, l * 0.44, 0.78);
    }),
  );
  if (st.light.lampsLit) st.lamp(x, 2.2, z, 5);
}

export function rails(
  st: Stage,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  gauge = 1.44,
  y = 0.02,
  sleepers = false,
): void {
  const { m } = st;
  const dx = x1 - x0,
    dz = z1 - z0,
    l = Math.hypot(dx, dz);
  const turn = Math.atan2(-dz, dx);
  m.at(x0, y, z0, turn, () => {
    for (const s of [-1, 1]) {
      m.use('metal', sleepers ? 0.3 : 0.16).box(
        0,
        0,
        (s * gauge) / 2 - 0.06,
        l,
        sleepers ? 0.14 : 0.03,
        (s * gauge) / 2 + 0.06,
      );
      if (!sleepers) m.use('plain', 0.08).box(0, 0, (s * gauge) / 2 + 0.07, l, 0.02, (s * gauge) / 2 + 0.11);
    }
    if (sleepers)
      for (let k = 0; k < l / 0.75; k++)
        m.use('wood', 0.2).box(k * 0.75, -0.08, -gauge * 0.85, k * 0.75 + 0.25, 0.05, gauge * 0.85);
  });
}

/** A steam locomotive facing +x; `small` for the narrow gauge. */
export function locomotive(st: Stage, x: number, z: number, turn: number, scale = 1, steam = true, y = 0): void {
  const { m } = st;
  m.at(
    x,
    y,
    z,
    turn,
    () => {
      m.use('metal', 0.07);
      m.limb([-1.6, 2.2, 0], [3.6, 2.2, 0], 0.78, 0.78, 20);
      m.use('metal', 0.12).limb([3.6, 2.2, 0], [4.5, 2.2, 0], 0.84, 0.84, 20);
      m.use('metal', 0.16);
      m.at(4.5, 2.2, 0, Math.PI / 2, () =>
        m.tilt(Math.PI / 2, 0, () =>
          m.lathe(
            [
              [0.84, 0],
              [0.5, 0.07],
              [0, 0.1],
            ],
            20,
          ),
        ),
      );
      for (const p of [-0.4, 1.0, 2.4]) m.use('metal', 0.3).limb([p, 2.2, 0], [p + 0.07, 2.2, 0], 0.805, 0.805, 20);
      m.use('metal', 0.08).cylinder(4.05, 2.9, 0, 0.26, 1.1, 0.36, 14);
      m.cylinder(4.05, 3.95, 0, 0.42, 0.1, 0.4, 14);
      m.use('gold', 0.6).ball(2.0, 3.02, 0, 0.42, 0.42, 0.42, 14);
      m.use('metal', 0.1).ball(0.4, 2.98, 0, 0.38, 0.34, 0.38, 12);
      m.box(-1.9, 0.95, -1.1, 4.8, 1.15, 1.1);
      m.box(-3.6, 1.0, -1.3, -1.6, 3.3, -1.2);
      m.box(-3.6, 1.0, 1.2, -1.6, 3.3, 1.3);
      m.box(-1.75, 1.0, -1.3, -1.6, 3.3, 1.3);
      m.use('glass', 0.2).box(-1.62, 2.55, 0.4, -1.58, 3.1, 1.05);
      m.use('plain', 0.03).box(-3.2, 2.2, 1.29, -2.1, 3.05, 1.32);
      m.use('metal', 0.1).surface(4, 6, (u, v) => [-3.9 + 2.6 * u, 3.3 + 0.3 * Math.sin(v * 3.14), (v - 0.5) * 2.9]);
      for (const s of [-1, 1]) {
        for (const p of [-1.0, 0.7, 2.4]) {
          wheel(st, p, 0.75, s * 0.78, 0.72, 0.1, 14);
          m.use('metal', 0.14).at(p, 0.75, s * 0.72, 0, () => m.limb([0, 0, -0.05], [0, 0, 0.05], 0.73, 0.73, 20));
        }
        wheel(st, 3.9, 0.5, s * 0.78, 0.48, 0.1, 10);
        m.use('metal', 0.42).limb([-1.0, 0.5, s * 0.95], [2.4, 0.5, s * 0.95], 0.07, 0.07, 5);
        m.limb([0.7, 0.52, s * 1.02], [3.4, 0.85, s * 1.02], 0.06, 0.06, 5);
        m.use('metal', 0.14).limb([3.2, 0.9, s * 1.0], [4.4, 0.9, s * 1.0], 0.34, 0.34, 12);
        m.use('metal', 0.12).limb([4.8, 1.0, s * 0.75], [5.2, 1.0, s * 0.75], 0.09, 0.09, 6);
        m.limb([5.2, 1.0, s * 0.75], [5.28, 1.0, s * 0.75], 0.24, 0.24, 12);
      }
      m.use('planks', 0.25).box(4.8, 0.8, -1.15, 4.95, 1.2, 1.15);
      m.use('lamp', 0.5).ball(4.9, 1.5, 0.7, 0.14, 0.16, 0.16, 8);
      m.ball(4.9, 1.5, -0.7, 0.14, 0.16, 0.16, 8);
      // Tender.
      m.use('metal', 0.09).box(-8.2, 0.9, -1.25, -4.1, 2.3, 1.25);
      m.use('rock', 0.08).ball(-6, 2.2, 0, 1.7, 0.5, 1, 10);
      for (const s of [-1, 1])
        for (const p of [-5, -7.2])
          m.use('metal', 0.12).at(p, 0.5, s * 0.78, 0, () => m.limb([0, 0, -0.06], [0, 0, 0.06], 0.48, 0.48, 14));
      if (steam) {
        smokeHere(st, 4.05, 4.2);
        for (let k = 0; k < 8; k++)
          puff(st, 4.3 + st.rng.range(-0.4, 1), 0.4 + st.rng() * 0.6, 1.3 + k * 0.2, 0.3 + k * 0.09, 420 - k * 30, 0.9);
      }
    },
    scale,
  );
}

function smokeHere(st: Stage, x: number, y: number): void {
  const { rng } = st;
  for (let k = 0; k < 22; k++) {
    const t = k / 22;
    const r = 0.3 + t * 1.1;
    puff(
      st,
      x - t * 4.5 + rng.range(-r, r) * 0.4,
      y + t * 3.6 + rng.range(-r, r) * 0.3,
      rng.range(-r, r) * 0.4,
      r,
      Math.round(260 * (1 - t * 0.6)),
      0.5 + t * 0.45,
    );
  }
}

export function wagon(
  st: Stage,
  x: number,
  z: number,
  turn: number,
  kind: 'goods' | 'coach' | 'flat' = 'goods',
  scale = 1,
  y = 0,
): void {
  const { m, rng } = st;
  const l = kind === 'coach' ? 10 : 7;
  m.at(
    x,
    y,
    z,
    turn,
    () => {
      m.use('metal', 0.1).box(-l / 2, 0.8, -1.1, l / 2, 1.0, 1.1);
      for (const p of [-0.3, 0.3]) for (const s of [-1, 1]) wheel(st, p * l, 0.48, s * 0.78, 0.46, 0.1, 8);
      for (const s of [-1, 1])
        for (const e of [-1, 1])
          m.use('metal', 0.14).limb([(e * l) / 2, 0.95, s * 0.7], [e * (l / 2 + 0.4), 0.95, s * 0.7], 0.1, 0.1, 6);
      if (kind === 'flat') {
        for (let k = 0; k < 12; k++)
          m.use('wood', rng.range(0.3, 0.5)).limb(
            [-l * 0.45, 1.2 + (k % 4) * 0.3, -0.9 + Math.floor(k / 4) * 0.7],
            [l * 0.45, 1.2 + (k % 4) * 0.3, -0.9 + Math.floor(k / 4) * 0.7],
            0.16,
            0.14,
            6,
          );
        return;
      }
      m.use('planks', kind === 'coach' ? 0.2 : rng.range(0.28, 0.42)).box(-l / 2, 1.0, -1.3, l / 2, 3.0, 1.3);
      m.use('metal', 0.45).surface(4, 6, (u, v) => [
        -l / 2 - 0.2 + (l + 0.4) * u,
        3.0 + 0.4 * Math.sin(v * 3.14),
        (v - 0.5) * 2.8,
      ]);
      if (kind === 'coach') {
        for (let k = 0; k < 8; k++)
          for (const s of [-1, 1]) {
            const px = -l / 2 + 0.5 + (k * (l - 1)) / 8;
            m.use('glass', 0.2).box(px + 0.1, 1.9, s * 1.3 - 0.02, px + 0.85, 2.65, s * 1.3 + 0.02);
            m.use('wood', 0.45).box(px, 1.0, s * 1.31 - 0.02, px + 0.05, 3.0, s * 1.31 + 0.02);
          }
        m.use('planks', 0.3).box(-l / 2, 0.5, 1.2, l / 2, 0.56, 1.6);
      } else {
        m.use('planks', 0.24).box(-0.9, 1.05, -1.35, 0.9, 2.85, 1.35);
        for (const p of [-0.5, -0.25, 0.25, 0.5])
          m.use('metal', 0.14).box(p * l - 0.05, 1, -1.33, p * l + 0.05, 3, 1.33);
      }
    },
    scale,
  );
}

export function car(st: Stage, x: number, z: number, turn: number, open = false, modern = false): void {
  const { m } = st;
  m.at(x, 0, z, turn, () => {
    const t = st.rng.range(0.06, 0.3);
    for (const p of [-1.25, 1.25])
      for (const s of [-1, 1]) {
        m.use('plain', 0.05).limb([p, 0.36, s * 0.66], [p, 0.36, s * 0.82], 0.36, 0.36, 16);
        m.use('metal', 0.5).limb([p, 0.36, s * 0.83], [p, 0.36, s * 0.85], 0.18, 0.18, 10);
        m.use('metal', t).surface(8, 2, (u, v) => [
          p + Math.cos(u * 3.14) * 0.48,
          0.4 + Math.sin(u * 3.14) * 0.46,
          s * (0.6 + v * 0.28),
        ]);
      }
    m.use('metal', t);
    if (modern) {
      m.surface(14, 6, (u, v) => {
        const px = -2 + 4 * u;
        const top = 0.85 + 0.55 * Math.exp(-Math.pow((u - 0.42) * 3.4, 4));
        return [
          px,
          0.4 +
            (top - 0.4) *
              Math.sin(v * 3.14) *
              Math.pow(Math.sin(Math.min(1, u * 5 + 0.1) * 1.57), 0.5) *
              Math.pow(Math.sin(Math.min(1, (1 - u) * 5 + 0.1) * 1.57), 0.5),
          (v - 0.5) * 1.6,
        ];
      });
      m.use('glass', 0.2).box(-1.0, 1.02, -0.62, 0.5, 1.3, 0.62);
    } else {
      m.box(-1.7, 0.5, -0.7, 0.6, 1.05, 0.7);
      m.surface(6, 6, (u, v) => [0.6 + u * 1.1, 0.55 + 0.55 * Math.sin(v * 3.14), (v - 0.5) * 1.15 * (1 - u * 0.2)]);
      m.use('metal', 0.6).box(1.66, 0.5, -0.4, 1.74, 1.12, 0.4);
      if (open) {
        m.use('cloth', 0.1).box(-1.75, 1.0, -0.72, -1.3, 1.35, 0.72);
        m.use('glass', 0.4).quad([0.55, 1.05, -0.6], [0.55, 1.05, 0.6], [0.4, 1.5, 0.6], [0.4, 1.5, -0.6]);
        coachman(st, -0.3, 0.4);
        coachman(st, -1.1, 0.4);
      } else {
        m.use('glass', 0.14).box(-1.6, 1.05, -0.68, 0.45, 1.55, 0.68);
        m.use('metal', t * 0.8).box(-1.7, 1.55, -0.72, 0.55, 1.68, 0.72);
        for (const p of [-1.65, -0.6, 0.4]) m.box(p, 1.0, -0.7, p + 0.09, 1.6, 0.7);
      }
    }
    for (const s of [-1, 1]) m.use('lamp', 0.7).ball(1.85, 0.8, s * 0.5, 0.1, 0.13, 0.13, 8);
    if (st.light.lampsLit) st.lamp(3.2, 0.6, 0, 4);
  });
}

export function bus(st: Stage, x: number, z: number, turn: number): void {
  const { m } = st;
  m.at(x, 0, z, turn, () => {
    m.use('metal', 0.55).box(-4.6, 0.5, -1.2, 4.6, 1.5, 1.2);
    m.use('glass', 0.14).box(-4.5, 1.5, -1.17, 4.55, 2.4, 1.17);
    m.use('metal', 0.72).box(-4.6, 2.4, -1.2, 4.6, 2.9, 1.2);
    for (let k = 0; k <= 8; k++) m.box(-4.6 + k * 1.12, 1.4, -1.21, -4.5 + k * 1.12, 2.5, 1.21);
    m.use('metal', 0.2).box(-4.62, 1.3, -1.22, 4.62, 1.42, 1.22);
    for (const p of [-2.8, 3])
      for (const s of [-1, 1]) {
        m.use('plain', 0.04).limb([p, 0.5, s * 1.0], [p, 0.5, s * 1.24], 0.5, 0.5, 16);
        m.use('metal', 0.4).limb([p, 0.5, s * 1.24], [p, 0.5, s * 1.26], 0.2, 0.2, 10);
      }
    for (const s of [-1, 1]) m.use('lamp', 0.8).ball(4.62, 0.85, s * 0.8, 0.05, 0.14, 0.14, 8);
  });
}
