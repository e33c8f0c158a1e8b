import type { User } from '../../src/contract/user.js';
import { httpApi } from '../api/http-api.js';

const freshMs = 60_000;

/** Undefined while nobody knows, null for a visitor without an account. */
let viewer: User | null | undefined;
let askedAt = -Infinity;
let asking: Promise<User | null> | null = null;
const listeners = new Set<() => void>();

/** Who looks at the page, asked for once a minute at most. Rejects when that cannot be told. Browser only. */
export async function askViewer(): Promise<User | null> {
  if (viewer !== undefined && Date.now() - askedAt < freshMs) return viewer;
  return asking ?? askViewerAnew();
}

/** After something that may have changed it: a sign-in, a page that comes back as it was left. */
export async function askViewerAnew(): Promise<User | null> {
  const answer = httpApi.users.current();
  asking = answer;
  try {
    const user = await answer;
    if (asking === answer) showViewer(user);
    return user;
  } catch (error) {
    // Who is known stays known; everybody else is shown the way to sign in.
    if (asking === answer) showViewer(viewer ?? null);
    throw error;
  } finally {
    if (asking === answer) asking = null;
  }
}

/** What is known by other ways: a changed profile, a session that has ended. */
export function showViewer(shown: User | null): void {
  viewer = shown;
  askedAt = Date.now();
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const viewerStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): User | null | undefined => viewer,
  onServer: (): undefined => undefined,
};
