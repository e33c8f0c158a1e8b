/**
 * Writes the logo and the icon of the demo, a halberd as its city has it: npx tsx tools/demo-brand/main.ts
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultAccent } from '../../src/contract/colour/accent.js';
import { tile } from '../icons/tile.js';

const target = join(import.meta.dirname, '../../demo/brand');
const halberd =
  'M12 0 15 9.2 13.1 17.5H10.9L9 9.2Z' +
  'M10.3 20.2C4.6 19.8.9 15.4 0 7.2 1.9 10 4.1 11.4 6.8 11.9 7.3 14 8.5 15.8 10.3 17Z' +
  'M13.7 20.2C19.4 19.8 23.1 15.4 24 7.2 22.1 10 19.9 11.4 17.2 11.9 16.7 14 15.5 15.8 13.7 17Z' +
  'M6.2 22H17.8V24.2H6.2Z' +
  'M10.9 17.4H13.1V32H10.9Z';
/** Pixels; headers take less. */
const logo = { width: 360, height: 480 };
const iconSize = 512;

await mkdir(target, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 32"><path fill="${defaultAccent[theme]}" d="${halberd}"/></svg>`;
  await sharp(Buffer.from(mark), { density: 72 * 15 })
    .resize(logo)
    .png({ palette: true })
    .toFile(join(target, `logo-${theme}.png`));
}
await sharp(Buffer.from(tile(halberd, 0, 46)), { density: (72 * iconSize) / 64 })
  .resize(iconSize, iconSize)
  .png({ palette: true })
  .toFile(join(target, 'icon.png'));
