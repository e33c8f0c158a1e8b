import type { AdminFonds, Fonds, FondsFields, ListedFonds } from '../contract/fonds.js';
import { pickMetadata } from '../contract/metadata/field.js';
import { fondsMetadata } from '../contract/metadata/fonds.js';
import type { WidthOf } from '../contract/public-widths.js';
import { presentRenditions } from '../images/renditions.presenter.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
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

/** A fonds with the number of its published photos, and the image of the earliest one. */
export interface PublicFonds extends Omit<ListedFonds, 'cover'> {
  license: string | null;
  originalSha256: string | null;
  renditions: StoredRenditions | null;
}

/** @param widthOf what the public sees of an image with a licence at most */
export const presentListedFonds = (
  { originalSha256, renditions, license, ...row }: PublicFonds,
  widthOf: WidthOf,
): ListedFonds => ({ ...row, cover: presentRenditions({ originalSha256, renditions }, widthOf(license)) });

/** A fonds with the numbers of its photos, and of those that are directly in it. */
export type CountedFonds = FondsRow & Pick<AdminFonds, 'photoCount' | 'publishedCount' | 'partCount'>;

export const presentAdminFonds = ({ photoCount, publishedCount, partCount, ...row }: CountedFonds): AdminFonds => ({
  ...presentFonds(row),
  photoCount,
  publishedCount,
  partCount,
  version: versionOf(fondsFields(row)),
});
