import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { OwnProofFields, ownProofOf } from './OwnProofFields.js';
import { usePasskeyForm } from './use-passkey-form.js';

interface RemoveTotpDialogProps {
  security: AccountSecurity;
  onRemoved(): Promise<void>;
  onClose(): void;
}

export function RemoveTotpDialog({ security, onRemoved, onClose }: RemoveTotpDialogProps) {
  const { t } = useSecurityText();
  const submission = usePasskeyForm(async (fields) => {
    await securityApi.security.removeTotp(await ownProofOf(fields));
    showToast({ kind: 'success', title: t('totp.removed') });
    await onRemoved();
    onClose();
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
      <OwnProofFields security={security} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
