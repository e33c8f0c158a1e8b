import type { BulkPreview } from '../../../../src/contract/bulk-edit.js';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';

/** Photos that would have the inventory number of another one. The other opens in a new tab: the change is not made yet. */
export function SameNumbers({ count, photos }: BulkPreview['sameNumbers']) {
  const { t, language } = useAdminText();
  const more = count - photos.length;
  return (
    <div className="rounded-sm bg-caution-bg p-3 text-sm">
      <h3 className="mb-1 font-semibold">{t('bulk.sameNumbers', { count, number: formatNumber(count, language) })}</h3>
      <ul className="grid gap-0.5 wrap-anywhere">
        {photos.map(({ number, photo, other }) => (
          <li key={photo.id}>
            {photoName(photo, language)}: {number},{' '}
            <a href={`/admin/edit-photo/${other.id}`} target="_blank" rel="noopener" className="link">
              {t('bulk.sameNumberAs', { title: photoName(other, language) })}
            </a>
          </li>
        ))}
        {more > 0 && <li>{t('bulk.more', { count: more, number: formatNumber(more, language) })}</li>}
      </ul>
    </div>
  );
}
