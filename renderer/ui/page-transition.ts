import { useSyncExternalStore } from 'react';

let target: string | null = null;
const listeners = new Set<() => void>();

/** Called by Vike's navigation hooks: the path that is being loaded, then null. */
export function setPendingPath(path: string | null): void {
  target = path;
  for (const listener of listeners) listener();
}

/** The path (without language and query) that is being loaded, or null. */
export const usePendingPath = (): string | null => useSyncExternalStore(subscribe, current, nothing);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): string | null => target;
const nothing = (): null => null;
