import { accountPaths } from '../../../src/contract/paths.js';

export const authTabs = ['signIn', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

interface Address {
  urlPathname: string;
  urlParsed: { search: Record<string, string> };
}

export const authTabOf = ({ urlPathname, urlParsed }: Address): AuthTab =>
  urlPathname === accountPaths.register || urlParsed.search['tab'] === 'register' ? 'register' : 'signIn';

/**
 * Address of a tab, without language; keeps the address to return to, and with it the reason. Without one the reason is left
 * out, so that it does not multiply the addresses that crawlers find.
 */
export const authTabPath = (tab: AuthTab, search: Record<string, string>): string =>
  withQuery('/auth', { ...(tab === 'register' && { tab }), ...returnQuery(search) });

/** Address that the form of a tab is sent to without scripts. */
export const authFormPath = (tab: AuthTab, search: Record<string, string>): string =>
  withQuery(tab === 'register' ? accountPaths.register : accountPaths.signIn, returnQuery(search));

const returnQuery = ({ redirect, reason }: Record<string, string>): Record<string, string> => ({
  ...(redirect && { redirect, ...(reason && { reason }) }),
});

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
