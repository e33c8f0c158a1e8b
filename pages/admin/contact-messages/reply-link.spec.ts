import type { ContactMessage } from '../../../src/contract/contact.js';
import { replyLink } from './reply-link.js';

it('quotes the message, and lets no part of it become another field of the mail', () => {
  const message = { email: 'anna+1@example.org', message: 'Buongiorno,\nuna domanda & basta?' } as ContactMessage;
  expect(replyLink(message, 'Re: a&bcc=x')).toBe(
    'mailto:anna%2B1%40example.org?subject=Re%3A%20a%26bcc%3Dx' +
      '&body=%0D%0A%0D%0A%3E%20Buongiorno%2C%0D%0A%3E%20una%20domanda%20%26%20basta%3F',
  );
});
