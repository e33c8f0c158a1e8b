import type { Config } from 'vike/types';

export default {
  // The fault of a form that was sent without scripts: hydration must see what the server showed.
  passToClient: ['form'],
} satisfies Config;
