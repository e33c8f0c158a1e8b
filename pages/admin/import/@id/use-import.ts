import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportDetail } from '../../../../src/contract/import.js';
import { importQuery, importsInterval } from '../../../../renderer/admin/imports/import-queries.js';
import { asQuery } from '../../../../renderer/api/load.js';

/** An import as it is now: while the server is at work on it, it is fetched again and again. */
export function useImport(first: ImportDetail): ImportDetail {
  const { data } = useQuery({
    ...asQuery(importQuery(first.id)),
    initialData: first,
    refetchInterval: ({ state }) => importsInterval(state.data && [state.data]),
  });
  return data;
}

/** Fetches an import anew: somebody else may have changed it. */
export function useRefreshImport(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return (id) => client.invalidateQueries({ queryKey: [...importQuery(id).key] });
}

/** Shows an import as the server has just answered. */
export function usePutImport(): (changed: ImportDetail) => void {
  const client = useQueryClient();
  return (changed) => client.setQueryData([...importQuery(changed.id).key], changed);
}
