import type { Entity } from '../entity.js';
import type { Favorite, SavedItemAdded, SavedItems } from '../saved-item.js';

export interface FavoritesApi {
  /** Published photos only, the most recently added first. */
  list(): Promise<Favorite[]>;
  add(input: { photoId: number }): Promise<SavedItemAdded>;
  /** Succeeds also if the photo was not a favorite. */
  remove(input: { photoId: number }): Promise<void>;
}

export interface BookmarksApi {
  /** The most recently added first. */
  list(): Promise<Entity[]>;
  add(input: { entityId: number }): Promise<SavedItemAdded>;
  /** Succeeds also if the entity was not bookmarked. */
  remove(input: { entityId: number }): Promise<void>;
}

export interface SavedItemsApi {
  /** The ids of all favorites and bookmarks. */
  list(): Promise<SavedItems>;
}
