import { DomainError } from '../../contract/errors.js';
import { OperatorError } from '../operator-error.js';
import { errorTexts } from './error-texts.js';

/** What the archive refuses, in words for who has given a command. Any other error stays what it is. */
export function asOperatorError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code, details } = error;
  const { fields, ...texts } = errorTexts.en;
  const named = (details.errors ?? []).map(({ field, code: of }) => `\n  ${field}: ${fields[of]}`);
  return new OperatorError(`${texts[code]}${named.join('')}`);
}
