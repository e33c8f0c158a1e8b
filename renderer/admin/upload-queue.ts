import { limits } from '../../src/contract/limits.js';
import type { ErrorCode } from '../../src/contract/errors.js';
import type { AdminPhoto, PhotoStatus } from '../../src/contract/photo.js';

export type UploadState = 'queued' | 'uploading' | PhotoStatus;

/** One file on its way into the archive. */
export interface Upload {
  key: number;
  name: string;
  bytes: number;
  state: UploadState;
  /** How much of the file is on its way, 0 to 1. */
  fraction: number;
  /** Code of the catalogue, when it failed. */
  failure: string | null;
  photo: Pick<AdminPhoto, 'id' | 'slug'> | null;
}

export interface UploadSummary {
  total: number;
  arrived: number;
  inProcess: number;
  failed: number;
  /** Files that still need this page to be open. */
  waiting: number;
  /** Of all bytes, those that have been sent, 0 to 1. */
  fraction: number;
}

/** The calls that the queue makes. */
export interface UploadCalls {
  send(file: File, onProgress: (fraction: number) => void): Promise<AdminPhoto>;
  retry(id: number): Promise<AdminPhoto>;
  find(id: number): Promise<AdminPhoto>;
  codeOf(error: unknown): string;
}

type PhotoState = Pick<AdminPhoto, 'id' | 'status' | 'failure'>;

const atOnce = 2;
/** A page that was left alone for an hour must not ask for hundreds of photos in one go. */
const checkedAtOnce = 20;

/**
 * Files that are sent two at a time and followed until they are published or have failed. It outlives the page that
 * shows it, so that an administrator may look elsewhere meanwhile.
 */
export class UploadQueue {
  private uploads = new Map<number, Upload>();
  private files = new Map<number, File>();
  private keys: readonly number[] = [];
  private sum: UploadSummary = emptySummary;
  private sending = 0;
  private lastKey = 0;
  private listeners = new Set<() => void>();
  /** States that were announced before the upload had its answer. */
  private announced = new Map<number, PhotoState>();

  constructor(private readonly calls: UploadCalls) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Failed files first, then those on their way, then what has arrived. */
  readonly orderedKeys = (): readonly number[] => this.keys;
  readonly find = (key: number): Upload | undefined => this.uploads.get(key);
  readonly summary = (): UploadSummary => this.sum;

  add(files: Iterable<File>): void {
    for (const file of files) {
      const key = ++this.lastKey;
      const failure = refusal(file);
      if (!failure) this.files.set(key, file);
      this.uploads.set(key, {
        key,
        name: file.name,
        bytes: file.size,
        state: failure ? 'failed' : 'queued',
        fraction: 0,
        failure,
        photo: null,
      });
    }
    this.changed();
    this.sendNext();
  }

  /** Sends the file again, or lets the archive process again what it has received already. */
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
    for (const key of this.keys) this.retry(key);
  }

  /** Forgets what has come to an end. */
  clear(): void {
    for (const { key, state } of this.uploads.values()) {
      if (isOnItsWay(state)) continue;
      this.uploads.delete(key);
      this.files.delete(key);
    }
    this.changed();
  }

  /** An announcement of the server. */
  photoChanged(photo: PhotoState): void {
    const upload = [...this.uploads.values()].find((candidate) => candidate.photo?.id === photo.id);
    if (upload) this.update(upload.key, { state: photo.status, failure: photo.failure });
    else if (this.sending > 0) this.announced.set(photo.id, photo);
  }

  /** Asks for the photos that are being processed, when announcements may have been missed. */
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
      void this.send(next.key, file).finally(() => {
        this.sending -= 1;
        if (this.sending === 0) this.announced.clear();
        this.sendNext();
      });
    }
  }

  private async send(key: number, file: File): Promise<void> {
    let told = 0;
    try {
      const photo = await this.calls.send(file, (fraction) => {
        if (fraction - told < 0.02 && fraction < 1) return;
        told = fraction;
        this.update(key, { fraction });
      });
      const { status, failure } = this.announced.get(photo.id) ?? photo;
      this.files.delete(key);
      this.update(key, { state: status, failure, fraction: 1, photo: { id: photo.id, slug: photo.slug } });
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
    this.sum = summaryOf(uploads);
    const keys = uploads.toSorted((a, b) => rank[a.state] - rank[b.state]).map(({ key }) => key);
    // The same list stays the same object: only a change of order draws it anew.
    if (keys.length !== this.keys.length || keys.some((key, index) => key !== this.keys[index])) this.keys = keys;
    for (const listener of this.listeners) listener();
  }
}

/** What asks for attention stands first, what has arrived last. */
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

/** What can be told without sending the file; the archive judges its content. */
function refusal({ name, size, type }: File): ErrorCode | null {
  if (size > limits.upload.imageBytes) return 'image_too_large';
  if (size === 0) return 'image_unreadable';
  const isKnown = acceptedName.test(name) || acceptedImages.split(',').includes(type);
  return isKnown ? null : 'image_type_unsupported';
}
