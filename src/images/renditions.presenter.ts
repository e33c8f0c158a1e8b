import type { Picture } from '../contract/image.js';
import type { StoredRenditions } from './stored-renditions.js';

/** What a row says of its image; both are null until there is one. */
interface Pictured {
  originalSha256: string | null;
  picture: StoredRenditions | null;
}

/** The files of a scan, under the address contract.md gives them. */
export function presentRenditions({ originalSha256, picture }: Pictured): Picture {
  const {
    renditionProfile = 'none',
    widths = [],
    width = 4,
    height = 3,
    color = '#b9ac96',
    placeholder = '',
  } = picture ?? {};
  return { base: `/uploads/${originalSha256}/${renditionProfile}`, widths, width, height, color, placeholder };
}
