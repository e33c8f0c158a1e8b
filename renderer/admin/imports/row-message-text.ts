import { type FieldErrorCode, fieldErrorCodes } from '../../../src/contract/errors.js';
import type { RowMessageCode } from '../../../src/contract/exchange/row-message.js';
import type { Language } from '../../../src/contract/languages.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import { fieldErrorText } from '../failure-text.js';

/** What a message of a row says, in the language of the administration. */
export const rowMessageText = (
  code: RowMessageCode,
  { t, language }: { t: TranslateForAdmin; language: Language },
): string => (isOfField(code) ? fieldErrorText(code, language) : t(`imports.rowMessages.${code}`));

const isOfField = (code: RowMessageCode): code is FieldErrorCode => fieldErrorCodes.some((known) => known === code);
