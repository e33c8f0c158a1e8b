import type { CSSProperties } from 'react';
import type { Renditions } from '../../../src/contract/image.js';
import { ratioOf, ratioStyle } from '../../../renderer/photos/picture-style.js';

type Size = Pick<Renditions, 'width' | 'height'>;

/** Narrower scans have too few pixels for the width of a window. */
const leastWidth = 1200;
/** A narrower scan leaves room beside it in the widest windows. */
const widestWindow = 2560;
/** EntityCover enlarges what it crops by this factor. */
const enlargement = 1.045;

/** Whether a card's page shows its cover photo whole: a crop as wide as the window would cut off its upper or lower half. */
export const isShownWhole = ({ width, height }: Size): boolean => height > width || width < leastWidth;

export const isNarrow = ({ width }: Size): boolean => width < widestWindow;

type OwnSize = CSSProperties & Record<'--own-width' | '--own-height', string>;

/** For hero-cover.css: the largest box of a crop in which no pixel of the scan is enlarged. */
export function wideStyle(image: Size): OwnSize {
  const width = Math.floor(image.width / enlargement);
  return { '--own-width': `${width}px`, '--own-height': `${Math.floor((width * image.height) / image.width)}px` };
}

/** For hero-cover.css, which shows the whole photo. */
export const printStyle = (image: Size): CSSProperties =>
  ({ ...ratioStyle(image), '--own-width': `${image.width}px` }) as CSSProperties;

/** The `sizes` attribute of the whole photo. */
export const sizesOfPrint = (image: Size): string => `min(90vw, calc(66vh * ${ratioOf(image)}))`;
