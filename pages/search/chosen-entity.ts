import type { PageContext } from 'vike/types';
import { localized, localizedFields } from '../../src/contract/localized.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { compareNames } from '../../renderer/i18n/format.js';
import type { SearchFilters } from '../../renderer/search/search-filters.js';

/** More than a select can usefully offer; the field of the text finds entities by their names. */
const offeredMax = 300;
const fields = ['id', ...localizedFields('name'), 'photo_count'].join();

/** The entity that is searched for; null for none, for one that does not exist and for one of another type than the chosen. */
export async function findEntity(
  pageContext: PageContext,
  { entityId, entityTypeCode }: SearchFilters,
): Promise<{ id: number; type: string; name: string } | null> {
  if (entityId === null) return null;
  const { items } = await load(
    pageContext,
    queries.entityList({ ids: String(entityId), pageSize: 1, fields: `entityTypeCode,${fields}` }),
  );
  const [entity] = items;
  if (!entity || (entityTypeCode && entityTypeCode !== entity.entityTypeCode)) return null;
  return { id: entity.id, type: entity.entityTypeCode, name: localized(entity, 'name', pageContext.language) };
}

/** The entities of a type that have photos, by name; none without a type. */
export async function listEntities(pageContext: PageContext, type: string): Promise<{ id: number; name: string }[]> {
  if (!type) return [];
  const { language } = pageContext;
  const { items } = await load(pageContext, queries.entityList({ type, sort: 'name', pageSize: offeredMax, fields }));
  return items
    .filter(({ photo_count }) => photo_count > 0)
    .map((entity) => ({ id: entity.id, name: localized(entity, 'name', language) }))
    .sort((one, other) => compareNames(one.name, other.name, language));
}
