import type { LaterChange } from './change-set.js';
import { type ErrorCode, errorStatus } from './error-status.js';
import type { PublicRecordKind } from './paths.js';

export type { ErrorCode };

/** What can be wrong with one field of a request. */
export const fieldErrorCodes = [
  'field_invalid',
  'field_required',
  'field_unknown',
  'field_too_long',
  'field_taken',
  'choice_gone',
  'front_is_back',
  'front_has_back',
  'back_has_back',
  'two_photos_expected',
  'title_number_expected',
  'position_expected',
  'other_dates_expected',
  'number_expected',
  'integer_expected',
  'number_out_of_range',
  'year_expected',
  'year_impossible',
  'day_impossible',
  'record_day_impossible',
  'calendar_day_expected',
  'wikidata_id_expected',
  'geonames_id_expected',
  'viaf_id_expected',
  'date_span_expected',
  'years_expected',
  'years_reversed',
  'year_outside_span',
  'periods_not_ascending',
  'code_expected',
  'address_expected',
  'site_path_expected',
  'tile_address_expected',
  'picture_address_expected',
  'share_address_expected',
  'zoom_outside_levels',
  'levels_reversed',
  'level_too_low',
  'edges_reversed',
  'time_zone_unknown',
  'naan_expected',
  'colour_expected',
  'contrast_too_low',
  'video_id_expected',
  'future_date_expected',
  'memory_too_short',
  'removal_photo_unknown',
  'removal_reason_short',
  'removal_statement_short',
  'removal_declaration_missing',
  'errorEmailInvalid',
  'errorEmailRequired',
  'errorPasswordRequired',
  'errorInvalidEmail',
  'errorPasswordMin',
  'errorPasswordCommon',
  'errorPasswordMatch',
  'errorPrivacyRequired',
  'errorNewPasswordMin',
  'errorStaffPasswordMin',
  'errorCurrentPassword',
  'errorCodeRequired',
  'errorCodeWrong',
  'email_read_only',
  'validation.contact.name.min',
  'validation.email',
  'validation.contact.subject.min',
  'validation.contact.message.min',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  field: string;
  code: FieldErrorCode;
  message: string;
  /** With `contrast_too_low`: the contrast, from 1 to 21. */
  ratio?: number;
}

/** What may still be said of a record that the public has seen and that is gone. */
export interface RemovedRecord {
  kind: PublicRecordKind;
  id: number;
  /** The day on which it was taken out, ISO 8601 in the archive's time zone; null where that is not known. */
  on: string | null;
}

/** The body of every error response. `error` repeats `message` for clients that expect it there. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  error: string;
  requestId: string;
  errors?: FieldError[];
  /** With `contribution_outdated`: the current value of the field. */
  presentValue?: string | null;
  /** With `later_change`: the conflicting changes. */
  laterChanges?: LaterChange[];
  /**
   * With `tag_in_use` and `fonds_in_use` the number of photos, with `entity_type_in_use` that of entities, with
   * `relation_kind_in_use` that of relations, with `fonds_has_parts` that of what is in it.
   */
  count?: number;
  /** With `photo_removed` and `entity_removed`: what may still be said of the record. */
  removed?: RemovedRecord;
}

/** Thrown by services. Pages compare `code` and not the class, because the browser's client throws a class of its own. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      errors?: Omit<FieldError, 'message'>[];
      retryAfterSeconds?: number;
      presentValue?: string | null;
      laterChanges?: LaterChange[];
      count?: number;
      removed?: RemovedRecord;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'DomainError';
  }

  /** HTTP status of the answer. */
  get status(): number {
    return errorStatus[this.code];
  }
}

/** Says what is wrong with one field of a request. */
export const invalidField = (field: string, code: FieldErrorCode = 'field_invalid'): DomainError =>
  new DomainError('validation_failed', { errors: [{ field, code }] });
