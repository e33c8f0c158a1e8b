import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { ListBar } from '../../renderer/lists/ListBar.js';
import { Pagination } from '../../renderer/lists/Pagination.js';
import { Results } from '../../renderer/lists/Results.js';
import { archivePath, isFiltered } from '../../renderer/photos/archive-filters.js';
import { archiveTrail } from '../../renderer/photos/archive-trail.js';
import { NoPhotosYet } from '../../renderer/photos/NoPhotosYet.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import type { Data } from './+data.shared.js';
import { ArchiveCount } from './ArchiveCount.js';
import { ArchiveFilterForm } from './ArchiveFilterForm.js';
import { ArchivePhotos } from './ArchivePhotos.js';
import { ArchiveViews } from './ArchiveViews.js';
import { ChosenFilters } from './ChosenFilters.js';
import { NoPhotos } from './NoPhotos.js';
import { Timeline } from './Timeline.js';

export default function Page() {
  const { t } = useText();
  const { photos, filters, view, tags, timeline } = useData<Data>();
  /** The whole archive, in the view that is open. */
  const all = archivePath({ view: filters.view });
  const pathOf = (page: number) => `${archivePath({ ...filters, page })}#catalogo`;
  if (photos.total === 0 && !isFiltered(filters))
    return (
      <div className="wrap pt-2 pb-20 lg:pb-28">
        <Breadcrumb trail={archiveTrail(t)} />
        <h1 className="my-4 text-3xl">{t('archive.title')}</h1>
        <NoPhotosYet />
      </div>
    );
  return (
    <div className="wrap pt-1 pb-20 max-lg:flex max-lg:flex-col lg:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-lg:contents">
        <Breadcrumb trail={archiveTrail(t)} />
        <ChosenFilters filters={filters} all={all} hasPhotos={photos.total > 0} />
      </div>
      <ListBar
        title={t('archive.title')}
        filters={<ArchiveFilterForm filters={filters} tags={tags} />}
        count={<ArchiveCount total={photos.total} filters={filters} tags={tags} />}
        views={photos.total > 0 && <ArchiveViews filters={filters} shown={view} />}
      />
      <div className="timeline-and-list max-lg:order-2">
        {timeline && timeline.decades.length > 1 && <Timeline timeline={timeline} filters={filters} />}
        <Results id="catalogo" label={t('archive.results')} page={filters.page}>
          {photos.items.length === 0 ? (
            <NoPhotos path={all} />
          ) : (
            <ArchivePhotos photos={photos} filters={filters} view={view} />
          )}
          <div className="mt-16">
            <Pagination page={photos.page} totalPages={photos.totalPages} pathOf={pathOf} />
          </div>
        </Results>
      </div>
    </div>
  );
}
