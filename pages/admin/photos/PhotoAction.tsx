import { navigate } from 'vike/client/router';
import { pageAddress } from '../../../src/contract/paths.js';
import { ActionMenu } from '../../../renderer/admin/ActionMenu.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import type { AdminPhotoListItem } from '../../../src/contract/admin-photo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { ShownPhotos } from './shown-photos.js';

type PhotoActionProps = { photo: AdminPhotoListItem } & Pick<ShownPhotos, 'onRetry' | 'onRestore' | 'onDelete'>;

/** What can be done with a photo, as a menu; a removed one is restored, a withheld one comes back with the decision on its request. */
export function PhotoAction({ photo, onRetry, onRestore, onDelete }: PhotoActionProps) {
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
  const openPage = () => void navigate(pageAddress(language, `/foto/${photo.slug}`));
  return (
    <div className="noscript:hidden">
      <ActionMenu
        label={t('photos.actionsItem', { title })}
        actions={[
          ...(photo.status === 'published' ? [{ text: t('photo.public'), run: openPage }] : []),
          ...(photo.status === 'failed' ? [{ text: t('photos.retry'), run: () => onRetry(photo) }] : []),
          { text: t('photos.delete'), run: () => onDelete(photo), isDangerous: true },
        ]}
      />
    </div>
  );
}
