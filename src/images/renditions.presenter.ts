import type { Picture } from '../contract/image.js';
import type { StoredRenditions } from './stored-renditions.js';

/** What a row knows of its image; both are null until there is one. */
interface WithRenditions {
  originalSha256: string | null;
  renditions: StoredRenditions | null;
}

/** Where the renditions of an original are served, `/uploads/<sha256>/<profile>`, and what a page needs to place them. */
export function presentRenditions({ originalSha256, renditions }: WithRenditions): Picture {
  const {
    renditionProfile = 'none',
    widths = [],
    width = 4,
    height = 3,
    color = '#b9ac96',
    placeholder = '',
  } = renditions ?? {};
  return { base: `/uploads/${originalSha256}/${renditionProfile}`, widths, width, height, color, placeholder };
}
