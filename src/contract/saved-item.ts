import type { Photo, PhotoEntity } from './photo.js';

/** A photo that a member has favorited. `createdAt` is the time of favoriting, not that of the photo. */
export interface Favorite extends Photo {
  /** The entities that the photo shows. */
  entities: PhotoEntity[];
}

/** Whether the photo or entity had been saved before, so that nothing changed. */
export interface SavedItemAdded {
  alreadyAdded: boolean;
}

/** The ids of all saved items of a member. Public pages are cached for everyone, so they load these separately. */
export interface SavedItems {
  photoIds: number[];
  entityIds: number[];
}
