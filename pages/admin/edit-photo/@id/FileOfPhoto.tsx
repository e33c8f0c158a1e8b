import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import { FolderLink } from '../../../../renderer/admin/FolderLink.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';

/** The name of the file, by which a numbered list knows the photo, and its place in the delivery. */
export function FileOfPhoto({ photo: { originalName, deliveryPath } }: { photo: AdminPhotoDetail }) {
  const { t } = useAdminText();
  if (!originalName) return null;
  return (
    <dl className="mt-3 grid gap-1 text-sm wrap-anywhere">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-mute">{t('record.file')}:</dt>
        <dd className="font-semibold">{originalName}</dd>
      </div>
      {deliveryPath && deliveryPath !== originalName && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-mute">{t('photo.deliveryPath')}:</dt>
          <dd>
            <FolderLink path={deliveryPath} />
          </dd>
        </div>
      )}
    </dl>
  );
}
