import type { Contribution } from '../../../src/contract/contribution.js';
import { localized } from '../../../src/contract/localized.js';
import { photoPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { StatusBadge } from '../../../renderer/account/StatusBadge.js';
import { reviewPath } from '../../../renderer/admin/contributions/contribution-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Ago } from './Ago.js';
import { Panel } from '../../../renderer/admin/Panel.js';
import { photoName } from '../../../renderer/admin/photo-name.js';

interface RecentActivityProps {
  /** The latest published ones. */
  photos: Photo[];
  contributions: Contribution[];
  now: string;
}

/** The latest photos and contributions. */
export function RecentActivity({ photos, contributions, now }: RecentActivityProps) {
  const { t, language } = useAdminText();
  const isEmpty = photos.length + contributions.length === 0;
  return (
    <Panel id="activity" title={t('dashboard.activity')}>
      {isEmpty && <p className="text-mute">{t('dashboard.activityNone')}</p>}
      <ul>
        {photos.map((photo) => (
          <li key={photo.id} className="flex items-center gap-4 border-b border-line py-3 first:pt-0">
            <span className="mount mount-fit h-12 w-16 shrink-0 p-1">
              <Picture image={photo.image} alt="" sizes="4rem" />
            </span>
            <Link to={photoPath(photo.slug)} className="line-clamp-2 min-w-0 grow text-sm hover:text-brand">
              {photoName(photo, language)}
            </Link>
            <Ago iso={photo.createdAt} now={now} />
          </li>
        ))}
        {contributions.map((contribution) => (
          <li key={contribution.id} className="flex items-center gap-4 border-b border-line py-3">
            <Link
              to={reviewPath(contribution, { status: contribution.status })}
              className="line-clamp-2 min-w-0 grow text-sm hover:text-brand"
            >
              {localized(contribution, 'targetName', language) || t('dashboard.activityContribution')}
            </Link>
            <StatusBadge status={contribution.status} />
            <Ago iso={contribution.createdAt} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
