import { usePageContext } from 'vike-react/usePageContext';
import type { User } from '../../src/contract/user.js';
import { useViewer } from '../layout/use-viewer.js';

/** The signed-in member on a page of the member's area, with changes made since the page was loaded. */
export function useAccount(): User | null {
  const { user } = usePageContext();
  return useViewer().user ?? user ?? null;
}
