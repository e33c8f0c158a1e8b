import type { User } from '../../src/contract/user.js';
import { httpApi } from '../api/http-api.js';

const freshMs = 60_000;

/** Undefined while it is unknown, null for a visitor without an account. */
let viewer: User | null | undefined;
let fetchedAt = -Infinity;
let pending: Promise<User | null> | null = null;
const listeners = new Set<() => void>();

/** The current user, requested at most once a minute. Rejects when the request fails. Browser only. */
export async function fetchViewer(): Promise<User | null> {
  if (viewer !== undefined && Date.now() - fetchedAt < freshMs) return viewer;
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
    if (pending === answer) setViewer(viewer ?? null);
    throw error;
  } finally {
    if (pending === answer) pending = null;
  }
}

/** Sets the user without a request: after a changed profile, or when the session has ended. */
export function setViewer(user: User | null): void {
  viewer = user;
  fetchedAt = Date.now();
  for (const listener of listeners) listener();
}

export const viewerStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): User | null | undefined => viewer,
  onServer: (): undefined => undefined,
};
