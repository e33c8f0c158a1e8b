import type { FieldErrorCode } from '../../src/contract/errors.js';
import type { Language } from '../../src/contract/languages.js';
import { ApiError } from '../api/request.js';
import { loadErrorTexts } from '../i18n/error-texts.js';

/** What the API would answer about a field, where the page sees it without asking. */
export async function fieldFailure(field: string, code: FieldErrorCode, language: Language): Promise<ApiError> {
  const { validation_failed: text, fields } = await loadErrorTexts(language);
  return new ApiError('validation_failed', text, [{ field, code, message: fields[code] }], '', 400);
}
