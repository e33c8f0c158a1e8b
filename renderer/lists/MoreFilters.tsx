import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { FilterSubmit } from './FilterActions.js';

interface MoreFiltersProps {
  /** Number of these filters that are set; an order is none. */
  active: number;
  /** Columns of the fields where all are in view. */
  className: string;
  children: ReactNode;
  /** Below the button that submits them without scripts. */
  after?: ReactNode;
}

/**
 * The selects of a FilterForm. Below 1024 px they are folded, so that the list begins at once; the number of its results says
 * which are set. In wider windows the style sheet shows them always.
 */
export function MoreFilters({ active, className, children, after }: MoreFiltersProps) {
  const { t } = useText();
  return (
    <details className="more-filters">
      <summary>
        <Icon name="filter" size={18} />
        {t('filters.more')}
        {active > 0 && (
          <span className="text-brand tabular-nums">
            {active} <span className="sr-only">{t('filters.active', { count: active })}</span>
          </span>
        )}
      </summary>
      <div className={`grid gap-4 sm:grid-cols-2 ${className}`}>
        {children}
        <FilterSubmit />
        {after}
      </div>
    </details>
  );
}
