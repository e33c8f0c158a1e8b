import type { Renditions } from '../../src/contract/image.js';
import { ratioOf } from '../../renderer/photos/picture-style.js';

type Size = Pick<Renditions, 'width' | 'height'>;

/** A narrower scan has too few pixels for the width of a window. */
const leastWidth = 1000;

/** Whether a wide window shows the photograph whole, beside the words: a crop would leave little of it, or enlarge it too much. */
export const isShownWhole = ({ width, height }: Size): boolean => width < height * 1.1 || width < leastWidth;

/**
 * The `sizes` attribute of a photograph that covers the first screen below the header (hero.css): as wide as the window, or as
 * its height asks for; enlarged by a twentieth, as covers are.
 */
export const sizesOfHero = (image: Size): string =>
  isShownWhole(image)
    ? `(width >= 64rem) calc((100vh - 4.5rem) * ${ratioOf(image)}), ${covering(image)}`
    : covering(image);

const covering = (image: Size): string =>
  `max(104vw, calc((100vh - 4.5rem) * ${Math.round(ratioOf(image) * 1.04 * 1000) / 1000}))`;
