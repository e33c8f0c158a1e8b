import type { Sharp } from 'sharp';
import { type RawImage, sharpOf } from './raw-image.js';

interface Size {
  width: number;
  height: number;
}

/** A crop that loses more than this share of the photograph, or enlarges it more than that, is not made. */
const leastKept = 0.65;
const mostEnlarged = 1.5;

/**
 * A photograph as a card of fixed size for networks and search engines. Where little is lost the card is filled. A tall
 * or very wide photograph would lose what it shows, so it stands whole on a passe-partout: itself, enlarged to a blur.
 */
export async function shareImage(image: RawImage, card: Size): Promise<Sharp> {
  if (fillsWell(image, card)) return sharpOf(image).resize({ ...card, fit: 'cover' });
  const whole = await sharpOf(image)
    .resize({ ...card, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return (await passepartout(image, card)).composite([{ input: whole }]);
}

function fillsWell(image: Size, card: Size): boolean {
  const shapes = (image.width / image.height) * (card.height / card.width);
  const enlarged = Math.max(card.width / image.width, card.height / image.height);
  return Math.min(shapes, 1 / shapes) >= leastKept && enlarged <= mostEnlarged;
}

/** Shrinking to a few pixels and enlarging again is a blur that costs nothing. */
async function passepartout(image: RawImage, card: Size): Promise<Sharp> {
  const few = await sharpOf(image)
    .resize({ width: 16, height: Math.round((16 * card.height) / card.width), fit: 'cover' })
    .toColourspace('srgb')
    .modulate({ brightness: 0.55, saturation: 0.8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = few.info;
  return sharpOf({ pixels: few.data, width, height, channels }).resize({ ...card, fit: 'fill', kernel: 'cubic' });
}
