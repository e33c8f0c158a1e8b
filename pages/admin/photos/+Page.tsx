import { useData } from 'vike-react/useData';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { StateFilter } from '../../../renderer/admin/StateFilter.js';
import { UploadArea } from '../../../renderer/admin/uploads/UploadArea.js';
import { UnfinishedNotice } from '../../../renderer/admin/uploads/UnfinishedNotice.js';
import { UploadList } from '../../../renderer/admin/uploads/UploadList.js';
import { adminPhotoFilterOf } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminPhotos } from '../../../renderer/admin/use-admin-photos.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { Data } from './+data.shared.js';
import { ExportMenu } from './ExportMenu.js';
import { BulkEditList } from './bulk/BulkEditList.js';
import { PhotoFilters } from './PhotoFilters.js';
import { PhotoList } from './PhotoList.js';
import { ViewSwitch } from './ViewSwitch.js';

export default function Page() {
  const { t } = useAdminText();
  const first = useData<Data>();
  const { photos, counts, isLive } = useAdminPhotos(first);
  const { query, view, licences, tags, entity } = first;
  return (
    <>
      <AdminHeading title={t('photos.title')} lead={t('photos.lead')} />

      <section className="mt-8" aria-labelledby="upload">
        <h2 id="upload" className="sr-only">
          {t('photos.uploadTitle')}
        </h2>
        <UploadArea />
        <UnfinishedNotice />
        <UploadList />
      </section>

      <section className="mt-12 lg:mt-16" aria-labelledby="list">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="list" className="text-2xl lg:text-3xl">
            {t('photos.listTitle')}
          </h2>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ViewSwitch query={query} view={view} />
            {photos.total > 0 && query.status !== 'removed' && (
              <ExportMenu selection={{ filter: adminPhotoFilterOf(query) }} sortBy={query.sortBy} />
            )}
          </div>
        </div>
        <StateFilter counts={counts} query={query} view={view} />
        {!isLive && (
          <p role="status" className="mt-4 text-sm text-mute">
            {t('photos.offline')}
          </p>
        )}
        <BulkEditList />
        <PhotoFilters query={query} view={view} licences={licences} tags={tags} entity={entity} />
        <PhotoList photos={photos} query={query} view={view} />
      </section>
    </>
  );
}
