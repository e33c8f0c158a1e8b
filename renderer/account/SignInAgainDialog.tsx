import { lazy, useState } from 'react';
import { isPending, type SecondFactorKind } from '../../src/contract/account-security.js';
import type { User } from '../../src/contract/user.js';
import { httpApi } from '../api/http-api.js';
import { EmailField } from '../forms/EmailField.js';
import { PasswordField } from '../forms/PasswordField.js';
import { DialogForm } from '../forms/DialogForm.js';
import { textOf, useFormSubmit } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
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

/** Opens over the page, so that what was typed there is not lost. */
export function SignInAgainDialog() {
  const { t } = useText();
  const email = viewerStore.current()?.email ?? '';
  const [asked, setAsked] = useState<SecondFactorKind[] | null>(null);
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
    </DialogForm>
  );
}
