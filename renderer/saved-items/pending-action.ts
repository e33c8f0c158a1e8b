import type { SavableItem } from './saved-items.js';

const storageKey = 'wish';
const lastsMs = 30 * 60_000;

interface PendingAction extends SavableItem {
  wishedAt: number;
}

/** What a visitor wanted to mark before signing in: it outlasts the sign-in, in this tab only. */
export function storePendingAction({ kind, id }: SavableItem): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ kind, id, wishedAt: Date.now() } satisfies PendingAction));
  } catch {
    // A browser that keeps nothing: the button is there after the sign-in too.
  }
}

/** The wish, once; null when there is none or it is too old to be meant. */
export function takePendingAction(): SavableItem | null {
  try {
    const wish = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<PendingAction> | null;
    sessionStorage.removeItem(storageKey);
    const { kind, id, wishedAt } = wish ?? {};
    if ((kind !== 'photo' && kind !== 'entity') || typeof id !== 'number' || typeof wishedAt !== 'number') return null;
    return Date.now() - wishedAt < lastsMs ? { kind, id } : null;
  } catch {
    return null;
  }
}
