import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { noise } from './noise.js';
import { makeRng } from './random.js';
import type { Exposure } from './shade.js';

export interface Film {
  /** Colours of the print at five densities, from black to paper. */
  tones: readonly (readonly [number, number, number])[];
  grain: number;
  contrast: number;
  /** 0 fresh print, 1 faded and stained. */
  age: number;
  border: 'worn' | 'dark' | 'paper' | 'round' | 'none';
}

/** Paper and process follow the year: brown albumen, warm gelatin, cold silver, then nearly neutral. */
export function filmOf(year: number, seed: number, soft: boolean): Film {
  const r = makeRng(seed * 31 + 7);
  const j = (): number => r.range(-5, 5);
  const ramp = (...t: [number, number, number][]): [number, number, number][] => {
    const warm = j(),
      yellow = j();
    return t.map(([a, b, c], i) => [a + warm * 0.4, b, c - (yellow + warm) * 0.4 * (i / 4 + 0.4)]);
  };
  const borders: Film['border'][] =
    year < 1880
      ? ['worn', 'none', 'worn', 'round', 'none', 'dark', 'worn', 'paper']
      : year < 1910
        ? ['none', 'dark', 'none', 'worn', 'none', 'paper', 'none']
        : ['none', 'none', 'none', 'none', 'none', 'paper', 'worn'];
  const border = r.pick(borders);
  if (year < 1880)
    return {
      tones: ramp([43, 25, 17], [99, 66, 45], [158, 120, 88], [209, 178, 140], [243, 228, 199]),
      grain: 0.5,
      contrast: soft ? 0.8 : 1,
      age: r.range(0.5, 1),
      border,
    };
  if (year < 1910)
    return {
      tones: ramp([32, 22, 17], [88, 66, 52], [147, 120, 97], [200, 178, 151], [241, 230, 210]),
      grain: 0.6,
      contrast: soft ? 0.82 : 1.08,
      age: r.range(0.25, 0.8),
      border,
    };
  if (year < 1930)
    return {
      tones: ramp([20, 21, 23], [73, 74, 75], [132, 131, 128], [187, 184, 177], [237, 233, 223]),
      grain: 0.75,
      contrast: soft ? 0.86 : 1.15,
      age: r.range(0.1, 0.55),
      border,
    };
  return {
    tones: ramp([15, 15, 16], [70, 69, 68], [130, 128, 126], [188, 186, 182], [240, 238, 233]),
    grain: 0.85,
    contrast: soft ? 0.9 : 1.2,
    age: r.range(0.05, 0.35),
    border,
  };
}

interface Options {
  width: number;
  height: number;
  film: Film;
  key: number;
  seed: number;
  /** Distance in focus, in metres; beyond or before it the lens blurs. */
  focus?: number;
  indoor: boolean;
}

