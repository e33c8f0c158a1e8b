import type { Config } from 'vike/types';

export default {
  passToClient: ['user', 'uploadLimits', 'historyYears'],
} satisfies Config;
