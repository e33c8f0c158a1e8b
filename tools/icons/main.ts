/**
 * Writes the site's icons from the logo: npx tsx tools/icons/main.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { asIco } from '../../src/images/ico.js';
import { logoPath } from '../../renderer/ui/icons/logo-path.js';

const target = join(import.meta.dirname, '../../public');
const deep = '#10294a';
const paper = '#f4f1ea';

/** The mark in the middle of 64x64 units. */
const tile = (corner: number, markHeight: number) => {
  const scale = markHeight / 32;
  const place = `translate(${32 - 12 * scale} ${32 - 16 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${deep}"/><path transform="${place}" fill="${paper}" d="${logoPath}"/></svg>\n`;
};

await mkdir(target, { recursive: true });
await writeFile(join(target, 'favicon.svg'), tile(4, 56));

// The systems round the corners themselves and may crop to the middle four fifths.
const square = Buffer.from(tile(0, 46));
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
for (const [name, size] of Object.entries(sizes)) {
  await sharp(square, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(target, name));
}

// Nobody rounds this one: it is the small icon of browsers that read no SVG, and of search engines.
const favicon = await sharp(Buffer.from(tile(4, 56)), { density: (72 * 32) / 64 })
  .resize(32, 32)
  .png()
  .toBuffer();
await writeFile(join(target, 'favicon.ico'), asIco(favicon, 32));

// Shown with links to pages that have no picture of their own.
await sharp({ create: { width: 1200, height: 630, channels: 3, background: deep } })
  .composite([{ input: await sharp(square, { density: 400 }).resize(560, 560).png().toBuffer() }])
  .png({ palette: true })
  .toFile(join(target, 'share.png'));
