import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.js';
import type { Schema } from './described-document.js';

/** What the calls answer, read from the contract by `scripts/answer-schemas`. */
export interface AnswerSchemas {
  /** By the call: `photos.list`. Calls that answer nothing, or a file, have none. */
  answers: Record<string, Schema>;
  /** The schemas that they refer to, by the name of the contract's type. */
  schemas: Record<string, Schema>;
}

/** @throws Error when the product has not been built */
export const readAnswerSchemas = (): AnswerSchemas =>
  JSON.parse(readFileSync(join(packageRoot, 'dist/answer-schemas.json'), 'utf8')) as AnswerSchemas;
