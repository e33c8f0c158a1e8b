import type { Photo } from '../../src/contract/photo.js';
import type { Translate } from '../i18n/translate.js';

type Dated = Pick<Photo, 'year' | 'yearEstimated' | 'yearStart' | 'yearEnd'>;

/** The year as text: certain, estimated with its range, or unknown. */
export function yearText({ year, yearEstimated, yearStart, yearEnd }: Dated, t: Translate): string {
  const span =
    yearStart !== null && yearEnd !== null && yearStart !== yearEnd ? { from: yearStart, to: yearEnd } : null;
  if (year === null) return span ? t('photo.yearValue.span', span) : t('photo.yearValue.unknown');
  if (!yearEstimated) return String(year);
  return span ? t('photo.yearValue.estimatedSpan', { year, ...span }) : t('photo.yearValue.estimated', { year });
}
