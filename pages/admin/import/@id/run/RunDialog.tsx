import type { ImportDetail } from '../../../../../src/contract/import.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { DialogActions } from '../../../../../renderer/forms/DialogActions.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { Dialog } from '../../../../../renderer/ui/Dialog.js';

interface RunDialogProps {
  of: ImportDetail;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Before rows are written: what would become of them, or that nobody knows yet. It can be taken back. */
export function RunDialog({ of, isBusy, onConfirm, onClose }: RunDialogProps) {
  const { t, language } = useAdminText();
  const numberOf = (count: number) => formatNumber(count, language);
  return (
    <Dialog title={t('imports.run.title')} onClose={onClose}>
      <p className="mb-3">
        {of.state === 'checked'
          ? t('imports.run.counts', {
              created: numberOf(of.created),
              changed: numberOf(of.changed),
              refused: numberOf(of.refused),
            })
          : t('imports.run.unchecked')}
      </p>
      <p className="mb-5 text-mute">{t(of.publishes ? 'imports.run.publishes' : 'imports.run.drafts')}</p>
      <DialogActions onClose={onClose}>
        <button type="button" className="btn btn-primary" disabled={isBusy} onClick={onConfirm}>
          {t('imports.run.action')}
        </button>
      </DialogActions>
    </Dialog>
  );
}
