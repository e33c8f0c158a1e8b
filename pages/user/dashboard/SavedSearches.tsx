import { useState } from 'react';
import { limits } from '../../../src/contract/limits.js';
import type { SavedSearch } from '../../../src/contract/saved-search.js';
import type { OwnList } from '../../../renderer/account/use-own-list.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { isLoading, isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { savedSearchPath } from '../../../renderer/search/search-filters.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { RenameSearchDialog } from './RenameSearchDialog.js';
import { removeSearch } from './remove-search.js';

const { newMax } = limits.savedSearches;

/** The member's saved searches, each with the number of photos that are new in it. */
export function SavedSearches({ list }: { list: OwnList<SavedSearch[]> }) {
  const { t } = useText();
  const { data: searches } = list;
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="mb-5 text-2xl">
        {t('user.searches.title')}
      </h2>
      {isLoading(list) && <div className="skeleton h-20" />}
      {isNotLoaded(list) && <NotLoaded query={list} />}
      {searches?.length === 0 && (
        <p className="border-y border-line py-6 text-mute">
          {t('user.searches.none')}{' '}
          <Link to="/search" className="link">
            {t('user.searches.search')}
          </Link>
        </p>
      )}
      {searches && searches.length > 0 && (
        <ul className="border-t border-line">
          {searches.map((search) => (
            <li key={search.id} className="flex items-center gap-1 border-b border-line">
              <SearchLink search={search} />
              <button
                type="button"
                className="icon-btn"
                aria-label={t('user.searches.rename', { name: search.name })}
                onClick={() => setRenamed(search)}
              >
                <Icon name="pencil" size={18} />
              </button>
              <button
                type="button"
                className="icon-btn -mr-3"
                aria-label={t('user.searches.remove', { name: search.name })}
                onClick={() => void removeSearch(search, t)}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {renamed && <RenameSearchDialog search={renamed} onClose={() => setRenamed(null)} />}
    </section>
  );
}

/** Without scripts the search opens all the same, but what is new in it stays new. */
function SearchLink({ search: { id, name, filters, newPhotos } }: { search: SavedSearch }) {
  const { t } = useText();
  const handleClick = () => {
    httpApi.savedSearches
      .open({ id })
      .then(() => queryClient().invalidateQueries({ queryKey: ['saved-searches'] }))
      .catch(() => undefined);
  };
  return (
    <Link
      to={savedSearchPath(filters)}
      className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-4 py-2 hover:text-brand"
      onClick={handleClick}
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {newPhotos > 0 && (
        <span className="text-sm font-semibold text-brand tabular-nums">
          {newPhotos < newMax
            ? t('user.searches.new', { count: newPhotos })
            : t('user.searches.newMany', { number: newMax - 1 })}
        </span>
      )}
    </Link>
  );
}
