import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { accountPaths } from '../../../src/contract/paths.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { Form } from '../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Notice } from '../../../renderer/ui/Notice.js';
import { AuthPage } from '../AuthPage.js';
import { InvalidLink } from '../InvalidLink.js';
import { useLinkToken } from '../use-link-token.js';

/** Confirms by a button, not by the visit: e-mail programs open links before people do. */
export default function Page() {
  const { t, language } = useText();
  const { form, urlParsed } = usePageContext();
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(urlParsed.search['done'] === 'verified');
  const submission = useFormSubmit({
    initial: form,
    send: async () => {
      await httpApi.account.verifyEmail({ token });
      setIsDone(true);
    },
  });

  if (!isDone && (token === '' || submission.error?.code === 'link_invalid'))
    return <InvalidLink lead={t('auth.verifyEmail.spent')} requestPath="/user/profile-page" />;
  return (
    <AuthPage title={t('auth.verifyEmail.title')} lead={t('auth.verifyEmail.lead')}>
      {isDone ? (
        <Notice>
          {t('auth.verifyEmail.done')}{' '}
          <Link to="/user/dashboard" className="link">
            {t('auth.verifyEmail.onward')}
          </Link>
        </Notice>
      ) : (
        <Form
          submission={submission}
          failed={t('auth.verifyEmail.failed')}
          action={withLanguage(language, accountPaths.verifyEmail)}
        >
          <input type="hidden" name="token" value={token} />
          <button className="btn btn-primary w-full" aria-busy={submission.progress !== 'none'}>
            {t('auth.verifyEmail.submit')}
          </button>
        </Form>
      )}
    </AuthPage>
  );
}
