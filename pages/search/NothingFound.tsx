import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { ActiveFilters } from './ActiveFilters.js';

/** No photo matches: offers the search without each of its filters, and without all. */
export function NothingFound({ data }: { data: Data }) {
  const { t } = useText();
  return (
    <EmptyState icon="search" title={t('archive.noResults')} text={t('search.tryFewerFilters')}>
      <ActiveFilters data={data} className="basis-full justify-center" />
      <Link to="/search" className="btn btn-primary" keep-scroll-position="true">
        {t('filters.reset')}
      </Link>
    </EmptyState>
  );
}
