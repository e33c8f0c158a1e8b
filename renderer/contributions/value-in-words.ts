import type { SuggestedField, WrittenField } from '../../src/contract/contribution.js';
import { parseOtherDates } from '../../src/contract/dates/other-dates-text.js';
import type { Translate } from '../i18n/translate.js';

/** The value of a correction as people read it: of further dates with the names of their kinds, or that there are none. */
export function valueInWords<Value extends string | null>(
  value: Value,
  field: SuggestedField | WrittenField | null,
  t: Translate,
): Value | string {
  const dates = field === 'otherDates' && value !== null ? parseOtherDates(value) : null;
  if (!dates) return value;
  const lines = dates.map(({ kind, dateText }) => `${t(`photo.dateKinds.${kind}`)}: ${dateText}`);
  return lines.length > 0 ? lines.join('\n') : t('contribution.otherDates.none');
}
