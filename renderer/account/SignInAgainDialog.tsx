import { httpApi } from '../api/http-api.js';
import { EmailField } from '../forms/EmailField.js';
import { PasswordField } from '../forms/PasswordField.js';
import { DialogForm } from '../forms/DialogForm.js';
import { textOf, useSentForm } from '../forms/use-sent-form.js';
import { useText } from '../i18n/use-text.js';
import { showViewer, viewerStore } from '../layout/viewer-store.js';
import { answerSignInRequest } from './sign-in-again.js';
import '../ui/whole.css';

/** Opens over the page, so that what was typed there is not lost. */
export function SignInAgainDialog() {
  const { t } = useText();
  const sent = useSentForm({
    send: async (fields) => {
      const user = await httpApi.session.login({
        email: textOf(fields, 'email'),
        password: textOf(fields, 'password'),
      });
      showViewer(user);
      answerSignInRequest(true);
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('account.again.title')}
      sent={sent}
      failed={t('auth.summary')}
      action={t('account.again.submit')}
      onClose={() => answerSignInRequest(false)}
    >
      <p className="text-mute">{t('account.again.text')}</p>
      <EmailField
        label={t('auth.email')}
        autoComplete="username"
        defaultValue={viewerStore.current()?.email ?? ''}
        error={sent.errorOf('email')}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        error={sent.errorOf('password')}
      />
    </DialogForm>
  );
}
