import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { accountPaths } from '../../../src/contract/paths.js';
import { browserApi } from '../../../renderer/api/http-api.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ErrorSummary } from '../../../renderer/ui/ErrorSummary.js';
import { Notice } from '../../../renderer/ui/Notice.js';
import { TextField } from '../../../renderer/ui/TextField.js';
import { AuthPage } from '../AuthPage.js';

/** The answer is the same for every address: it tells nobody who has an account. */
export default function Page() {
  const { t, language } = useText();
  const { form, urlParsed } = usePageContext();
  const [isSent, setIsSent] = useState(urlParsed.search['done'] === 'sent');
  const sent = useSentForm({
    initial: form,
    send: async (fields) => {
      await browserApi.account.forgotPassword({ email: textOf(fields, 'email') });
      setIsSent(true);
    },
  });

  return (
    <AuthPage title={t('auth.forgotPassword.title')} lead={t('auth.forgotPassword.lead')}>
      {isSent ? (
        <Notice>{t('auth.forgotPassword.sent')}</Notice>
      ) : (
        <form
          ref={sent.form}
          method="post"
          action={withLanguage(language, accountPaths.forgotPassword)}
          className="space-y-5"
          noValidate
          onSubmit={sent.handleSubmit}
        >
          {sent.fault && (
            <ErrorSummary ref={sent.summary} title={t('auth.forgotPassword.failed')} text={sent.fault.message} />
          )}
          <TextField
            label={t('auth.email')}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.email.max}
            required
            defaultValue={String(form?.values['email'] ?? '')}
            error={sent.errorOf('email')}
          />
          <button className="btn btn-primary w-full" aria-busy={sent.progress !== 'none'}>
            {t('auth.forgotPassword.submit')}
          </button>
        </form>
      )}
    </AuthPage>
  );
}
