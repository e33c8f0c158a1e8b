import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { accountPaths } from '../../../src/contract/paths.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { NewPasswordFields } from '../../../renderer/forms/NewPasswordFields.js';
import { Form } from '../../../renderer/forms/Form.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { AuthPage } from '../AuthPage.js';
import { InvalidLink } from '../InvalidLink.js';
import type { LinkData } from '../link-data.js';
import { useLinkToken } from '../use-link-token.js';

/** Opened by the link of an e-mail. */
export default function Page() {
  const { t, language } = useText();
  const { form } = usePageContext();
  const { isSpent } = useData<LinkData>();
  const token = useLinkToken(isSpent);
  const submission = useFormSubmit({
    initial: form,
    send: async (fields) => {
      await httpApi.account.resetPassword({
        token,
        password: textOf(fields, 'password'),
        confirmPassword: textOf(fields, 'confirmPassword'),
      });
      window.location.assign(withLanguage(language, `${accountPaths.signIn}?done=password`));
      return 'leaving';
    },
  });

  if (isSpent || token === '' || submission.error?.code === 'link_invalid')
    return <InvalidLink lead={t('auth.resetPassword.spent')} requestPath={accountPaths.forgotPassword} />;
  return (
    <AuthPage title={t('auth.resetPassword.title')} lead={t('auth.resetPassword.lead')}>
      <Form
        submission={submission}
        failed={t('auth.resetPassword.failed')}
        action={withLanguage(language, accountPaths.resetPassword)}
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields
          name="password"
          label={t('auth.newPassword')}
          min={limits.password.changedMin}
          errorOf={submission.errorOf}
        />
        <button className="btn btn-primary w-full" aria-busy={submission.progress !== 'none'}>
          {t('auth.resetPassword.submit')}
        </button>
        <Link to={accountPaths.forgotPassword} className="link inline-flex min-h-11 items-center text-sm">
          {t('auth.spentLink.again')}
        </Link>
      </Form>
    </AuthPage>
  );
}
