import { useQuery } from '@tanstack/react-query';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { type Position, positionText } from '../../../src/contract/position.js';
import { asQuery } from '../../api/load.js';
import { queryClient } from '../../api/query-client.js';
import { useText } from '../../i18n/use-text.js';
import { mapQueries } from '../map-queries.js';
import { asNearEntity, type NearEntity, nearFieldList } from './near-entity.js';

const { near: nearLimits, radius } = mapLimits;

interface NearEntities {
  /** The nearest first; undefined before the answer. */
  entities: NearEntity[] | undefined;
  hasFailed: boolean;
  retry(): void;
}

/** The entities at most 150 m from a position that still exist. Nothing is near to a position that is not known. */
export function useNearEntities(at: Position | null): NearEntities {
  const { language } = useText();
  const query = {
    near: at ? positionText(at) : '',
    radius: radius.usual,
    pageSize: nearLimits.max,
    fields: nearFieldList(language),
  };
  const { data, isError, refetch } = useQuery(
    { ...asQuery(mapQueries.entities(query)), enabled: at !== null },
    queryClient(),
  );
  return {
    entities: at ? data?.items.map((entity) => asNearEntity(entity, { from: at, language })) : [],
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
