import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  passToClient: ['language'],
  prefetchStaticAssets: 'hover',
  // Status codes and redirects are decided before the first byte: pages are sent whole.
  stream: false,
  htmlAttributes: {},
  // `+canonical.ts` of a page whose address has more ways to be written than things to show.
  meta: { canonical: { env: { server: true } } },
} satisfies Config;
