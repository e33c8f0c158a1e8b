import type { Config } from 'vike/types';

export default {
  // Hydration needs what the server rendered: the error of a form sent without scripts, whether the server sends e-mails, and
  // the institution that signs people in.
  passToClient: ['form', 'canMail', 'institution'],
} satisfies Config;
