import type { AdminFonds, Fonds, FondsFields } from '../contract/fonds.js';
import { pickMetadata } from '../contract/metadata/field.js';
import { fondsMetadata } from '../contract/metadata/fonds.js';
import { versionOf } from '../platform/database/version-of.js';
import type { FondsRow } from './fonds.row.js';

/** What is stored of a fonds, without its id. */
export const fondsFields = (row: FondsFields): FondsFields => ({
  slug: row.slug,
  level: row.level,
  parentId: row.parentId,
  ...pickMetadata(fondsMetadata, row),
});

export const presentFonds = (row: FondsRow): Fonds => ({ id: row.id, ...fondsFields(row) });

/** A fonds with the numbers of its photos, and of those that are directly in it. */
export type CountedFonds = FondsRow & Pick<AdminFonds, 'photoCount' | 'publishedCount' | 'partCount'>;

export const presentAdminFonds = ({ photoCount, publishedCount, partCount, ...row }: CountedFonds): AdminFonds => ({
  ...presentFonds(row),
  photoCount,
  publishedCount,
  partCount,
  version: versionOf(fondsFields(row)),
});
