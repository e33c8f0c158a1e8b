import { useQuery } from '@tanstack/react-query';
import type { User } from '../../src/contract/user.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';

export type ViewerState = { state: 'loading' | 'anonymous'; user: null } | { state: 'user' | 'admin'; user: User };

/** Who looks at the page. Public pages are the same for all, so it is `loading` on the server and until the first answer. */
export function useViewer(): ViewerState {
  const { data: user, isError } = useQuery(asQuery(queries.currentUser()));
  if (user) return { state: user.isAdmin ? 'admin' : 'user', user };
  return { state: user === null || isError ? 'anonymous' : 'loading', user: null };
}
