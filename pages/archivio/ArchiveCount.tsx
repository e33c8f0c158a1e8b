import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ListCount } from '../../renderer/lists/ListCount.js';
import type { ArchiveFilters } from '../../renderer/photos/archive-filters.js';
import { datesShown } from '../../renderer/photos/dates-shown.js';

interface ArchiveCountProps {
  total: number;
  filters: ArchiveFilters;
  tags: { id: number; name: string }[];
}

/** The number of photographs, with the filters they were found by. */
export function ArchiveCount({ total, filters, tags }: ArchiveCountProps) {
  const { t, language } = useText();
  const { search, tagId } = filters;
  const dates = datesShown(filters, language, t);
  const tag = tags.find(({ id }) => id === tagId)?.name;
  return (
    <ListCount
      count={t('archive.count', { count: total, number: formatNumber(total, language) })}
      folded={[tag && t('archive.withTag', { tag })]}
      inView={[dates, search && t('archive.withSearch', { search })]}
    />
  );
}
