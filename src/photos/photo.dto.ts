import { PictureDto } from '../platform/pictures/picture.dto.js';
import type { Photo, PhotoEntity } from '../contract/photo.js';
import { TagDto } from './tag.dto.js';

export class PhotoEntityDto implements PhotoEntity {
  id: number;
  slug: string;
  name: string;
  nameEn: string | null;
  nameDe: string | null;
  entityTypeCode: string;
}

export class PhotoDto implements Photo {
  id: number;
  slug: string;
  title: string;
  titleEn: string | null;
  titleDe: string | null;
  description: string | null;
  descriptionEn: string | null;
  descriptionDe: string | null;
  imageUrl: string;
  thumbUrl: string;
  image: PictureDto;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  dateText: string | null;
  author: string | null;
  source: string | null;
  license: string | null;
  provenance: string | null;
  provenanceEn: string | null;
  provenanceDe: string | null;
  alt: string | null;
  altEn: string | null;
  altDe: string | null;
  lat: number | null;
  lng: number | null;
  /** Direction of view, degrees from north. */
  bearing: number | null;
  createdAt: string;
  updatedAt: string;
  uploadedBy: string | null;
  tags?: TagDto[];
  entities?: PhotoEntityDto[];
  isFavorite?: boolean;
}
