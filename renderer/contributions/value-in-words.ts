import type { SuggestedField, WrittenField } from '../../src/contract/contribution.js';
import { parseOtherDates } from '../../src/contract/dates/other-dates-text.js';
import type { Translate } from '../i18n/translate.js';

/** The value of a correction as people read it: of further dates with the names of their kinds. */
export function valueInWords<Value extends string | null>(
  value: Value,
  field: SuggestedField | WrittenField | null,
  t: Translate,
): Value | string {
  const dates = field === 'otherDates' && value !== null ? parseOtherDates(value) : null;
  return dates?.map(({ kind, dateText }) => `${t(`photo.dateKinds.${kind}`)}: ${dateText}`).join('\n') ?? value;
}
