import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { FieldError } from '../../src/contract/errors.js';
import { withLanguage } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { afterSignIn } from '../../src/contract/paths.js';
import { ApiError } from '../../renderer/api/http-api.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { ErrorSummary } from '../../renderer/ui/ErrorSummary.js';
import { PasswordField } from '../../renderer/ui/PasswordField.js';
import { TextField } from '../../renderer/ui/TextField.js';
import { signIn } from './sign-in.js';

interface Fault {
  message: string;
  errors: FieldError[];
}

/** Posts to its own address without scripts, to the API with them: the same rules, texts and errors either way. */
export function SignInForm() {
  const { t, language } = useText();
  const { form, urlParsed } = usePageContext();
  const [fault, setFault] = useState<Fault | null>(form ?? null);
  const [progress, setProgress] = useState<'none' | 'sent' | 'done'>('none');
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const redirect = urlParsed.search['redirect'];

  useEffect(() => {
    if (!fault) return;
    const faulty = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? summary.current)?.focus();
  }, [fault]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== 'none') return;
    const sent = new FormData(event.currentTarget);
    setProgress('sent');
    try {
      const user = await signIn({
        email: String(sent.get('email')),
        password: String(sent.get('password')),
        rememberMe: sent.has('rememberMe'),
      });
      setProgress('done');
      window.location.assign(afterSignIn(user, redirect, language));
    } catch (error) {
      setProgress('none');
      setFault(faultOf(error, t('common.error')));
    }
  };

  return (
    <form
      ref={element}
      method="post"
      action={withLanguage(language, '/auth') + (redirect ? `?redirect=${encodeURIComponent(redirect)}` : '')}
      className="mt-8 space-y-5"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {fault && <ErrorSummary ref={summary} title={t('auth.summary')} text={fault.message} />}
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
        defaultValue={form ? String(form.values['email'] ?? '') : ''}
        error={messageFor('email', fault)}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        maxLength={limits.password.max}
        required
        error={messageFor('password', fault)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <label className="check">
          <input type="checkbox" name="rememberMe" value="true" defaultChecked={form?.values['rememberMe'] === true} />
          {t('auth.remember')}
        </label>
        <Link to="/about#contattaci" className="link inline-flex min-h-11 items-center text-sm">
          {t('auth.forgot')}
        </Link>
      </div>
      <button className="btn btn-primary w-full" aria-busy={progress !== 'none'}>
        {t(progress === 'none' ? 'auth.submit' : 'auth.submitting')}
      </button>
      <p role="status" className="sr-only">
        {progress === 'done' && t('auth.done')}
      </p>
    </form>
  );
}

const messageFor = (field: string, fault: Fault | null): string | undefined =>
  fault?.errors.find((error) => error.field === field)?.message;

const faultOf = (error: unknown, fallback: string): Fault =>
  error instanceof ApiError
    ? { message: error.message || fallback, errors: error.errors ?? [] }
    : { message: fallback, errors: [] };
