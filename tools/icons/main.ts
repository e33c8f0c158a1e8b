/**
 * Writes the product's icons from its mark: npx tsx tools/icons/main.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { asIco } from '../../src/images/ico.js';
import { logoPath } from '../../renderer/ui/icons/logo-path.js';
import { deep, tile } from './tile.js';

const target = join(import.meta.dirname, '../../public');
await mkdir(target, { recursive: true });
await writeFile(join(target, 'favicon.svg'), tile(logoPath, 4, 48));

// The systems round the corners themselves and may crop to the middle four fifths.
const square = Buffer.from(tile(logoPath, 0, 42));
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
for (const [name, size] of Object.entries(sizes)) {
  await sharp(square, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(target, name));
}

// Nobody rounds this one: it is the small icon of browsers that read no SVG, and of search engines.
const favicon = await sharp(Buffer.from(tile(logoPath, 4, 48)), { density: (72 * 32) / 64 })
  .resize(32, 32)
  .png()
  .toBuffer();
await writeFile(join(target, 'favicon.ico'), asIco(favicon, 32));

// Shown with links to pages that have no picture of their own.
await sharp({ create: { width: 1200, height: 630, channels: 3, background: deep } })
  .composite([{ input: await sharp(square, { density: 400 }).resize(560, 560).png().toBuffer() }])
  .png({ palette: true })
  .toFile(join(target, 'share.png'));
