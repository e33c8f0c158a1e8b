import type {
  Contribution,
  ContributionListQuery,
  ContributionStatus,
  SuggestedField,
  WrittenField,
  WrittenValue,
} from '../contract/contribution.js';
import { contributionStatuses } from '../contract/contribution.js';
import { IsIn, IsOptional } from 'class-validator';
import type { Language } from '../contract/languages.js';
import { titleText } from '../contract/metadata/texts.js';
import { limits } from '../contract/limits.js';
import type { PhotoStatus } from '../contract/photo.js';
import { Flag, OptionalInteger } from '../platform/http/input.decorators.js';
import { PresentedMetadata } from '../platform/http/metadata-dto.js';
import { RenditionsDto } from '../images/renditions.dto.js';
import { Decimal } from '../platform/http/decimal.decorator.js';

export class WrittenValueDto implements WrittenValue {
  fieldName: WrittenField;
  language: Language | null;
  value: string;
}

const targetName = {
  ...titleText,
  doc: 'The title of the photo; of a proposed one as it was sent, without translations.',
} as const;

export class ContributionDto extends PresentedMetadata({ targetName }) implements Contribution {
  id: number;
  /** Null when the account was deleted. */
  userId: number | null;
  userName: string | null;
  type: 'contribution';
  status: ContributionStatus;
  /** The photo of a correction or memory; null for a proposed one. */
  photoId: number | null;
  /** The field of a correction, or `memory`. */
  fieldName: SuggestedField | null;
  language: Language | null;
  /** The suggested value, or the text of a memory. */
  newValue: string | null;
  /** The value of the field when the correction was suggested. */
  baseValue: string | null;
  /** The current value of the field. */
  presentValue: string | null;
  /** The photo's date in words, which an approved year replaces. */
  dateText: string | null;
  /** This and the next six are null for a correction and, except for `year`, for a memory. */
  title: string | null;
  description: string | null;
  /** `1912` or `1905-1912`; of a memory also `c. 1912`. */
  year: string | null;
  author: string | null;
  license: string | null;
  @Decimal()
  lat: number | null;
  @Decimal()
  lng: number | null;
  source: string | null;
  note: string | null;
  imageUrl: string | null;
  image: RenditionsDto | null;
  /** The photo of a proposal: hidden until it is approved. */
  proposedPhotoId: number | null;
  /** Slug of the photo's page; null while the photo is not published. */
  photoSlug: string | null;
  photoStatus: PhotoStatus | null;
  /** Why the image of a proposal could not be processed: an error code. */
  failure: string | null;
  /** Whether the contributor wants to be named with the proposed photo; null for corrections and memories. */
  creditWished: boolean | null;
  /** What was written instead of the suggested value, or of a memory; else null. */
  written: WrittenValueDto | null;
  /** The moderator's reason for the decision, or the answer to a memory. */
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
}

export class ContributionListQueryDto implements ContributionListQuery {
  @IsOptional()
  @IsIn(contributionStatuses)
  status?: ContributionStatus;

  /** Corrections and memories of one photo. */
  @OptionalInteger({ min: 1 })
  photoId?: number;

  /** Only the caller's own. Matters for administrators, who otherwise see all. */
  @Flag()
  mine?: boolean;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  limit?: number;

  @OptionalInteger({ min: 0 })
  offset?: number;
}
