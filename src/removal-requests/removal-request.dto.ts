import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Paragraphs } from '../public-forms/message.decorators.js';
import type { Language } from '../contract/languages.js';
import { localizedFields } from '../contract/localized.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import {
  type RemovalDecision,
  type RemovalList,
  removalLists,
  type RemovalOutcome,
  removalOutcomes,
  type RemovalRequest,
  type RemovalRequestCounts,
  type RemovalRequestDetail,
  type RemovalRequestListQuery,
  type RemovalRole,
  removalRoles,
  type RequestedPhoto,
  type SamePicture,
} from '../contract/removal-request.js';
import { AdminPhotoDto } from '../photos/admin/admin-photo.dto.js';
import { OptionalInteger, Trimmed } from '../platform/http/input.decorators.js';
import { PageDto } from '../platform/http/page.dto.js';

export class RequestedPhotoDto
  extends PickType(AdminPhotoDto, ['id', 'slug', ...localizedFields('title'), 'status', 'image'])
  implements RequestedPhoto {}

export class RemovalRequestDto implements RemovalRequest {
  id: number;
  reference: string;
  photo: RequestedPhotoDto;
  /** Empty when the sender has had their data erased. */
  name: string;
  email: string;
  @ApiProperty({ enum: removalRoles })
  role: RemovalRole;
  createdAt: string;
  /** When the 24 hours end. */
  dueAt: string;
  /** Since when the photo is out of sight because of this request. */
  hiddenAt: string | null;
  @ApiProperty({ enum: removalOutcomes, nullable: true })
  outcome: RemovalOutcome | null;
  decidedAt: string | null;
  /** Probably spam: the honeypot field was filled in. */
  suspicious: boolean;
}

export class SamePictureDto
  extends PickType(AdminPhotoDto, ['id', 'slug', ...localizedFields('title'), 'status'])
  implements SamePicture {}

export class OtherRemovalRequestDto {
  id: number;
  reference: string;
}

export class RemovalRequestDetailDto extends RemovalRequestDto implements RemovalRequestDetail {
  reason: string;
  /** Answers are written in this language. */
  language: Language;
  /** The reasons of the decision, as sent to whoever asked. */
  statement: string | null;
  decidedBy: string | null;
  /** Other requests about the same picture. */
  others: OtherRemovalRequestDto[];
  /** Other photos with the same scan, which are hidden and decided together with this one. */
  sameScan: SamePictureDto[];
  /** Whether another request has removed the picture for good: this one cannot keep it. */
  isGrantedToOther: boolean;
  /** Whether an e-mail goes to the sender when the request is decided. */
  answersByMail: boolean;
}

export class RemovalRequestPageDto extends PageDto implements Paged<RemovalRequest> {
  items: RemovalRequestDto[];
}

export class RemovalRequestCountsDto implements RemovalRequestCounts {
  open: number;
  /** Open ones whose photo is still public after 24 hours. */
  overdue: number;
  /** Open ones whose photo is out of sight. */
  hidden: number;
  decided: number;
  suspicious: number;
}

export class RemovalRequestListQueryDto implements RemovalRequestListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Without it the open ones. */
  @Trimmed()
  @IsOptional()
  @IsIn(removalLists)
  list?: RemovalList;
}

export class RemovalDecisionDto implements RemovalDecision {
  @IsIn(removalOutcomes, { message: 'field_required' })
  outcome: RemovalOutcome;

  /** The reasons, in the language of the request. */
  @Paragraphs({ min: limits.removalRequest.statementMin, code: 'removal_statement_short' })
  statement: string;
}
