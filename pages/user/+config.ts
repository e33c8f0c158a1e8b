import type { Config } from 'vike/types';

export default {
  passToClient: ['user', 'canMail', 'institution'],
} satisfies Config;
