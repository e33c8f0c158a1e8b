import {
  type AdminPhoto,
  type AdminPhotoDetail,
  type AdminPhotoListItem,
  type NamedGap,
  namedGaps,
  type PhotoSide,
  removedPhotoDays,
} from '../../contract/admin-photo.js';
import { pickLocalized } from '../../contract/localized.js';
import type { Tag } from '../../contract/tag.js';
import type { AdminPhotoRecord, ListedPhoto, PresentablePhoto, SideRecord } from './admin-photos.repository.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import type { NewScan } from '../new-scan.js';
import { presentMetadata } from '../photo.presenter.js';

export const presentAdminPhoto = (row: PresentablePhoto): AdminPhoto => ({
  id: row.id,
  slug: row.slug,
  ...pickLocalized(row, 'title'),
  status: row.status,
  failure: row.failure,
  image: row.renditions && presentRenditions(row),
  year: row.year,
  originalName: row.originalName,
  deliveryPath: row.deliveryPath ?? row.originalName,
  originalBytes: row.originalBytes === null ? null : Number(row.originalBytes),
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

const presentSide = ({ originalSha256, renditions, ...side }: SideRecord): PhotoSide => ({
  ...side,
  image: renditions && presentRenditions({ originalSha256, renditions }),
});

/** @param offered the languages of the site: what is missing in any other, nobody would read */
export function presentListedPhoto(
  row: ListedPhoto,
  tags: ReadonlyMap<number, Tag[]>,
  offered: readonly string[],
): AdminPhotoListItem {
  const { removedAt } = row;
  const isWithheld = row.withheldFrom !== null;
  const isMissing: Partial<Record<NamedGap, boolean>> = {
    year: [row.year, row.yearStart, row.yearEnd].every((year) => year === null),
    position: row.lat === null,
  };
  return {
    ...presentAdminPhoto(row),
    yearStart: row.yearStart,
    yearEnd: row.yearEnd,
    author: row.author,
    license: row.license,
    inventoryNumber: row.inventoryNumber,
    lacks: namedGaps.filter((gap) => isMissing[gap] ?? (offered.includes(gap) && row.untranslated.includes(gap))),
    scanFailure: row.newScan?.failure ?? null,
    tags: tags.get(row.id) ?? [],
    updatedAt: row.updatedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    // A withheld photo is never deleted for good: its request keeps it.
    daysLeft: row.status === 'removed' && removedAt && !isWithheld ? daysLeft(removedAt) : null,
    isWithheld,
  };
}

const presentNewScan = (
  { originalName, originalBytes, originalSha256, failure, renditions }: NewScan,
  resembledPhotoId: number | null,
): AdminPhotoDetail['newScan'] => ({
  name: originalName,
  bytes: Number(originalBytes),
  failure,
  image: renditions ? presentRenditions({ originalSha256, renditions }) : null,
  resembledPhotoId,
});

const dayMs = 86_400_000;

/** Full days until a photo that was removed then is deleted for good; 0 on the last one. */
const daysLeft = (removedAt: Date): number =>
  Math.max(0, removedPhotoDays - Math.floor((Date.now() - removedAt.getTime()) / dayMs));

/** @param resembled ids of photos that were removed on request and that this one, or its new scan, looks like */
export const presentAdminPhotoDetail = (
  row: AdminPhotoRecord,
  resembled: { photo: number | null; newScan: number | null } = { photo: null, newScan: null },
): AdminPhotoDetail => ({
  ...presentAdminPhoto(row),
  ...presentMetadata(row),
  proposed: row.proposed,
  originalType: row.originalType,
  originalSha256: row.originalSha256,
  originalPages: row.renditions?.pages ?? 1,
  fromFile: row.fromFile,
  newScan: row.newScan && presentNewScan(row.newScan, resembled.newScan),
  resembledPhotoId: resembled.photo,
  uploadedBy: row.uploaderName,
  tags: row.tags,
  entities: row.entities,
  fonds: row.fonds,
  front: row.front && presentSide(row.front),
  back: row.back && presentSide(row.back),
  otherDates: row.otherDates,
  otherData: row.otherData ?? [],
  annotationCount: row.annotationCount,
  favoriteCount: row.favoriteCount,
  updatedAt: row.updatedAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
});
