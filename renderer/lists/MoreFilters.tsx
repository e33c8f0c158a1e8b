import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { FilterSubmit } from './FilterActions.js';

interface MoreFiltersProps {
  /** Number of these filters that are set; an order is none. */
  active: number;
  /** Columns of the fields where all are in view. */
  className: string;
  /** By default those that are set open them. */
  isFolded?: boolean;
  children: ReactNode;
  /** Below the button that submits them without scripts. */
  after?: ReactNode;
}

/**
 * The selects of a FilterForm. Below 1024 px they are folded, so that the list begins at once; a filter that is set opens
 * them. In wider windows the style sheet shows them always.
 */
export function MoreFilters({ active, className, isFolded = active === 0, children, after }: MoreFiltersProps) {
  const { t } = useText();
  // Read once: what is being used must not fold when its last filter is removed.
  const [isOpenAtFirst] = useState(!isFolded);
  return (
    <details open={isOpenAtFirst} className="more-filters">
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
