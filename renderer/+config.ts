import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  passToClient: ['language'],
  prefetchStaticAssets: 'hover',
  // Status codes and redirects are decided before the first byte: pages are sent whole.
  stream: false,
  htmlAttributes: {},
} satisfies Config;
