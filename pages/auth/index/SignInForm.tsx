import { usePageContext } from 'vike-react/usePageContext';
import type { FormFault } from '../../../src/contract/form.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { accountPaths, afterSignIn } from '../../../src/contract/paths.js';
import { browserApi } from '../../../renderer/api/http-api.js';
import { textOf, useSentForm } from '../../../renderer/forms/use-sent-form.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { ErrorSummary } from '../../../renderer/ui/ErrorSummary.js';
import { PasswordField } from '../../../renderer/ui/PasswordField.js';
import { TextField } from '../../../renderer/ui/TextField.js';
import { authFormPath } from './auth-tabs.js';
import { enter } from './enter.js';

export interface AuthFormProps {
  /** The fault of the form as it was sent without scripts. */
  form: FormFault | null | undefined;
  email: string;
  onEmail(email: string): void;
}

/** Posts to its own address without scripts, to the API with them: the same rules, texts and errors either way. */
export function SignInForm({ form, email, onEmail }: AuthFormProps) {
  const { t, language } = useText();
  const { urlParsed, canMail } = usePageContext();
  const redirect = urlParsed.search['redirect'];
  const sent = useSentForm({
    initial: form,
    send: async (fields) => {
      const user = await enter(() =>
        browserApi.session.login({
          email: textOf(fields, 'email'),
          password: textOf(fields, 'password'),
          rememberMe: fields.has('rememberMe'),
        }),
      );
      window.location.assign(afterSignIn(user, redirect, language));
      return 'leaving';
    },
  });

  return (
    <form
      ref={sent.form}
      method="post"
      action={withLanguage(language, authFormPath('signIn', redirect))}
      className="space-y-5"
      noValidate
      onSubmit={sent.handleSubmit}
    >
      {sent.fault && <ErrorSummary ref={sent.summary} title={t('auth.summary')} text={sent.fault.message} />}
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
        error={sent.errorOf('email')}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        maxLength={limits.password.max}
        required
        error={sent.errorOf('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <label className="check">
          <input type="checkbox" name="rememberMe" value="true" defaultChecked={form?.values['rememberMe'] === true} />
          {t('auth.remember')}
        </label>
        <Link
          to={canMail ? accountPaths.forgotPassword : '/about#contattaci'}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('auth.forgot')}
        </Link>
      </div>
      <button className="btn btn-primary w-full" aria-busy={sent.progress !== 'none'}>
        {t(sent.progress === 'none' ? 'auth.submit' : 'auth.submitting')}
      </button>
      <p role="status" className="sr-only">
        {sent.progress === 'done' && t('auth.done')}
      </p>
    </form>
  );
}
