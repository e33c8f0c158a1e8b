import type { TiffPage } from './tiff-pages.js';

/** Which image of a TIFF is published, as the options of sharp name it. */
export interface TiffChoice {
  page: number;
  /** Of the pages that hang on this one; -1 for the page itself. */
  subifd: number;
  chosen: TiffPage;
  /** Pages in full size, this one included. */
  fullPages: number;
}

/**
 * The first page that is not a smaller version of another one, else the first such page that hangs on one; else the first.
 * Null for a file without pages.
 */
export function chooseTiffPage(pages: TiffPage[]): TiffChoice | null {
  const fullPages = Math.max(1, pages.filter(({ isAuxiliary }) => !isAuxiliary).length);
  for (const [page, chosen] of pages.entries()) if (!chosen.isAuxiliary) return { page, subifd: -1, chosen, fullPages };
  for (const [page, { subPages }] of pages.entries())
    for (const [subifd, chosen] of subPages.entries())
      if (!chosen.isAuxiliary) return { page, subifd, chosen, fullPages };
  const [first] = pages;
  return first ? { page: 0, subifd: -1, chosen: first, fullPages } : null;
}

/** None, CCITT, LZW, JPEG, deflate, PackBits, WebP, and three of old programs. */
const compressions = new Set([1, 2, 3, 4, 5, 7, 8, 32766, 32771, 32773, 32809, 32946, 50001]);
/** The samples of a colour by photometric interpretation: white or black is zero, RGB, palette, CMYK, YCbCr. */
const colourSamples: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4, 6: 3 };
const cieLab = 8;
const depths = new Set([1, 2, 4, 8, 16]);
const unsigned = 1;
/** What sharp reads. */
const maxSamples = 5;

/** Whether the image can be decoded, and shows then what it is. */
export function isReadable(page: TiffPage): boolean {
  const { photometric, samples, sampleFormat, compression } = page;
  const depth = depthOf(page);
  if (depth === null || !depths.has(depth) || !compressions.has(compression) || samples > maxSamples) return false;
  // Photoshop's; the other ways to write Lab are read wrongly.
  if (photometric === cieLab) return depth === 16 && samples === 3;
  const colour = colourSamples[photometric];
  return colour !== undefined && samples >= colour && sampleFormat === unsigned;
}

/** How many samples of a pixel are no colour, and which of them is its opacity. */
export interface ExtraSamples {
  count: number;
  /** Among the extra samples; null where none is known to be the opacity. */
  opacity: number | null;
}

export function extraSamplesOf({ photometric, samples, extraSamples }: TiffPage): ExtraSamples {
  const count = Math.max(0, samples - (colourSamples[photometric] ?? samples));
  const opacity = extraSamples.slice(0, count).findIndex((kind) => kind === 1 || kind === 2);
  return { count, opacity: opacity < 0 ? null : opacity };
}

/** Of all samples; null where they differ. */
const depthOf = ({ bits }: TiffPage): number | null =>
  bits.every((one) => one === bits[0]) ? (bits[0] ?? null) : null;
