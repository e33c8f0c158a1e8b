import type { PageContext } from 'vike/types';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { load } from '../../../renderer/api/load.js';
import { askedPeriod } from './report-period.js';

export type Data = Awaited<ReturnType<typeof data>>;

export const data = (pageContext: PageContext) =>
  load(pageContext, adminQueries.report(askedPeriod(pageContext.urlParsed.search)));
