import { useQuery } from '@tanstack/react-query';
import { contributionKind } from '../../../../../src/contract/contribution.js';
import { scanServicePath } from '../../../../../src/contract/paths.js';
import type { QueueOrder, Review } from '../../../../../src/contract/moderation.js';
import { localized } from '../../../../../src/contract/localized.js';
import { StatusBadge } from '../../../../../renderer/account/StatusBadge.js';
import { moderationQueries } from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { EnlargeScan } from '../../../../../renderer/admin/records/EnlargeScan.js';
import { ReviewSteps } from '../../../../../renderer/admin/contributions/ReviewSteps.js';
import { Sender } from '../../../../../renderer/admin/contributions/Sender.js';
import { ReviewHistory } from '../../../../../renderer/admin/contributions/ReviewHistory.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../../../renderer/api/load.js';
import { useText } from '../../../../../renderer/i18n/use-text.js';
import { reviewedKind } from './reviewed-kinds.js';

interface ReviewPageProps {
  review: Review;
  order: QueueOrder;
}

/** A correction or a memory beside its photo, with what a moderator needs to decide on it. */
export function ReviewPage({ review: first, order }: ReviewPageProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { contribution: initial } = first;
  const { data: review } = useQuery({
    ...asQuery(moderationQueries.byId(initial.id, order)),
    initialData: first,
  });
  const { contribution } = review;
  const { status, image, photoId, photoSlug } = contribution;
  const name = localized(contribution, 'targetName', language);
  const kind = contributionKind(contribution);
  const reviewed = reviewedKind(contribution);
  return (
    <>
      <ReviewSteps review={review} order={order} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-6 lg:self-start">
          {image ? (
            <EnlargeScan
              image={image}
              service={photoSlug === null || photoId === null ? null : scanServicePath(photoId)}
              title={name}
            />
          ) : (
            <p className="mount grid aspect-4/3 place-items-center p-6 text-center text-mute">
              {t('contributions.gone')}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="badge">{t(`contributions.kinds.${kind}`)}</span>
            <StatusBadge status={status} />
          </p>
          <h1 className="mt-3 text-2xl break-words xl:text-3xl">{name}</h1>
          <section className="mt-6" aria-labelledby="value">
            <h2 id="value" className="mb-3 text-xl">
              {reviewed.heading(contribution, { t, site })}
            </h2>
            <reviewed.Value contribution={contribution} />
          </section>
          <Sender review={review} />
          {status === 'pending' && <reviewed.Decision contribution={contribution} review={review} order={order} />}
          <ReviewHistory review={review} />
        </div>
      </div>
    </>
  );
}
