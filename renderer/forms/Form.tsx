import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.js';
import type { FormSubmission } from './use-form-submit.js';

interface FormProps {
  submission: FormSubmission;
  /** Title of the error message; without it the error is shown elsewhere. */
  failed?: string;
  /** Address for sending without scripts. Without it the form posts to its own page, which does not accept it. */
  action?: string;
  className?: string;
  /** For buttons outside of it. */
  id?: string;
  children: ReactNode;
}

/**
 * A form of `useFormSubmit`. Its method is POST even where only the script sends it: with GET, a form that is submitted
 * before the script has loaded would put its values, passwords included, into the address.
 */
export const Form = ({ submission, failed, action, className = 'stack', id, children }: FormProps) => (
  <form
    id={id}
    ref={submission.form}
    method="post"
    action={action}
    className={className}
    noValidate
    onInput={submission.handleInput}
    onSubmit={submission.handleSubmit}
  >
    {submission.error && failed && (
      <ErrorSummary ref={submission.summary} title={failed} text={submission.error.message} />
    )}
    {children}
  </form>
);
