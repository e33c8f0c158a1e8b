import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoPackage } from '../../src/demo/demo-folder.js';
import { readDemoArchive } from '../../test/support/demo-archive.js';
import { keepRegions } from './keep-regions.js';
import { largeBudget, largePhotos, largeSide } from './large.js';
import { paint } from './paint.js';

/**
 * Paints the demo archive's pictures into its package, and writes there where each shows which place:
 *   npx tsx tools/demo-painter/main.ts [ids...] [--proof 0.25 --out DIR]
 * Without ids, all of them. Proofs are small PNGs for looking at while a scene is being built; they are written elsewhere.
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const i = args.indexOf(`--${name}`);
  return i < 0 ? fallback : (args.splice(i, 2)[1] ?? fallback);
};
const out = option('out', 'proofs');
const proof = Number(option('proof', '0'));
/** Bytes a photograph of the usual size may take, so that these stay under 14.5 MB together. */
const BUDGET = 60_000;

sharp.concurrency(1);
sharp.cache(false);

const archive = await readDemoArchive();
const photos = archive.photos.map((photo) => ({ ...photo, description: photo.description ?? '' }));
const places = new Map(archive.places.map((place) => [place.slug, place]));
const wanted = new Set(args.map(Number));
if (proof) await mkdir(out, { recursive: true });

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
    await writeFile(join(demoPackage, photo.file), file);
    // After every photograph: a run that is stopped leaves regions that fit what it painted.
    await keepRegions(photo.id, print.regions);
    console.log(
      `${photo.id} ${print.width}x${print.height} ${(file.length / 1000).toFixed(0)} kB ${print.regions.length} regions ${Date.now() - start} ms`,
    );
  }
}
