import { createStore } from '../../ui/store.js';
import type { FileKind } from './file-kinds.js';
import { emptySummary, summaryOf, type Upload, type UploadState, type UploadSummary } from './upload.js';

/** A chosen file that is not sent. */
export interface LeftOutFile {
  path: string;
  kind: FileKind;
}

interface ShownUploads {
  keys: readonly number[];
  summary: UploadSummary;
  leftOut: readonly LeftOutFile[];
}

/** The uploads of the queue, and what the page shows of them. */
export class UploadStore {
  private readonly uploads = new Map<number, Upload>();
  private leftOut: readonly LeftOutFile[] = [];
  private isHeld = false;
  private readonly shown = createStore<ShownUploads>(() => ({ keys: [], summary: emptySummary, leftOut: [] }));

  readonly subscribe = this.shown.subscribe;
  /** Failed files first, then those that wait for a decision, those in progress, and finished ones. */
  readonly orderedKeys = (): readonly number[] => this.shown.get().keys;
  readonly find = (key: number): Upload | undefined => this.uploads.get(key);
  readonly summary = (): UploadSummary => this.shown.get().summary;
  /** Chosen files that are not sent. */
  readonly listLeftOut = (): readonly LeftOutFile[] => this.shown.get().leftOut;

  /** In the order in which the files were chosen. */
  all(): Upload[] {
    return [...this.uploads.values()];
  }

  add(uploads: Upload[], leftOut: LeftOutFile[]): void {
    for (const upload of uploads) this.uploads.set(upload.key, upload);
    this.leftOut = [...this.leftOut, ...leftOut];
    this.show();
  }

  /** Changes nothing when the file has been removed meanwhile. */
  update(key: number, change: Partial<Upload>): void {
    const upload = this.uploads.get(key);
    if (!upload) return;
    this.uploads.set(key, { ...upload, ...change });
    this.show();
  }

  remove(keys: readonly number[]): void {
    for (const key of keys) this.uploads.delete(key);
    this.show();
  }

  /** Shows many changes as one: sorting and summing thousands of files after each would stop the page for minutes. */
  together(change: () => void): void {
    this.isHeld = true;
    try {
      change();
    } finally {
      this.isHeld = false;
      this.show();
    }
  }

  clearLeftOut(): void {
    this.leftOut = [];
    this.show();
  }

  private show(): void {
    if (this.isHeld) return;
    const uploads = this.all();
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
  known: 6,
  draft: 6,
  published: 6,
  back: 6,
  removed: 6,
};
