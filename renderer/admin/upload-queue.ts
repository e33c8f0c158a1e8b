import { limits } from '../../src/contract/limits.js';
import type { ErrorCode } from '../../src/contract/errors.js';
import type { AdminPhoto, PhotoStatus, UploadedPhoto } from '../../src/contract/photo.js';
import { createStore } from '../ui/store.js';

export type UploadState = 'queued' | 'uploading' | PhotoStatus;

/** What the photo of an upload becomes after processing. */
export type WantedStatus = 'published' | 'draft';

/** One file to upload. */
export interface Upload {
  key: number;
  name: string;
  /** What the photo becomes after processing. */
  status: WantedStatus;
  bytes: number;
  state: UploadState;
  /** Part of the file that has been sent, 0 to 1. */
  fraction: number;
  /** Error code, when it failed. */
  failure: string | null;
  photo: Pick<AdminPhoto, 'id' | 'slug'> | null;
  /** The photo of the archive that has the same scan. */
  sameScanAs: UploadedPhoto['sameScanAs'];
}

export interface UploadSummary {
  total: number;
  arrived: number;
  inProcess: number;
  failed: number;
  /** Files that are not sent yet: closing the page would lose them. */
  waiting: number;
  /** Part of all bytes that has been sent, 0 to 1. */
  fraction: number;
}

interface ShownUploads {
  keys: readonly number[];
  summary: UploadSummary;
}

interface UploadOf {
  file: File;
  status: WantedStatus;
}

/** The calls to the API that the queue makes. */
export interface UploadCalls {
  send(upload: UploadOf, onProgress: (fraction: number) => void): Promise<AdminPhoto & Partial<UploadedPhoto>>;
  retry(id: number): Promise<AdminPhoto>;
  find(id: number): Promise<AdminPhoto>;
  codeOf(error: unknown): string;
}

type PhotoState = Pick<AdminPhoto, 'id' | 'status' | 'failure'>;

const atOnce = 2;
/** After an hour without connection, the page must not ask for hundreds of photos at once. */
const checkedAtOnce = 20;

/**
 * Sends files two at a time, and follows them until they are drafts, published or have failed. It lives outside of the
 * components, so that uploads go on while the administrator visits other pages.
 */
export class UploadQueue {
  private uploads = new Map<number, Upload>();
  private files = new Map<number, File>();
  private sending = 0;
  private lastKey = 0;
  private shown = createStore<ShownUploads>(() => ({ keys: [], summary: emptySummary }));
  /** States that the event stream reported before the response to the upload arrived. */
  private earlyStates = new Map<number, PhotoState>();

  constructor(private readonly calls: UploadCalls) {}

  readonly subscribe = this.shown.subscribe;
  /** Failed files first, then those in progress, then finished ones. */
  readonly orderedKeys = (): readonly number[] => this.shown.get().keys;
  readonly find = (key: number): Upload | undefined => this.uploads.get(key);
  readonly summary = (): UploadSummary => this.shown.get().summary;

  /** @param status what the photos become after processing */
  add(files: Iterable<File>, status: WantedStatus): void {
    for (const file of files) {
      const key = ++this.lastKey;
      const failure = refusal(file);
      if (!failure) this.files.set(key, file);
      this.uploads.set(key, {
        key,
        name: file.name,
        status,
        bytes: file.size,
        state: failure ? 'failed' : 'queued',
        fraction: 0,
        failure,
        photo: null,
        sameScanAs: null,
      });
    }
    this.changed();
    this.sendNext();
  }

  /** Sends the file again, or asks the server to process again what it has received. */
  retry(key: number): void {
    const upload = this.uploads.get(key);
    if (upload?.state !== 'failed') return;
    if (upload.photo) void this.processAgain(upload, upload.photo.id);
    else if (this.files.has(key)) {
      this.update(key, { state: 'queued', failure: null, fraction: 0 });
      this.sendNext();
    }
  }

  canRetry({ key, state, photo }: Upload): boolean {
    return state === 'failed' && (photo !== null || this.files.has(key));
  }

  retryAll(): void {
    for (const key of this.orderedKeys()) this.retry(key);
  }

  /** Removes the finished files from the list. */
  clear(): void {
    for (const { key, state } of this.uploads.values()) {
      if (isOnItsWay(state)) continue;
      this.uploads.delete(key);
      this.files.delete(key);
    }
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

  private sendNext(): void {
    while (this.sending < atOnce) {
      const next = [...this.uploads.values()].find(({ state }) => state === 'queued');
      const file = next && this.files.get(next.key);
      if (!file) return;
      this.sending += 1;
      this.update(next.key, { state: 'uploading' });
      void this.send(next, file).finally(() => {
        this.sending -= 1;
        if (this.sending === 0) this.earlyStates.clear();
        this.sendNext();
      });
    }
  }

  private async send({ key, status: wanted }: Upload, file: File): Promise<void> {
    let reported = 0;
    try {
      const photo = await this.calls.send({ file, status: wanted }, (fraction) => {
        if (fraction - reported < 0.02 && fraction < 1) return;
        reported = fraction;
        this.update(key, { fraction });
      });
      const { status, failure } = this.earlyStates.get(photo.id) ?? photo;
      this.files.delete(key);
      const { id, slug, sameScanAs = null } = photo;
      this.update(key, { state: status, failure, fraction: 1, photo: { id, slug }, sameScanAs });
    } catch (error) {
      this.update(key, { state: 'failed', failure: this.calls.codeOf(error), fraction: 0 });
    }
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
    this.shown.set({ keys: isSame ? last : keys, summary: summaryOf(uploads) });
  }
}

/** Files that need attention come first, finished ones last. */
const rank: Record<UploadState, number> = {
  failed: 0,
  uploading: 1,
  queued: 2,
  processing: 3,
  draft: 4,
  published: 4,
  removed: 4,
};

const emptySummary: UploadSummary = { total: 0, arrived: 0, inProcess: 0, failed: 0, waiting: 0, fraction: 0 };

const isOnItsWay = (state: UploadState): boolean =>
  state === 'queued' || state === 'uploading' || state === 'processing';

function summaryOf(uploads: Upload[]): UploadSummary {
  const sum = { ...emptySummary, total: uploads.length };
  let bytes = 0;
  let sent = 0;
  for (const upload of uploads) {
    if (upload.state === 'failed') sum.failed += 1;
    else if (upload.state === 'processing') sum.inProcess += 1;
    else if (upload.state === 'queued' || upload.state === 'uploading') sum.waiting += 1;
    else sum.arrived += 1;
    bytes += upload.bytes;
    sent += upload.bytes * (upload.state === 'queued' || upload.state === 'uploading' ? upload.fraction : 1);
  }
  return { ...sum, fraction: bytes > 0 ? sent / bytes : 0 };
}

export const acceptedImages = 'image/jpeg,image/png,image/webp,image/tiff,image/avif,.tif,.tiff';
const acceptedName = /\.(jpe?g|png|webp|tiff?|avif)$/i;

/** What can be rejected without sending the file; the server checks its content. */
function refusal({ name, size, type }: File): ErrorCode | null {
  if (size > limits.upload.imageBytes) return 'image_too_large';
  if (size === 0) return 'image_unreadable';
  const isKnown = acceptedName.test(name) || acceptedImages.split(',').includes(type);
  return isKnown ? null : 'image_type_unsupported';
}
