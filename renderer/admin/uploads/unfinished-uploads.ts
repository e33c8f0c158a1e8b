import { createStore } from '../../ui/store.js';
import { readBatchDraft, saysNothing } from './batch-draft.js';
import { type BatchData, isActive, type Upload } from './upload.js';
import type { UploadStore } from './upload-store.js';

/** The files that had not been sent when their page was closed. */
export interface UnfinishedUploads {
  /** When the page last wrote this, ISO 8601. */
  at: string;
  total: number;
  missing: number;
  /** The first ones. */
  names: string[];
  /** What the photos of the missing files were to say, each once; the first is that of most of them. */
  data?: BatchData[];
}

const storageKey = 'unfinished-uploads';
/** With thousands of files the list changes many times a second. */
const writtenEveryMs = 2_000;
const namedAtMost = 5;
const dataAtMost = 5;

const unfinished = createStore(() => read());

/** Of an earlier page of this browser; null when all was sent, or since files were chosen again. Browser only. */
export const unfinishedUploads = { get: unfinished.get, subscribe: unfinished.subscribe };

const offered = createStore<BatchData | null>(() => unfinished.get()?.data?.[0] ?? readBatchDraft());

/** What the form is filled in with again: what the rest of a batch is to say, as what has arrived of it, or what was typed. */
export const offeredData = { get: offered.get, subscribe: offered.subscribe, set: offered.set };

export function forgetUnfinished(): void {
  write(null);
  unfinished.set(null);
  offered.set(null);
}

/**
 * Keeps in this browser what is not sent yet, so that who comes back after a closed window, a crash or a power cut learns
 * what is missing. As long as the page lives, since uploads go on while its visitor is elsewhere on the site.
 */
export function keepUnfinished(uploads: UploadStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    // Another tab may have uploads of its own.
    if (uploads.summary().total > 0) write(unfinishedOf(uploads.all(), new Date()));
  };
  uploads.subscribe(() => {
    if (uploads.summary().total > 0 && unfinished.get()) unfinished.set(null);
    if (uploads.summary().waiting === 0) keep();
    else timer ??= setTimeout(keep, writtenEveryMs);
  });
  window.addEventListener('pagehide', keep);
}

/** Null when only files are left that the archive has already. */
export function unfinishedOf(uploads: Upload[], now: Date): UnfinishedUploads | null {
  const missing = uploads.filter(({ state }) => isActive(state) || state === 'paused');
  if (missing.length === 0) return null;
  const names = missing.slice(0, namedAtMost).map(({ name }) => name);
  return { at: now.toISOString(), total: uploads.length, missing: missing.length, names, data: dataOf(missing) };
}

/** Without those of batches that had none. */
function dataOf(missing: Upload[]): BatchData[] {
  const found = new Map<string, { data: BatchData; count: number }>();
  for (const { fields, links = { tags: [], entities: [] } } of missing) {
    if (saysNothing({ fields })) continue;
    const key = JSON.stringify(fields);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { data: { fields, links }, count: 1 });
  }
  const byCount = [...found.values()].toSorted((a, b) => b.count - a.count);
  return byCount.slice(0, dataAtMost).map(({ data }) => data);
}

function read(): UnfinishedUploads | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as UnfinishedUploads | null;
  } catch {
    return null;
  }
}

function write(value: UnfinishedUploads | null): void {
  try {
    if (value) localStorage.setItem(storageKey, JSON.stringify(value));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full: nothing is remembered then.
  }
}
