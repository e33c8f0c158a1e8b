import type { Localized, LocalizedOrNull } from './localized.js';
import type { Paged } from './page.js';

export interface Tag extends LocalizedOrNull<'name'> {
  id: number;
  slug: string;
  name: string;
}

/** A tag as editors see it. Removed photos do not count. */
export interface AdminTag extends Tag {
  photoCount: number;
  publishedCount: number;
  /** Of its names and its slug; a change may state it. */
  version: string;
}

/** The first one is the default. */
export const adminTagSorts = ['name', 'nameDesc', 'photos', 'photosAsc'] as const;
export type AdminTagSort = (typeof adminTagSorts)[number];

export interface AdminTagListQuery {
  /** Part of a name in any language, or of the slug. By name, those that begin with it come first. */
  q?: string;
  /** Only tags that no photo carries. */
  unused?: boolean;
  sort?: AdminTagSort;
  page?: number;
}

export interface AdminTagPage extends Paged<AdminTag> {
  /** How many tags no photo carries, whatever the filter. */
  unusedCount: number;
}

/** A new tag. Without a slug it gets one made of its Italian name. */
export interface NewTag extends Partial<Localized<'name'>> {
  name: string;
  slug?: string;
}

/** What is left out stays; null clears a translation. */
export type TagChange = Partial<NewTag> & {
  /** The tag's `version` when it was loaded: nobody overwrites an edit that they have not seen. */
  version?: string;
};

/** What a merge or a deletion of tags has done; the change set can be reverted. */
export interface TagsRemoved {
  changeSetId: number;
  /** Tags that are gone. */
  tagCount: number;
  /** Photos whose tags are others now. */
  photoCount: number;
}
