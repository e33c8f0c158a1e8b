import type { AdminPhoto } from '../../../src/contract/admin-photo.js';
import { refusalsOfFiles } from '../accepted-images.js';
import { type Interruption, isOfLine } from './interruption.js';
import type { Outage, Step } from './outage.js';
import { TaskPool } from './task-pool.js';
import { type HashedTransfer, isHashed, type Transfer } from './transfer.js';
import type { UploadCalls } from './upload-calls.js';
import type { UploadStore } from './upload-store.js';
import type { Upload } from './upload.js';

export type PhotoState = Pick<AdminPhoto, 'id' | 'status' | 'failure'> & { originalPages?: number };

type Task = (signal: AbortSignal) => Promise<void>;

/** Interrupted so often while the server answers, a file lets the others go first. */
const setbacksBeforeLast = 3;
/** So often a failure of the server itself is tried again while it answers other requests. */
const setbacksBeforeFailure = 5;
const maxRestarts = 2;
/** The server has forgotten what had arrived, or it differs from what was sent. The file is still here. */
const askToRestart = ['upload_not_found', 'upload_expired', 'upload_incomplete', 'upload_damaged'];

interface RunnerParts {
  uploads: UploadStore;
  transfers: Map<number, Transfer>;
  calls: UploadCalls;
  outage: Outage;
}

/** Checks files one at a time and sends them two at a time. Their photos are made in the order of the files. */
export class UploadRunner {
  private readonly checking = new TaskPool(1);
  private readonly sending = new TaskPool(2);
  /** States that the event stream reported before the response to the upload arrived. */
  private readonly earlyStates = new Map<number, PhotoState>();

  private readonly uploads: UploadStore;
  private readonly transfers: Map<number, Transfer>;
  private readonly calls: UploadCalls;
  private readonly outage: Outage;

  constructor({ uploads, transfers, calls, outage }: RunnerParts) {
    this.uploads = uploads;
    this.transfers = transfers;
    this.calls = calls;
    this.outage = outage;
  }

  /** Starts the next tasks until both pools are full, or while nothing can be sent none. */
  work(): void {
    if (this.uploads.summary().active === 0) this.outage.forget();
    if (this.outage.isWaiting) return;
    this.fill(this.checking, 'check', (upload, transfer) => {
      if (isHashed(transfer)) return null;
      return (signal) => this.checkFile(upload, transfer, signal);
    });
    this.fill(this.sending, 'send', (upload, transfer) => {
      if (!isHashed(transfer)) return null;
      return (signal) => this.send(upload, transfer, signal);
    });
  }

  stop(key: number): void {
    this.checking.stop(key);
    this.sending.stop(key);
  }

  /** What is under way is begun again when the line is back. */
  lineLost(): void {
    this.outage.begin({ reason: 'offline', waitMs: 0, mayBeOfFile: false }, 'send');
    for (const key of [...this.checking.keys(), ...this.sending.keys()]) {
      this.postpone(key, true);
      this.stop(key);
    }
  }

  /** Keeps the state of a photo that none of the uploads has yet: it may be made of a file that is being sent. */
  rememberState(photo: PhotoState): void {
    if (!this.sending.isEmpty) this.earlyStates.set(photo.id, photo);
  }

  private fill(pool: TaskPool, step: Step, taskOf: (upload: Upload, transfer: Transfer) => Task | null): void {
    for (const [upload, transfer] of this.queued()) {
      if (pool.isFull) return;
      const task = this.isAtWork(upload.key) ? null : taskOf(upload, transfer);
      if (task) void this.run({ pool, step, key: upload.key, transfer }, task);
    }
  }

  private queued(): [Upload, Transfer][] {
    const queued = this.uploads.all().flatMap((upload): [Upload, Transfer][] => {
      const transfer = this.transfers.get(upload.key);
      return upload.state === 'queued' && transfer ? [[upload, transfer]] : [];
    });
    const isLast = ([, { setbacks }]: [Upload, Transfer]) => setbacks >= setbacksBeforeLast;
    return queued.some(isLast) ? [...queued.filter((one) => !isLast(one)), ...queued.filter(isLast)] : queued;
  }

  /** A file that was paused or cancelled meanwhile keeps that state. */
  private async run({ pool, step, key, transfer }: RunningTask, task: Task): Promise<void> {
    await pool.run(key, async (signal) => {
      try {
        await Promise.race([task(signal), untilAborted(signal)]);
        transfer.setbacks = 0;
        if (!signal.aborted) this.outage.end(step);
      } catch (error) {
        if (!signal.aborted) this.stopped({ key, step, transfer }, error);
      }
    });
    if (this.sending.isEmpty) this.earlyStates.clear();
    this.work();
  }

