import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import { useOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { useSavedIds } from '../../../renderer/saved-items/saved-items.js';
import { FavoriteFilterForm } from './FavoriteFilterForm.js';
import { FavoriteGrid } from './FavoriteGrid.js';
import { FavoritesSkeleton } from './FavoritesSkeleton.js';
import { filterFavorites, readFavoriteFilters } from './favorite-filters.js';
import { FavoritesGuidance } from './FavoritesGuidance.js';
import { NoFavorites } from './NoFavorites.js';
import type { Data } from './+data.shared.js';

export default function Page() {
  const { t, language } = useText();
  const { urlParsed } = usePageContext();
  const list = useOwnList(queries.favorites(), useData<Data>().favorites);
  // A removed favorite disappears at once, and returns when the removal is undone.
  const savedIds = useSavedIds('photo');
  const favorites = list.data?.filter(({ id }) => !savedIds || savedIds.includes(id));
  const filters = readFavoriteFilters(urlParsed.search);
  const found = favorites && filterFavorites(favorites, filters, language);

  if (isNotLoaded(list)) return <NotLoaded query={list} />;
  if (!favorites || !found) return <FavoritesSkeleton />;
  if (favorites.length === 0)
    return (
      <>
        <FavoritesGuidance />
        <NoFavorites />
      </>
    );
  return (
    <>
      <FavoritesGuidance />
      <FavoriteFilterForm filters={filters} />
      <p id="favorites-count" role="status" tabIndex={-1} className="mb-6 text-sm text-mute">
        {t('archive.count', { count: found.length, number: found.length })}
      </p>
      {found.length > 0 ? <FavoriteGrid favorites={found} /> : <NoFavorites search={filters.q} />}
    </>
  );
}