const gray = (data: Buffer, width: number, height: number): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** From measured light to the picture of a print: exposure, lens, chemistry, and a century in a drawer. */
export async function develop(e: Exposure, o: Options): Promise<Buffer> {
  const { w, h, light, view } = e;
  const n = w * h;
  // Expose for the subject, not for the sky: the middle of what is solid decides.
  const sample: number[] = [];
  for (let i = 0; i < n; i += 97) if (view.tri[i]! >= 0) sample.push(light[i]!);
  sample.sort((a, b) => a - b);
  const at = (q: number, fallback: number): number =>
    sample.length > 50 ? sample[Math.floor(sample.length * q)]! : fallback;
  const mid = Math.max(0.02, Math.min(at(0.52, 0.7), at(0.94, 2) * 0.75));
  const gamma = 1.42 * o.film.contrast;
  const gain = Math.pow(o.key / (1 - o.key), 1 / gamma) / mid;
  const raw = Buffer.alloc(n);
  const far = Buffer.alloc(n);
  for (let i = 0; i < n; i++) {
    // The characteristic curve of a plate: straight in the middle, bending at toe and shoulder.
    const e = Math.pow(light[i]! * gain, gamma);
    raw[i] = Math.min(255, Math.max(0, (e / (1 + e)) * 272 - 4));
    if (o.focus) {
      const d = view.near[i]! > 0 ? 1 / view.near[i]! : 1e4;
      far[i] = Math.min(255, Math.abs(1 / o.focus - 1 / d) * o.focus * (d < o.focus ? 170 : 115));
    }
  }
  const soften = o.focus !== undefined || e.vapour !== undefined;
  if (e.vapour) for (let i = 0; i < n; i++) if (e.vapour[i]) far[i] = 255;
  const { width: W, height: H, film } = o;
  const one = async (img: Sharp): Promise<Buffer> => img.toColourspace('b-w').raw().toBuffer();
  const base = await one(
    gray(raw, w, h)
      .resize(W, H, { kernel: 'cubic' })
      // A large plate is enlarged less: its lens draws finer than the print of a small one.
      .blur(0.5 + Math.min(W / 1600, 1.5) * 0.55),
  );
  const soft = await one(gray(base, W, H).blur(2.2));
  const wide = await one(
    gray(base, W, H)
      .resize(W >> 2, H >> 2)
      .blur(7)
      .resize(W, H, { kernel: 'cubic' }),
  );
  const blurred = soften ? await one(gray(base, W, H).blur(W / 260)) : soft;
  const circle = soften
    ? await one(
        gray(far, w, h)
          .resize(W, H)
          .blur(e.vapour ? 6 : 3),
      )
    : base;

  const rng = makeRng(o.seed * 977 + 5);
  const out = Buffer.alloc(W * H * 3);
  const ox = rng() * 9,
    oy = rng() * 9;
  const leak = rng.chance(0.22 * (0.4 + film.age)) ? rng.range(0.1, 0.9) * W : -1;
  const tide = rng.chance(film.age * 0.35) ? rng.int(0, 3) : -1;
  const vignette = rng.range(0.16, 0.4);
  const tilt = rng.range(-0.05, 0.05);
  let g0 = 0;
  const row = new Float32Array(W);
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      const cx = (x / W - 0.5) * 2,
        cy = (y / H - 0.5) * 2;
      const d2 = cx * cx + cy * cy;
      // The old lenses draw sharply only in the middle.
      const edge = Math.min(1, Math.max(0, d2 - 0.55) * 0.62);
      let v = base[i]! + (soft[i]! - base[i]!) * edge;
      if (soften) v += (blurred[i]! - v) * Math.min(1, circle[i]! / 150);
      v /= 255;
      // Light spreads inside the plate around the brightest parts.
      const glow = Math.max(0, wide[i]! / 255 - 0.55);
      v = 1 - (1 - v) * (1 - glow * 0.22);
      v = (v - 0.5) * 1.03 + 0.5;
      v -= vignette * Math.max(0, d2 - 0.5) * 0.34;
      v += tilt * cy * 0.6 + noise(ox + x / 900, oy + y / 900) * 0.05 * (0.5 + film.age);
      if (leak >= 0) v += Math.max(0, 0.14 - Math.abs(x - leak) / W) * (0.4 + 0.6 * (y / H));
      if (tide >= 0) {
        const t = (tide & 1 ? x / W : 1 - x / W) + (tide & 2 ? y / H : 1 - y / H) + noise(x / 600 + ox, y / 600) * 0.16;
        if (t < 0.42) v += (0.42 - t > 0.012 ? 0.025 : -0.05) * film.age;
      }
      // Grain: neighbouring points clump, most in the middle tones.
      const r = rng() + rng() - 1;
      g0 = g0 * 0.55 + r * 0.45;
      const clump = g0 * 0.5 + row[x]! * 0.5;
      row[x] = clump;
      // Only the coarser unevenness survives the compression of the file; the finest grain would cost dear.
      // Two sheets of noise laid at an angle, so that neither's repetition shows in an even sky.
      const su = (x * 0.8 + y * 0.6) / 43;
      const sv = (y * 0.8 - x * 0.6) / 43;
      const mottle =
        noise(ox + su, oy + sv) * 0.045 +
        noise(oy + sv * 1.618, ox - su * 1.618) * 0.045 +
        noise(oy + x / 317, ox + y / 317) * 0.05;
      v += (clump * 0.2 + mottle) * film.grain * (0.3 + 2.4 * v * (1 - v));
      // The print never reaches full black nor full white once it has faded.
      v = 0.025 + film.age * 0.035 + v * (0.965 - film.age * 0.05);
      v += border(film, x, y, W, H, ox);
      v = v < 0 ? 0 : v > 1 ? 1 : v;
      const t = v * 4;
      const k = Math.min(3, t | 0);
      const a = film.tones[k]!,
        b = film.tones[k + 1]!;
      const q = t - k;
      out[i * 3] = a[0] + (b[0] - a[0]) * q;
      out[i * 3 + 1] = a[1] + (b[1] - a[1]) * q;
      out[i * 3 + 2] = a[2] + (b[2] - a[2]) * q;
    }
  }
  return sharp(out, { raw: { width: W, height: H, channels: 3 } })
    .composite([{ input: Buffer.from(marks(W, H, film, rng)) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** How the rim of plate or print departs from the picture: worn, masked, mounted. */
function border(film: Film, x: number, y: number, W: number, H: number, o: number): number {
  if (film.border === 'none') return 0;
  const e = Math.min(x, W - 1 - x, y, H - 1 - y);
  if (film.border === 'paper') return e < W * 0.018 + noise(o + x / 4000, y / 4000) * 2 ? 2 : 0;
  if (film.border === 'dark') {
    const wob = W * 0.011 + noise(o + x / 700, o + y / 700) * W * 0.006;
    return e < wob ? -0.75 : e < wob + 7 ? -0.3 * (1 - (e - wob) / 7) : 0;
  }
  if (film.border === 'round') {
    const r = W * 0.045,
      m = W * 0.012;
    const dx = Math.max(0, r - Math.min(x, W - 1 - x)),
      dy = Math.max(0, r - Math.min(y, H - 1 - y));
    return e < m || Math.hypot(dx, dy) > r - m * 0.4 ? 2 : 0;
  }
  const reach = W * (0.026 + noise(o + x / 500, o + y / 500) * 0.012);
  return e < reach ? Math.pow(1 - e / reach, 2) * 0.34 : 0;
}

/** Dust, hairs, scratches and the odd broken corner. */
function marks(W: number, H: number, film: Film, rng: ReturnType<typeof makeRng>): string {
  const pale = `rgb(${film.tones[4]!.map(Math.round).join(',')})`;
  const dark = `rgb(${film.tones[0]!.map(Math.round).join(',')})`;
  let s = '';
  const specks = Math.round(8 + 42 * film.age);
  for (let k = 0; k < specks; k++)
    s += `<circle cx="${rng.range(0, W) | 0}" cy="${rng.range(0, H) | 0}" r="${rng.range(0.5, rng.chance(0.08) ? 4 : 1.7).toFixed(1)}" fill="${rng.chance(0.86) ? pale : dark}" opacity="${rng.range(0.3, 0.85).toFixed(2)}"/>`;
  const hairs = Math.round(rng.range(0, 2 + 5 * film.age));
  for (let k = 0; k < hairs; k++) {
    const x = rng.range(0, W),
      y = rng.range(0, H);
    s += `<path d="M${x | 0} ${y | 0} q${rng.range(-30, 30) | 0} ${rng.range(-30, 30) | 0} ${rng.range(-50, 50) | 0} ${rng.range(-60, 60) | 0}" fill="none" stroke="${rng.chance(0.7) ? pale : dark}" stroke-width="${rng.range(0.5, 1.2).toFixed(1)}" opacity=".5"/>`;
  }
  if (rng.chance(0.35 + film.age * 0.4)) {
    const x = rng.range(0, W);
    s += `<path d="M${x | 0} 0 l${rng.range(-12, 12) | 0} ${(rng.range(0.3, 1) * H) | 0}" stroke="${pale}" stroke-width=".8" opacity=".4"/>`;
  }
  if (rng.chance(film.age * 0.3)) {
    const l = rng.chance(0.5),
      t = rng.chance(0.5),
      a = rng.range(0.02, 0.07) * W;
    const x = l ? 0 : W,
      y = t ? 0 : H,
      sx = l ? 1 : -1,
      sy = t ? 1 : -1;
    s += `<path d="M${x} ${y} h${sx * a} l${-sx * a * 0.4} ${sy * a * 0.25} l${-sx * a * 0.15} ${sy * a * 0.4} L${x} ${y + sy * a}Z" fill="${rng.chance(0.5) ? pale : dark}" opacity=".9"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${s}</svg>`;
}
