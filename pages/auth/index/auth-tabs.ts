import { accountPaths } from '../../../src/contract/paths.js';

export const authTabs = ['signIn', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

interface Address {
  urlPathname: string;
  urlParsed: { search: Record<string, string> };
}

export const authTabOf = ({ urlPathname, urlParsed }: Address): AuthTab =>
  urlPathname === accountPaths.register || urlParsed.search['tab'] === 'register' ? 'register' : 'signIn';

/** Address of a tab, without language; keeps the address to return to. */
export function authTabPath(tab: AuthTab, redirect: string | undefined): string {
  const query = new URLSearchParams();
  if (tab === 'register') query.set('tab', 'register');
  return withRedirect('/auth', redirect, query);
}

/** Address that the form of a tab is sent to without scripts. */
export const authFormPath = (tab: AuthTab, redirect: string | undefined): string =>
  withRedirect(tab === 'register' ? accountPaths.register : accountPaths.signIn, redirect);

function withRedirect(path: string, redirect: string | undefined, query = new URLSearchParams()): string {
  if (redirect) query.set('redirect', redirect);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
