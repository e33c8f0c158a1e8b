import type { User } from '../../../src/contract/user.js';
import { limits } from '../../../src/contract/limits.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { NewPasswordFields } from '../../../renderer/forms/NewPasswordFields.js';
import { PasswordField } from '../../../renderer/forms/PasswordField.js';
import { SentForm } from '../../../renderer/forms/SentForm.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { changingAccount } from './change-account.js';

export function PasswordTab({ user }: { user: User }) {
  const { t } = useText();
  const sent = useSentForm({
    send: (fields) =>
      changingAccount(
        async () => {
          await httpApi.account.changePassword({
            id: user.id,
            currentPassword: textOf(fields, 'currentPassword'),
            newPassword: textOf(fields, 'newPassword'),
            confirmPassword: textOf(fields, 'confirmPassword'),
          });
          sent.form.current?.reset();
        },
        { t, done: { title: t('user.profile.passwordChanged'), text: t('user.profile.othersEnded') } },
      ),
  });
  return (
    <SentForm sent={sent} className="max-w-[30rem] space-y-5 noscript:hidden">
      {/* Password managers need the account's name in the same form. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
      <PasswordField
        label={t('user.profile.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        error={sent.errorOf('currentPassword')}
      />
      <NewPasswordFields
        name="newPassword"
        label={t('auth.newPassword')}
        min={limits.password.changedMin}
        errorOf={sent.errorOf}
      />
      <p className="text-sm text-mute">{t('user.profile.passwordNote')}</p>
      <button className="btn btn-primary" aria-busy={sent.progress !== 'none'}>
        {t('user.profile.changePassword')}
      </button>
    </SentForm>
  );
}
