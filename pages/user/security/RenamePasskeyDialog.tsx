import { type Passkey, passkeyLimits } from '../../../src/contract/passkeys.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onChange(): Promise<void>;
  onClose(): void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onChange, onClose }: RenamePasskeyDialogProps) {
  const { t } = useSecurityText();
  const submission = useFormSubmit({
    send: async (fields) => {
      await securityApi.security.renamePasskey({ id, name: textOf(fields, 'name') });
      showToast({ kind: 'success', title: t('passkey.renamed') });
      await onChange();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('passkey.renameTitle')}
      submission={submission}
      failed={t('passkey.notRenamed')}
      action={t('passkey.save')}
      onClose={onClose}
    >
      <TextField
        label={t('passkey.name')}
        name="name"
        defaultValue={name}
        maxLength={passkeyLimits.name}
        required
        error={submission.errorOf('name')}
      />
    </DialogForm>
  );
}
