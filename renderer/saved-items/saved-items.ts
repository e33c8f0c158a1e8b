import { useSyncExternalStore } from 'react';
import type { SavedItems } from '../../src/contract/saved-item.js';
import { createStore } from '../ui/store.js';

/** An item that can be saved: a photo becomes a favorite, an entity is bookmarked. */
export interface SavableItem {
  kind: 'photo' | 'entity';
  id: number;
}

export const savedItemLists = { photo: 'photoIds', entity: 'entityIds' } as const;

const { get, set, subscribe } = createStore<SavedItems | null>(() => null);

/** Sets the member's saved items (saved-items-store.ts); null while they are unknown. */
export const publishSavedItems = (savedItems: SavedItems | null): void => set(savedItems);

/**
 * Whether the member has saved the item: null while it is unknown, and always for visitors without an account. All
 * buttons of a page read the one answer of GET /api/user/marks.
 */
export const useIsSaved = ({ kind, id }: SavableItem): boolean | null =>
  useSyncExternalStore(subscribe, () => get()?.[savedItemLists[kind]].includes(id) ?? null, unknownOnServer);

/** All saved items of a kind; null while they are unknown. */
export const useSavedIds = (kind: SavableItem['kind']): readonly number[] | null =>
  useSyncExternalStore(subscribe, () => get()?.[savedItemLists[kind]] ?? null, unknownOnServer);

const unknownOnServer = (): null => null;
