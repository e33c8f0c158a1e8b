import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { PasswordAndCode } from './PasswordAndCode.js';

interface RenewCodesDialogProps {
  onCodes(recoveryCodes: string[]): Promise<void>;
  onClose(): void;
}

export function RenewCodesDialog({ onCodes, onClose }: RenewCodesDialogProps) {
  const { t } = useSecurityText();
  const submission = useFormSubmit({
    send: async (fields) => {
      const { recoveryCodes } = await securityApi.security.renewRecoveryCodes({
        password: textOf(fields, 'password'),
        code: textOf(fields, 'code'),
      });
      await onCodes(recoveryCodes);
    },
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
      <PasswordAndCode errorOf={submission.errorOf} />
    </DialogForm>
  );
}
