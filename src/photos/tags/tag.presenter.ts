import type { AdminTag, Tag } from '../../contract/tag.js';
import { versionOf } from '../../platform/database/version-of.js';
import { tagFields } from './tag-fields.js';
import type { TagRow } from './tag.row.js';

/** A tag with the number of its photos: those that are not removed, and the published ones. */
export type CountedTag = TagRow & { photoCount: number; publishedCount: number };

export const presentTag = (tag: TagRow): Tag => ({ id: tag.id, ...tagFields(tag) });

export const presentAdminTag = ({ photoCount, publishedCount, ...tag }: CountedTag): AdminTag => ({
  ...presentTag(tag),
  photoCount,
  publishedCount,
  version: versionOf(tagFields(tag)),
});
