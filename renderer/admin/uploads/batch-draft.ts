import type { BatchData } from './upload.js';

const storageKey = 'upload-batch';

/** What was filled in for the files of an upload and not sent yet, in this tab; null when nothing was. */
export function readBatchDraft(): BatchData | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as BatchData | null;
  } catch {
    return null;
  }
}

/** Keeps it until the tab is closed, so that a reload loses nothing that was typed. */
export function keepBatchDraft(data: BatchData): void {
  try {
    if (saysNothing(data)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(data));
  } catch {
    // Storage is blocked or full: nothing is remembered then.
  }
}

/** Nothing but that the photos become drafts. */
export const saysNothing = ({ fields: { status, ...others } }: Pick<BatchData, 'fields'>): boolean =>
  status !== 'published' && Object.keys(others).length === 0;
