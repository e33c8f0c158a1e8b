import { addressOf } from '../contract/addresses.js';

/**
 * Whether the answer under this path depends on who asks, with or without a language in front. Everything else is the same for
 * everyone, is cached, and is answered without a look at the session.
 */
export const needsViewer = (pathname: string): boolean => addressOf(comparable(pathname)).needsViewer;

export const isApiPath = (pathname: string): boolean => addressOf(comparable(pathname)).path === '/api';

/** As a router would read it: `/API/user` and `/%61pi/user` are not a way around. */
function comparable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
