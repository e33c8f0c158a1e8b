import type { ErrorCode, FieldErrorCode } from './errors.js';
import type { Language } from './languages.js';
import de from './locales/de/errors.json' with { type: 'json' };
import en from './locales/en/errors.json' with { type: 'json' };
import it from './locales/it/errors.json' with { type: 'json' };

type ErrorTexts = Record<ErrorCode, string> & { fields: Record<FieldErrorCode, string> };

/** The message of every error code in every language. A missing one does not compile. */
export const errorTexts: Record<Language, ErrorTexts> = { it, en, de };
