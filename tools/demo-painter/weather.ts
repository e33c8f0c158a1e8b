import { DAY } from './engine/light.js';
import { makeRng } from './engine/random.js';
import type { Light } from './engine/light.js';
import type { DemoPhoto } from './types.js';
import type { Take } from './kit/stage.js';

/** Undated pictures are interiors and details: they look like the years around 1900. */
export const yearOf = (p: DemoPhoto): number => p.drawnFor ?? p.year ?? 1898;

/** Reads the hour and the weather out of what title and description say. */
export function weatherOf(p: DemoPhoto): Light {
  const rng = makeRng(p.id * 101 + 3);
  const year = yearOf(p);
  const text = `${p.title} ${p.description}`;
  const has = (s: string): boolean => text.includes(s);
  const l: Light = {
    ...DAY,
    side: rng.chance(0.7) ? -rng.range(0.6, 1.1) : rng.range(0.6, 1.1),
    height: rng.range(0.55, 0.85),
    clouds: year < 1890 ? rng.range(0, 0.18) : rng.range(0.15, 0.55),
  };
  // The early plates saw blue as white: skies are blank and bright.
  if (year < 1885) Object.assign(l, { skyHigh: 1.05, skyLow: 1.15 });
  else if (year > 1925) Object.assign(l, { skyHigh: 0.66, skyLow: 1.05 });
  if (has('di mattina') || has('luce del mattino'))
    Object.assign(l, {
      side: l.side < 0 ? -1.25 : 1.25,
      height: 0.33,
      sun: 2.5,
      ambient: 0.58,
      haze: 0.0016,
      hazeTone: 1.12,
    });
  if (has('foschia'))
    Object.assign(l, {
      sun: 0.55,
      ambient: 1.05,
      haze: 0.0085,
      hazeTone: 1.12,
      soft: 0.7,
      skyHigh: 1.06,
      skyLow: 1.12,
      clouds: 0.1,
      key: 0.52,
    });
  if (has('dopo la pioggia'))
    Object.assign(l, {
      sun: 0.35,
      ambient: 1.0,
      haze: 0.0024,
      wet: 1,
      soft: 0.6,
      skyHigh: 0.7,
      skyLow: 1.08,
      clouds: 0.85,
      key: 0.46,
    });
  if (has('d’estate'))
    Object.assign(l, {
      side: l.side < 0 ? -0.8 : 0.8,
      height: 1.02,
      sun: 2.9,
      ambient: 0.62,
      soft: 0.07,
      clouds: Math.min(l.clouds, 0.2),
      key: 0.5,
    });
  if (has('d’inverno'))
    Object.assign(l, {
      height: 0.36,
      sun: 2.2,
      ambient: 0.7,
      haze: 0.0006,
      skyHigh: 0.68,
      skyLow: 1.1,
      clouds: 0.3,
      key: 0.5,
      bare: true,
    });
  if (has('sotto la neve') || p.title.startsWith('Neve'))
    Object.assign(l, {
      snow: 1,
      sun: 0.45,
      ambient: 1.0,
      haze: 0.0032,
      hazeTone: 1.0,
      soft: 0.7,
      skyHigh: 0.86,
      skyLow: 0.98,
      clouds: 0.6,
      key: 0.58,
      bare: true,
    });
  if (has('al tramonto'))
    Object.assign(l, {
      side: l.side < 0 ? -1.05 : 1.05,
      height: 0.15,
      sun: 2.7,
      ambient: 0.42,
      haze: 0.0014,
      hazeTone: 0.95,
      skyHigh: 0.5,
      skyLow: 1.2,
      clouds: 0.6,
      soft: 0.2,
      key: 0.4,
    });
  if (has('verso sera'))
    Object.assign(l, {
      sun: 0.05,
      height: 0.3,
      ambient: 0.4,
      haze: 0.0024,
      hazeTone: 0.42,
      skyHigh: 0.55,
      skyLow: 1.05,
      clouds: 0.4,
      soft: 0.9,
      lampsLit: true,
      key: 0.3,
    });
  if (has('bora')) Object.assign(l, { wind: 1, clouds: 0.6, haze: 0.0007, skyHigh: 0.6, skyLow: 1.05, height: 0.5 });
  if (has('lontani si perdono')) l.haze *= 2.6;
  if (has('pochi contrasti')) Object.assign(l, { sun: l.sun * 0.7, ambient: l.ambient * 1.25 });
  if (has('lampioni accesi') && !l.lampsLit)
    Object.assign(l, { lampsLit: true, ambient: 0.4, sun: 0.02, skyHigh: 0.2, skyLow: 0.42, hazeTone: 0.34, key: 0.3 });
  if (has('luci dei cinema') && !l.lampsLit)
    Object.assign(l, {
      lampsLit: true,
      sun: 0.02,
      ambient: 0.26,
      skyHigh: 0.14,
      skyLow: 0.34,
      hazeTone: 0.25,
      clouds: 0.2,
      key: 0.28,
    });
  // A sky in daylight outshines the walls; at dusk it hardly does.
  const lift = l.lampsLit
    ? 1
    : text.includes('dopo la pioggia')
      ? 1.7
      : text.includes('al tramonto')
        ? 1.35
        : l.wind > 0.6
          ? 2
          : year < 1890
            ? 3.1
            : 2.5;
  l.skyHigh *= lift;
  l.skyLow *= lift;
  l.hazeTone *= Math.min(lift, 1.75) * 0.96;
  return l;
}

/** The room scenes: no sky, one bright side, haze of dust and smoke. */
export function indoors(l: Light): void {
  Object.assign(l, {
    indoor: true,
    sun: 1.5,
    ambient: 0.5,
    haze: 0.002,
    hazeTone: 0.9,
    skyHigh: 1.3,
    skyLow: 1.5,
    clouds: 0,
    wet: 0,
    snow: 0,
    wind: 0,
    soft: 0.3,
    key: 0.36,
  });
}

export function takeOf(p: DemoPhoto, turn: number): Take {
  const text = `${p.title} ${p.description}`;
  return {
    year: yearOf(p),
    turn,
    festive: text.includes('ricorrenza') || p.tags.includes('festa'),
    sunday: text.includes('giorno di riposo'),
    crowded: text.includes('si accalca'),
    works: text.includes('Operai, carri'),
    close: text.includes('inquadratura stretta'),
  };
}
