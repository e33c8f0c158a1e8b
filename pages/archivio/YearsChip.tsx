import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { type ArchiveFilters, archivePath, yearsShown } from '../../renderer/photos/archive-filters.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

/** The range of years that the list is filtered by, with a link that removes it. */
export function YearsChip({ filters }: { filters: ArchiveFilters }) {
  const { t } = useText();
  const years = useYearsShown(filters);
  if (!years) return null;
  return (
    <p className="mb-4">
      <Link
        to={archivePath({ ...filters, from: null, to: null, page: 1 })}
        aria-label={t('archive.removeYears', { years })}
        className="chip"
        keep-scroll-position="true"
      >
        {years}
        <Icon name="close" size={14} />
      </Link>
    </p>
  );
}

export function useYearsShown(filters: ArchiveFilters): string | null {
  const { t } = useText();
  return yearsShown(filters, {
    since: (year) => t('archive.yearsSince', { year }),
    until: (year) => t('archive.yearsUntil', { year }),
  });
}
