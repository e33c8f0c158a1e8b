import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { OwnProofFields, ownProofOf } from './OwnProofFields.js';
import { usePasskeyForm } from './use-passkey-form.js';

interface RenewCodesDialogProps {
  security: AccountSecurity;
  onCodes(recoveryCodes: string[]): Promise<void>;
  onClose(): void;
}

export function RenewCodesDialog({ security, onCodes, onClose }: RenewCodesDialogProps) {
  const { t } = useSecurityText();
  const submission = usePasskeyForm(async (fields) => {
    const { recoveryCodes } = await securityApi.security.renewRecoveryCodes(await ownProofOf(fields));
    await onCodes(recoveryCodes);
  });
  return (
    <DialogForm
      title={t('recovery.renewTitle')}
      submission={submission}
      failed={t('recovery.failed')}
      action={t('recovery.renew')}
      onClose={onClose}
    >
      <p className="text-mute">{t('recovery.renewText')}</p>
      <OwnProofFields security={security} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
