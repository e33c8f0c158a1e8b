import type { ErrorCode, FieldErrorCode } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import type italian from '../../contract/locales/it/errors.json';
import { localeTexts } from './locale-texts.js';

type ErrorTexts = Record<ErrorCode, string> & { fields: Record<FieldErrorCode, string> };

/** The message of every error code in every language. A missing one does not compile. */
export const errorTexts: Record<Language, ErrorTexts> = localeTexts<typeof italian>('errors');
