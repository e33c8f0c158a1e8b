import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';

const pendingPath = createStore<string | null>(() => null);

/** Called by Vike's navigation hooks: the path that is being loaded, then null. */
export const setPendingPath = (path: string | null): void => pendingPath.set(path);

/** The path (without language and query) that is being loaded, or null. */
export const usePendingPath = (): string | null =>
  useSyncExternalStore(pendingPath.subscribe, pendingPath.get, nothing);

const nothing = (): null => null;
