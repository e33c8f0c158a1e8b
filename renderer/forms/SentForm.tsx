import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.js';
import type { Sending } from './use-sent-form.js';

interface SentFormProps {
  sent: Sending;
  /** Title of the error message; without it the error is shown elsewhere. */
  failed?: string;
  /** Address for sending without scripts. Without it the form posts to its own page, which does not accept it. */
  action?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of `useFormSubmit`. Its method is POST even where only the script sends it: with GET, a form that is submitted
 * before the script has loaded would put its values, passwords included, into the address.
 */
export const SentForm = ({ sent, failed, action, className = 'space-y-5', children }: SentFormProps) => (
  <form ref={sent.form} method="post" action={action} className={className} noValidate onSubmit={sent.handleSubmit}>
    {sent.fault && failed && <ErrorSummary ref={sent.summary} title={failed} text={sent.fault.message} />}
    {children}
  </form>
);
