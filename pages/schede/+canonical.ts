import type { PageContext } from 'vike/types';
import { defaultEntitySort } from '../../src/contract/entity.js';
import { entitiesPath } from '../../renderer/entities/entity-filters.js';
import type { Data } from './+data.shared.js';

/**
 * A search or another order shows the same entities again, so the canonical address is the first page of the full list.
 */
export default ({ data }: PageContext): string => {
  const { q, type, sort, page } = (data as Data).filters;
  const isUsual = q === '' && sort === defaultEntitySort;
  return entitiesPath({ type, page: isUsual ? page : 1 });
};
