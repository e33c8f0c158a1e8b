import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  type Contribution,
  type ContributionKind,
  contributionKinds,
  type ContributionStatus,
  contributionStatuses,
  type CorrectableMetadata,
  type DateWords,
} from '../../contract/contribution.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import { titleText } from '../../contract/metadata/texts.js';
import { limits } from '../../contract/limits.js';
import {
  type ContributionCounts,
  type QueueFilter,
  type QueueOrder,
  type QueueQuery,
  type QueueSort,
  queueSorts,
  type Review,
  type SameImage,
} from '../../contract/moderation.js';
import type { Paged } from '../../contract/page.js';
import { Decimal } from '../../platform/http/decimal.decorator.js';
import { OptionalChoice, OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';
import { PresentedMetadata } from '../../platform/http/metadata-dto.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { ContributionDto } from '../contribution.dto.js';

export class QueueFilterDto implements QueueFilter {
  @IsIn(contributionStatuses)
  @IsOptional()
  @Trimmed()
  status?: ContributionStatus;

  @IsIn(contributionKinds)
  @IsOptional()
  @Trimmed()
  kind?: ContributionKind;

  /** Those of one member. */
  @OptionalInteger({ min: 1 })
  userId?: number;

  /** Corrections and memories of one photo. */
  @OptionalInteger({ min: 1 })
  photoId?: number;

  /** Part of a value, of a message, of a photo's title or of the member's name. */
  @MaxLength(limits.searchText.max)
  @IsString()
  @IsOptional()
  @Trimmed()
  q?: string;
}

export class QueueOrderDto extends QueueFilterDto implements QueueOrder {
  @OptionalChoice(queueSorts)
  sort?: QueueSort;
}

export class QueueQueryDto extends QueueOrderDto implements QueueQuery {
  @OptionalInteger({ min: 1 })
  page?: number;
}

export class ContributionPageDto extends PageDto implements Paged<Contribution> {
  items: ContributionDto[];
}

export class ContributionCountsDto implements ContributionCounts {
  pending: number;
  approved: number;
  rejected: number;
}

const { title, description, notes, dateText } = photoMetadata;

/** The present values of a photo. */
export class CorrectableMetadataDto
  extends PresentedMetadata({ title, description, notes, dateText })
  implements CorrectableMetadata, DateWords
{
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  author: string | null;
  source: string | null;
  license: string | null;
  @Decimal()
  lat: number | null;
  @Decimal()
  lng: number | null;
}

export class SameImageDto extends PresentedMetadata({ title: titleText }) implements SameImage {
  /** Of the photo. */
  id: number;
  /** Of its public page. */
  slug: string | null;
  /** Of a proposal that is not accepted. */
  contributionId: number | null;
}

export class ReviewDto implements Review {
  contribution: ContributionDto;
  /** Who decided; null while it is pending, and when that account was deleted. */
  decidedBy: string | null;
  photo: CorrectableMetadataDto | null;
  /** Of a proposed photo: the first other photos and proposals with the same image, byte by byte. */
  sameImages: SameImageDto[];
  /** Of the same member. */
  memberCounts: ContributionCountsDto | null;
  /** The ids of the contributions before and after it in the queue. */
  previous: number | null;
  next: number | null;
  /** Its place in the queue, from 1; null for one that the filter leaves out. */
  position: number | null;
  total: number;
}
