import { type Renditions, renditionUrl } from '../../src/contract/image.js';
import { placeholderStyle } from '../photos/picture-style.js';

/** The whole photo until it can be zoomed, of the same size and at the same place. */
export const ZoomPreview = ({ image, src }: { image: Renditions; src: string }) => (
  <img src={src} alt="" style={placeholderStyle(image)} />
);

/** The rendition for the whole window: in most windows the one that the page of the photo has loaded. */
export function fittingRendition(image: Renditions): string {
  const shownWidth = Math.min(innerWidth, (innerHeight * image.width) / image.height);
  return renditionUrl(image, shownWidth * devicePixelRatio, 'webp');
}
