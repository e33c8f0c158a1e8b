import { photoName } from '../../../renderer/admin/photo-name.js';
import type { AdminPhotoListItem } from '../../../src/contract/admin-photo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { ShownPhotos } from './shown-photos.js';

interface PhotoTickProps {
  photo: AdminPhotoListItem;
  isOn: boolean;
  onTick: ShownPhotos['onTick'];
}

/** The checkbox that selects a photo. */
export function PhotoTick({ photo, isOn, onTick }: PhotoTickProps) {
  const { t, language } = useAdminText();
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t('photos.select', { title: photoName(photo, language) })}
        checked={isOn}
        // The click knows whether Shift was pressed, the change does not; a key press on a checkbox is a click, too.
        onClick={(click) => onTick(photo, click)}
        onChange={() => undefined}
      />
    </label>
  );
}
