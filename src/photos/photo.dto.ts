import { RenditionsDto } from '../images/renditions.dto.js';
import { photoMetadata } from '../contract/metadata/photo.js';
import { nameText } from '../contract/metadata/texts.js';
import type { Photo, PhotoEntity } from '../contract/photo.js';
import { PresentedMetadata } from '../platform/http/metadata-dto.js';
import { TagDto } from './tags/tag.dto.js';

export class PhotoEntityDto extends PresentedMetadata({ name: nameText }) implements PhotoEntity {
  id: number;
  slug: string;
  entityTypeCode: string;
  /** WGS 84 degrees; null where they are not known. */
  lat: number | null;
  lng: number | null;
  stillExists: boolean | null;
}

export const PhotoMetadataDto = PresentedMetadata(photoMetadata);

export class PhotoDto extends PhotoMetadataDto implements Photo {
  id: number;
  slug: string;
  imageUrl: string;
  thumbUrl: string;
  image: RenditionsDto;
  imageService: string;
  createdAt: string;
  updatedAt: string;
  uploadedBy: string | null;
  /** The member who proposed it, where they want to be named. */
  contributor: string | null;
  tags?: TagDto[];
  entities?: PhotoEntityDto[];
  isFavorite?: boolean;
}
