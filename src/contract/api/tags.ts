import type { Tag } from '../tag.js';

export interface TagsApi {
  list(): Promise<Tag[]>;
}
