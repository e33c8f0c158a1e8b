import type { Answer } from './visitor.js';

/** The invalid fields of a refused request with their codes: `[['email', 'errorEmailInvalid']]`. */
export const codesOf = ({ body }: Answer): string[][] =>
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => [field, code]);
