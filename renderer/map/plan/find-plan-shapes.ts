import { httpApi } from '../../api/http-api.js';
import { queryClient } from '../../api/query-client.js';
import { type PlanShape, shapesOf } from './plan-shapes.js';

/** The shapes of the city, downloaded and projected once for all maps; none where they cannot be loaded. */
export const findPlanShapes = (version: string): Promise<PlanShape[]> =>
  queryClient()
    .fetchQuery({
      queryKey: ['plan-shapes', version],
      queryFn: async () => shapesOf(await httpApi.settings.plan({ version })),
      staleTime: Infinity,
    })
    .catch(() => []);
