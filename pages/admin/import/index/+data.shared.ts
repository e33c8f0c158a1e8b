import type { PageContext } from 'vike/types';
import { load } from '../../../../renderer/api/load.js';
import { importsQuery } from '../../../../renderer/admin/imports/import-queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export const data = (pageContext: PageContext) => load(pageContext, importsQuery());
