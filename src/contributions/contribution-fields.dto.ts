import { Transform, type TransformFnParams } from 'class-transformer';
import { Equals, IsBoolean, IsIn, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import {
  type ContributionEdit,
  type Proposal,
  type SuggestedField,
  suggestedFields,
  type Suggestion,
} from '../contract/contribution.js';
import { type Language, languages } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { Decimal } from '../platform/http/decimal.decorator.js';
import {
  ChangeableLine,
  ChangeableText,
  ClearableLine,
  ClearableText,
  Flag,
  IfDefined,
  OptionalLine,
  OptionalNumber,
  OptionalText,
  RequiredId,
  RequiredLine,
  Trimmed,
} from '../platform/http/input.decorators.js';

const RequiredText = (max: number): PropertyDecorator =>
  applyDecorators(Trimmed(), IsString({ message: 'field_required' }), MaxLength(max, { message: 'field_too_long' }));

const ClearableDegrees = (max: number): PropertyDecorator =>
  applyDecorators(IsOptional(), IsNumber(), Min(-max), Max(max), Decimal());

const OptionalLanguage = (): PropertyDecorator => applyDecorators(IsOptional(), IsIn(languages));

const { line, title, description, note } = limits.text;

export class SuggestionDto implements Suggestion {
  @RequiredId()
  photoId: number;

  /** The field of a correction, or `memory`. */
  @IsIn(suggestedFields)
  fieldName: SuggestedField;

  /** For `title` and `description`; defaults to Italian. */
  @OptionalLanguage()
  language?: Language;

  /**
   * A year is `1912` or `1905-1912`, a position `lat,lng`, a memory a text of 10 to 2000 characters. Further dates are one a line,
   * `printed: 1936`, or `none`.
   */
  @RequiredText(description)
  newValue: string;

  /** Only for a memory: `1912`, `1905-1912` or `c. 1912`. */
  @OptionalLine(line)
  year?: string;

  /** A message to the moderators. */
  @OptionalText(note)
  note?: string;

  /** The contributor's source for the correction. */
  @OptionalLine(line)
  source?: string;
}

export class ProposalDto implements Proposal {
  @RequiredLine(title)
  title: string;

  /** The language of title and description; defaults to Italian. */
  @OptionalLanguage()
  language?: Language;

  @OptionalText(description)
  description?: string;

  /** `1912` or `1905-1912`. */
  @OptionalLine(line)
  year?: string;

  @OptionalLine(line)
  author?: string;

  @OptionalLine(line)
  source?: string;

  @RequiredLine(line)
  license: string;

  /** WGS 84 degrees. */
  @OptionalNumber({ min: -90, max: 90 })
  lat?: number;

  /** WGS 84 degrees. */
  @OptionalNumber({ min: -180, max: 180 })
  lng?: number;

  /** A message to the moderators. */
  @OptionalText(note)
  note?: string;

  /** The contributor wants to be named with the photo. */
  @Flag()
  creditWished?: boolean;

  /** The contributor declares the right to publish the image under that licence. */
  @Transform(({ value }: TransformFnParams): unknown => value === true || value === 'true' || value === 'on')
  @Equals(true, { message: 'field_required' })
  rightsDeclared: true;
}

/** Omitted fields stay unchanged; null clears a field. */
export class ContributionEditDto implements ContributionEdit {
  /** Only for a correction or memory. All other fields except `note` and `source` are only for a proposed photo. */
  @ChangeableText(description)
  newValue?: string;

  @ChangeableLine(title)
  title?: string;

  @OptionalLanguage()
  language?: Language;

  @ClearableText(description)
  description?: string | null;

  /** Also for a memory. */
  @ClearableLine(line)
  year?: string | null;

  @ClearableLine(line)
  author?: string | null;

  @ClearableLine(line)
  source?: string | null;

  @ChangeableLine(line)
  license?: string;

  @ClearableDegrees(90)
  lat?: number | null;

  @ClearableDegrees(180)
  lng?: number | null;

  @ClearableText(note)
  note?: string | null;

  @IfDefined()
  @IsBoolean()
  creditWished?: boolean;
}
