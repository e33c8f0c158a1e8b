import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { useText } from '../i18n/use-text.js';
import { savePendingSearch } from '../search/save-search.js';
import { changeSaved } from './toggle-saved.js';
import { takePendingAction } from './pending-action.js';

/**
 * Loads a member's saved items, once for all buttons of the page, and saves what was to be saved before signing
 * in.
 */
export function MemberSavedItems() {
  const { t, language } = useText();
  const { urlPathname } = usePageContext();
  // Another tab may have changed them.
  const { isSuccess } = useQuery({ ...asQuery(queries.savedItems()), refetchOnWindowFocus: true }, queryClient());

  // A page from the back/forward cache does not know what was saved on later pages.
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient().invalidateQueries();
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  // Not on the sign-in page: it redirects at once.
  const isReady = isSuccess && !urlPathname.startsWith('/auth');
  useEffect(() => {
    const action = isReady ? takePendingAction() : null;
    if (action?.kind === 'search') void savePendingSearch(action.search, { t, language });
    else if (action) void changeSaved(action, true, { t, language });
  }, [isReady, t, language]);

  return null;
}
