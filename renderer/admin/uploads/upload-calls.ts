import type { AdminPhoto, PhotoFields, PhotoRetry, UploadedPhoto } from '../../../src/contract/admin-photo.js';
import type { ScanMatch } from '../../../src/contract/upload.js';
import type { Interruption } from './interruption.js';
import type { HashedTransfer, TransferOptions } from './transfer.js';

/** What the queue asks of the browser and of the API. */
export interface UploadCalls {
  /** SHA-256 of a file, in hexadecimal digits. */
  hash(file: File, signal: AbortSignal): Promise<string>;
  match(sha256: string): Promise<Omit<ScanMatch, 'sha256'>>;
  send(
    transfer: HashedTransfer & { path: string; fields: PhotoFields },
    options: TransferOptions,
  ): Promise<AdminPhoto & Partial<UploadedPhoto>>;
  /** Deletes what the server has received of an upload. */
  cancel(uploadId: string): Promise<void>;
  retry(id: number, how?: PhotoRetry): Promise<AdminPhoto>;
  find(id: number): Promise<(AdminPhoto & { originalPages?: number }) | undefined>;
  codeOf(error: unknown): string;
  /** Null when the error is about the file. */
  interruptionOf(error: unknown): Interruption | null;
  /** Throws while the server does not answer. */
  ask(): Promise<unknown>;
}
