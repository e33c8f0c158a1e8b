import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type BulkEdit, isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { adminPhotosKey } from '../../../../renderer/admin/admin-photo-queries.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';

const progressMs = 1_000;

const bulkEdits = queryOptions({
  queryKey: ['bulk-edits'],
  queryFn: () => adminApi.bulkEdits.list(),
  refetchInterval: ({ state: { data } }) => (data?.some(isBulkEditUnderWay) ? progressMs : false),
});

/** The last bulk edits. While one is under way its progress is fetched every second, and at its end the list of photos. */
export function useBulkEdits(): readonly BulkEdit[] {
  const client = useQueryClient();
  const { data = [] } = useQuery(bulkEdits);
  const underWay = data.filter(isBulkEditUnderWay).length;
  const before = useRef(0);
  useEffect(() => {
    if (underWay < before.current) void client.invalidateQueries({ queryKey: adminPhotosKey });
    before.current = underWay;
  }, [underWay, client]);
  return data;
}

/** Fetches the bulk edits and the list of photos again. */
export function useBulkRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: bulkEdits.queryKey }),
      client.invalidateQueries({ queryKey: adminPhotosKey }),
    ]);
  };
}
