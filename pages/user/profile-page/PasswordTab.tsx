import type { User } from '../../../src/contract/user.js';
import { limits } from '../../../src/contract/limits.js';
import { browserApi } from '../../../renderer/api/http-api.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ErrorSummary } from '../../../renderer/ui/ErrorSummary.js';
import { PasswordField } from '../../../renderer/ui/PasswordField.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

export function PasswordTab({ user }: { user: User }) {
  const { t } = useText();
  const sent = useSentForm({
    send: async (fields) => {
      await browserApi.account.changePassword({
        id: user.id,
        currentPassword: textOf(fields, 'currentPassword'),
        newPassword: textOf(fields, 'newPassword'),
        confirmPassword: textOf(fields, 'confirmPassword'),
      });
      sent.form.current?.reset();
      showToast({ kind: 'success', title: t('user.profile.passwordChanged'), text: t('user.profile.othersEnded') });
    },
  });
  return (
    <form ref={sent.form} className="max-w-[30rem] space-y-5" noValidate onSubmit={sent.handleSubmit}>
      {sent.fault && <ErrorSummary ref={sent.summary} title={t('common.error')} text={sent.fault.message} />}
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
      <PasswordField
        label={t('user.profile.currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={limits.password.max}
        required
        error={sent.errorOf('currentPassword')}
      />
      <PasswordField
        label={t('auth.newPassword')}
        hint={t('auth.passwordHint', { count: limits.password.changedMin })}
        name="newPassword"
        autoComplete="new-password"
        maxLength={limits.password.max}
        required
        error={sent.errorOf('newPassword')}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={limits.password.max}
        required
        error={sent.errorOf('confirmPassword')}
      />
      <p className="text-sm text-mute">{t('user.profile.passwordNote')}</p>
      <button className="btn btn-primary" aria-busy={sent.progress !== 'none'}>
        {t('user.profile.changePassword')}
      </button>
    </form>
  );
}
