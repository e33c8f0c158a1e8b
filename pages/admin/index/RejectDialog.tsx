import type { Contribution } from '../../../src/contract/contribution.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextAreaField } from '../../../renderer/forms/TextAreaField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

interface RejectDialogProps {
  contribution: Contribution;
  onDecided(): Promise<void>;
  onClose(): void;
}

/** Asks for the reason, which the member reads. */
export function RejectDialog({ contribution: { id }, onDecided, onClose }: RejectDialogProps) {
  const { t } = useAdminText();
  const submission = useFormSubmit({
    async send(fields) {
      const reason = textOf(fields, 'reason').trim();
      await adminApi.contributions.reject({ id, ...(reason && { reason }) });
      showToast({ kind: 'success', title: t('contributions.rejected'), text: t('contributions.rejectedText') });
      await onDecided();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('dashboard.rejectTitle')}
      submission={submission}
      failed={t('contributions.rejectFailed')}
      action={t('dashboard.reject')}
      isDangerous
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('dashboard.reason')}
        hint={t('dashboard.reasonHint')}
        rows={3}
        error={submission.errorOf('reason')}
      />
    </DialogForm>
  );
}
