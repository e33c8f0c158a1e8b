import { usePageContext } from 'vike-react/usePageContext';
import { isLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { AdminPhotoListItem } from '../../../src/contract/admin-photo.js';
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

type PhotoTableRowProps = { photo: AdminPhotoListItem; isRoomy: boolean } & Pick<
  ShownPhotos,
  'query' | 'isSelected' | 'onTick' | 'onRetry' | 'onRestore' | 'onDelete'
>;

export function PhotoTableRow({ photo, query, isRoomy, isSelected, onTick, ...actions }: PhotoTableRowProps) {
  const { language } = useAdminText();
  const { site } = usePageContext();
  const { inventoryNumber } = photo;
  const isOn = isSelected(photo.id);
  return (
    <tr data-selected={isOn || undefined}>
      <td className="noscript:hidden">
        <PhotoTick photo={photo} isOn={isOn} onTick={onTick} />
      </td>
      <td>
        <Thumbnail photo={photo} className="aspect-4/3 p-0.5!" sizes={isRoomy ? '7rem' : '4rem'} />
      </td>
      <td>
        <Link to={editPhotoPath(photo.id, query)} className="photo-table-title" title={photoName(photo, language)}>
          {photoName(photo, language)}
        </Link>
        <div className="photo-table-notes">
          <PhotoState photo={photo} />
          <span className="md:hidden">
            <Year photo={photo} />
          </span>
          <Notes photo={photo} />
        </div>
      </td>
      <td className="hidden md:table-cell">
        <FileOf photo={photo} isRoomy={isRoomy} />
      </td>
      <td className="hidden truncate lg:table-cell" title={inventoryNumber ?? undefined}>
        {inventoryNumber}
      </td>
      <td className="hidden md:table-cell">
        <Year photo={photo} />
      </td>
      <td className="hidden truncate 3xl:table-cell">
        <Licence photo={photo} />
      </td>
      <td className="hidden text-mute tabular-nums 2xl:table-cell">
        {formatDate(photo.createdAt, language, site.timeZone)}
      </td>
      <td className="hidden text-mute tabular-nums 3xl:table-cell">
        {formatDate(photo.updatedAt, language, site.timeZone)}
      </td>
      <td className="text-right">
        <PhotoAction photo={photo} {...actions} />
      </td>
    </tr>
  );
}

/** The name of the file, and where it was in its delivery. */
function FileOf({
  photo: { originalName, deliveryPath, originalBytes },
  isRoomy,
}: Pick<PhotoTableRowProps, 'photo' | 'isRoomy'>) {
  const { language } = useAdminText();
  const bytes = originalBytes === null ? '' : formatBytes(originalBytes, language);
  const hasFolder = deliveryPath?.includes('/') ?? false;
  return (
    <>
      <p className="truncate" title={deliveryPath ?? originalName ?? undefined}>
        {originalName}
      </p>
      {hasFolder && deliveryPath && (
        <p className="truncate text-xs text-mute">
          <FolderLink path={deliveryPath.slice(0, deliveryPath.lastIndexOf('/') + 1)} />
        </p>
      )}
      {(isRoomy || !hasFolder) && bytes && <p className="text-xs text-mute">{bytes}</p>}
    </>
  );
}

/** What is missing, and the tags. */
function Notes({ photo: { lacks, tags } }: Pick<PhotoTableRowProps, 'photo'>) {
  const { t, language } = useAdminText();
  const missing = lacks
    .filter((gap) => gap !== 'year')
    .map((gap) =>
      isLanguage(gap)
        ? t('photos.missing.translation', { language: spokenLanguage(gap, language) })
        : t(`photos.missing.${gap}`),
    );
  return (
    <>
      {missing.length > 0 && <p className="text-caution">{missing.join(' · ')}</p>}
      {tags.length > 0 && <TagNames names={tags.map((tag) => localized(tag, 'name', language))} />}
    </>
  );
}

function Licence({ photo: { license } }: Pick<PhotoTableRowProps, 'photo'>) {
  const { t } = useAdminText();
  return license ?? <span className="text-mute">{t('photos.noLicence')}</span>;
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
    <p className="text-mute">
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
