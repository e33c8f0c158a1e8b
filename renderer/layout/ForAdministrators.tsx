import { lazy, type ReactNode } from 'react';
import { OnDemand } from '../loading/OnDemand.js';
import { useViewer } from './use-viewer.js';

const WithQueries = lazy(async () => ({ default: (await import('../api/WithQueries.js')).WithQueries }));

/**
 * Shows parts of a public page to administrators only, after hydration, so that the HTML is the same for everybody. The
 * children must be lazy.
 */
export function ForAdministrators({ children }: { children: ReactNode }) {
  const { state } = useViewer();
  return (
    state === 'admin' && (
      <OnDemand>
        <WithQueries>{children}</WithQueries>
      </OnDemand>
    )
  );
}
