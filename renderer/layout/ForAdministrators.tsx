import { lazy, type ReactNode, Suspense } from 'react';
import { useViewer } from './use-viewer.js';

const WithQueries = lazy(async () => ({ default: (await import('../api/WithQueries.js')).WithQueries }));

/** What administrators alone see on a public page: after hydration, so that the page is the same for all. Lazy parts only. */
export function ForAdministrators({ children }: { children: ReactNode }) {
  const { state } = useViewer();
  return (
    state === 'admin' && (
      <Suspense fallback={null}>
        <WithQueries>{children}</WithQueries>
      </Suspense>
    )
  );
}
