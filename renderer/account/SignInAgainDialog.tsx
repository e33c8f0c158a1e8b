import { httpApi } from '../api/http-api.js';
import { EmailField } from '../forms/EmailField.js';
import { PasswordField } from '../forms/PasswordField.js';
import { DialogForm } from '../forms/DialogForm.js';
import { textOf, useFormSubmit } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { setViewer, viewerStore } from '../layout/viewer-store.js';
import { answerSignInRequest } from './sign-in-again.js';

/** Opens over the page, so that what was typed there is not lost. */
export function SignInAgainDialog() {
  const { t } = useText();
  const submission = useFormSubmit({
    send: async (fields) => {
      const user = await httpApi.session.login({
        email: textOf(fields, 'email'),
        password: textOf(fields, 'password'),
      });
      setViewer(user);
      answerSignInRequest(true);
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('account.again.title')}
      submission={submission}
      failed={t('auth.summary')}
      action={t('account.again.submit')}
      onClose={() => answerSignInRequest(false)}
    >
      <p className="text-mute">{t('account.again.text')}</p>
      <EmailField
        label={t('auth.email')}
        autoComplete="username"
        defaultValue={viewerStore.current()?.email ?? ''}
        error={submission.errorOf('email')}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        error={submission.errorOf('password')}
      />
    </DialogForm>
  );
}
