import type { NamedPhoto } from '../../src/contract/bulk-edit.js';
import { formatNumber } from '../i18n/format.js';
import { photoName } from './photo-name.js';
import { useAdminText } from './use-admin-text.js';

/** The names of some photos, and how many there are besides. */
export function PhotoNames({ photos, count }: { photos: NamedPhoto[]; count: number }) {
  const { t, language } = useAdminText();
  const more = count - photos.length;
  return (
    <ul className="grid gap-0.5 wrap-anywhere text-mute">
      {photos.map((photo) => (
        <li key={photo.id}>{photoName(photo, language)}</li>
      ))}
      {more > 0 && <li>{t('bulk.more', { count: more, number: formatNumber(more, language) })}</li>}
    </ul>
  );
}
