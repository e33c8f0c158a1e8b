import { useText } from '../../renderer/i18n/use-text.js';
import { FilterChip } from '../../renderer/lists/FilterChip.js';
import { type ArchiveFilters, archivePath, yearsShown } from '../../renderer/photos/archive-filters.js';

/** The range of years that the list is filtered by, with a link that removes it. */
export function YearsChip({ filters }: { filters: ArchiveFilters }) {
  const { t } = useText();
  const years = useYearsShown(filters);
  if (!years) return null;
  return (
    <FilterChip
      name={years}
      label={t('archive.removeYears', { years })}
      path={archivePath({ ...filters, from: null, to: null, page: 1 })}
    />
  );
}

export function useYearsShown(filters: ArchiveFilters): string | null {
  const { t } = useText();
  return yearsShown(filters, {
    since: (year) => t('archive.yearsSince', { year }),
    until: (year) => t('archive.yearsUntil', { year }),
  });
}
