import type { SecurityRules } from '../../../src/contract/account-security.js';
import { OwnPasswordField } from '../../../renderer/account/OwnPasswordField.js';
import { ownPasswordOf } from '../../../renderer/account/own-password-of.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { DialogForm } from '../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

interface SecurityRulesDialogProps {
  /** Whether the second factor is obligatory now. */
  isOn: boolean;
  onRules(rules: SecurityRules): void;
  onClose(): void;
}

/** Makes the second factor obligatory for the staff, or optional. */
export function SecurityRulesDialog({ isOn, onRules, onClose }: SecurityRulesDialogProps) {
  const { t } = useAdminText();
  const submission = useFormSubmit({
    async send(fields) {
      onRules(await adminApi.adminSecurity.change({ staffSecondFactor: !isOn, ...ownPasswordOf(fields) }));
      showToast({ kind: 'success', title: t('settings.security.saved') });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t(isOn ? 'settings.security.turnOffTitle' : 'settings.security.turnOnTitle')}
      submission={submission}
      failed={t('settings.security.failed')}
      action={t(isOn ? 'settings.security.turnOff' : 'settings.security.turnOn')}
      onClose={onClose}
    >
      <p className="text-mute">{t(isOn ? 'settings.security.turnOffText' : 'settings.security.turnOnText')}</p>
      <OwnPasswordField
        label={t('users.password')}
        hint={t('users.ownPasswordHint')}
        error={submission.errorOf('password')}
      />
    </DialogForm>
  );
}
