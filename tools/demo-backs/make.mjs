/**
 * Draws the backs of demo photos into the demo's package.
 *
 *     node tools/demo-backs/make.mjs [--out FOLDER]
 *
 * Their writing needs the fonts C059 and Z003 (Debian: fonts-urw-base35) and Breip (fonts-breip).
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { demoFile } from '../demo-package.mjs';
import { backs } from './backs.mjs';

const out = process.argv[process.argv.indexOf('--out') + 1];
const folder = process.argv.includes('--out') && out ? out : demoFile('files');

for (const [front, draw] of backs) {
  const file = join(folder, `${front}_verso.avif`);
  const { size } = await sharp(Buffer.from(draw()), { unlimited: true }).avif({ quality: 52, effort: 7 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}
