import type { AdminPhoto, PhotoFields, UploadedPhoto } from '../../src/contract/photo.js';
import type { ScanMatch } from '../../src/contract/upload.js';
import { createStore } from '../ui/store.js';
import { isImage, refusal, refusalsOfFiles } from './accepted-images.js';
import {
  emptySummary,
  isMoving,
  isNotSent,
  summaryOf,
  type Upload,
  type UploadState,
  type UploadSummary,
} from './upload.js';

interface ShownUploads {
  keys: readonly number[];
  summary: UploadSummary;
  /** Names of chosen files that are no images. */
  leftOut: readonly string[];
}

/** A chosen file, with its folders when a folder was chosen. */
export interface ChosenFile {
  file: File;
  path: string;
}

/** How far a file has come on its way to the server. It survives a pause, and a failure. */
export interface Way {
  file: File;
  sha256: string | null;
  /** The upload on the server that can be continued. */
  uploadId: string | null;
  /** All parts have arrived. */
  isComplete: boolean;
  /** It is sent although the same file is known. */
  isWanted: boolean;
}

/** What the queue hears while a file is sent. */
export interface SendingReport {
  onProgress(fraction: number): void;
  onWay(way: Partial<Pick<Way, 'uploadId' | 'isComplete'>>): void;
  /** The line is lost; sending is tried again. */
  onInterrupted(): void;
  signal: AbortSignal;
}

/** The calls to the API that the queue makes. */
export interface UploadCalls {
  /** SHA-256 of a file, in hexadecimal digits. */
  hash(file: File, signal: AbortSignal): Promise<string>;
  match(sha256: string): Promise<Omit<ScanMatch, 'sha256'>>;
  send(
    upload: Way & { sha256: string; fields: PhotoFields },
    report: SendingReport,
  ): Promise<AdminPhoto & Partial<UploadedPhoto>>;
  /** Forgets what has arrived of an upload. */
  cancel(uploadId: string): Promise<void>;
  retry(id: number): Promise<AdminPhoto>;
  find(id: number): Promise<AdminPhoto>;
  codeOf(error: unknown): string;
}

type PhotoState = Pick<AdminPhoto, 'id' | 'status' | 'failure'>;

const atOnce = 2;
/** After an hour without connection, the page must not ask for hundreds of photos at once. */
const checkedAtOnce = 20;

/**
 * Checks files one at a time, sends them two at a time, and follows them until they are drafts, published or have failed. It
 * lives outside of the components, so that uploads go on while the administrator visits other pages.
 */
export class UploadQueue {
  private uploads = new Map<number, Upload>();
  private ways = new Map<number, Way>();
  /** To end what is done with a file at the moment. */
  private atWork = new Map<number, AbortController>();
  private isChecking = false;
  private sending = 0;
  private lastKey = 0;
  private leftOut: readonly string[] = [];
  private shown = createStore<ShownUploads>(() => ({ keys: [], summary: emptySummary, leftOut: [] }));
  /** States that the event stream reported before the response to the upload arrived. */
  private earlyStates = new Map<number, PhotoState>();

  constructor(private readonly calls: UploadCalls) {}

  readonly subscribe = this.shown.subscribe;
  /** Failed files first, then those that wait for a decision, those in progress, and finished ones. */
  readonly orderedKeys = (): readonly number[] => this.shown.get().keys;
  readonly find = (key: number): Upload | undefined => this.uploads.get(key);
  readonly summary = (): UploadSummary => this.shown.get().summary;
  /** Names of chosen files that are no images. */
  readonly listLeftOut = (): readonly string[] => this.shown.get().leftOut;

  /** @param fields what the photos of these files say from the start */
  add(files: Iterable<ChosenFile>, fields: PhotoFields): void {
    const leftOut: string[] = [];
    for (const { file, path } of files) {
      if (isImage(file)) this.addImage(file, path, fields);
      else leftOut.push(path);
    }
    this.leftOut = [...this.leftOut, ...leftOut];
    this.changed();
    this.work();
  }

  /** Sends the file again, or asks the server to process again what it has received. */
  retry(key: number): void {
    const upload = this.uploads.get(key);
    if (upload?.state !== 'failed') return;
    if (upload.photo) void this.processAgain(upload, upload.photo.id);
    else if (this.ways.has(key)) this.enqueue(key);
  }

