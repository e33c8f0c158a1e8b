import { importName } from '../../../../renderer/admin/imports/import-name.js';
import { adminPageTitle } from '../../../../renderer/seo/page-title.js';
import type { Data } from './+data.shared.js';

export default adminPageTitle(({ data }, t) => t('imports.importTitle', { name: importName((data as Data).import) }));
