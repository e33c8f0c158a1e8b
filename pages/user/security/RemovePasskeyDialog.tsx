import type { AccountSecurity } from '../../../src/contract/account-security.js';
import type { Passkey } from '../../../src/contract/passkeys.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { OwnProofFields, ownProofOf } from './OwnProofFields.js';
import { usePasskeyForm } from './use-passkey-form.js';

interface RemovePasskeyDialogProps {
  security: AccountSecurity;
  passkey: Passkey;
  onChange(): Promise<void>;
  onClose(): void;
}

export function RemovePasskeyDialog({ security, passkey, onChange, onClose }: RemovePasskeyDialogProps) {
  const { t } = useSecurityText();
  const submission = usePasskeyForm(async (fields) => {
    await securityApi.security.removePasskey({ id: passkey.id, ...(await ownProofOf(fields)) });
    showToast({ kind: 'success', title: t('passkey.removed') });
    await onChange();
    onClose();
  });
  return (
    <DialogForm
      title={t('passkey.removeTitle', { name: passkey.name })}
      submission={submission}
      failed={t('passkey.notRemoved')}
      action={t('passkey.remove')}
      isDangerous
      onClose={onClose}
    >
      <p className="text-mute">{t('passkey.removeText')}</p>
      <OwnProofFields security={security} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
