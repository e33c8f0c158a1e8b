import type { AdminTag, AdminTagListQuery, AdminTagPage, NewTag, Tag, TagChange, TagsRemoved } from '../tag.js';

export interface TagsApi {
  /** Without those that only unpublished photos have. */
  list(): Promise<Tag[]>;
  /** As many as a filter offers (`limits.tags.offered`), by their Italian name. */
  mostUsed(): Promise<Tag[]>;
  /** @param input.ids separated by commas; ids of tags that only unpublished photos have, or that do not exist, are left out */
  byIds(input: { ids: string }): Promise<Tag[]>;
}

export interface AdminTagsApi {
  list(query: AdminTagListQuery): Promise<AdminTagPage>;
  /** As many as a filter of photos offers (`limits.tags.offered`): those that most photos have, published or not, by name. */
  offered(): Promise<Tag[]>;
  byId(input: { id: number }): Promise<AdminTag>;
  create(input: NewTag): Promise<AdminTag>;
  change(input: { id: number } & TagChange): Promise<AdminTag>;
  /** Photos with one of `tagIds` get the tag `id` in its place; the others are deleted. */
  merge(input: { id: number; tagIds: number[] }): Promise<TagsRemoved>;
  /** All of them or none. Tags that photos carry are deleted only with `evenIfUsed`. */
  remove(input: { ids: number[]; evenIfUsed?: boolean }): Promise<TagsRemoved>;
  removeUnused(): Promise<TagsRemoved>;
}
