import type { Renditions } from '../contract/image.js';

/** The renditions that a worker made of an original; stored with its record as JSON. */
export interface StoredRenditions extends Omit<Renditions, 'base'> {
  /** Name of the rendition profile; part of the addresses, so that a new profile gives new addresses. */
  renditionProfile: string;
  /** How many pages in full size the original has; the first is shown. Missing for one. */
  pages?: number;
  /** As `pictureFingerprints` gives them; missing in renditions that an earlier version made. */
  fingerprints?: string[];
}
