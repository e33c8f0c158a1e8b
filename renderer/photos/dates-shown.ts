import type { Language } from '../../src/contract/languages.js';
import type { Translate } from '../i18n/translate.js';
import { daysText } from '../lists/days-text.js';
import { type ArchiveFilters, yearsShown } from './archive-filters.js';

/** The years or days that the archive's list is filtered by, in words; null for all. */
export const datesShown = (
  filters: Pick<ArchiveFilters, 'from' | 'to' | 'days'>,
  language: Language,
  t: Translate,
): string | null =>
  filters.days
    ? daysText(filters.days, language, t)
    : yearsShown(filters, {
        since: (year) => t('archive.yearsSince', { year }),
        until: (year) => t('archive.yearsUntil', { year }),
      });
