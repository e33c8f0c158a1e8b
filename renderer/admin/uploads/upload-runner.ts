import type { AdminPhoto } from '../../../src/contract/photo.js';
import { refusalsOfFiles } from '../accepted-images.js';
import { TaskPool } from './task-pool.js';
import { type HashedTransfer, isHashed, type Transfer } from './transfer.js';
import type { UploadCalls } from './upload-calls.js';
import type { UploadStore } from './upload-store.js';
import type { Upload } from './upload.js';

export type PhotoState = Pick<AdminPhoto, 'id' | 'status' | 'failure'>;

type Task = (signal: AbortSignal) => Promise<void>;

/** Checks files one at a time and sends them two at a time. */
export class UploadRunner {
  private readonly checking = new TaskPool(1);
  private readonly sending = new TaskPool(2);
  /** States that the event stream reported before the response to the upload arrived. */
  private readonly earlyStates = new Map<number, PhotoState>();

  constructor(
    private readonly uploads: UploadStore,
    private readonly transfers: Map<number, Transfer>,
    private readonly calls: UploadCalls,
  ) {}

  /** Starts the next tasks until both pools are full. */
  work(): void {
    this.fill(this.checking, (upload, transfer) => {
      if (isHashed(transfer)) return null;
      return (signal) => this.checkFile(upload, transfer, signal);
    });
    this.fill(this.sending, (upload, transfer) => {
      if (!isHashed(transfer)) return null;
      return (signal) => this.send(upload, transfer, signal);
    });
  }

  stop(key: number): void {
    this.checking.stop(key);
    this.sending.stop(key);
  }

  /** Keeps the state of a photo that none of the uploads has yet: it may be made of a file that is being sent. */
  rememberState(photo: PhotoState): void {
    if (!this.sending.isEmpty) this.earlyStates.set(photo.id, photo);
  }

  private fill(pool: TaskPool, taskOf: (upload: Upload, transfer: Transfer) => Task | null): void {
    for (const upload of this.uploads.all()) {
      if (pool.isFull) return;
      const { key, state } = upload;
      const transfer = this.transfers.get(key);
      if (state !== 'queued' || !transfer || this.isAtWork(key)) continue;
      const task = taskOf(upload, transfer);
      if (task) void this.run(pool, key, task);
    }
  }

  /** A file that was paused or cancelled meanwhile keeps that state. */
  private async run(pool: TaskPool, key: number, task: Task): Promise<void> {
    await pool.run(key, async (signal) => {
      try {
        await task(signal);
      } catch (error) {
        if (!signal.aborted) this.fail(key, this.calls.codeOf(error));
      }
    });
    if (this.sending.isEmpty) this.earlyStates.clear();
    this.work();
  }

  private async checkFile({ key }: Upload, transfer: Transfer, signal: AbortSignal): Promise<void> {
    this.uploads.update(key, { state: 'checking' });
    const sha256 = await this.calls.hash(transfer.file, signal);
    const { photo, uploadId } = await this.calls.match(sha256);
    if (signal.aborted) return;
    Object.assign(transfer, { sha256, uploadId });
    const sameFileAs = this.nameOfSameFile(key, sha256);
    const isKnown = photo !== null || sameFileAs !== null;
    this.uploads.update(key, { state: isKnown ? 'duplicate' : 'queued', sameScanAs: photo, sameFileAs });
  }

  private nameOfSameFile(key: number, sha256: string): string | null {
    const same = [...this.transfers].find(([other, transfer]) => other < key && transfer.sha256 === sha256);
    return (same && this.uploads.find(same[0])?.name) ?? null;
  }

  private async send({ key, fields }: Upload, transfer: HashedTransfer, signal: AbortSignal): Promise<void> {
    let reported = -1;
    this.uploads.update(key, { state: 'uploading' });
    const photo = await this.calls.send(
      { ...transfer, fields },
      {
        signal,
        onProgress: (fraction) => {
          if (signal.aborted || (Math.abs(fraction - reported) < 0.02 && fraction < 1)) return;
          reported = fraction;
          this.uploads.update(key, { fraction, isInterrupted: false });
        },
        onChange: (change) => Object.assign(transfer, change),
        onInterrupted: () => !signal.aborted && this.uploads.update(key, { isInterrupted: true }),
      },
    );
    const { status, failure } = this.earlyStates.get(photo.id) ?? photo;
    const { id, slug, sameScanAs = null } = photo;
    this.uploads.update(key, {
      state: status,
      failure,
      fraction: 1,
      isInterrupted: false,
      photo: { id, slug },
      sameScanAs,
    });
  }

  private isAtWork(key: number): boolean {
    return this.checking.has(key) || this.sending.has(key);
  }

  private fail(key: number, failure: string): void {
    // Sent again, the same file would be refused again.
    if (refusalsOfFiles.includes(failure)) this.transfers.delete(key);
    this.uploads.update(key, { state: 'failed', failure, isInterrupted: false });
  }
}
