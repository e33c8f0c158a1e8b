import type { AdminPhoto, AdminPhotoDetail } from '../../contract/photo.js';
import type { AdminPhotoRecord, ListedPhoto } from './admin-photos.repository.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import { presentMetadata } from '../photo.presenter.js';

export const presentAdminPhoto = (row: ListedPhoto): AdminPhoto => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  titleEn: row.titleEn,
  titleDe: row.titleDe,
  status: row.status,
  failure: row.failure,
  image: row.renditions && presentRenditions(row),
  year: row.year,
  originalName: row.originalName,
  originalBytes: row.originalBytes === null ? null : Number(row.originalBytes),
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

export const presentAdminPhotoDetail = (row: AdminPhotoRecord): AdminPhotoDetail => ({
  ...presentAdminPhoto(row),
  ...presentMetadata(row),
  proposed: row.proposed,
  originalType: row.originalType,
  originalSha256: row.originalSha256,
  uploadedBy: row.uploaderName,
  tags: row.tags,
  entities: row.entities,
  annotationCount: row.annotationCount,
  favoriteCount: row.favoriteCount,
  updatedAt: row.updatedAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
});