  canRetry({ key, state, photo }: Upload): boolean {
    return state === 'failed' && (photo !== null || this.ways.has(key));
  }

  retryAll(): void {
    for (const key of this.orderedKeys()) this.retry(key);
  }

  /** Sends a file although the archive, or this batch, has the same. */
  uploadAnyway(key: number): void {
    const way = this.ways.get(key);
    if (!way || this.uploads.get(key)?.state !== 'duplicate') return;
    way.isWanted = true;
    this.enqueue(key);
  }

  /** Removes the files that the archive, or this batch, has already. */
  skipDuplicates(): void {
    for (const { key, state } of this.uploads.values()) if (state === 'duplicate') this.cancel(key);
  }

  /** Stops what is done with a file. What has arrived at the server stays there. */
  pause(key: number): void {
    if (!isMoving(this.uploads.get(key)?.state)) return;
    this.update(key, { state: 'paused', isInterrupted: false });
    this.atWork.get(key)?.abort();
  }

  resume(key: number): void {
    if (this.uploads.get(key)?.state === 'paused') this.enqueue(key);
  }

  pauseAll(): void {
    for (const key of this.orderedKeys()) this.pause(key);
  }

  resumeAll(): void {
    for (const key of this.orderedKeys()) this.resume(key);
  }

  canCancel({ state }: Upload): boolean {
    return isNotSent(state);
  }

  /** Removes a file that is not sent completely, also what has arrived of it. */
  cancel(key: number): void {
    const upload = this.uploads.get(key);
    if (!upload || !this.canCancel(upload)) return;
    const uploadId = this.ways.get(key)?.uploadId;
    this.remove(key);
    this.changed();
    this.atWork.get(key)?.abort();
    // What nobody forgets now is deleted with all that has expired.
    if (uploadId) void this.calls.cancel(uploadId).catch(() => undefined);
    this.work();
  }

  cancelAll(): void {
    for (const key of this.orderedKeys()) this.cancel(key);
  }

  /** Removes the finished files from the list. */
  clear(): void {
    for (const { key, state } of this.uploads.values())
      if (!isNotSent(state) && state !== 'processing') this.remove(key);
    this.leftOut = [];
    this.changed();
  }

  /** Handles an event of the server. */
  photoChanged(photo: PhotoState): void {
    const upload = [...this.uploads.values()].find((candidate) => candidate.photo?.id === photo.id);
    if (upload) this.update(upload.key, { state: photo.status, failure: photo.failure });
    else if (this.sending > 0) this.earlyStates.set(photo.id, photo);
  }

  /** Asks for the photos that are being processed, when events may have been missed. */
  async check(): Promise<void> {
    const inProcess = [...this.uploads.values()].filter(({ state, photo }) => state === 'processing' && photo);
    for (const { photo } of inProcess.slice(0, checkedAtOnce)) {
      const found = await this.calls.find(photo!.id).catch(() => null);
      if (found) this.photoChanged(found);
    }
  }

  private addImage(file: File, path: string, fields: PhotoFields): void {
    const key = ++this.lastKey;
    const failure = refusal(file);
    if (!failure) this.ways.set(key, { file, sha256: null, uploadId: null, isComplete: false, isWanted: false });
    this.uploads.set(key, {
      key,
      name: path,
      fields,
      bytes: file.size,
      state: failure ? 'failed' : 'queued',
      fraction: 0,
      isInterrupted: false,
      failure,
      photo: null,
      sameScanAs: null,
      sameFileAs: null,
    });
  }

  private enqueue(key: number): void {
    this.update(key, { state: 'queued', failure: null });
    this.work();
  }

  private work(): void {
    if (!this.isChecking) {
      const next = this.nextQueued((way) => way.sha256 === null);
      if (next) {
        this.isChecking = true;
        void this.whileAtWork(
          next.upload,
          (signal) => this.checkFile(next.upload, next.way, signal),
          () => (this.isChecking = false),
        );
      }
    }
    while (this.sending < atOnce) {
      const next = this.nextQueued((way) => way.sha256 !== null);
      if (!next) return;
      this.sending += 1;
      void this.whileAtWork(
        next.upload,
        (signal) => this.send(next.upload, next.way, signal),
        () => {
          this.sending -= 1;
          if (this.sending === 0) this.earlyStates.clear();
        },
      );
    }
  }

