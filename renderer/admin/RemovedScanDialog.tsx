import type { RemovalFailure } from '../../src/contract/removal-failure.js';
import { ConfirmDialog } from '../forms/ConfirmDialog.js';
import { useAdminText } from './use-admin-text.js';

interface RemovedScanDialogProps {
  failure: RemovalFailure;
  isBusy: boolean;
  /** Text of the button that brings the picture back. */
  action: string;
  onConfirm(): void;
  onClose(): void;
}

/** The picture was removed from the archive on request, or resembles such a one: asks whether it is to be shown. */
export function RemovedScanDialog({ failure, isBusy, action, onConfirm, onClose }: RemovedScanDialogProps) {
  const { t } = useAdminText();
  const isRemoved = failure === 'scan_removed';
  return (
    <ConfirmDialog
      title={t(isRemoved ? 'scan.removedTitle' : 'scan.resemblesTitle')}
      text={t(isRemoved ? 'scan.removedText' : 'scan.resemblesText')}
      action={action}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
