import { useData } from 'vike-react/useData';
import { AdminPhotoList } from '../../../renderer/admin/AdminPhotoList.js';
import { AdminPhotoSearch } from '../../../renderer/admin/AdminPhotoSearch.js';
import { StateFilter } from '../../../renderer/admin/StateFilter.js';
import { UploadArea } from '../../../renderer/admin/UploadArea.js';
import { UploadList } from '../../../renderer/admin/UploadList.js';
import { useAdminPhotos } from '../../../renderer/admin/use-admin-photos.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import '../../../renderer/admin/admin.css';
import type { data } from './+data.shared.js';

export default function Page() {
  const { t } = useText();
  const first = useData<Awaited<ReturnType<typeof data>>>();
  const { photos, counts, isLive } = useAdminPhotos(first);
  const { query } = first;
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <h1 className="text-3xl lg:text-4xl">{t('adminPhotos.title')}</h1>
      <p className="mt-3 text-lg text-mute">{t('adminPhotos.lead')}</p>

      <section className="mt-8" aria-labelledby="upload">
        <h2 id="upload" className="sr-only">
          {t('adminPhotos.uploadTitle')}
        </h2>
        <WithoutScripts />
        <UploadArea />
        <UploadList />
      </section>

      <section className="mt-14 lg:mt-20" aria-labelledby="list">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="list" className="text-2xl lg:text-3xl">
            {t('adminPhotos.listTitle')}
          </h2>
          <AdminPhotoSearch query={query} />
        </div>
        <div className="mb-6">
          <StateFilter counts={counts} status={query.status} q={query.q} />
          {!isLive && (
            <p role="status" className="mt-4 text-sm text-mute">
              {t('adminPhotos.offline')}
            </p>
          )}
        </div>
        <AdminPhotoList photos={photos} query={query} />
      </section>
    </div>
  );
}

/** The account menu needs scripts; signing out must not. */
function WithoutScripts() {
  const { t, language } = useText();
  return (
    <div className="hidden flex-wrap items-center justify-between gap-4 bg-mount p-5 noscript:flex">
      <p>{t('adminPhotos.noScripts')}</p>
      <form method="post" action={withLanguage(language, '/auth/sign-out')}>
        <button className="btn btn-outline">{t('account.signOut')}</button>
      </form>
    </div>
  );
}
