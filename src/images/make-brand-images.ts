import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { brandLimits, type BrandImage, type IconFile, logoFile } from '../contract/brand.js';
import { pageBackground } from '../contract/colour/page-background.js';
import { shareImageSizes } from '../contract/image.js';
import { badImageFrom } from './decode.js';
import { asIco } from './ico.js';
import { sharp } from './image-library.js';
import { type RawImage, rawFrom, sharpOf } from './raw-image.js';
import { inSrgb } from './to-srgb.js';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Behind transparent parts where a system needs every pixel. */
const white = { r: 255, g: 255, b: 255, alpha: 1 };
/** More is not needed for any of the files. */
const workingSize = 2048;
/** Of the side of an icon that systems crop to a circle (W3C Web Application Manifest, "safe zone"). */
const safeShare = 0.8;
/** Of a share image. */
const shareBox = { width: 760, height: 330 };

/** A decoded image of the brand, and the colour that continues it beyond its edges. */
interface BrandSource {
  image: RawImage;
  isOpaque: boolean;
  around: typeof white;
}

/**
 * Makes the logo of headers, the icons and the share image of an original in `directory`. Transparent parts stay, but a
 * transparent margin is cut off: headers and icons have their own.
 * @returns the pixels of the logo
 * @throws BadImage when the original cannot be read
 */
export async function makeBrandImages(
  original: string,
  directory: string,
): Promise<Pick<BrandImage, 'width' | 'height'>> {
  const source = await decodeBrandImage(original).catch((error: unknown) => {
    throw badImageFrom(error);
  });
  const write = (name: IconFile, image: Sharp): Promise<unknown> => image.png().toFile(join(directory, name));

  const logo = await rawFrom(
    sharpOf(source.image).resize({ ...brandLimits.logo, fit: 'inside', withoutEnlargement: true }),
  );
  await sharpOf(logo)
    .webp({ quality: 90, alphaQuality: 100, smartSubsample: true, effort: 6 })
    .toFile(join(directory, logoFile(logo)));

  const favicon = await iconOf(source, 32).png().toBuffer();
  await writeFile(join(directory, 'icon32.png' satisfies IconFile), favicon);
  await writeFile(join(directory, 'favicon.ico' satisfies IconFile), asIco(favicon, 32));
  // Systems round it, no more: what is a tile already fills it.
  await write('icon180.png', filledIconOf(source, 180, source.isOpaque ? 1 : safeShare));
  for (const size of [192, 512] as const) {
    await write(`icon${size}.png`, iconOf(source, size));
    await write(`maskable${size}.png`, filledIconOf(source, size, safeShare));
  }
  await write('share.png', await shareImageOf(source));
  return { width: logo.width, height: logo.height };
}

/** Decodes it once, with its transparency and without its metadata. */
async function decodeBrandImage(original: string): Promise<BrandSource> {
  const file = sharp(original, { failOn: 'error', limitInputPixels: brandLimits.pixels });
  const metadata = await file.metadata();
  const upright = file
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width: workingSize, height: workingSize, fit: 'inside', withoutEnlargement: true });
  const decoded = await rawFrom(inSrgb(upright, metadata).ensureAlpha());
  const { isOpaque } = await sharpOf(decoded).stats();
  if (!isOpaque) return { image: withoutMargin(decoded), isOpaque, around: white };
  const [r = 255, g = r, b = r] = decoded.pixels;
  return { image: decoded, isOpaque, around: { r, g, b, alpha: 1 } };
}

/** The rectangle of what can be seen. An image that is transparent all over stays as it is. */
function withoutMargin(image: RawImage): RawImage {
  const { pixels, width, height, channels } = image;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x + 1) * channels - 1] === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return image;
  const row = (right - left + 1) * channels;
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => {
    const start = ((top + index) * width + left) * channels;
    return pixels.subarray(start, start + row);
  });
  return { pixels: Buffer.concat(rows), width: right - left + 1, height: bottom - top + 1, channels };
}

/** The whole image in a square; what it does not fill is transparent, or has the colour of an opaque image's corner. */
const iconOf = ({ image, isOpaque, around }: BrandSource, size: number): Sharp =>
  sharpOf(image).resize({ width: size, height: size, fit: 'contain', background: isOpaque ? around : clear });

/** The same without transparency. @param share of the side that the image has */
function filledIconOf({ image, around }: BrandSource, size: number, share: number): Sharp {
  const inner = Math.round((size * share) / 2) * 2;
  const margin = (size - inner) / 2;
  return sharpOf(image)
    .flatten({ background: around })
    .resize({ width: inner, height: inner, fit: 'contain', background: around })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: around })
    .removeAlpha();
}

async function shareImageOf({ image }: BrandSource): Promise<Sharp> {
  const shown = await sharpOf(image)
    .resize({ ...shareBox, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({
    create: { ...shareImageSizes['social.jpg'], channels: 3, background: pageBackground.light },
  }).composite([{ input: shown }]);
}
