import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { OwnProofFields, ownProofOf } from './OwnProofFields.js';
import { usePasskeyForm } from './use-passkey-form.js';

interface LinkInstitutionDialogProps {
  security: AccountSecurity;
  name: string;
  onClose(): void;
}

export function LinkInstitutionDialog({ security, name, onClose }: LinkInstitutionDialogProps) {
  const { t } = useSecurityText();
  const submission = usePasskeyForm(async (fields) => {
    const { url } = await securityApi.security.linkInstitution(await ownProofOf(fields));
    window.location.assign(url);
  });
  return (
    <DialogForm
      title={t('institution.linkTitle', { name })}
      submission={submission}
      failed={t('institution.notLinked')}
      action={t('institution.link')}
      onClose={onClose}
    >
      <p className="text-mute">{t('institution.linkText', { name })}</p>
      <OwnProofFields security={security} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
