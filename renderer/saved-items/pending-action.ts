import type { SavableItem } from './saved-items.js';

const storageKey = 'wish';
const lastsMs = 30 * 60_000;

interface PendingAction extends SavableItem {
  requestedAt: number;
}

/** Stores the item that a visitor wanted to save before signing in, for this tab only. */
export function storePendingAction({ kind, id }: SavableItem): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ kind, id, requestedAt: Date.now() } satisfies PendingAction));
  } catch {
    // Storage is blocked: after the sign-in the visitor can press the button again.
  }
}

/** Reads and removes the stored item; null when there is none or it is too old. */
export function takePendingAction(): SavableItem | null {
  const item = findPendingAction();
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing is stored.
  }
  return item;
}

/** Reads the stored item; null when there is none or it is too old. */
export function findPendingAction(): SavableItem | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<PendingAction> | null;
    const { kind, id, requestedAt } = stored ?? {};
    if ((kind !== 'photo' && kind !== 'entity') || typeof id !== 'number' || typeof requestedAt !== 'number')
      return null;
    return Date.now() - requestedAt < lastsMs ? { kind, id } : null;
  } catch {
    return null;
  }
}
