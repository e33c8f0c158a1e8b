import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { secondFactorAddress, secondFactorsOf } from '../../../src/contract/account-security.js';
import { accountPaths, afterSignIn } from '../../../src/contract/paths.js';
import type { User } from '../../../src/contract/user.js';
import { CodeField } from '../../../renderer/account/security/CodeField.js';
import { PasskeyStep } from '../../../renderer/account/security/PasskeyStep.js';
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
  const kinds = secondFactorsOf(urlParsed.search['by']);
  const goOn = (user: User) => window.location.assign(afterSignIn(user, redirect, language));
  const isWithPasskey = kinds.includes('passkey');
  const submission = useFormSubmit({
    initial: form,
    send: async (fields) => {
      goOn(await securityApi.security.completeSignIn({ code: textOf(fields, 'code') }));
      return 'leaving';
    },
  });
  return (
    <AuthPage title={t('signIn.title')} lead={t('signIn.lead')}>
      <div className="stack">
        {isWithPasskey && <PasskeyStep kinds={kinds} onSignedIn={goOn} />}
        {(!isWithPasskey || kinds.length > 1) && (
          <Form
            submission={submission}
            failed={t('signIn.failed')}
            action={secondFactorAddress(language, redirect, kinds)}
          >
            <CodeField error={submission.errorOf('code')} />
            <button
              className={`btn w-full ${isWithPasskey ? 'btn-outline' : 'btn-primary'}`}
              aria-busy={submission.progress !== 'none'}
            >
              {t('signIn.submit')}
            </button>
          </Form>
        )}
        <p className="text-sm text-mute">{t('signIn.lost')}</p>
        <Link
          to={accountPaths.signIn + (redirect ? `?redirect=${encodeURIComponent(redirect)}` : '')}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('signIn.again')}
        </Link>
      </div>
    </AuthPage>
  );
}
