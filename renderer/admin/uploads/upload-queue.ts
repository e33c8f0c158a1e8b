import type { PhotoFields, PhotoRetry } from '../../../src/contract/admin-photo.js';
import { isRemovalFailure } from '../../../src/contract/removal-failure.js';
import { limits } from '../../../src/contract/limits.js';
import { refusal } from '../accepted-images.js';
import type { FileKind } from './file-kinds.js';
import { inOrder } from './order-of-files.js';
import { Outage } from './outage.js';
import { newTransfer, type Transfer } from './transfer.js';
import type { UploadCalls } from './upload-calls.js';
import { type PhotoState, UploadRunner } from './upload-runner.js';
import { type LeftOutFile, UploadStore } from './upload-store.js';
import { isActive, isNotSent, type Upload } from './upload.js';

/** A chosen file, with its folders when a folder was chosen. */
export interface ChosenFile {
  file: File;
  path: string;
  /** Why it is not sent. */
  kind?: FileKind | null;
}

/**
 * The files that an administrator has chosen, and what can be done with them, until their photos are drafts, published or have
 * failed. It lives outside of the components, so that uploads go on while the administrator visits other pages.
 */
export class UploadQueue {
  readonly uploads = new UploadStore();
  /** Why the whole queue waits. */
  readonly outage: Outage;
  private readonly transfers = new Map<number, Transfer>();
  private readonly runner: UploadRunner;
  private lastKey = 0;
  /** While all files are changed: what is to be done next is looked for once, afterwards. */
  private isChangingAll = false;
  private isChecking = false;

  constructor(private readonly calls: UploadCalls) {
    this.outage = new Outage(
      () => calls.ask(),
      () => this.runner.work(),
      (error) => calls.interruptionOf(error),
    );
    this.runner = new UploadRunner({ uploads: this.uploads, transfers: this.transfers, calls, outage: this.outage });
  }

  /**
   * @param fields what the photos of these files say from the start; `links`: the same, with the names of tags and entities; `maxBytes`: a larger
   * file is refused before it is sent
   */
  add(
    files: Iterable<ChosenFile>,
    fields: PhotoFields,
    links?: Upload['links'],
    maxBytes: number = limits.upload.imageBytes,
  ): void {
    const uploads: Upload[] = [];
    const leftOut: LeftOutFile[] = [];
    for (const chosen of inOrder([...files])) {
      if (chosen.kind) leftOut.push({ path: chosen.path, kind: chosen.kind });
      else uploads.push({ ...this.newUpload(chosen, fields, maxBytes), links });
    }
    this.uploads.add(uploads, leftOut);
    this.runner.work();
  }

  /** Sends the file again, or asks the server to process again what it has received. */
  retry(key: number): void {
    const upload = this.uploads.find(key);
    if (!upload || !this.canRetry(upload)) return;
    if (upload.photo) void this.processAgain(key, upload.photo.id);
    else this.enqueue(key);
  }

  canRetry({ key, state, failure, photo }: Upload): boolean {
    return state === 'failed' && !isRemovalFailure(failure) && (photo !== null || this.transfers.has(key));
  }

  retryAll(): void {
    this.changeAll((key) => this.retry(key));
  }

  /** Sends a file although the archive, or this batch, has the same. */
  uploadAnyway(key: number): void {
    const state = this.uploads.find(key)?.state;
    if (state === 'duplicate' || state === 'known') this.enqueue(key);
  }

  /** Lets in a file whose picture was removed on request, or resembles such a one: a moderator knows of that. */
  approveScan(key: number): void {
    const upload = this.uploads.find(key);
    if (upload?.state !== 'failed' || !isRemovalFailure(upload.failure)) return;
    if (upload.photo) return void this.processAgain(key, upload.photo.id, { confirmRemovedScan: true });
    this.uploads.update(key, { fields: { ...upload.fields, confirmRemovedScan: true } });
    this.enqueue(key);
  }

  /** Removes the files that the archive, or this batch, has already. */
  skipDuplicates(): void {
    this.cancelEach(({ state }) => state === 'duplicate');
  }

  /** Stops what is done with a file. What has arrived at the server stays there. */
  pause(key: number): void {
    if (!isActive(this.uploads.find(key)?.state)) return;
    this.uploads.update(key, { state: 'paused', isInterrupted: false });
    this.runner.stop(key);
  }

