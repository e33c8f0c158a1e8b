import { IsIn } from 'class-validator';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoChange } from '../../contract/photo.js';
import { IfDefined, SeenVersion } from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { OptionalIds } from '../upload/photo-fields.dto.js';

/** Fields that are left out stay as they are; null clears a field. */
export class PhotoChangeDto extends MetadataPatch(photoMetadata) implements PhotoChange {
  /** All tags of the photo. */
  @OptionalIds()
  tagIds?: number[];

  /** All entities that it shows, the most important first. */
  @OptionalIds()
  entityIds?: number[];

  /** Publishes a draft, or makes a published photo a draft. */
  @IfDefined()
  @IsIn(['published', 'draft'])
  status?: 'published' | 'draft';

  /** The photo's `updatedAt` when the client loaded it; a newer one in the database is a conflict. */
  @SeenVersion()
  updatedAt?: string;
}
