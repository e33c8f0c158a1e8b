import type { SearchWithout } from '../../src/contract/search.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { FilterChip } from '../../renderer/lists/FilterChip.js';
import type { Data } from './+data.shared.js';
import { type ActiveFilter, activeFilters } from './active-filters.js';

interface ActiveFiltersProps {
  data: Data;
  /** How many photos the search finds without each; then only these are listed. */
  without?: SearchWithout[];
  className?: string;
}

/** Each filter that is set, with a link that removes it. */
export function ActiveFilters({ data, without, className = '' }: ActiveFiltersProps) {
  const text = useText();
  const { t } = text;
  const countOf = ({ filter, tagId }: ActiveFilter) =>
    without?.find((less) => less.filter === filter && less.tagId === tagId)?.count;
  const active = activeFilters(data, text).filter((of) => !without || countOf(of) !== undefined);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('search.active')} className={`flex flex-wrap gap-2 ${className}`}>
      {active.map((of) => (
        <li key={of.path}>
          <FilterChip
            name={of.name}
            label={t('search.removeFilter', { name: of.name })}
            path={of.path}
            count={countOf(of)}
          />
        </li>
      ))}
    </ul>
  );
}
