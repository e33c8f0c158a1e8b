import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { largeBudget, largePhotos, largeSide } from './large.js';
import { paint } from './paint.js';
import type { DemoPhoto, DemoPlace, Region } from './types.js';

/**
 * Paints the demo archive's pictures:
 *   npx tsx tools/demo-painter/main.ts [ids...] [--data DIR] [--out DIR] [--proof 0.25]
 * Without ids, all of them. Proofs are small PNGs for looking at while a scene is being built.
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const i = args.indexOf(`--${name}`);
  return i < 0 ? fallback : (args.splice(i, 2)[1] ?? fallback);
};
const data = option('data', 'demo/data');
const out = option('out', 'demo/photographs');
const proof = Number(option('proof', '0'));
/** Bytes a photograph of the usual size may take, so that these stay under 14.5 MB together. */
const BUDGET = 60_000;

sharp.concurrency(1);
sharp.cache(false);

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;
const photos = await readJson<DemoPhoto[]>(join(data, 'photos.json'));
const places = new Map((await readJson<DemoPlace[]>(join(data, 'places.json'))).map((p) => [p.slug, p]));
const wanted = new Set(args.map(Number));
await mkdir(out, { recursive: true });

const base = (title: string): string =>
  title.replace(
    /, (di mattina|dopo la pioggia|d'estate|di domenica|nella foschia|al tramonto|verso sera|in un giorno di bora|sotto la neve|giorno di festa|d'inverno|in un giorno affollato)$/,
    '',
  );

/** The encoder gets as much quality as the picture's share of the archive's size allows. */
async function encode(png: Buffer, budget: number): Promise<Buffer> {
  let quality = 54;
  for (let tries = 0; ; tries++) {
    const file = await sharp(png).avif({ quality, effort: 3, tune: 'ssim', chromaSubsampling: '4:2:0' }).toBuffer();
    const share = file.length / budget;
    if (share <= 1 && (share > 0.72 || tries >= 2 || quality >= 66)) return file;
    if (tries >= 5) return file;
    // Each step of quality costs about five per cent of the bytes; coming down, leave some room.
    quality = Math.max(12, Math.min(66, Math.round(quality - Math.log(share / 0.91) / 0.05) - (tries > 1 ? 2 : 0)));
  }
}

const seen = new Map<string, number>();
const regionFile = join(out, 'regions.json');
const regions: Record<string, Region[]> = await readJson<Record<string, Region[]>>(regionFile).catch(() => ({}));
/** Written after every photograph: a run that is stopped leaves regions that fit what it painted. */
async function keepRegions(): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(regions).sort((a, b) => Number(a[0]) - Number(b[0])));
  await writeFile(regionFile, `${JSON.stringify(sorted, null, 1)}\n`);
}

for (const photo of photos) {
  const key = base(photo.title);
  const turn = seen.get(key) ?? 0;
  seen.set(key, turn + 1);
  if (wanted.size > 0 && !wanted.has(photo.id)) continue;
  const isLarge = largePhotos.has(photo.id);
  const start = Date.now();
  const print = await paint(
    photo,
    turn,
    places,
    proof ? { scale: proof } : isLarge ? { longSide: largeSide } : undefined,
  );
  if (proof) await sharp(print.png).toFile(join(out, `${photo.id}.png`));
  else {
    const file = await encode(print.png, isLarge ? largeBudget : BUDGET);
    await writeFile(join(out, `${photo.id}.avif`), file);
    if (print.regions.length > 0) regions[photo.id] = print.regions;
    else delete regions[photo.id];
    await keepRegions();
    console.log(
      `${photo.id} ${print.width}x${print.height} ${(file.length / 1000).toFixed(0)} kB ${print.regions.length} regions ${Date.now() - start} ms`,
    );
  }
}
