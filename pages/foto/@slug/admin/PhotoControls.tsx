import { useState } from 'react';
import type { Photo } from '../../../../src/contract/photo.js';
import { editPhotoPath } from '../../../../renderer/admin/admin-photo-queries.js';
import { AdminTexts } from '../../../../renderer/admin/AdminTexts.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { PhotoRecordDialog } from './PhotoRecordDialog.js';

/** What administrators can do with a photo on its public page. */
export const PhotoControls = ({ photo }: { photo: Photo }) => (
  <AdminTexts>
    <Controls photo={photo} />
  </AdminTexts>
);

function Controls({ photo }: { photo: Photo }) {
  const { t } = useAdminText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Link to={editPhotoPath(photo.id)} className="btn btn-outline">
        <Icon name="pencil" />
        {t('controls.editPhoto')}
      </Link>
      <Link to={`${editPhotoPath(photo.id)}#annotazioni`} className="btn btn-outline">
        <Icon name="enlarge" />
        {t('controls.annotations')}
      </Link>
      <button type="button" className="btn btn-outline" onClick={() => setIsOpen(true)}>
        <Icon name="info" />
        {t('controls.record')}
      </button>
      {isOpen && <PhotoRecordDialog photo={photo} onClose={() => setIsOpen(false)} />}
    </>
  );
}
