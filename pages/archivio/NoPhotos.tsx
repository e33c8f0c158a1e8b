import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';

/** No photograph matches the filters; `path` is the list without them. */
export function NoPhotos({ path }: { path: string }) {
  const { t } = useText();
  return (
    <EmptyState icon="search" title={t('archive.noResults')} text={t('archive.tryDifferentFilters')}>
      <Link to={path} className="btn btn-primary">
        {t('filters.reset')}
      </Link>
    </EmptyState>
  );
}
