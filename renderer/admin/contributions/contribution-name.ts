import type { Contribution } from '../../../src/contract/contribution.js';
import { type Language, languageTable } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { Translate } from '../../i18n/translate.js';
import { fieldName } from './field-name.js';

/** What a correction is about: `Titolo (English)`; null for the other kinds. */
export const correctedFieldText = (
  { fieldName: field, language }: Pick<Contribution, 'fieldName' | 'language'>,
  t: Translate,
): string | null =>
  field === null || field === 'memory'
    ? null
    : `${fieldName(field, t)}${language ? ` (${languageTable[language].name})` : ''}`;

/** A name that tells contributions about the same photo apart, for buttons: `Molo Audace, Anno`. */
export const contributionName = (contribution: Contribution, t: Translate, language: Language): string =>
  [localized(contribution, 'targetName', language), correctedFieldText(contribution, t)].filter(Boolean).join(', ');
