import type { Config } from 'vike/types';

export default {
  // Hydration needs what the server rendered: the error of a form sent without scripts, and whether the server sends
  // e-mails.
  passToClient: ['form', 'canMail'],
} satisfies Config;
