import type { User } from '../../../src/contract/user.js';
import { staffPasswordMin } from '../../../src/contract/account-security.js';
import { isStaff } from '../../../src/contract/roles.js';
import { limits } from '../../../src/contract/limits.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { NewPasswordFields } from '../../../renderer/forms/NewPasswordFields.js';
import { PasswordField } from '../../../renderer/forms/PasswordField.js';
import { resetForm } from '../../../renderer/forms/fill-form.js';
import { Form } from '../../../renderer/forms/Form.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { changeAccount } from './change-account.js';

export function PasswordTab({ user }: { user: User }) {
  const { t } = useText();
  if (!user.confirmation) return <PasswordForm user={user} />;
  return (
    <>
      <p className="max-w-2xl">{t('user.confirmation.noPassword', { institution: user.confirmation.institution })}</p>
      <SecurityLink />
    </>
  );
}

function PasswordForm({ user }: { user: User }) {
  const { t } = useText();
  const submission = useFormSubmit({
    send: (fields, form) =>
      changeAccount(
        async () => {
          await httpApi.account.changePassword({
            id: user.id,
            currentPassword: textOf(fields, 'currentPassword'),
            newPassword: textOf(fields, 'newPassword'),
            confirmPassword: textOf(fields, 'confirmPassword'),
          });
          resetForm(form, fields);
        },
        { t, done: { title: t('user.profile.passwordChanged'), text: t('user.profile.othersEnded') } },
      ),
  });
  return (
    <Form submission={submission} className="max-w-[30rem] stack noscript:hidden">
      {/* Password managers need the account's name in the same form. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
      <PasswordField
        label={t('user.profile.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        error={submission.errorOf('currentPassword')}
      />
      <NewPasswordFields
        name="newPassword"
        label={t('auth.newPassword')}
        min={isStaff(user.role) ? staffPasswordMin : limits.password.changedMin}
        errorOf={submission.errorOf}
      />
      <p className="text-sm text-mute">{t('user.profile.passwordNote')}</p>
      <button className="btn btn-primary" aria-busy={submission.progress !== 'none'}>
        {t('user.profile.changePassword')}
      </button>
      <SecurityLink />
    </Form>
  );
}

function SecurityLink() {
  const { t } = useText();
  return (
    <p className="mt-5 border-t border-line pt-5">
      <Link to="/user/security" className="link inline-flex min-h-11 items-center">
        {t('user.security.title')}
      </Link>
    </p>
  );
}
