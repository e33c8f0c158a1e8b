import type { Translate } from '../i18n/translate.js';
import { type Dated, isSpan, spanText } from './span-text.js';

/** The year as text: certain, estimated with its range, or unknown. */
export function yearText({ year, yearEstimated, ...span }: Dated, t: Translate): string {
  const { yearStart: from, yearEnd: to } = span;
  if (year === null)
    return isSpan(span)
      ? t('photo.yearValue.span', { from: span.yearStart, to: span.yearEnd })
      : spanText(span, t) || t('photo.yearValue.unknown');
  if (!yearEstimated) return String(year);
  if (isSpan(span)) return t('photo.yearValue.estimatedSpan', { year, from: span.yearStart, to: span.yearEnd });
  // A span that is open to one side; one of a single year says what the year says.
  return [t('photo.yearValue.estimated', { year }), from === to ? '' : spanText(span, t)].filter(Boolean).join(', ');
}
