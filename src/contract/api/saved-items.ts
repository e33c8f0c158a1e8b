import type { Entity } from '../entity.js';
import type { Favorite, SavedItemAdded, SavedItems } from '../saved-item.js';

export interface FavoritesApi {
  /** Published photos only, the latest favorited first. */
  list(): Promise<Favorite[]>;
  add(input: { photoId: number }): Promise<SavedItemAdded>;
  /** Also when the photo was no favorite. */
  remove(input: { photoId: number }): Promise<void>;
}

export interface BookmarksApi {
  /** The latest bookmarked first. */
  list(): Promise<Entity[]>;
  add(input: { entityId: number }): Promise<SavedItemAdded>;
  /** Also when the entity was not bookmarked. */
  remove(input: { entityId: number }): Promise<void>;
}

export interface SavedItemsApi {
  /** The ids of all favorites and bookmarks. */
  list(): Promise<SavedItems>;
}
