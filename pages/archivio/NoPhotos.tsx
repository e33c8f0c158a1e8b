import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { type ArchiveFilters, isFiltered } from '../../renderer/photos/archive-filters.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';

/** An archive without photographs is one thing, filters without results another. */
export function NoPhotos({ filters }: { filters: ArchiveFilters }) {
  const { t } = useText();
  if (!isFiltered(filters))
    return (
      <EmptyState icon="camera" title={t('archive.empty')} text={t('archive.emptyText')}>
        <Link to="/contribute" className="btn btn-primary">
          {t('contribute.title')}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState icon="search" title={t('archive.noResults')} text={t('archive.tryDifferentFilters')}>
      <Link to="/archivio" className="btn btn-primary">
        {t('filters.reset')}
      </Link>
    </EmptyState>
  );
}
