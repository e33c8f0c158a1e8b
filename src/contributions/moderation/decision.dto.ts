import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type WrittenField, writtenFields } from '../../contract/contribution.js';
import { type Language, languages } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import {
  type Approval,
  type Decisions,
  type Rejection,
  type RejectionReason,
  rejectionReasons,
} from '../../contract/moderation.js';
import {
  ChangeableText,
  ClearableText,
  maxId,
  OptionalText,
  OptionalYesNo,
} from '../../platform/http/input.decorators.js';

const { note, description } = limits.text;

export class ApprovalDto implements Approval {
  /** The field that a memory is written into. */
  @IsOptional()
  @IsIn(writtenFields)
  fieldName?: WrittenField;

  /** For translated fields; defaults to Italian. */
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  /** Written instead of the suggested value; needed with `fieldName`. */
  @OptionalText(description)
  newValue?: string;

  /** The present value that may be overwritten, null where there is none. */
  @ClearableText(description)
  seenValue?: string | null;

  /** Of a year: the photo's date in words still holds; otherwise it is removed. */
  @OptionalYesNo()
  keepsDateText?: boolean;

  /** Of a proposed photo: the picture was removed on request, and comes back all the same. */
  @OptionalYesNo()
  confirmRemovedScan?: boolean;

  /** An answer to the member: left out, or not empty. */
  @ChangeableText(note)
  answer?: string;
}

export class RejectionDto implements Rejection {
  /** A reason of the list; the contributor reads it in their own language. */
  @IsOptional()
  @IsIn(rejectionReasons)
  reasonCode?: RejectionReason;

  /** Shown to the contributor, after the reason of the list. */
  @OptionalText(note)
  reason?: string;
}

export class DecisionsDto extends RejectionDto implements Decisions {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(limits.contributions.decisions)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(maxId, { each: true })
  ids: number[];

  @IsIn(['approved', 'rejected'])
  status: 'approved' | 'rejected';
}
