import type { FieldError } from './errors.js';

/** A form that was sent without scripts and has a fault: the page is rendered again with what was typed, never passwords. */
export interface FormResult {
  values: Record<string, string | boolean>;
  errors: FieldError[];
  /** The sentence above the form. */
  message: string;
  status: number;
}
