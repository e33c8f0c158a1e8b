import type { Config } from '../platform/config/config.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { reasonOf } from '../platform/operator-error.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** Whether the mail server takes the connection and the sign-in. No mail is sent. */
export async function checkMail(config: Config): Promise<Finding[]> {
  if (config.email === null)
    return [
      advice('mail', 'SMTP_URL is not set: nobody can reset a password by email, and nobody is notified of decisions'),
    ];
  const sender = new EmailSender(config);
  try {
    await sender.verify();
    return [ok('mail', `the server accepts the sign-in; the sender is ${config.email.from}`)];
  } catch (error) {
    return [
      problem(
        'mail',
        `the server of SMTP_URL cannot be used (${reasonOf(error)}): check the address, the user and the password`,
      ),
    ];
  } finally {
    sender.onApplicationShutdown();
  }
}
