import { useText } from '../../renderer/i18n/use-text.js';
import { type EntityFilters, isFiltered } from '../../renderer/entities/entity-filters.js';
import { Link } from '../../renderer/layout/Link.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';

/** A list without cards is one thing, filters without results another. */
export function NoEntities({ filters }: { filters: EntityFilters }) {
  const { t } = useText();
  if (isFiltered(filters)) {
    return (
      <EmptyState icon="search" title={t('entities.noResults')} text={t('entities.tryDifferentFilters')}>
        <Link to="/schede" className="btn btn-primary">
          {t('filters.reset')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="card" title={t('entities.empty')} text={t('entities.emptyText')}>
      <Link to="/archivio" className="btn btn-outline">
        {t('breadcrumb.archive')}
      </Link>
    </EmptyState>
  );
}
