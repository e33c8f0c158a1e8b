import type { PhotoFields, UploadedPhoto } from '../admin-photo.js';
import type { ScanMatch, ScanMatchQuery } from '../upload.js';

interface UploadId {
  /** 32 hexadecimal digits: the last part of the address that `begin` answers. */
  uploadId: string;
}

/** Scans that arrive in parts, by the tus protocol 1.0.0 (https://tus.io), and become photos once they are complete. */
export interface UploadsApi {
  /** Which of these files the archive has, and which uploads can be continued. */
  match(query: ScanMatchQuery): Promise<ScanMatch[]>;
  /** Creation of tus: `Upload-Length`, and in `Upload-Metadata` the `filename` and the `sha256` of the file. */
  begin(): Promise<void>;
  /** HEAD of tus: how many bytes have arrived. */
  read(input: UploadId): Promise<void>;
  /** PATCH of tus: the bytes from `Upload-Offset`. */
  append(input: UploadId): Promise<void>;
  /** Forgets what has arrived. */
  cancel(input: UploadId): Promise<void>;
  /** Makes a photo of a complete upload. Called again, it answers with the same photo. */
  finish(input: UploadId & PhotoFields): Promise<UploadedPhoto>;
}
