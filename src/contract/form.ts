import type { FieldError } from './errors.js';

/** What a form sent without scripts shows again after a fault: what was typed (never a password) and what is wrong with it. */
export interface FormFault {
  values: Record<string, string | boolean>;
  errors: FieldError[];
  message: string;
  /** The HTTP status of the page that shows it. */
  status: number;
}
