import type { Answer } from './visitor.js';

/** Which field of a refused request is wrong, and how: `[['email', 'errorEmailInvalid']]`. */
export const codesOf = ({ body }: Answer): string[][] =>
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => [field, code]);
