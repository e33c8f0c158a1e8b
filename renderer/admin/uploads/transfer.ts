/** What is needed to send a file, and to continue after a pause or a failure. */
export interface Transfer {
  file: File;
  sha256: string | null;
  /** The upload on the server that can be continued. */
  uploadId: string | null;
  /** All parts have arrived. */
  isComplete: boolean;
}

/** A transfer whose file has been hashed. */
export type HashedTransfer = Transfer & { sha256: string };

export const isHashed = (transfer: Transfer): transfer is HashedTransfer => transfer.sha256 !== null;

/** How a transfer reports its progress, and how it is stopped. */
export interface TransferOptions {
  onProgress(fraction: number): void;
  onChange(transfer: Partial<Pick<Transfer, 'uploadId' | 'isComplete'>>): void;
  /** The connection is lost; sending is tried again. */
  onInterrupted(): void;
  signal: AbortSignal;
}
