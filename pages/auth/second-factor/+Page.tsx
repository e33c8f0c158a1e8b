import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { secondFactorAddress } from '../../../src/contract/account-security.js';
import { accountPaths, afterSignIn } from '../../../src/contract/paths.js';
import { CodeField } from '../../../renderer/account/security/CodeField.js';
import { securityApi } from '../../../renderer/account/security/security-api.js';
import { SecurityTexts, useSecurityText } from '../../../renderer/account/security/SecurityTexts.js';
import { Form } from '../../../renderer/forms/Form.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { Link } from '../../../renderer/layout/Link.js';
import { AuthPage } from '../AuthPage.js';
import type { Data } from './+data.server.js';

/** The second step of a sign-in, with and without scripts. */
export default function Page() {
  const { texts } = useData<Data>();
  return (
    <SecurityTexts texts={texts}>
      <SecondStep />
    </SecurityTexts>
  );
}

function SecondStep() {
  const { t, language } = useSecurityText();
  const { form, urlParsed } = usePageContext();
  const redirect = urlParsed.search['redirect'];
  const submission = useFormSubmit({
    initial: form,
    send: async (fields) => {
      const user = await securityApi.security.completeSignIn({ code: textOf(fields, 'code') });
      window.location.assign(afterSignIn(user, redirect, language));
      return 'leaving';
    },
  });
  return (
    <AuthPage title={t('signIn.title')} lead={t('signIn.lead')}>
      <Form submission={submission} failed={t('signIn.failed')} action={secondFactorAddress(language, redirect)}>
        <CodeField error={submission.errorOf('code')} />
        <button className="btn btn-primary w-full" aria-busy={submission.progress !== 'none'}>
          {t('signIn.submit')}
        </button>
        <p className="text-sm text-mute">{t('signIn.lost')}</p>
        <Link
          to={accountPaths.signIn + (redirect ? `?redirect=${encodeURIComponent(redirect)}` : '')}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('signIn.again')}
        </Link>
      </Form>
    </AuthPage>
  );
}
