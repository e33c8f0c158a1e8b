import type { PageContext } from 'vike/types';
import { adminSettingsQuery } from '../../../renderer/admin/admin-settings-query.js';
import { load } from '../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export const data = async (pageContext: PageContext) => ({ settings: await load(pageContext, adminSettingsQuery) });
