import type { ErrorCode, FieldError } from './errors.js';

/** What a form sent without scripts shows again after a fault: what was typed (never a password) and what is wrong with it. */
export interface FormFault {
  values: Record<string, string | boolean>;
  code: ErrorCode;
  errors: FieldError[];
  message: string;
  /** The HTTP status of the page that shows it. */
  status: number;
}
