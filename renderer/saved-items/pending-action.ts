import type { NewSavedSearch } from '../../src/contract/saved-search.js';
import type { SavableItem } from './saved-items.js';

const storageKey = 'wish';
const lastsMs = 30 * 60_000;

interface PendingSearch {
  kind: 'search';
  search: NewSavedSearch;
}

/** What a visitor wanted to save before signing in. */
export type PendingAction = SavableItem | PendingSearch;

/** Stores what a visitor wanted to save before signing in, for this tab only. */
export function storePendingAction(action: PendingAction): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...action, requestedAt: Date.now() }));
  } catch {
    // Storage is blocked: after the sign-in the visitor can press the button again.
  }
}

/** Reads and removes what is stored; null when there is nothing or it is too old. */
export function takePendingAction(): PendingAction | null {
  const action = findPendingAction();
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing is stored.
  }
  return action;
}

/** Reads what is stored; null when there is nothing or it is too old. */
export function findPendingAction(): PendingAction | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Stored | null;
    if (typeof stored?.requestedAt !== 'number' || Date.now() - stored.requestedAt >= lastsMs) return null;
    const { kind, id, search } = stored;
    if (kind === 'search') return typeof search?.name === 'string' ? { kind, search } : null;
    return (kind === 'photo' || kind === 'entity') && typeof id === 'number' ? { kind, id } : null;
  } catch {
    return null;
  }
}

/** Of this version of the site, or of another one. */
interface Stored {
  requestedAt?: number;
  kind?: string;
  id?: number;
  search?: NewSavedSearch;
}
