import { useData } from 'vike-react/useData';
import { AdminPhotoList } from '../../../renderer/admin/AdminPhotoList.js';
import { AdminPhotoSearch } from '../../../renderer/admin/AdminPhotoSearch.js';
import { StateFilter } from '../../../renderer/admin/StateFilter.js';
import { UploadArea } from '../../../renderer/admin/UploadArea.js';
import { UploadList } from '../../../renderer/admin/UploadList.js';
import { useAdminPhotos } from '../../../renderer/admin/use-admin-photos.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { data } from './+data.shared.js';

export default function Page() {
  const { t } = useAdminText();
  const first = useData<Awaited<ReturnType<typeof data>>>();
  const { photos, counts, isLive } = useAdminPhotos(first);
  const { query } = first;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t('photos.title')}</h1>
      <p className="mt-3 text-lg text-mute">{t('photos.lead')}</p>

      <section className="mt-8" aria-labelledby="upload">
        <h2 id="upload" className="sr-only">
          {t('photos.uploadTitle')}
        </h2>
        <UploadArea />
        <UploadList />
      </section>

      <section className="mt-14 lg:mt-20" aria-labelledby="list">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="list" className="text-2xl lg:text-3xl">
            {t('photos.listTitle')}
          </h2>
          <AdminPhotoSearch query={query} />
        </div>
        <div className="mb-6">
          <StateFilter counts={counts} status={query.status} q={query.q} />
          {!isLive && (
            <p role="status" className="mt-4 text-sm text-mute">
              {t('photos.offline')}
            </p>
          )}
        </div>
        <AdminPhotoList photos={photos} query={query} />
      </section>
    </>
  );
}
