import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  passToClient: ['language'],
  prefetchStaticAssets: 'hover',
  // Pages are sent whole, not streamed: the status and redirects must be known before the first byte.
  stream: false,
  meta: {
    // `+canonical.ts` of pages whose filters and orders show the same content under several addresses.
    canonical: { env: { server: true } },
    // In the browser only the title changes, as in +Head: nobody reads descriptions there.
    description: { env: { server: true } },
    // In place of vike-react's `image`, which has neither size nor alternative text.
    shareImage: { env: { server: true } },
    texts: { env: { server: true, client: true } },
  },
} satisfies Config;
