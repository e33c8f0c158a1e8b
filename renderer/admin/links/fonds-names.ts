import type { FondsName } from '../../../src/contract/fonds.js';
import type { Language } from '../../../src/contract/languages.js';
import { localized, type LocalizedOrNull } from '../../../src/contract/localized.js';

/** The names of fonds from the highest to the lowest one: `Raccolta › Fondo › Serie`. */
export const fondsNames = (
  line: readonly Pick<FondsName, keyof LocalizedOrNull<'title'>>[],
  language: Language,
): string => line.map((one) => localized(one, 'title', language)).join(' › ');
