import { photoName } from './photo-name.js';
import type { AdminPhoto } from '../../src/contract/admin-photo.js';
import { ConfirmDialog } from '../forms/ConfirmDialog.js';
import { useAdminText } from './use-admin-text.js';

interface DeletePhotoDialogProps {
  photo: AdminPhoto;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

export function DeletePhotoDialog({ photo, ...dialog }: DeletePhotoDialogProps) {
  const { t, language } = useAdminText();
  return (
    <ConfirmDialog
      title={t('photos.deleteTitle')}
      text={t('photos.deleteText', { title: photoName(photo, language) })}
      action={t('photos.delete')}
      {...dialog}
    />
  );
}
