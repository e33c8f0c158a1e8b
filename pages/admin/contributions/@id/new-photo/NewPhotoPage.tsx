import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '../../../../../src/contract/contribution.js';
import { scanServicePath } from '../../../../../src/contract/paths.js';
import { StatusBadge } from '../../../../../renderer/account/StatusBadge.js';
import { moderationQueries } from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { EnlargeScan } from '../../../../../renderer/admin/records/EnlargeScan.js';
import { ReviewHistory } from '../../../../../renderer/admin/contributions/ReviewHistory.js';
import { ReviewSteps } from '../../../../../renderer/admin/contributions/ReviewSteps.js';
import { Sender } from '../../../../../renderer/admin/contributions/Sender.js';
import { failureText } from '../../../../../renderer/admin/failure-text.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../../renderer/api/load.js';
import type { Data } from './+data.shared.js';
import { NewPhotoForm } from './NewPhotoForm.js';
import { SameImages } from './SameImages.js';

/** While a worker makes the renditions, the page asks for them this often. */
const processingMs = 3_000;

/** Why there is no image: it is being made, it cannot be, or the photo is gone. */
function missingImage(status: Contribution['photoStatus']) {
  if (status === 'processing') return 'contributions.notReady';
  return status === 'failed' ? 'contributions.unreadable' : 'contributions.gone';
}

/** A proposed photo beside all fields that it can have, before it is published. */
export function NewPhotoPage({ review: first, photo, order }: Data) {
  const { t, language } = useAdminText();
  const { id } = first.contribution;
  const { data: review } = useQuery({
    ...asQuery(moderationQueries.byId(id, order)),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.contribution.photoStatus === 'processing' ? processingMs : false),
  });
  const { contribution } = review;
  const { status, image, targetName, photoStatus, photoSlug, proposedPhotoId, failure } = contribution;
  return (
    <>
      <ReviewSteps review={review} order={order} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0 lg:-m-1.5 lg:p-1.5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto">
          {image ? (
            <EnlargeScan
              image={image}
              service={photoSlug && proposedPhotoId !== null ? scanServicePath(proposedPhotoId) : null}
              title={targetName}
            />
          ) : (
            <p className="mount grid aspect-4/3 place-items-center p-6 text-center text-mute">
              {t(missingImage(photoStatus))}
            </p>
          )}
          {failure && <p className="mt-2 text-sm text-danger">{failureText(failure, language)}</p>}
          <SameImages photos={review.sameImages} />
          <Sender review={review} />
          <ReviewHistory review={review} />
        </div>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="badge badge-brand">{t('contributions.kinds.photo')}</span>
            <StatusBadge status={status} />
          </p>
          <h1 className="mt-3 mb-8 text-2xl break-words xl:text-3xl">{targetName}</h1>
          {status === 'pending' && photo && <NewPhotoForm review={review} photo={photo} order={order} />}
        </div>
      </div>
    </>
  );
}
