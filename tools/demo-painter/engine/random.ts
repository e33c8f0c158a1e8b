/** Seeded chance: the same photo must always be painted the same way. */
export interface Rng {
  (): number;
  range(a: number, b: number): number;
  int(a: number, b: number): number;
  chance(p: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function makeRng(seed: number): Rng {
  let s = (seed * 2654435761) >>> 0 || 1;
  const next = (): number => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const rng = next as Rng;
  rng.range = (a, b) => a + (b - a) * next();
  rng.int = (a, b) => Math.floor(a + (b - a + 1) * next());
  rng.chance = (p) => next() < p;
  rng.pick = (list) => list[Math.floor(next() * list.length)]!;
  return rng;
}

// Looked up once: `hash2` is called millions of times, and in Jest's contexts every look-up of a global takes long.
const { imul } = Math;

/** A stable 0..1 value for a pair of integers, for textures that need no state. */
export function hash2(x: number, y: number): number {
  let h = (imul(x | 0, 374761393) + imul(y | 0, 668265263)) | 0;
  h = imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
