import { addressOf } from '../contract/addresses.js';

/**
 * Whether the answer of a path (with or without a language prefix) depends on the viewer. All other answers are the same for
 * everyone, can be cached, and do not need the session.
 */
export const needsViewer = (pathname: string): boolean => addressOf(comparable(pathname)).needsViewer;

export const isApiPath = (pathname: string): boolean => addressOf(comparable(pathname)).path === '/api';

/** Normalised as the router does it, so that `/API/user` or `/%61pi/user` cannot bypass the check. */
function comparable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
