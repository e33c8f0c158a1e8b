import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';
import { useText } from '../i18n/use-text.js';
import { mark } from './toggle-saved.js';
import { takePendingAction } from './pending-action.js';

/** Asks for a member's marks, once for all buttons of the page, and does what was wished for before signing in. */
export function MemberSavedItems() {
  const { t, language } = useText();
  const { urlPathname } = usePageContext();
  // Another tab may have marked something in the meantime.
  const { isSuccess } = useQuery({ ...asQuery(queries.marks()), refetchOnWindowFocus: true }, queryClient());

  // The browser brings a page back as it was left; what was marked on the pages since then is missing from it.
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient().invalidateQueries();
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  // Not on the page of the sign-in, which is about to be left.
  const isReady = isSuccess && !urlPathname.startsWith('/auth');
  useEffect(() => {
    const wish = isReady ? takePendingAction() : null;
    if (wish) void mark(wish, true, { t, language });
  }, [isReady, t, language]);

  return null;
}
