import type { Config } from 'vike/types';

export default {
  passToClient: ['user', 'uploadLimits'],
} satisfies Config;
