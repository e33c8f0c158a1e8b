import type { User } from '../../src/contract/user.js';
import { httpApi } from '../api/http-api.js';
import { createStore } from '../ui/store.js';

const freshMs = 60_000;

/** Undefined while it is unknown, null for a visitor without an account. */
const viewer = createStore<User | null | undefined>(() => undefined);
let fetchedAt = -Infinity;
let pending: Promise<User | null> | null = null;

/** The current user, requested at most once a minute. Rejects when the request fails. Browser only. */
export async function fetchViewer(): Promise<User | null> {
  const known = viewer.get();
  if (known !== undefined && Date.now() - fetchedAt < freshMs) return known;
  return pending ?? refetchViewer();
}

/**
 * Requests the user again, after something that may have changed it: a sign-in, a page restored from the back/forward
 * cache.
 */
export async function refetchViewer(): Promise<User | null> {
  const answer = httpApi.users.current();
  pending = answer;
  try {
    const user = await answer;
    if (pending === answer) setViewer(user);
    return user;
  } catch (error) {
    // A known user stays; otherwise show the link to sign in.
    if (pending === answer) setViewer(viewer.get() ?? null);
    throw error;
  } finally {
    if (pending === answer) pending = null;
  }
}

/** Sets the user without a request: after a changed profile, or when the session has ended. */
export function setViewer(user: User | null): void {
  fetchedAt = Date.now();
  viewer.set(user);
}

export const viewerStore = {
  subscribe: viewer.subscribe,
  current: viewer.get,
  onServer: (): undefined => undefined,
};
