import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { afterSignIn } from '../../../src/contract/paths.js';
import type { Registration } from '../../../src/contract/user.js';
import { browserApi } from '../../../renderer/api/http-api.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { CheckField } from '../../../renderer/ui/CheckField.js';
import { ErrorSummary } from '../../../renderer/ui/ErrorSummary.js';
import { PasswordField } from '../../../renderer/ui/PasswordField.js';
import { TextField } from '../../../renderer/ui/TextField.js';
import { authFormPath } from './auth-tabs.js';
import { enter } from './enter.js';
import { PrivacyConsent } from './PrivacyConsent.js';
import type { AuthFormProps } from './SignInForm.js';

/** The rules of accounts-and-admin.md §5; the server says what is wrong, with and without scripts. */
export function RegisterForm({ form, email, onEmail }: AuthFormProps) {
  const { t, language } = useText();
  const { urlParsed } = usePageContext();
  const redirect = urlParsed.search['redirect'];
  const sent = useSentForm({
    initial: form,
    send: async (fields) => {
      const user = await enter(() => browserApi.session.register(registrationOf(fields)));
      window.location.assign(afterSignIn(user, redirect, language));
      return 'leaving';
    },
  });
  const { errorOf } = sent;

  return (
    <form
      ref={sent.form}
      method="post"
      action={withLanguage(language, authFormPath('register', redirect))}
      className="space-y-5"
      noValidate
      onSubmit={sent.handleSubmit}
    >
      {sent.fault && <ErrorSummary ref={sent.summary} title={t('auth.registerSummary')} text={sent.fault.message} />}
      <TextField
        label={t('auth.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        maxLength={limits.email.max}
        required
        defaultValue={email || String(form?.values['email'] ?? '')}
        onInput={({ currentTarget }) => onEmail(currentTarget.value)}
        error={errorOf('email')}
      />
      <TextField
        label={t('auth.displayName')}
        hint={t('auth.displayNameHint')}
        name="displayName"
        autoComplete="name"
        defaultValue={String(form?.values['displayName'] ?? '')}
        error={errorOf('displayName')}
      />
      <PasswordField
        label={t('auth.password')}
        hint={t('auth.passwordHint', { count: limits.registration.passwordMin })}
        name="password"
        autoComplete="new-password"
        maxLength={limits.password.max}
        required
        error={errorOf('password')}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={limits.password.max}
        required
        error={errorOf('confirmPassword')}
      />
      <div>
        <PrivacyConsent
          defaultChecked={form?.values['acceptedPrivacyPolicy'] === true}
          error={errorOf('acceptedPrivacyPolicy')}
        />
        <CheckField name="acceptedNewsletter" value="true" defaultChecked={form?.values['acceptedNewsletter'] === true}>
          {t('auth.newsletter')}
        </CheckField>
      </div>
      <button className="btn btn-primary w-full" aria-busy={sent.progress !== 'none'}>
        {t(sent.progress === 'none' ? 'auth.registerSubmit' : 'auth.submitting')}
      </button>
      <p role="status" className="sr-only">
        {sent.progress === 'done' && t('auth.registerDone')}
      </p>
    </form>
  );
}

const registrationOf = (fields: FormData): Registration => ({
  email: textOf(fields, 'email'),
  password: textOf(fields, 'password'),
  confirmPassword: textOf(fields, 'confirmPassword'),
  ...(textOf(fields, 'displayName').trim() && { displayName: textOf(fields, 'displayName') }),
  acceptedPrivacyPolicy: fields.has('acceptedPrivacyPolicy'),
  acceptedNewsletter: fields.has('acceptedNewsletter'),
});
