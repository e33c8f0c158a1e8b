import type { Sharp } from 'sharp';
import { type RawImage, sharpOf } from './raw-image.js';

interface Size {
  width: number;
  height: number;
}

/** A crop must keep at least this share of the photograph, and must not enlarge it more than this. */
const minKeptShare = 0.65;
const maxEnlargement = 1.5;

/**
 * A photograph as an image of fixed size for social networks and search engines. It is cropped where little is lost. A tall
 * or very wide photograph is shown uncropped on a blurred, enlarged copy of itself.
 */
export async function shareImage(image: RawImage, size: Size): Promise<Sharp> {
  if (fillsWell(image, size)) return sharpOf(image).resize({ ...size, fit: 'cover' });
  const uncropped = await sharpOf(image)
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return (await blurredBackground(image, size)).composite([{ input: uncropped }]);
}

function fillsWell(image: Size, size: Size): boolean {
  const shapes = (image.width / image.height) * (size.height / size.width);
  const enlarged = Math.max(size.width / image.width, size.height / image.height);
  return Math.min(shapes, 1 / shapes) >= minKeptShare && enlarged <= maxEnlargement;
}

/** Shrinking to a few pixels and enlarging again blurs at almost no cost. */
async function blurredBackground(image: RawImage, size: Size): Promise<Sharp> {
  const few = await sharpOf(image)
    .resize({ width: 16, height: Math.round((16 * size.height) / size.width), fit: 'cover' })
    .toColourspace('srgb')
    .modulate({ brightness: 0.55, saturation: 0.8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = few.info;
  return sharpOf({ pixels: few.data, width, height, channels }).resize({ ...size, fit: 'fill', kernel: 'cubic' });
}
