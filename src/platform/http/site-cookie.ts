import type { Config } from '../config/config.js';

/**
 * The name of a cookie that only this host may set: over https with the prefix `__Host-`, by which browsers refuse it from
 * other hosts of the same domain. Such a cookie has the path `/` and no domain.
 */
export const siteCookieName = (name: string, { secureCookies }: Pick<Config, 'secureCookies'>): string =>
  secureCookies ? `__Host-${name}` : name;
