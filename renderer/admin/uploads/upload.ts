import type { AdminPhoto, PhotoFields, UploadedPhoto } from '../../../src/contract/admin-photo.js';
import { isRemovalFailure } from '../../../src/contract/removal-failure.js';
import type { PhotoStatus } from '../../../src/contract/photo.js';
import type { Linkable } from '../links/LinkSearch.js';

/**
 * `queued`: waits to be checked or sent; `checking`: is compared with what the archive has; `duplicate`: waits for a decision,
 * because the archive or this batch has the same file; `known`: had arrived already, from the same place of the same delivery;
 * then the states of its photo.
 */
export type UploadState = 'queued' | 'checking' | 'duplicate' | 'known' | 'uploading' | 'paused' | PhotoStatus;

/** What the photos of a batch are linked to from the start. Browsers may have kept some without a fonds. */
export type BatchLinks = Record<'tags' | 'entities', Linkable[]> & { fonds?: Linkable[] };

/** One file to upload. */
export interface Upload {
  key: number;
  /** With its folders, when a folder was chosen. */
  name: string;
  /** What its photo says from the start. */
  fields: PhotoFields;
  /** With the names of the tags, the entities and the fonds. */
  links?: BatchLinks;
  bytes: number;
  state: UploadState;
  /** Part of the file that has been sent, 0 to 1. */
  fraction: number;
  /** The connection is lost; sending goes on when it is back. */
  isInterrupted: boolean;
  /** Error code, when it failed. */
  failure: string | null;
  photo: Pick<AdminPhoto, 'id' | 'slug'> | null;
  /** Of the file, once the server has read it; its photo shows the first. */
  pages: number;
  /** The photo of the archive that has the same scan. */
  sameScanAs: UploadedPhoto['sameScanAs'];
  /** The photo of the archive that has the same inventory number. */
  sameNumberAs: UploadedPhoto['sameNumberAs'];
  /** The name of another file in the list with the same content. */
  sameFileAs: string | null;
}

/** What the photos of a batch say from the start, with the names of what they are linked to. */
export interface BatchData {
  fields: PhotoFields;
  links: BatchLinks;
}

export interface UploadSummary {
  total: number;
  arrived: number;
  inProcess: number;
  failed: number;
  /** Of those that failed: pictures that were removed on request, or resemble such a one; trying again is of no use. */
  removed: number;
  duplicates: number;
  known: number;
  paused: number;
  /** Files that are checked, sent, or wait for it. */
  active: number;
  /** Files that are not sent yet: closing the page would lose them. */
  waiting: number;
  /** Part of all bytes that has been sent, 0 to 1. */
  fraction: number;
}

export const emptySummary: UploadSummary = {
  total: 0,
  arrived: 0,
  inProcess: 0,
  failed: 0,
  removed: 0,
  duplicates: 0,
  known: 0,
  paused: 0,
  active: 0,
  waiting: 0,
  fraction: 0,
};

export const isActive = (state: UploadState | undefined): boolean =>
  state === 'queued' || state === 'checking' || state === 'uploading';

export const isNotSent = (state: UploadState): boolean =>
  isActive(state) || state === 'paused' || state === 'duplicate';

export function summaryOf(uploads: Upload[]): UploadSummary {
  const sum = { ...emptySummary, total: uploads.length };
  let bytes = 0;
  let sent = 0;
  for (const upload of uploads) {
    const { state } = upload;
    if (state === 'failed') sum.failed += 1;
    else if (state === 'processing') sum.inProcess += 1;
    else if (isNotSent(state)) sum.waiting += 1;
    else sum.arrived += 1;
    if (state === 'failed' && isRemovalFailure(upload.failure)) sum.removed += 1;
    if (state === 'known') sum.known += 1;
    if (state === 'duplicate') sum.duplicates += 1;
    if (state === 'paused') sum.paused += 1;
    if (isActive(state)) sum.active += 1;
    bytes += upload.bytes;
    sent += upload.bytes * (isNotSent(state) ? upload.fraction : 1);
  }
  return { ...sum, fraction: bytes > 0 ? sent / bytes : 0 };
}
