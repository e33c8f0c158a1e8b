import { usePageContext } from 'vike-react/usePageContext';
import { photoName } from '../../../renderer/admin/photo-name.js';
import type { RemovalRequest } from '../../../src/contract/removal-request.js';
import { DeadlineBadge } from '../../../renderer/admin/removal-requests/DeadlineBadge.js';
import { removalRequestPagePath } from '../../../renderer/admin/removal-requests/removal-request-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDateTime } from '../../../renderer/i18n/format-date-time.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** A request in the queue: its photo, who asks, and its clock. */
export function RequestRow({ request, now }: { request: RemovalRequest; now: number }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { id, reference, photo, name, role, createdAt } = request;
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-x-4 gap-y-1.5 border-t border-line py-3 first:border-ink md:grid-cols-[6.5rem_1fr_auto] md:gap-x-6 xl:grid-cols-[6.5rem_1fr_14rem_15rem]">
      <div className="row-span-3 self-start md:row-span-2 xl:row-span-1">
        {photo.image ? (
          <div className="mount mount-fit aspect-4/3 p-1.5">
            <Picture image={photo.image} alt="" sizes="6.5rem" />
          </div>
        ) : (
          <div className="grid aspect-4/3 place-items-center bg-mount text-mute">
            <Icon name="camera" size={22} />
          </div>
        )}
      </div>
      <div className="min-w-0">
        <h2 className="font-serif text-lg leading-snug">
          <Link
            to={removalRequestPagePath(id)}
            className="stretched underline-offset-4 group-hover:text-brand group-hover:underline"
          >
            {photoName(photo, language)}
          </Link>
        </h2>
        <p className="text-xs text-mute tabular-nums">
          <span className="whitespace-nowrap">{reference} ·</span>{' '}
          <span className="sr-only">{t('removals.received')}: </span>
          <span className="whitespace-nowrap">{formatDateTime(createdAt, language, site.timeZone)}</span>
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="truncate">{name || t('removals.erased')}</p>
        <p className="text-xs text-mute">{t(`removals.roles.${role}`)}</p>
      </div>
      <div className="md:col-start-3 md:row-span-2 md:row-start-1 xl:col-start-4 xl:row-span-1 xl:justify-self-end">
        <DeadlineBadge request={request} now={now} />
      </div>
    </li>
  );
}
