import { useText } from '../../renderer/i18n/use-text.js';
import { FilterChip } from '../../renderer/lists/FilterChip.js';
import { type ArchiveFilters, archivePath } from '../../renderer/photos/archive-filters.js';
import { datesShown } from '../../renderer/photos/dates-shown.js';

/** The range of years or days that the list is filtered by, with a link that removes it. */
export function YearsChip({ filters }: { filters: ArchiveFilters }) {
  const { t, language } = useText();
  const years = datesShown(filters, language, t);
  if (!years) return null;
  return (
    <FilterChip
      name={years}
      label={t('archive.removeYears', { years })}
      path={archivePath({ ...filters, from: null, to: null, days: null, page: 1 })}
    />
  );
}
