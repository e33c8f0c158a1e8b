import type { LaterChange } from './change-set.js';

/** Every error code with its HTTP status. The messages are in locales/<language>/errors.json. */
export const errorStatus = {
  validation_failed: 400,
  malformed_body: 400,
  contribution_same_value: 400,
  saved_search_empty: 400,
  sign_in_required: 401,
  link_invalid: 400,
  credentials_wrong: 401,
  api_key_invalid: 401,
  admin_only: 403,
  role_missing: 403,
  account_disabled: 403,
  scope_missing: 403,
  session_only: 403,
  csrf_invalid: 403,
  not_your_account: 403,
  not_found: 404,
  photo_not_found: 404,
  entity_not_found: 404,
  file_not_found: 404,
  upload_not_found: 404,
  contribution_not_found: 404,
  saved_search_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  own_account: 409,
  last_administrator: 409,
  retry_not_possible: 409,
  record_outdated: 409,
  upload_offset_wrong: 409,
  upload_incomplete: 409,
  later_change: 409,
  change_not_revertible: 409,
  photo_not_ready: 409,
  tag_in_use: 409,
  entity_type_in_use: 409,
  photo_not_removed: 409,
  selection_empty: 400,
  selection_too_large: 400,
  selection_outdated: 409,
  bulk_edit_empty: 400,
  bulk_edit_not_found: 404,
  bulk_edit_under_way: 409,
  bulk_edit_undone: 409,
  contribution_pending: 409,
  contributions_full: 409,
  saved_searches_full: 409,
  contribution_outdated: 409,
  contribution_already_decided: 409,
  contribution_not_ready: 409,
  removal_request_decided: 409,
  photo_withheld: 409,
  photo_removed: 410,
  upload_expired: 410,
  payload_too_large: 413,
  image_too_large: 413,
  audio_too_large: 413,
  avatar_too_large: 413,
  media_type_unsupported: 415,
  image_type_unsupported: 415,
  audio_type_unsupported: 415,
  range_not_satisfiable: 416,
  image_unreadable: 422,
  upload_damaged: 422,
  image_too_many_pixels: 422,
  image_missing: 400,
  audio_missing: 400,
  plan_unreadable: 422,
  plan_too_detailed: 422,
  image_address_unreachable: 422,
  image_address_slow: 422,
  processing_failed: 500,
  too_many_requests: 429,
  sign_in_throttled: 429,
  registration_throttled: 429,
  contact_throttled: 429,
  internal: 500,
  upscaling_unsupported: 501,
  unavailable: 503,
  mail_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** What can be wrong with one field of a request. */
export const fieldErrorCodes = [
  'field_invalid',
  'field_required',
  'field_unknown',
  'field_too_long',
  'field_taken',
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
  'errorCurrentPassword',
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
  /** With `tag_in_use` the number of photos, with `entity_type_in_use` that of entities. */
  count?: number;
}

/** Thrown by services. Pages compare `code` and not the class, because the browser's client throws a class of its own. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      errors?: { field: string; code: FieldErrorCode }[];
      retryAfterSeconds?: number;
      presentValue?: string | null;
      laterChanges?: LaterChange[];
      count?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'DomainError';
  }
}

/** The error code of anything thrown by the in-process api or the browser's client; null for other errors. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && code in errorStatus ? (code as ErrorCode) : null;
}
