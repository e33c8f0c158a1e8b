import { useEffect, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

const noSubscription = () => () => undefined;
const onServer = () => '';

/**
 * The token of the link in an email, or an empty string. Once scripts run it leaves the address, which others may read: in
 * the browser's history, over a shoulder, in a copied link. The tab stores it for a reload, and for the same page in another
 * language. Without scripts it stays where it is, since a reload needs it. One that is spent is not stored.
 */
export function useLinkToken(isSpent = false): string {
  const { form, urlParsed, urlPathname } = usePageContext();
  const asked = String(form?.values['token'] ?? urlParsed.search['token'] ?? '');
  const key = `link-token:${urlPathname}`;
  const stored = useSyncExternalStore(noSubscription, () => readToken(key), onServer);
  useEffect(() => {
    if (asked && !isSpent && storeToken(key, asked)) history.replaceState(history.state, '', location.pathname);
  }, [asked, isSpent, key]);
  return asked || stored;
}

function readToken(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Whether it is stored: where storage is blocked, a reload needs the address as it is. */
function storeToken(key: string, token: string): boolean {
  try {
    sessionStorage.setItem(key, token);
    return true;
  } catch {
    return false;
  }
}
