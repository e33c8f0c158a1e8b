import { useText } from '../../renderer/i18n/use-text.js';
import { FilterChip } from '../../renderer/lists/FilterChip.js';
import type { Data } from './+data.shared.js';
import { activeFilters } from './active-filters.js';

/** Each filter that is set, with a link that removes it. */
export function ActiveFilters({ data, className = '' }: { data: Data; className?: string }) {
  const { t } = useText();
  const active = activeFilters(data, t);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('search.active')} className={`flex flex-wrap gap-2 ${className}`}>
      {active.map(({ name, path }) => (
        <li key={path}>
          <FilterChip name={name} label={t('search.removeFilter', { name })} path={path} />
        </li>
      ))}
    </ul>
  );
}