  private nextQueued(isMeant: (way: Way) => boolean): { upload: Upload; way: Way } | null {
    for (const upload of this.uploads.values()) {
      const way = this.ways.get(upload.key);
      if (upload.state === 'queued' && way && !this.atWork.has(upload.key) && isMeant(way)) return { upload, way };
    }
    return null;
  }

  /** A file that was paused or cancelled meanwhile keeps that state. */
  private async whileAtWork(
    { key }: Upload,
    work: (signal: AbortSignal) => Promise<void>,
    release: () => void,
  ): Promise<void> {
    const stop = new AbortController();
    this.atWork.set(key, stop);
    try {
      await work(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) this.fail(key, this.calls.codeOf(error));
    } finally {
      this.atWork.delete(key);
      release();
      this.work();
    }
  }

  private async checkFile({ key }: Upload, way: Way, signal: AbortSignal): Promise<void> {
    this.update(key, { state: 'checking' });
    const sha256 = await this.calls.hash(way.file, signal);
    const { photo, uploadId } = await this.calls.match(sha256);
    if (signal.aborted) return;
    Object.assign(way, { sha256, uploadId });
    const sameFileAs = this.nameOfSameFile(key, sha256);
    const isKnown = photo !== null || sameFileAs !== null;
    this.update(key, { state: isKnown ? 'duplicate' : 'queued', sameScanAs: photo, sameFileAs });
  }

  private nameOfSameFile(key: number, sha256: string): string | null {
    const same = [...this.ways].find(([other, way]) => other < key && way.sha256 === sha256);
    return (same && this.uploads.get(same[0])?.name) ?? null;
  }

  private async send({ key, fields }: Upload, way: Way, signal: AbortSignal): Promise<void> {
    let reported = -1;
    this.update(key, { state: 'uploading' });
    const photo = await this.calls.send(
      { ...way, sha256: way.sha256 ?? '', fields },
      {
        signal,
        onProgress: (fraction) => {
          if (signal.aborted || (Math.abs(fraction - reported) < 0.02 && fraction < 1)) return;
          reported = fraction;
          this.update(key, { fraction, isInterrupted: false });
        },
        onWay: (come) => Object.assign(way, come),
        onInterrupted: () => !signal.aborted && this.update(key, { isInterrupted: true }),
      },
    );
    const { status, failure } = this.earlyStates.get(photo.id) ?? photo;
    const { id, slug, sameScanAs = null } = photo;
    this.update(key, { state: status, failure, fraction: 1, isInterrupted: false, photo: { id, slug }, sameScanAs });
  }

  private remove(key: number): void {
    this.uploads.delete(key);
    this.ways.delete(key);
  }

  private fail(key: number, failure: string): void {
    // Sent again, the same file would be refused again.
    if (refusalsOfFiles.includes(failure)) this.ways.delete(key);
    this.update(key, { state: 'failed', failure, isInterrupted: false });
  }

  private async processAgain({ key }: Upload, id: number): Promise<void> {
    this.update(key, { state: 'processing', failure: null });
    try {
      await this.calls.retry(id);
    } catch (error) {
      this.update(key, { state: 'failed', failure: this.calls.codeOf(error) });
    }
  }

  private update(key: number, change: Partial<Upload>): void {
    const upload = this.uploads.get(key);
    if (!upload) return;
    this.uploads.set(key, { ...upload, ...change });
    this.changed();
  }

  private changed(): void {
    const uploads = [...this.uploads.values()];
    const keys = uploads.toSorted((a, b) => rank[a.state] - rank[b.state]).map(({ key }) => key);
    // Keep the same array while the order is the same, so that the list does not rerender.
    const last = this.orderedKeys();
    const isSame = keys.length === last.length && keys.every((key, index) => key === last[index]);
    this.shown.set({ keys: isSame ? last : keys, summary: summaryOf(uploads), leftOut: this.leftOut });
  }
}

/** Files that need attention come first, finished ones last. */
const rank: Record<UploadState, number> = {
  failed: 0,
  duplicate: 1,
  uploading: 2,
  checking: 3,
  queued: 4,
  paused: 4,
  processing: 5,
  draft: 6,
  published: 6,
  removed: 6,
};
