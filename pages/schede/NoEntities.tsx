import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';

/** No entity matches the filters. */
export function NoEntities() {
  const { t } = useText();
  return (
    <EmptyState icon="search" title={t('entities.noResults')} text={t('entities.tryDifferentFilters')}>
      <Link to="/schede" className="btn btn-primary">
        {t('filters.reset')}
      </Link>
    </EmptyState>
  );
}
