import type { Viewer } from '../contract/access.js';
import type { StoredRenditions } from '../images/stored-renditions.js';

/** The original of a photo, as it was uploaded. */
export interface Scan {
  originalSha256: string;
  originalName: string;
  /** Media type. */
  originalType: string;
  /** Size in bytes, as text because the driver returns a bigint so. */
  originalBytes: string;
}

/** A scan that will replace the one of a photo; stored with the photo as JSON. */
export interface NewScan extends Scan {
  /** Who replaces the scan: it is their change, although a worker completes it. */
  by: Viewer;
  /** Why it cannot replace the present one: an error code. Null while its renditions are to be made. */
  failure: string | null;
  /** Its files, while a moderator must look at the picture before it replaces the present one. */
  renditions?: StoredRenditions;
}
