import type { Config } from 'vike/types';

export default {
  // Hydration must see what the server showed: the fault of a form that was sent without scripts, and whether mails are sent.
  passToClient: ['form', 'canMail'],
} satisfies Config;
