import type { PageContext } from 'vike/types';
import { defaultEntitySort } from '../../src/contract/entity.js';
import { entitiesPath } from '../../renderer/entities/entity-filters.js';
import type { Data } from './+data.shared.js';
import { shownType } from './shown-type.js';

/**
 * A search or another order shows the same entities again, so the canonical address is the first page of the full list.
 */
export default ({ data }: PageContext): string => {
  const { q, sort, page } = (data as Data).filters;
  // A type that does not exist is the list of all.
  const type = shownType(data as Data)?.code ?? '';
  const isUsual = q === '' && sort === defaultEntitySort;
  return entitiesPath({ type, page: isUsual ? page : 1 });
};
