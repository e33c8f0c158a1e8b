import type { AudioGuide, EntityAudio } from '../contract/audio.js';
import type {
  CoverPhoto,
  DefaultCover,
  Entity,
  EntityDetail,
  EntityRelation,
  RelationKind,
} from '../contract/entity.js';
import type { Paged } from '../contract/page.js';
import { PageDto } from '../platform/http/page.dto.js';
import { RenditionsDto } from '../images/renditions.dto.js';

export class CoverPhotoDto implements CoverPhoto {
  thumbnailUrl: string;
  thumbUrl: string;
  imageUrl: string;
  /** Path of the photo's page, without a language. */
  url: string;
  image: RenditionsDto;
}

export class AudioGuideDto implements AudioGuide {
  url: string;
  /** Null until it is measured. */
  durationSeconds: number | null;
  /** Loudness of the parts of the sound, from 0 to 1; null until it is measured. */
  peaks: number[] | null;
}

export class EntityAudioDto implements EntityAudio {
  it: AudioGuideDto | null;
  en: AudioGuideDto | null;
  de: AudioGuideDto | null;
}

export class EntityDto implements Entity {
  id: number;
  slug: string;
  name: string;
  nameEn: string | null;
  nameDe: string | null;
  historicalName: string | null;
  entityType: number;
  entityTypeCode: string;
  excerpt: string | null;
  excerptEn: string | null;
  excerptDe: string | null;
  lat: number | null;
  lng: number | null;
  photo_count: number;
  audioUrl: string | null;
  audioUrlEn: string | null;
  audioUrlDe: string | null;
  /** Null for a card that has no guide in any language. */
  audio: EntityAudioDto | null;
  coverPhoto: CoverPhotoDto | null;
  coverImage: string | null;
  imageUrl: string | null;
  hasCover: boolean;
  /** Vertical focus of the cover, 0 (top) to 100 (bottom). */
  coverPhotoPosition: number;
  defaultCoverId: number | null;
  stillExists: boolean | null;
  createdAt: string;
}

export class EntityDetailDto extends EntityDto implements EntityDetail {
  /** Sanitised HTML. */
  description: string | null;
  descriptionEn: string | null;
  descriptionDe: string | null;
  /** What the audio guide says. */
  transcript: string | null;
  transcriptEn: string | null;
  transcriptDe: string | null;
  sources: string | null;
  constructionYear: number | null;
  constructionText: string | null;
  constructionTextEn: string | null;
  constructionTextDe: string | null;
  architect: string | null;
  architectEn: string | null;
  architectDe: string | null;
  architecturalStyle: string | null;
  architecturalStyleEn: string | null;
  architecturalStyleDe: string | null;
  birthDate: string | null;
  deathDate: string | null;
  birthPlace: string | null;
  profession: string | null;
  religion: string | null;
}

export class EntityPageDto extends PageDto implements Paged<Entity> {
  items: EntityDto[];
}

export class EntityRelationDto implements EntityRelation {
  id: number;
  kind: RelationKind;
  reason: string | null;
  reasonEn: string | null;
  reasonDe: string | null;
  entity: EntityDto;
}

export class DefaultCoverDto implements DefaultCover {
  id: number;
  entityTypeCode: string;
  sortOrder: number;
  imageUrl: string | null;
  image: RenditionsDto | null;
}
