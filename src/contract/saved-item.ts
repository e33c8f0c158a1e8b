import type { Photo, PhotoEntity } from './photo.js';

/** A photo that a member favorited. `createdAt` is when that was, not when the photo entered the archive. */
export interface Favorite extends Photo {
  /** The cards that the photo shows. */
  entities: PhotoEntity[];
}

/** Whether the photo or card was marked already, so that adding it changed nothing. */
export interface SavedItemAdded {
  alreadyAdded: boolean;
}

/** Everything that a member marked, by id: what hearts and bookmarks on public pages are filled from. */
export interface SavedItems {
  photoIds: number[];
  entityIds: number[];
}
