import { ApiExtraModels, ApiProperty, getSchemaPath, IntersectionType } from '@nestjs/swagger';
import type { AudioGuide, EntityAudio } from '../contract/audio.js';
import type {
  ComparedPhoto,
  CoverPhoto,
  DefaultCover,
  Entity,
  EntityAlias,
  EntityDateName,
  EntityDetail,
  EntityRelation,
  KnownDate,
} from '../contract/entity.js';
import { entityMetadata, entityOutline } from '../contract/metadata/entity.js';
import { audioTexts, nameText, relationTexts, titleText } from '../contract/metadata/texts.js';
import type { Paged } from '../contract/page.js';
import { PageDto } from '../platform/http/page.dto.js';
import { RenditionsDto } from '../images/renditions.dto.js';
import { LanguageProperties, PresentedMetadata } from '../platform/http/metadata-dto.js';
import { Decimal } from '../platform/http/decimal.decorator.js';

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
  @Decimal()
  durationSeconds: number | null;
  /** Waveform: the loudness of equal parts of the guide, from 0 to 1; null until it is measured. */
  @ApiProperty({ type: 'array', items: { type: 'number', format: 'double' }, nullable: true })
  peaks: number[] | null;
  /** The first sentence of its transcript, at most 220 characters; null without a transcript. */
  firstSentence: string | null;
}

export class EntityAudioDto extends LanguageProperties(AudioGuideDto) implements EntityAudio {}

const storyStart = {
  ...entityMetadata.excerpt,
  doc: 'For an entity without an excerpt: the beginning of its description, as plain text of at most 220 characters.',
} as const;

export class EntityDto
  extends PresentedMetadata({ ...entityOutline, storyStart, audioUrl: audioTexts.audioUrl })
  implements Entity
{
  id: number;
  slug: string;
  entityType: number;
  entityTypeCode: string;
  photo_count: number;
  /** Null for an entity without a guide in any language. */
  audio: EntityAudioDto | null;
  coverPhoto: CoverPhotoDto | null;
  coverImage: string | null;
  imageUrl: string | null;
  hasCover: boolean;
  /** Vertical focus of the cover, 0 (top) to 100 (bottom). Where nobody has set it: 20 for a portrait cover photo, else 50. */
  @Decimal()
  coverPhotoPosition: number;
  defaultCoverId: number | null;
  createdAt: string;
  /** In a list with a text: the other name (`aliases`) by which it was found, where its names do not match better. */
  matchedAlias?: string;
}

export class EntityAliasDto implements EntityAlias {
  name: string;
  /** The first year of the name, where it is known. */
  yearStart: number | null;
  yearEnd: number | null;
}

export class KnownDateDto implements KnownDate {
  /** EDTF (ISO 8601-2). */
  edtf: string;
  /** The first and the last day that it may mean (ISO 8601); null where it is open. */
  earliest: string | null;
  latest: string | null;
}

export class ComparedPhotoDto extends PresentedMetadata({ title: titleText }) implements ComparedPhoto {
  id: number;
  slug: string;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  image: RenditionsDto;
}

export class EntityDatesDto implements Record<EntityDateName, KnownDate | null> {
  construction: KnownDateDto | null;
  alteration: KnownDateDto | null;
  demolition: KnownDateDto | null;
  birth: KnownDateDto | null;
  death: KnownDateDto | null;
}

@ApiExtraModels(ComparedPhotoDto)
export class EntityDetailDto
  extends IntersectionType(EntityDto, PresentedMetadata({ ...entityMetadata, transcript: audioTexts.transcript }))
  implements EntityDetail
{
  /** What its texts and its year say of when; null where nothing is said, or it is not understood. */
  dates: EntityDatesDto;
  /** Two photos of the same view, the earlier first; null where editors have chosen none, or either is not public any more. */
  @ApiProperty({
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { $ref: getSchemaPath(ComparedPhotoDto) },
    nullable: true,
  })
  comparison: [before: ComparedPhotoDto, after: ComparedPhotoDto] | null;
  /** Other names: former ones, and those in other languages. */
  aliases: EntityAliasDto[];
}

export class EntityPageDto extends PageDto implements Paged<Entity> {
  items: EntityDto[];
}

const kindName = { ...nameText, doc: 'The name of its kind, read from the requested entity.' } as const;

export class EntityRelationDto extends PresentedMetadata({ kindName, ...relationTexts }) implements EntityRelation {
  id: number;
  /** The code of the kind of relation. */
  kind: string;
  entity: EntityDto;
}

export class DefaultCoverDto implements DefaultCover {
  id: number;
  entityTypeCode: string;
  sortOrder: number;
  imageUrl: string | null;
  image: RenditionsDto | null;
}
