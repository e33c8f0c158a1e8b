import type { CSSProperties } from 'react';
import { type Renditions, renditionUrl } from '../../src/contract/image.js';

/** The whole photo until it can be zoomed, of the same size and at the same place. */
export const ZoomPreview = ({ image, src }: { image: Renditions; src: string }) => (
  <img src={src} alt="" style={{ '--ratio': image.width / image.height, ...groundOf(image) } as CSSProperties} />
);

/** The rendition for the whole window: in most windows the one that the page of the photo has loaded. */
export function fittingRendition(image: Renditions): string {
  const shownWidth = Math.min(innerWidth, (innerHeight * image.width) / image.height);
  return renditionUrl(image, shownWidth * devicePixelRatio, 'webp');
}

const groundOf = ({ color, placeholder }: Renditions): CSSProperties => ({
  background: placeholder ? `${color} url(${placeholder}) 0 0/100% 100%` : color,
});
