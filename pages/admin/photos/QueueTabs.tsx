import type { AdminPhotoListQuery, PhotoStatusCounts } from '../../../src/contract/admin-photo.js';
import { adminPhotosPath, type AdminPhotoView } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { chosenQueue, isCountedToEnd, queueCounts, queueNames, queueQuery } from './photo-queues.js';

interface QueueTabsProps {
  counts: PhotoStatusCounts;
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
}

/** The queues of the list, each with its number of photos: links, so that they work without scripts; other filters stay. */
export function QueueTabs({ counts, query, view }: QueueTabsProps) {
  const { t, language } = useAdminText();
  const chosen = chosenQueue(query);
  const sums = queueCounts(counts);
  const shown = queueNames.filter((queue) => {
    if (queue === 'published') return queue === chosen;
    return queue !== 'processing' || queue === chosen || sums.processing > 0;
  });
  return (
    <nav aria-label={t('photos.queues.label')} className="queue-tabs">
      <ul>
        {shown.map((queue) => {
          const number = formatNumber(sums[queue], language);
          return (
            <li key={queue}>
              <Link
                to={adminPhotosPath(queueQuery(queue, query), view)}
                aria-current={queue === chosen ? 'true' : undefined}
                keep-scroll-position="true"
              >
                {t(`photos.queues.${queue}`)}{' '}
                <span>{isCountedToEnd(queue, sums[queue]) ? number : t('photos.moreThanCount', { number })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
