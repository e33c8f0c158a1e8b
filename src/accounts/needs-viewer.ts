import { splitLanguage } from '../contract/languages.js';

/** Everything else is the same for everyone, is cached, and is answered without a look at the session (contract.md, HTTP). */
const firstSegments = ['api', 'auth', 'user', 'contribute', 'contributions', 'admin', 'uploads'];

/** Whether the answer under this path depends on who asks, with or without a language in front. */
export function needsViewer(pathname: string): boolean {
  const { path } = splitLanguage(comparable(pathname));
  return firstSegments.includes(path.split('/')[1] ?? '');
}

export function isApiPath(pathname: string): boolean {
  return comparable(pathname).split('/')[1] === 'api';
}

/** As a router would read it: `/API/user` and `/%61pi/user` are not a way around. */
function comparable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
