import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../src/contract/localized.js';
import type { AdminPhoto } from '../../src/contract/photo.js';
import { formatDate } from '../i18n/format.js';
import { useAdminText } from './use-admin-text.js';
import { Link } from '../layout/Link.js';
import { Picture } from '../photos/Picture.js';
import { Icon } from '../ui/icons/Icon.js';
import { editPhotoPath } from './admin-photo-queries.js';
import { failureText } from './failure-text.js';
import { formatBytes } from './format-bytes.js';
import { stateTone } from './state-tone.js';

interface AdminPhotoRowProps {
  photo: AdminPhoto;
  onRetry(photo: AdminPhoto): void;
  onDelete(photo: AdminPhoto): void;
}

export function AdminPhotoRow({ photo, onRetry, onDelete }: AdminPhotoRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { status, failure, originalName, originalBytes } = photo;
  const title = localized(photo, 'title', language);
  return (
    <li className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-3 first:border-ink lg:grid-cols-[6.5rem_1fr_12rem_7rem_2.75rem] lg:gap-x-6">
      <Thumbnail photo={photo} />
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <h3 className="font-serif text-lg leading-snug">
          <Link to={editPhotoPath(photo.id)} className="underline-offset-4 hover:text-brand hover:underline">
            {title}
          </Link>
        </h3>
        <p className="truncate text-xs text-mute">
          {[photo.year, originalName, originalBytes !== null && formatBytes(originalBytes, language)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="col-start-2 row-start-2 lg:col-start-auto lg:row-start-auto">
        <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
        {failure && <p className="mt-1 text-xs text-danger">{failureText(failure, language)}</p>}
        {status === 'failed' && (
          <button
            type="button"
            className="link min-h-9 text-sm noscript:hidden"
            aria-label={t('photos.retryItem', { name: title })}
            onClick={() => onRetry(photo)}
          >
            {t('photos.retry')}
          </button>
        )}
      </div>
      <p className="hidden text-sm text-mute tabular-nums lg:block">
        <span className="sr-only">{t('photos.added')}: </span>
        {formatDate(photo.createdAt, language, site.timeZone)}
      </p>
      <div className="col-start-3 row-start-2 flex justify-end self-start lg:col-start-auto lg:row-start-auto lg:self-center">
        {status !== 'removed' && (
          <button
            type="button"
            className="icon-btn noscript:hidden"
            aria-label={t('photos.deleteItem', { title })}
            title={t('photos.delete')}
            onClick={() => onDelete(photo)}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  );
}

function Thumbnail({ photo: { image } }: { photo: AdminPhoto }) {
  const { t } = useAdminText();
  if (!image)
    return (
      <div className="row-span-2 grid aspect-4/3 place-items-center self-start bg-mount text-mute lg:row-span-1">
        <Icon name="camera" size={22} />
        <span className="sr-only">{t('photos.noPicture')}</span>
      </div>
    );
  return (
    <div className="mount mount-fit row-span-2 aspect-4/3 self-start p-1.5 lg:row-span-1">
      <Picture image={image} alt="" sizes="6.5rem" />
    </div>
  );
}
