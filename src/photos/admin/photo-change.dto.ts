import { IsBoolean, IsIn } from 'class-validator';
import { limits } from '../../contract/limits.js';
import type { PhotoChange } from '../../contract/photo.js';
import {
  ChangeableText,
  ClearableInteger,
  ClearableNumber,
  ClearableText,
  ClearableYear,
  IfGiven,
  RequiredId,
  SeenVersion,
} from '../../platform/http/input.decorators.js';
import { OptionalIds } from '../upload/photo-fields.dto.js';

const { title, line, note, description } = limits.text;

/** What is left out stays as it is; null empties. */
export class PhotoChangeDto implements PhotoChange {
  @ChangeableText(title)
  title?: string;

  @ClearableText(title)
  titleEn?: string | null;

  @ClearableText(title)
  titleDe?: string | null;

  @ClearableText(description)
  description?: string | null;

  @ClearableText(description)
  descriptionEn?: string | null;

  @ClearableText(description)
  descriptionDe?: string | null;

  @ClearableText(note)
  provenance?: string | null;

  @ClearableText(note)
  provenanceEn?: string | null;

  @ClearableText(note)
  provenanceDe?: string | null;

  /** What the picture shows, for those who do not see it. */
  @ClearableText(note)
  alt?: string | null;

  @ClearableText(note)
  altEn?: string | null;

  @ClearableText(note)
  altDe?: string | null;

  @ClearableYear()
  year?: number | null;

  @IfGiven()
  @IsBoolean()
  yearEstimated?: boolean;

  @ClearableYear()
  yearStart?: number | null;

  @ClearableYear()
  yearEnd?: number | null;

  /** The date as the archive wrote it. */
  @ClearableText(line)
  dateText?: string | null;

  @ClearableText(line)
  author?: string | null;

  @ClearableText(line)
  source?: string | null;

  @ClearableText(line)
  license?: string | null;

  /** WGS 84 degrees; `latitude`, `latitudine` and a decimal comma are understood too. */
  @ClearableNumber({ min: -90, max: 90 })
  lat?: number | null;

  /** WGS 84 degrees; `lon`, `long`, `longitude`, `longitudine` and a decimal comma are understood too. */
  @ClearableNumber({ min: -180, max: 180 })
  lng?: number | null;

  /** Direction of view, degrees from north. */
  @ClearableInteger({ min: 0, max: 359 })
  bearing?: number | null;

  /** All tags of the photo. */
  @OptionalIds()
  tagIds?: number[];

  /** All cards that it shows, the first of all first. */
  @OptionalIds()
  entityIds?: number[];

  /** Publishes a draft, or takes a published photo out of the public. */
  @IfGiven()
  @IsIn(['published', 'draft'])
  status?: 'published' | 'draft';

  /** The photo's `updatedAt` as the change knows it. */
  @SeenVersion()
  updatedAt?: string;
}
