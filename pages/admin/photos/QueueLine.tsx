import type { ReactNode } from 'react';
import type { AdminPhotoListQuery, AdminPhotoPage } from '../../../src/contract/admin-photo.js';
import {
  adminPhotoFilterOf,
  adminPhotosPath,
  type AdminPhotoView,
} from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';

interface QueueLineProps {
  photos: AdminPhotoPage;
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
  /** All photos of the page are selected. */
  isWhole: boolean;
  /** Null where the list selects them all by itself. */
  onTickAll: ((isOn: boolean) => void) | null;
  /** The tabs of the queues. */
  children: ReactNode;
}

/** The line above the list: the queues, how many photos are found, and the way back to all. */
export function QueueLine({ photos, query, view, isWhole, onTickAll, children }: QueueLineProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { total, moreThanTotal } = photos;
  const number = formatNumber(total, language);
  return (
    <div className="queue-line">
      {children}
      <div>
        {onTickAll && (
          <label className="check noscript:hidden">
            <input
              type="checkbox"
              aria-label={t('photos.selectPage')}
              title={t('photos.selectPage')}
              checked={isWhole}
              onChange={({ target }) => onTickAll(target.checked)}
            />
          </label>
        )}
        <p role="status">{t(moreThanTotal ? 'photos.moreThan' : 'photos.count', { count: total, number })}</p>
        {Object.keys(adminPhotoFilterOf(query)).length > 0 && (
          <Link to={adminPhotosPath({}, view)} className="link" keep-scroll-position="true">
            {site('filters.reset')}
          </Link>
        )}
      </div>
    </div>
  );
}
