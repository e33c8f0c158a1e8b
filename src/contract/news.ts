import type { Contribution } from './contribution.js';
import type { Entity } from './entity.js';
import type { Photo } from './photo.js';

export interface NewsOf<Item> {
  total: number;
  /** The newest few, newest first. */
  items: Item[];
}

/** What is new in the archive since a member's last visit. */
export interface News {
  /** The end of that visit; null during the first visit, when nothing counts as new. */
  since: string | null;
  photos: NewsOf<Photo>;
  entities: NewsOf<Entity>;
  /** Decisions on the member's own contributions. */
  decisions: NewsOf<Contribution>;
}
