import type { ContactMessage } from '../../../src/contract/contact.js';

/** Opens the mail program with an answer that quotes the message. */
export function replyLink({ email, message }: ContactMessage, subject: string): string {
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const parts = { subject, body: `\r\n\r\n${quoted}` };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
