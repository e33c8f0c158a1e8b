import { useSyncExternalStore } from 'react';
import type { SavedItems } from '../../src/contract/saved-item.js';

/** What can be marked: a photo becomes a favorite, a record card is bookmarked. */
export interface SavableItem {
  kind: 'photo' | 'entity';
  id: number;
}

export const savedItemLists = { photo: 'photoIds', entity: 'entityIds' } as const;

let shown: SavedItems | null = null;
const listeners = new Set<() => void>();

/** The member's marks as they are now, from the answers that are kept (kept-marks.ts); null while nobody knows. */
export function publishSavedItems(marks: SavedItems | null): void {
  shown = marks;
  for (const listener of listeners) listener();
}

/**
 * Whether the member marked it: null while nobody knows, which for visitors without an account is always. All buttons of
 * a page read the one answer of GET /api/user/marks.
 */
export const useIsSaved = ({ kind, id }: SavableItem): boolean | null =>
  useSyncExternalStore(subscribe, () => shown?.[savedItemLists[kind]].includes(id) ?? null, unknown);

/** All that a member marked of a kind; null while nobody knows. */
export const useSavedIds = (kind: SavableItem['kind']): readonly number[] | null =>
  useSyncExternalStore(subscribe, () => shown?.[savedItemLists[kind]] ?? null, unknown);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const unknown = (): null => null;
