import type { Markable } from './marks.js';

const storageKey = 'wish';
const lastsMs = 30 * 60_000;

interface Wish extends Markable {
  wishedAt: number;
}

/** What a visitor wanted to mark before signing in: it outlasts the sign-in, in this tab only. */
export function keepWish({ kind, id }: Markable): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ kind, id, wishedAt: Date.now() } satisfies Wish));
  } catch {
    // A browser that keeps nothing: the button is there after the sign-in too.
  }
}

/** The wish, once; null when there is none or it is too old to be meant. */
export function takeWish(): Markable | null {
  try {
    const wish = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Wish> | null;
    sessionStorage.removeItem(storageKey);
    const { kind, id, wishedAt } = wish ?? {};
    if ((kind !== 'photo' && kind !== 'entity') || typeof id !== 'number' || typeof wishedAt !== 'number') return null;
    return Date.now() - wishedAt < lastsMs ? { kind, id } : null;
  } catch {
    return null;
  }
}
