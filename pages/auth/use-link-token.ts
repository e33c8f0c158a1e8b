import { useEffect, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

interface LinkState {
  linkToken?: string;
}

const stored = {
  read: () => (history.state as LinkState | null)?.linkToken ?? '',
  onServer: () => '',
  subscribe: () => () => undefined,
};

/**
 * The token of the link in an email, or an empty string. Once scripts run it leaves the address, which others may read: in
 * the browser's history, over a shoulder, in a copied link. The history entry still stores it for a reload. Without scripts
 * it stays where it is, since a reload needs it.
 */
export function useLinkToken(): string {
  const { form, urlParsed } = usePageContext();
  const asked = String(form?.values['token'] ?? urlParsed.search['token'] ?? '');
  const storedToken = useSyncExternalStore(stored.subscribe, stored.read, stored.onServer);
  useEffect(() => {
    if (asked)
      history.replaceState({ ...(history.state as LinkState | null), linkToken: asked }, '', location.pathname);
  }, [asked]);
  return asked || storedToken;
}
