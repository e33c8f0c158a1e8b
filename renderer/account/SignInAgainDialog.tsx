import { lazy, useEffect, useState } from 'react';
import { isPending, type SecondFactorKind } from '../../src/contract/account-security.js';
import type { User } from '../../src/contract/user.js';
import { httpApi } from '../api/http-api.js';
import { EmailField } from '../forms/EmailField.js';
import { PasswordField } from '../forms/PasswordField.js';
import { DialogForm } from '../forms/DialogForm.js';
import { textOf, useFormSubmit } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { setViewer, viewerStore } from '../layout/viewer-store.js';
import { OnDemand } from '../loading/OnDemand.js';
import { answerSignInRequest } from './sign-in-again.js';

const SecondStepDialog = lazy(async () => ({
  default: (await import('./security/SecondStepDialog.js')).SecondStepDialog,
}));

const giveUp = () => answerSignInRequest(false);

function goOn(user: User): void {
  setViewer(user);
  answerSignInRequest(true);
}

/**
 * Opens over the page, so that what was typed there is not lost. Who has no password (a passkey, an institution) signs in on
 * the page for that in another tab, and goes on here on coming back.
 */
export function SignInAgainDialog() {
  const { t } = useText();
  const email = viewerStore.current()?.email ?? '';
  const [asked, setAsked] = useState<SecondFactorKind[] | null>(null);
  useSignInElsewhere();
  const submission = useFormSubmit({
    send: async (fields) => {
      const answer = await httpApi.session.login({
        email: textOf(fields, 'email'),
        password: textOf(fields, 'password'),
      });
      if (isPending(answer)) setAsked(answer.secondFactor);
      else goOn(answer);
      return 'leaving';
    },
  });
  if (asked)
    return (
      <OnDemand onMissing={giveUp}>
        <SecondStepDialog kinds={asked} onSignedIn={goOn} onClose={giveUp} />
      </OnDemand>
    );
  return (
    <DialogForm
      title={t('account.again.title')}
      submission={submission}
      failed={t('auth.summary')}
      action={t('account.again.submit')}
      onClose={giveUp}
    >
      <p className="text-mute">{t('account.again.text')}</p>
      <EmailField
        label={t('auth.email')}
        autoComplete="username"
        defaultValue={email}
        error={submission.errorOf('email')}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        {...(email !== '' && { 'data-first-focus': '' })}
        error={submission.errorOf('password')}
      />
      <p>
        <Link to="/auth" target="_blank" className="link inline-flex min-h-11 items-center text-sm">
          {t('account.again.elsewhere')}
        </Link>
      </p>
    </DialogForm>
  );
}

/** Goes on when the window is looked at again and somebody has signed in meanwhile. */
function useSignInElsewhere(): void {
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      // Without an answer the dialog stays: the next look asks again.
      const user = await httpApi.users.current().catch(() => null);
      if (user) goOn(user);
    };
    const onReturn = () => void check();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
