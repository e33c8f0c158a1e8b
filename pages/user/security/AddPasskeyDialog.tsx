import type { AccountSecurity } from '../../../src/contract/account-security.js';
import { passkeyLimits } from '../../../src/contract/passkeys.js';
import { makePasskey } from '../../../renderer/account/security/passkeys.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { OwnProofFields, ownProofOf } from './OwnProofFields.js';
import { usePasskeyForm } from './use-passkey-form.js';

interface AddPasskeyDialogProps {
  security: AccountSecurity;
  onChange(): Promise<void>;
  onCodes(recoveryCodes: string[]): Promise<void>;
  onClose(): void;
}

export function AddPasskeyDialog({ security, onChange, onCodes, onClose }: AddPasskeyDialogProps) {
  const { t } = useSecurityText();
  const submission = usePasskeyForm(async (fields) => {
    const options = await securityApi.security.beginPasskey(await ownProofOf(fields));
    const made = await makePasskey(options, textOf(fields, 'name').trim());
    const { recoveryCodes } = await securityApi.security.addPasskey(made);
    showToast({ kind: 'success', title: t('passkey.added') });
    await (recoveryCodes.length > 0 ? onCodes(recoveryCodes) : onChange());
    onClose();
  });
  return (
    <DialogForm
      title={t('passkey.addTitle')}
      submission={submission}
      failed={t('passkey.notAdded')}
      action={t('passkey.add')}
      onClose={onClose}
    >
      <p className="text-mute">{t('passkey.addText')}</p>
      <TextField
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        name="name"
        maxLength={passkeyLimits.name}
        error={submission.errorOf('name')}
      />
      <OwnProofFields security={security} errorOf={submission.errorOf} />
    </DialogForm>
  );
}
