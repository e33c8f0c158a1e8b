import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { accountPaths } from '../../../src/contract/paths.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { EmailField } from '../../../renderer/forms/EmailField.js';
import { Form } from '../../../renderer/forms/Form.js';
import { textOf, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Notice } from '../../../renderer/ui/Notice.js';
import { AuthPage } from '../AuthPage.js';

/** The answer is the same for every address, so that nobody learns who has an account. */
export default function Page() {
  const { t, language } = useText();
  const { form, urlParsed } = usePageContext();
  const [isSent, setIsSent] = useState(urlParsed.search['done'] === 'sent');
  const submission = useFormSubmit({
    initial: form,
    send: async (fields) => {
      await httpApi.account.forgotPassword({ email: textOf(fields, 'email') });
      setIsSent(true);
    },
  });

  return (
    <AuthPage title={t('auth.forgotPassword.title')} lead={t('auth.forgotPassword.lead')}>
      {isSent ? (
        <Notice>{t('auth.forgotPassword.sent')}</Notice>
      ) : (
        <Form
          submission={submission}
          failed={t('auth.forgotPassword.failed')}
          action={withLanguage(language, accountPaths.forgotPassword)}
        >
          <EmailField
            label={t('auth.email')}
            autoComplete="username"
            defaultValue={String(form?.values['email'] ?? '')}
            error={submission.errorOf('email')}
          />
          <button className="btn btn-primary w-full" aria-busy={submission.progress !== 'none'}>
            {t('auth.forgotPassword.submit')}
          </button>
        </Form>
      )}
    </AuthPage>
  );
}
