import type { LocalizedName } from './localized.js';
import type { AdminPhoto } from './admin-photo.js';

/** A photo of the archive that has a scan, as a note beside the scan names it. */
export type PhotoWithScan = Pick<AdminPhoto, 'id' | 'slug' | LocalizedName<'title'>>;

/** What the archive knows of a file, by its content. */
export interface ScanMatch {
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
  /** The first photo of the archive with the same scan, byte by byte, or null. */
  photo: PhotoWithScan | null;
  /** An upload of the same file that the caller has begun and that has not become a photo: it can be continued. */
  uploadId: string | null;
  /** The scan was removed on request: an upload of it is refused, unless a moderator confirms it. */
  code?: 'scan_removed';
}

export interface ScanMatchQuery {
  /** A comma-separated list of SHA-256 in hexadecimal digits, `limits.upload.matchesMax` at most. */
  sha256: string;
}
