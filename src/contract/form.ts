import type { ErrorCode, FieldError } from './errors.js';

/** What a form that was sent without scripts shows after an error: the typed values (never a password) and the errors. */
export interface FormFailure {
  values: Record<string, string | boolean>;
  code: ErrorCode;
  errors: FieldError[];
  message: string;
  /** The HTTP status of the page that shows it. */
  status: number;
}
