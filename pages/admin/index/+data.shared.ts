import type { PageContext } from 'vike/types';
import { belongsTo } from '../../../src/contract/roles.js';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { adminEntityTypeList } from '../../../renderer/admin/admin-entity-queries.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardType } from '../../../renderer/entities/card-type.js';

export type Data = Awaited<ReturnType<typeof data>>;

/** What this role may see; the other parts are null. */
export async function data(pageContext: PageContext) {
  const role = pageContext.user?.role ?? null;
  const moderates = belongsTo(role, 'moderators');
  const administers = belongsTo(role, 'administrators');
  const [statistics, photos, pending, contributions, system, types] = await Promise.all([
    load(pageContext, adminQueries.statistics()),
    load(pageContext, queries.photoList({ limit: 3 })),
    // A failure leaves this list empty and the rest of the page as it is.
    moderates ? load(pageContext, adminQueries.pendingContributions()).catch(() => []) : null,
    moderates ? load(pageContext, adminQueries.latestContributions()) : [],
    administers ? load(pageContext, adminQueries.system()) : null,
    load(pageContext, belongsTo(role, 'editors') ? adminEntityTypeList : queries.entityTypes()),
  ]);
  return {
    // Server and browser must write the same relative times.
    now: new Date().toISOString(),
    statistics,
    pending,
    activity: { photos: photos.items, contributions },
    system,
    types: types.map((type) => asCardType(type, pageContext.language)),
  };
}
