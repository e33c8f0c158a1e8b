import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { isPending, secondFactorAddress, type SignInPending } from '../../../src/contract/account-security.js';
import type { FormFailure } from '../../../src/contract/form.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { afterSignIn } from '../../../src/contract/paths.js';
import type { User } from '../../../src/contract/user.js';
import { EmailField } from '../../../renderer/forms/EmailField.js';
import { Form } from '../../../renderer/forms/Form.js';
import { type FormSubmission, useFormSubmit } from '../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { type AuthTab, authFormPath } from './auth-tabs.js';
import { startSession } from './start-session.js';

/** Props that both tabs pass on. */
export interface AuthFormProps {
  /** The error of this form when it was sent without scripts. */
  form: FormFailure | null | undefined;
  email: string;
  onEmail(email: string): void;
}

interface AuthFormParts extends AuthFormProps {
  tab: AuthTab;
  texts: { failed: string; submit: string; done: string };
  /** Calls the API and resolves to the user who is signed in now, or to what is asked for next. */
  send(fields: FormData): Promise<User | SignInPending>;
  /** The fields below the e-mail address. */
  children(errorOf: FormSubmission['errorOf']): ReactNode;
}

/** Without scripts the form posts to its own address, with them to the API: same rules, texts and errors. */
export function AuthForm({ tab, form, email, onEmail, texts, send, children }: AuthFormParts) {
  const { t, language } = useText();
  const { search } = usePageContext().urlParsed;
  const submission = useFormSubmit({
    initial: form,
    send: async (fields) => {
      const answer = await startSession(() => send(fields));
      const { redirect } = search;
      window.location.assign(
        isPending(answer)
          ? secondFactorAddress(language, redirect, answer.secondFactor)
          : afterSignIn(answer, redirect, language),
      );
      return 'leaving';
    },
  });
  return (
    <Form submission={submission} failed={texts.failed} action={withLanguage(language, authFormPath(tab, search))}>
      <EmailField
        label={t('auth.email')}
        autoComplete="username"
        defaultValue={email || String(form?.values['email'] ?? '')}
        onInput={({ currentTarget }) => onEmail(currentTarget.value)}
        error={submission.errorOf('email')}
      />
      {children(submission.errorOf)}
      <button className="btn btn-primary w-full" aria-busy={submission.progress !== 'none'}>
        {submission.progress === 'none' ? texts.submit : t('auth.submitting')}
      </button>
      <p role="status" className="sr-only">
        {submission.progress === 'done' && texts.done}
      </p>
    </Form>
  );
}
