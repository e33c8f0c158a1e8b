import { RenditionsDto } from '../images/renditions.dto.js';
import type { Photo, PhotoEntity, PhotoMetadata } from '../contract/photo.js';
import { TagDto } from './tags/tag.dto.js';

export class PhotoEntityDto implements PhotoEntity {
  id: number;
  slug: string;
  name: string;
  nameEn: string | null;
  nameDe: string | null;
  entityTypeCode: string;
}

export class PhotoMetadataDto implements PhotoMetadata {
  title: string;
  titleEn: string | null;
  titleDe: string | null;
  description: string | null;
  descriptionEn: string | null;
  descriptionDe: string | null;
  provenance: string | null;
  provenanceEn: string | null;
  provenanceDe: string | null;
  /** What the picture shows, for those who do not see it. */
  alt: string | null;
  altEn: string | null;
  altDe: string | null;
  year: number | null;
  /** The year is about right. */
  yearEstimated: boolean;
  /** A span that it was taken in, both years included. */
  yearStart: number | null;
  yearEnd: number | null;
  /** The date as the archive wrote it. */
  dateText: string | null;
  author: string | null;
  source: string | null;
  license: string | null;
  /** WGS 84 degrees. */
  lat: number | null;
  lng: number | null;
  /** Direction of view, degrees from north. */
  bearing: number | null;
}

export class PhotoDto extends PhotoMetadataDto implements Photo {
  id: number;
  slug: string;
  imageUrl: string;
  thumbUrl: string;
  image: RenditionsDto;
  createdAt: string;
  updatedAt: string;
  uploadedBy: string | null;
  tags?: TagDto[];
  entities?: PhotoEntityDto[];
  isFavorite?: boolean;
}
