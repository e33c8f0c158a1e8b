import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { PasswordAndCode } from './PasswordAndCode.js';

interface RemoveTotpDialogProps {
  onRemoved(): Promise<void>;
  onClose(): void;
}

export function RemoveTotpDialog({ onRemoved, onClose }: RemoveTotpDialogProps) {
  const { t } = useSecurityText();
  const submission = useFormSubmit({
    send: async (fields) => {
      await securityApi.security.removeTotp({ password: textOf(fields, 'password'), code: textOf(fields, 'code') });
      showToast({ kind: 'success', title: t('totp.removed') });
      await onRemoved();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('totp.removeTitle')}
      submission={submission}
      failed={t('totp.notRemoved')}
      action={t('totp.remove')}
      isDangerous
      onClose={onClose}
    >
      <p className="text-mute">{t('totp.removeText')}</p>
      <PasswordAndCode errorOf={submission.errorOf} />
    </DialogForm>
  );
}
