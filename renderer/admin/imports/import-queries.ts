import { isImportUnderWay } from '../../../src/contract/import.js';
import { adminQuery } from '../admin-query.js';

const progressMs = 2_000;

/** The beginning of the keys of all these queries. */
export const importsKey = ['imports'] as const;

/** The last imports. */
export const importsQuery = () => adminQuery([...importsKey], 0, (api) => api.imports.list());

/** One import with its tables. */
export const importQuery = (id: number) => adminQuery([...importsKey, id], 0, (api) => api.imports.byId({ id }));

/** How often the progress of those that are under way is fetched. */
export const importsInterval = (imports: readonly Parameters<typeof isImportUnderWay>[0][] = []): number | false =>
  imports.some(isImportUnderWay) ? progressMs : false;
