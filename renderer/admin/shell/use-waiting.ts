import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { asQuery } from '../../api/load.js';
import { adminQueries } from '../admin-queries.js';

/**
 * How much waits for somebody on each page of the administration, by the page's key. Nothing until the menu is hydrated: the
 * server does not know it, and the page may have the answer before the menu is compared with the server's.
 */
export function useWaiting(): Record<string, number> {
  const isHydrated = useSyncExternalStore(never, inBrowser, onServer);
  const { data } = useQuery(asQuery(adminQueries.statistics()));
  if (!isHydrated || !data) return {};
  return {
    contributions: data.contributions.pending,
    contactMessages: data.contactMessages.unread,
    removalRequests: data.removalRequests.open,
  };
}

/** React takes the server's answer while it hydrates, and the browser's from then on. */
const never = () => () => undefined;
const inBrowser = (): boolean => true;
const onServer = (): boolean => false;
