import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { archivePath, isFiltered } from '../../renderer/photos/archive-filters.js';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';
import { LightTable } from '../../renderer/photos/LightTable.js';
import { PhotoGrid } from '../../renderer/photos/PhotoGrid.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { FilterReset } from '../../renderer/lists/FilterActions.js';
import { PageHeading } from '../../renderer/ui/PageHeading.js';
import { Pagination } from '../../renderer/lists/Pagination.js';
import { Results } from '../../renderer/lists/Results.js';
import type { Data } from './+data.shared.js';
import { AdvancedSearch } from './AdvancedSearch.js';
import { ArchiveCount } from './ArchiveCount.js';
import { ArchiveFilterForm } from './ArchiveFilterForm.js';
import { NoPhotos } from './NoPhotos.js';
import { OnMapForm } from '../../renderer/photos/OnMapForm.js';
import { NoPhotosYet } from '../../renderer/photos/NoPhotosYet.js';
import { Timeline } from './Timeline.js';
import { ViewSwitch } from './ViewSwitch.js';
import { YearsChip } from './YearsChip.js';

export default function Page() {
  const { t } = useText();
  const { photos, filters, tags, timeline } = useData<Data>();
  const pathOf = (page: number) => `${archivePath({ ...filters, page })}#catalogo`;
  /** The whole archive, in the view that is open. */
  const all = archivePath({ view: filters.view });
  return (
    <div className="wrap pt-2 pb-20 sm:pt-6 lg:pb-28">
      <Breadcrumb trail={archiveTrail(t)} />
      <PageHeading title={t('archive.title')} lead={t('archive.lead')} isOfList />
      {photos.total === 0 && !isFiltered(filters) ? (
        <NoPhotosYet />
      ) : (
        <div className="flex flex-col">
          <ArchiveFilterForm filters={filters} tags={tags} />
          {timeline && <Timeline timeline={timeline} filters={filters} />}
          <YearsChip filters={filters} />
          <Results
            id="catalogo"
            label={t('archive.results')}
            page={filters.page}
            action={
              <>
                {isFiltered(filters) && photos.total > 0 && <FilterReset path={all} />}
                <AdvancedSearch filters={filters} className="mr-2 max-sm:hidden" />
                {photos.total > 0 && (
                  <>
                    <OnMapForm
                      q={filters.search}
                      tags={filters.tagId === null ? [] : [filters.tagId]}
                      years={filters}
                      className="max-sm:hidden"
                    />
                    <ViewSwitch filters={filters} />
                  </>
                )}
              </>
            }
            count={<ArchiveCount total={photos.total} filters={filters} tags={tags} />}
          >
            {photos.items.length === 0 ? (
              <NoPhotos path={all} />
            ) : filters.view === 'table' ? (
              <LightTable photos={photos.items} sortBy={filters.sortBy} eager={3} />
            ) : (
              <PhotoGrid photos={photos.items} eager={1} />
            )}
            <div className="mt-16">
              <Pagination page={photos.page} totalPages={photos.totalPages} pathOf={pathOf} />
            </div>
          </Results>
        </div>
      )}
    </div>
  );
}
