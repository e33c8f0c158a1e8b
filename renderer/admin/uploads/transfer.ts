/** What is needed to send a file, and to continue after a pause or a failure. */
export interface Transfer {
  file: File;
  /** Of the content; kept, so that a large file is read once only. */
  hash: string | null;
  /** The same, once the archive was asked what it knows of this content. */
  sha256: string | null;
  /** The upload on the server that can be continued. */
  uploadId: string | null;
  /** All parts have arrived. */
  isComplete: boolean;
  /** How often it was interrupted since something of it got through, although the server answered. */
  setbacks: number;
  /** How often it was begun anew because the server had forgotten what had arrived. */
  restarts: number;
}

export const newTransfer = (file: File): Transfer => ({
  file,
  hash: null,
  sha256: null,
  uploadId: null,
  isComplete: false,
  setbacks: 0,
  restarts: 0,
});

/** A transfer whose file has been checked. */
export type HashedTransfer = Transfer & { sha256: string };

export const isHashed = (transfer: Transfer): transfer is HashedTransfer => transfer.sha256 !== null;

/** How the sending of a file reports its progress, and how it is stopped. */
export interface SendOptions {
  /** What the file is for, where it is no scan: the server accepts larger ones. */
  use?: 'import';
  onProgress(fraction: number): void;
  onChange(transfer: Partial<Pick<Transfer, 'uploadId' | 'isComplete'>>): void;
  /** The server has stored a part. */
  onArrived(): void;
  signal: AbortSignal;
}

/** The same for a scan of the queue. */
export interface TransferOptions extends SendOptions {
  /** Resolves when the photos of all files before this one are made: their numbers are in the order of the files. */
  inTurn(): Promise<void>;
}
