import { ConfirmDialog } from '../forms/ConfirmDialog.js';
import { useAdminText } from './use-admin-text.js';

interface RemovedScanDialogProps {
  isBusy: boolean;
  /** Text of the button that brings the picture back. */
  action: string;
  onConfirm(): void;
  onClose(): void;
}

/** The picture was removed from the archive on request: asks whether it is to come back. */
export function RemovedScanDialog({ isBusy, action, onConfirm, onClose }: RemovedScanDialogProps) {
  const { t } = useAdminText();
  return (
    <ConfirmDialog
      title={t('scan.removedTitle')}
      text={t('scan.removedText')}
      action={action}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
