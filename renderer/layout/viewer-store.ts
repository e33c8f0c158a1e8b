import type { User } from '../../src/contract/user.js';
import { httpApi } from '../api/http-api.js';

const freshMs = 60_000;

/** Undefined while it is unknown, null for a visitor without an account. */
let viewer: User | null | undefined;
let askedAt = -Infinity;
let asking: Promise<User | null> | null = null;
const listeners = new Set<() => void>();

/** The current user, requested at most once a minute. Rejects when the request fails. Browser only. */
export async function askViewer(): Promise<User | null> {
  if (viewer !== undefined && Date.now() - askedAt < freshMs) return viewer;
  return asking ?? askViewerAnew();
}

/**
 * Requests the user again, after something that may have changed it: a sign-in, a page restored from the back/forward
 * cache.
 */
export async function askViewerAnew(): Promise<User | null> {
  const answer = httpApi.users.current();
  asking = answer;
  try {
    const user = await answer;
    if (asking === answer) showViewer(user);
    return user;
  } catch (error) {
    // A known user stays; otherwise show the link to sign in.
    if (asking === answer) showViewer(viewer ?? null);
    throw error;
  } finally {
    if (asking === answer) asking = null;
  }
}

/** Sets the user without a request: after a changed profile, or when the session has ended. */
export function showViewer(shown: User | null): void {
  viewer = shown;
  askedAt = Date.now();
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
