import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.js';
import type { Sending } from './use-sent-form.js';

interface SentFormProps {
  sent: Sending;
  /** Heads the sentence of what went wrong; without it, that is told elsewhere. */
  failed?: string;
  /** Where the form is sent without scripts; without it, its own page, which does not answer. */
  action?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of `useSentForm`. It posts, even where only the script is meant to send it: as a GET, what is typed before the
 * script has come, passwords included, would end up in the address.
 */
export const SentForm = ({ sent, failed, action, className = 'space-y-5', children }: SentFormProps) => (
  <form ref={sent.form} method="post" action={action} className={className} noValidate onSubmit={sent.handleSubmit}>
    {sent.fault && failed && <ErrorSummary ref={sent.summary} title={failed} text={sent.fault.message} />}
    {children}
  </form>
);
