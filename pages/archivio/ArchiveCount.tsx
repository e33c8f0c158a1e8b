import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { ArchiveFilters } from '../../renderer/photos/archive-filters.js';
import { useYearsShown } from './YearsChip.js';

interface ArchiveCountProps {
  total: number;
  filters: ArchiveFilters;
  tags: { id: number; name: string }[];
}

/** The number of photographs; who hears it instead of seeing the filters hears them, too. */
export function ArchiveCount({ total, filters, tags }: ArchiveCountProps) {
  const { t, language } = useText();
  const { search, tagId } = filters;
  const years = useYearsShown(filters);
  const tag = tags.find(({ id }) => id === tagId)?.name;
  const chosen = [years, tag && t('archive.withTag', { tag }), search && t('archive.withSearch', { search })].filter(
    Boolean,
  );
  return (
    <>
      {/* An element of its own: the text of a page that a browser has translated is not React's any more. */}
      <span>{t('archive.count', { count: total, number: formatNumber(total, language) })}</span>
      {chosen.length > 0 && <span className="sr-only"> · {chosen.join(' · ')}</span>}
    </>
  );
}