  resume(key: number): void {
    if (this.uploads.find(key)?.state === 'paused') this.enqueue(key);
  }

  pauseAll(): void {
    this.changeAll((key) => this.pause(key));
  }

  resumeAll(): void {
    this.changeAll((key) => this.resume(key));
  }

  /** The browser has lost its connection: what is under way would wait for an answer that cannot come. */
  lineLost(): void {
    if (this.uploads.summary().active > 0) this.runner.lineLost();
  }

  /** Ends a wait early. */
  tryNow(): void {
    this.outage.tryNow();
  }

  canCancel({ state }: Upload): boolean {
    return isNotSent(state);
  }

  /** Removes a file that is not sent completely, also what has arrived of it. */
  cancel(key: number): void {
    this.cancelEach((upload) => upload.key === key);
  }

  cancelAll(): void {
    this.cancelEach(() => true);
  }

  /** Removes the finished files from the list. */
  clear(): void {
    const finished = this.uploads.all().filter(({ state }) => !isNotSent(state) && state !== 'processing');
    this.remove(finished.map(({ key }) => key));
    this.uploads.clearLeftOut();
  }

  /** Handles an event of the server. */
  photoChanged(photo: PhotoState): void {
    const upload = this.uploads.all().find((candidate) => candidate.photo?.id === photo.id);
    const { status: state, failure, originalPages: pages = upload?.pages } = photo;
    if (upload) this.uploads.update(upload.key, { state, failure, pages });
    else this.runner.rememberState(photo);
  }

  /**
   * Asks for the photos that are being processed, when events may have been missed. One after the other: after an hour
   * without connection there may be hundreds.
   */
  async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const inProcess = this.uploads.all().filter(({ state, photo }) => state === 'processing' && photo);
    for (const { photo } of inProcess) {
      const found = await this.calls.find(photo!.id).catch(() => null);
      if (found) this.photoChanged(found);
    }
    this.isChecking = false;
  }

  private changeAll(change: (key: number) => void): void {
    this.isChangingAll = true;
    this.uploads.together(() => {
      for (const key of this.uploads.orderedKeys()) change(key);
    });
    this.isChangingAll = false;
    this.runner.work();
  }

  /** All are removed before the next file is begun, which would be one of them. */
  private cancelEach(isMeant: (upload: Upload) => boolean): void {
    const keys = this.uploads
      .all()
      .filter((upload) => this.canCancel(upload) && isMeant(upload))
      .map(({ key }) => key);
    const begun = keys.flatMap((key) => this.transfers.get(key)?.uploadId ?? []);
    this.remove(keys);
    for (const key of keys) this.runner.stop(key);
    // Where this fails, the server deletes the upload when it expires.
    for (const uploadId of begun) void this.calls.cancel(uploadId).catch(() => undefined);
    this.runner.work();
  }

  private newUpload({ file, path }: ChosenFile, fields: PhotoFields, maxBytes: number): Upload {
    const key = ++this.lastKey;
    const failure = refusal(file, { path, maxBytes });
    if (!failure) this.transfers.set(key, newTransfer(file));
    return {
      key,
      name: path,
      fields,
      bytes: file.size,
      state: failure ? 'failed' : 'queued',
      fraction: 0,
      isInterrupted: false,
      failure,
      photo: null,
      pages: 1,
      sameScanAs: null,
      sameNumberAs: null,
      sameFileAs: null,
    };
  }

  private enqueue(key: number): void {
    Object.assign(this.transfers.get(key) ?? {}, { setbacks: 0, restarts: 0 });
    this.uploads.update(key, { state: 'queued', failure: null });
    if (!this.isChangingAll) this.runner.work();
  }

  private remove(keys: number[]): void {
    for (const key of keys) this.transfers.delete(key);
    this.uploads.remove(keys);
  }

  private async processAgain(key: number, id: number, how: PhotoRetry = {}): Promise<void> {
    this.uploads.update(key, { state: 'processing', failure: null });
    try {
      await this.calls.retry(id, how);
    } catch (error) {
      this.uploads.update(key, { state: 'failed', failure: this.calls.codeOf(error) });
    }
  }
}
