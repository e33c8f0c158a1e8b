import { IsIn } from 'class-validator';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoChange } from '../../contract/photo.js';
import { IfDefined, SeenVersion } from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../records/metadata-dto.js';
import { OptionalIds } from '../upload/photo-fields.dto.js';

/** What is left out stays as it is; null empties. */
export class PhotoChangeDto extends MetadataPatch(photoMetadata) implements PhotoChange {
  /** All tags of the photo. */
  @OptionalIds()
  tagIds?: number[];

  /** All cards that it shows, the first of all first. */
  @OptionalIds()
  entityIds?: number[];

  /** Publishes a draft, or takes a published photo out of the public. */
  @IfDefined()
  @IsIn(['published', 'draft'])
  status?: 'published' | 'draft';

  /** The photo's `updatedAt` as the change knows it. */
  @SeenVersion()
  updatedAt?: string;
}
