import type { Words } from '../../../../../renderer/admin/imports/target-columns.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../../../renderer/i18n/use-text.js';

/** The texts by which columns of the archive have their names. */
export function useWords(): Words {
  const { t } = useAdminText();
  const { t: site } = useText();
  return { t, site };
}
