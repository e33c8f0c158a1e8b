import { useQuery } from '@tanstack/react-query';
import { navigate } from 'vike/client/router';
import type { RequestedPhoto } from '../../../../src/contract/removal-request.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import {
  removalRequestPagePath,
  removalRequestQueries,
} from '../../../../renderer/admin/removal-requests/removal-request-queries.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../renderer/api/load.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import { OtherPhoto } from './OtherPhoto.js';

const texts = {
  pending: 'removals.resemblingWait',
  error: 'removals.resemblingFailed',
  success: 'removals.resemblingText',
} as const;

/**
 * Photos of other scans that look like the one of the request. They are looked for when the page is open, since that takes
 * longer in a large archive.
 */
export function ResemblingPhotos({ requestId }: { requestId: number }) {
  const { t } = useAdminText();
  const { data: photos = [], status } = useQuery(asQuery(removalRequestQueries.resembling(requestId)));
  if (status === 'success' && photos.length === 0) return null;
  return (
    <section aria-labelledby="resembling" aria-busy={status === 'pending'} className="noscript:hidden">
      <h2 id="resembling" className="text-xl">
        {t('removals.resembling')}
      </h2>
      <p className="mt-1.5 text-sm text-mute" role="status">
        {t(texts[status])}
      </p>
      <ul className="mt-4 grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {photos.map((photo) => (
          <ResemblingPhoto key={photo.id} photo={photo} requestId={requestId} />
        ))}
      </ul>
    </section>
  );
}

function ResemblingPhoto({ photo, requestId }: { photo: RequestedPhoto; requestId: number }) {
  const { t, language } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const { id, image } = photo;
  const title = photoName(photo, language);
  const handleExtend = () =>
    attempt(
      async () => {
        const opened = await adminApi.removalRequests.extend({ id: requestId, photoId: id });
        await navigate(removalRequestPagePath(opened.id));
      },
      { done: t('removals.extended'), failed: t('removals.extendFailed') },
    );
  return (
    <li className="grid content-start gap-2">
      {image && (
        <div className="mount mount-fit aspect-4/3 p-2">
          <Picture image={image} alt={title} sizes="(min-width: 40rem) 22rem, 100vw" />
        </div>
      )}
      <OtherPhoto photo={photo} />
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        disabled={isBusy}
        aria-label={t('removals.extendTo', { title })}
        onClick={() => void handleExtend()}
      >
        {t('removals.extend')}
      </button>
    </li>
  );
}