  /** What an error means: that nothing can be sent, that this file is to be begun anew, or that it has failed. */
  private stopped({ key, step, transfer }: Omit<RunningTask, 'pool'>, error: unknown): void {
    if (error instanceof NotInTurn) return this.postpone(key, false);
    const code = this.calls.codeOf(error);
    const interruption = this.calls.interruptionOf(error);
    if (interruption) return this.interrupt({ key, step, transfer }, { ...interruption, code });
    if (askToRestart.includes(code) && transfer.restarts < maxRestarts) {
      // Its photo may have been made after all: the archive is asked again before it is sent again.
      Object.assign(transfer, { sha256: null, uploadId: null, isComplete: false, restarts: transfer.restarts + 1 });
      return this.postpone(key, false);
    }
    this.fail(key, code);
  }

  private interrupt(
    { key, step, transfer }: Omit<RunningTask, 'pool'>,
    { code, ...interruption }: Interruption & { code: string },
  ): void {
    transfer.setbacks += 1;
    if (interruption.mayBeOfFile && transfer.setbacks >= setbacksBeforeFailure) {
      transfer.setbacks = 0;
      return this.fail(key, code);
    }
    this.postpone(key, isOfLine(interruption.reason));
    this.outage.begin(interruption, step);
  }

  private postpone(key: number, isInterrupted: boolean): void {
    this.uploads.update(key, { state: 'queued', isInterrupted });
  }

  private async checkFile({ key, name }: Upload, transfer: Transfer, signal: AbortSignal): Promise<void> {
    this.uploads.update(key, { state: 'checking', isInterrupted: false });
    const sha256 = (transfer.hash ??= await this.calls.hash(transfer.file, signal));
    const { photo, uploadId, code } = await this.calls.match(sha256);
    if (signal.aborted) return;
    if (code !== undefined) {
      Object.assign(transfer, { sha256, uploadId });
      return this.fail(key, code);
    }
    const isSamePath = photo !== null && (await this.calls.find(photo.id))?.deliveryPath === name.normalize('NFC');
    if (signal.aborted) return;
    Object.assign(transfer, { sha256, uploadId });
    const sameFileAs = this.nameOfSameFile(key, sha256);
    const isKnown = photo !== null || sameFileAs !== null;
    this.uploads.update(key, {
      state: isSamePath ? 'known' : isKnown ? 'duplicate' : 'queued',
      sameScanAs: photo,
      sameFileAs,
    });
  }

  private nameOfSameFile(key: number, sha256: string): string | null {
    const same = [...this.transfers].find(([other, transfer]) => other < key && transfer.sha256 === sha256);
    return (same && this.uploads.find(same[0])?.name) ?? null;
  }

  private async send({ key, name, fields }: Upload, transfer: HashedTransfer, signal: AbortSignal): Promise<void> {
    let reported = -1;
    this.uploads.update(key, { state: 'uploading', isInterrupted: false });
    const photo = await this.calls.send(
      { ...transfer, path: name, fields },
      {
        signal,
        onProgress: (fraction) => {
          if (signal.aborted || (Math.abs(fraction - reported) < 0.02 && fraction < 1)) return;
          reported = fraction;
          this.uploads.update(key, { fraction });
        },
        onChange: (change) => Object.assign(transfer, change),
        onArrived: () => {
          transfer.setbacks = 0;
          this.outage.end('send');
        },
        inTurn: () => this.inTurn(key, signal),
      },
    );
    const { status, failure, originalPages = 1 }: PhotoState = this.earlyStates.get(photo.id) ?? photo;
    const { id, slug, sameScanAs = null, sameNumberAs = null } = photo;
    this.uploads.update(key, {
      state: status,
      failure,
      pages: originalPages,
      fraction: 1,
      isInterrupted: false,
      photo: { id, slug },
      sameScanAs,
      sameNumberAs,
    });
  }

  /** Where the file before it was interrupted, this one waits with it. */
  private async inTurn(key: number, signal: AbortSignal): Promise<void> {
    await this.sending.untilFirst(key);
    signal.throwIfAborted();
    if (this.outage.isWaiting) throw new NotInTurn();
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

interface RunningTask {
  pool: TaskPool;
  step: Step;
  key: number;
  transfer: Transfer;
}

/** A request that was sent cannot be taken back, and a dead line never answers it. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError'))));

/** An earlier file has not become a photo yet. */
class NotInTurn extends Error {}
