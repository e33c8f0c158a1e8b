import { lazy, type ReactNode } from 'react';
import { belongsTo } from '../../src/contract/roles.js';
import { OnDemand } from '../loading/OnDemand.js';
import { useViewer } from './use-viewer.js';

const WithQueries = lazy(async () => ({ default: (await import('../api/WithQueries.js')).WithQueries }));

/**
 * Shows parts of a public page to editors only, after hydration, so that the HTML is the same for everybody. The
 * children must be lazy.
 */
export function ForEditors({ children }: { children: ReactNode }) {
  const { user } = useViewer();
  return (
    user !== null &&
    belongsTo(user.role, 'editors') && (
      <OnDemand>
        <WithQueries>{children}</WithQueries>
      </OnDemand>
    )
  );
}
