import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import type { AdminPhotoListItem } from '../../../src/contract/photo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { ShownPhotos } from './shown-photos.js';

type PhotoActionProps = { photo: AdminPhotoListItem } & Pick<ShownPhotos, 'onRestore' | 'onDelete'>;

/** Removes a photo, or restores a removed one; a withheld one comes back with the decision on its removal request. */
export function PhotoAction({ photo, onRestore, onDelete }: PhotoActionProps) {
  const { t, language } = useAdminText();
  const title = photoName(photo, language);
  if (photo.isWithheld) return null;
  if (photo.status === 'removed')
    return (
      <button
        type="button"
        className="btn btn-outline min-h-9 px-3 py-1 max-md:px-0 max-md:size-11 noscript:hidden"
        aria-label={t('photos.restoreItem', { title })}
        title={t('photos.restore')}
        onClick={() => onRestore(photo)}
      >
        <span className="max-md:hidden">{t('photos.restore')}</span>
        <span className="md:hidden">
          <Icon name={actionIcons.first} size={18} />
        </span>
      </button>
    );
  return (
    <button
      type="button"
      className="icon-btn noscript:hidden"
      aria-label={t('photos.deleteItem', { title })}
      title={t('photos.delete')}
      onClick={() => onDelete(photo)}
    >
      <Icon name={actionIcons.remove} size={18} />
    </button>
  );
}
