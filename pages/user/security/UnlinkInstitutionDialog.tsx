import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { OwnProofFields, ownProofOf } from './OwnProofFields.js';
import { usePasskeyForm } from './use-passkey-form.js';

interface UnlinkInstitutionDialogProps {
  security: AccountSecurity;
  name: string;
  onChange(): Promise<void>;
  onClose(): void;
}

export function UnlinkInstitutionDialog({ security, name, onChange, onClose }: UnlinkInstitutionDialogProps) {
  const { t } = useSecurityText();
  const submission = usePasskeyForm(async (fields) => {
    await securityApi.security.unlinkInstitution(await ownProofOf(fields));
    showToast({ kind: 'success', title: t('institution.unlinked') });
    await onChange();
    onClose();
  });
  return (
    <DialogForm
      title={t('institution.unlinkTitle', { name })}
      submission={submission}
      failed={t('institution.notUnlinked')}
      action={t('institution.unlink')}
      isDangerous
      onClose={onClose}
    >
      <p className="text-mute">{t('institution.unlinkText', { name })}</p>
      <OwnProofFields security={security} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
