import { CodeField } from '../../../renderer/account/security/CodeField.js';
import { PasswordField } from '../../../renderer/forms/PasswordField.js';
import type { FormSubmission } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';

/** What is asked for before the protection of an account is changed. */
export function PasswordAndCode({ errorOf }: Pick<FormSubmission, 'errorOf'>) {
  const { t } = useText();
  return (
    <>
      <PasswordField
        label={t('user.profile.currentPassword')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <CodeField error={errorOf('code')} />
    </>
  );
}
