import { usePageContext } from 'vike-react/usePageContext';
import { isLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { AdminPhotoListItem } from '../../../src/contract/photo.js';
import { editPhotoPath } from '../../../renderer/admin/admin-photo-queries.js';
import { FolderLink } from '../../../renderer/admin/FolderLink.js';
import { formatBytes } from '../../../renderer/admin/format-bytes.js';
import { spokenLanguage } from '../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { firstTags } from './first-tags.js';
import type { ShownPhotos } from './shown-photos.js';
import { PhotoAction } from './PhotoAction.js';
import { PhotoState } from './PhotoState.js';
import { PhotoTick } from './PhotoTick.js';
import { Thumbnail } from './Thumbnail.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { spanText } from '../../../renderer/photos/span-text.js';

type PhotoTableRowProps = { photo: AdminPhotoListItem } & Pick<
  ShownPhotos,
  'query' | 'isSelected' | 'onTick' | 'onRetry' | 'onRestore' | 'onDelete'
>;

export function PhotoTableRow({ photo, query, isSelected, onTick, ...actions }: PhotoTableRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { license, tags, lacks, originalName, originalBytes, deliveryPath } = photo;
  const isOn = isSelected(photo.id);
  const file = [originalName, originalBytes !== null && formatBytes(originalBytes, language)]
    .filter(Boolean)
    .join(' · ');
  const missing = lacks
    .filter((gap) => gap !== 'year')
    .map((gap) =>
      isLanguage(gap)
        ? t('photos.missing.translation', { language: spokenLanguage(gap, language) })
        : t(`photos.missing.${gap}`),
    );
  return (
    <tr className={`border-b border-line align-top ${isOn ? 'bg-surface' : 'hover:bg-surface/60'}`}>
      <td className="py-1.5 noscript:hidden">
        <PhotoTick photo={photo} isOn={isOn} onTick={onTick} />
      </td>
      <td className="py-2.5 pr-3">
        <Thumbnail photo={photo} className="aspect-4/3" sizes="6rem" />
      </td>
      <td className="py-2.5 pr-3">
        <Link
          to={editPhotoPath(photo.id, query)}
          className="inline-block font-serif text-base leading-snug wrap-anywhere underline-offset-4 hover:text-brand hover:underline"
        >
          {photoName(photo, language)}
        </Link>
        {file && (
          <p className="truncate text-xs text-mute" title={file}>
            {file}
          </p>
        )}
        {deliveryPath?.includes('/') && (
          <p className="text-xs text-mute wrap-anywhere">
            <FolderLink path={deliveryPath} />
          </p>
        )}
        {tags.length > 0 && <TagNames names={tags.map((tag) => localized(tag, 'name', language))} />}
        {missing.length > 0 && <p className="text-xs text-caution">{missing.join(' · ')}</p>}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 md:hidden">
          <PhotoState photo={photo} onRetry={actions.onRetry} />
          <Year photo={photo} />
        </div>
      </td>
      <td className="hidden py-2.5 pr-3 md:table-cell">
        <PhotoState photo={photo} onRetry={actions.onRetry} />
      </td>
      <td className="hidden py-2.5 pr-3 md:table-cell">
        <Year photo={photo} />
      </td>
      <td className="hidden py-2.5 pr-3 wrap-anywhere 2xl:table-cell">
        {license ?? <span className="text-mute">{t('photos.noLicence')}</span>}
      </td>
      <td className="hidden py-2.5 pr-3 text-mute tabular-nums 2xl:table-cell">
        {formatDate(photo.createdAt, language, site.timeZone)}
      </td>
      <td className="hidden py-2.5 pr-3 text-mute tabular-nums xl:table-cell">
        {formatDate(photo.updatedAt, language, site.timeZone)}
      </td>
      <td className="py-1 text-right">
        <PhotoAction photo={photo} {...actions} />
      </td>
    </tr>
  );
}

function Year({ photo }: { photo: AdminPhotoListItem }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { year, lacks } = photo;
  const shown = year ?? spanText(photo, site);
  if (shown) return <span className="tabular-nums">{shown}</span>;
  return lacks.includes('year') && <span className="text-caution">{t('photos.missing.year')}</span>;
}

function TagNames({ names }: { names: string[] }) {
  const { t } = useAdminText();
  const { shown, more } = firstTags(names);
  return (
    <p className="line-clamp-2 text-xs text-mute">
      <span className="sr-only">{t('photos.tags')}: </span>
      {shown.join(', ')}
      {more > 0 && (
        <span title={names.slice(shown.length).join(', ')} className="whitespace-nowrap">
          {' '}
          +{more}
        </span>
      )}
    </p>
  );
}
