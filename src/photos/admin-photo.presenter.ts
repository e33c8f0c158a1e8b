import type { AdminPhoto } from '../contract/photo.js';
import { presentPicture } from '../platform/pictures/picture.presenter.js';
import type { PhotoRow } from './photo.row.js';

export const presentAdminPhoto = (row: PhotoRow): AdminPhoto => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  titleEn: row.titleEn,
  titleDe: row.titleDe,
  status: row.status,
  failure: row.failure,
  image: row.picture && presentPicture(row),
  year: row.year,
  originalName: row.originalName,
  originalBytes: row.originalBytes === null ? null : Number(row.originalBytes),
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});
