import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { accountPaths } from '../../../src/contract/paths.js';
import { browserApi } from '../../../renderer/api/http-api.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { ErrorSummary } from '../../../renderer/ui/ErrorSummary.js';
import { PasswordField } from '../../../renderer/ui/PasswordField.js';
import { AuthPage } from '../AuthPage.js';

/** Where the link of a mail leads. */
export default function Page() {
  const { t, language } = useText();
  const { form, urlParsed } = usePageContext();
  const token = String(form?.values['token'] ?? urlParsed.search['token'] ?? '');
  const sent = useSentForm({
    initial: form,
    send: async (fields) => {
      await browserApi.account.resetPassword({
        token,
        password: textOf(fields, 'password'),
        confirmPassword: textOf(fields, 'confirmPassword'),
      });
      window.location.assign(withLanguage(language, `${accountPaths.signIn}?done=password`));
      return 'leaving';
    },
  });

  return (
    <AuthPage title={t('auth.resetPassword.title')} lead={t('auth.resetPassword.lead')}>
      <form
        ref={sent.form}
        method="post"
        action={withLanguage(language, accountPaths.resetPassword)}
        className="space-y-5"
        noValidate
        onSubmit={sent.handleSubmit}
      >
        {sent.fault && (
          <ErrorSummary ref={sent.summary} title={t('auth.resetPassword.failed')} text={sent.fault.message} />
        )}
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label={t('auth.newPassword')}
          hint={t('auth.passwordHint', { count: limits.password.changedMin })}
          name="password"
          autoComplete="new-password"
          maxLength={limits.password.max}
          required
          error={sent.errorOf('password')}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={limits.password.max}
          required
          error={sent.errorOf('confirmPassword')}
        />
        <button className="btn btn-primary w-full" aria-busy={sent.progress !== 'none'}>
          {t('auth.resetPassword.submit')}
        </button>
        <Link to={accountPaths.forgotPassword} className="link inline-flex min-h-11 items-center text-sm">
          {t('auth.resetPassword.again')}
        </Link>
      </form>
    </AuthPage>
  );
}
