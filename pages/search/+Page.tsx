import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { FilterReset } from '../../renderer/lists/FilterActions.js';
import { Pagination } from '../../renderer/lists/Pagination.js';
import { Results } from '../../renderer/lists/Results.js';
import { OnMapForm, periodsOfYears } from '../../renderer/map/OnMapForm.js';
import { NoPhotosYet } from '../../renderer/photos/NoPhotosYet.js';
import { isFiltered, type SearchFilters, searchPath } from '../../renderer/search/search-filters.js';
import { searchTrail } from './search-trail.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import type { Data } from './+data.shared.js';
import { ActiveFilters } from './ActiveFilters.js';
import { FoundPhotos } from './FoundPhotos.js';
import { NothingFound } from './NothingFound.js';
import { SaveSearch } from './SaveSearch.js';
import { resultsId, SearchForm } from './SearchForm.js';

/** The map does not know all filters of the search. */
const isOnMap = ({ entityTypeCode, fondsId, licence, series }: SearchFilters): boolean =>
  entityTypeCode === '' && fondsId === null && licence === '' && series === '';

export default function Page() {
  const { t } = useText();
  const data = useData<Data>();
  const { hits, filters, page, totalPages } = data;
  const isNarrowed = isFiltered(filters);
  if (hits.length === 0 && !isNarrowed)
    return (
      <div className="wrap pt-2 pb-20 lg:pb-28">
        <Breadcrumb trail={searchTrail(t)} />
        <h1 className="my-4 text-3xl">{t('search.title')}</h1>
        <NoPhotosYet />
      </div>
    );
  return (
    <div className="wrap pt-1 pb-20 lg:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Breadcrumb trail={searchTrail(t)} />
        <div className="ml-auto flex items-center">
          {hits.length > 0 && isOnMap(filters) && (
            <OnMapForm
              filters={{ ...filters, periods: periodsOfYears(filters.years), page: 1 }}
              text={t('entities.onMap')}
              isIcon
            />
          )}
          {isNarrowed && <SaveSearch data={data} />}
        </div>
      </div>
      <div className="search-page">
        <SearchForm data={data} />
        <Results id={resultsId} label={t('archive.results')} page={page}>
          {hits.length === 0 ? (
            <NothingFound data={data} />
          ) : (
            <>
              {isNarrowed && (
                <div className="mb-4 flex flex-wrap items-center gap-2">
                  <ActiveFilters data={data} />
                  <FilterReset path="/search" />
                </div>
              )}
              <FoundPhotos hits={hits} />
            </>
          )}
          <div className="mt-16">
            <Pagination
              page={page}
              totalPages={totalPages}
              pathOf={(of) => `${searchPath({ ...filters, page: of })}#${resultsId}`}
            />
          </div>
        </Results>
      </div>
    </div>
  );
}
