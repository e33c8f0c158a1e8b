import type { Contribution } from './contribution.js';
import type { Entity } from './entity.js';
import type { Photo } from './photo.js';

export interface NewsOf<Item> {
  total: number;
  /** The latest few, latest first. */
  items: Item[];
}

/** What has happened in the archive since a member's last visit. */
export interface News {
  /** The end of that visit; null on the first, to which nothing is new. */
  since: string | null;
  photos: NewsOf<Photo>;
  entities: NewsOf<Entity>;
  /** On the member's own contributions. */
  decisions: NewsOf<Contribution>;
}
