import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { FilterReset } from '../../../renderer/lists/FilterActions.js';

/** There are no favorites, or none matches the search. */
export function NoFavorites({ search }: { search?: string }) {
  const { t } = useText();
  if (search)
    return (
      <EmptyState
        icon="search"
        title={t('user.favorites.noResults')}
        text={t('user.favorites.noResultsText', { search })}
      >
        <FilterReset path="/user/favorites" text={t('user.favorites.clearSearch')} />
      </EmptyState>
    );
  return (
    <EmptyState icon="heart" title={t('user.favorites.empty')} text={t('user.favorites.emptyText')}>
      <Link to="/archivio" className="btn btn-primary">
        {t('user.favorites.browse')}
      </Link>
      <Link to="/schede" className="btn btn-outline">
        {t('user.bookmarks.browse')}
      </Link>
    </EmptyState>
  );
}
