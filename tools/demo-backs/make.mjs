/**
 * Draws the backs of demo photos into the demo's package, where they lie as the files of their rows.
 *
 *     node tools/demo-backs/make.mjs [--out FOLDER]
 *
 * Their writing needs the fonts C059 and Z003 (Debian: fonts-urw-base35) and Breip (fonts-breip).
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { demoFile, demoRows, numberOf } from '../demo-package.mjs';
import { backs } from './backs.mjs';

const out = process.argv.includes('--out') ? process.argv[process.argv.indexOf('--out') + 1] : undefined;
const files = new Map(
  demoRows('photos').flatMap(({ backOf, file }) => (backOf ? [[numberOf(backOf), demoFile(file)]] : [])),
);

for (const [front, draw] of backs) {
  const file = out ? join(out, `${front}.avif`) : files.get(front);
  const { size } = await sharp(Buffer.from(draw()), { unlimited: true }).avif({ quality: 52, effort: 7 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}
