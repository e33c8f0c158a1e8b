import type { Renditions } from '../contract/image.js';
import { publishedAddress } from './published-address.js';
import { publicSize } from './public-size.js';
import type { StoredRenditions } from './stored-renditions.js';

/** The image columns of a row; both are null until there is an image. */
interface ImageColumns {
  originalSha256: string | null;
  renditions: StoredRenditions | null;
}

/**
 * Where the renditions of an original are, `<base>/<width>.webp` and `.jpg`, and how to show them.
 * @param maxWidth what the public sees of it at most; wider ones are left out
 */
export function presentRenditions({ originalSha256, renditions }: ImageColumns, maxWidth = Infinity): Renditions {
  const {
    renditionProfile = 'none',
    widths = [],
    width = 4,
    height = 3,
    color = '#b9ac96',
    placeholder = '',
  } = renditions ?? {};
  return {
    base: `/uploads/${originalSha256}/${renditionProfile}`,
    widths: widths.filter((each) => each <= maxWidth),
    ...publicSize({ width, height }, maxWidth),
    ...(width > maxWidth && { isReduced: true }),
    color,
    placeholder,
  };
}

/** The same of a published record, at the address for the public. */
export function presentPublished(image: ImageColumns, maxWidth?: number): Renditions {
  const renditions = presentRenditions(image, maxWidth);
  return { ...renditions, base: publishedAddress(renditions.base) };
}
