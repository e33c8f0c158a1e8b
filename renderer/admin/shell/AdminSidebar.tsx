import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { panelIcon } from './admin-icons.js';
import { AdminMenu } from './AdminMenu.js';
import { menuPreference, storeMenuPreference } from './menu-preference.js';

const onServer = (): boolean => false;

/** The menu on a wide screen; it can be reduced to its icons, which is remembered. */
export function AdminSidebar() {
  const { t } = useAdminText();
  const isReduced = useSyncExternalStore(menuPreference.subscribe, menuPreference.get, onServer);
  return (
    <div className="admin-side" data-reduced={isReduced || undefined}>
      <div>
        <AdminMenu />
        <button
          type="button"
          className="admin-side-toggle noscript:hidden"
          aria-pressed={isReduced}
          aria-label={t('shell.reduce')}
          title={t('shell.reduce')}
          onClick={() => storeMenuPreference(!isReduced)}
        >
          <Icon name={panelIcon} size={20} />
          <span aria-hidden="true">{t('shell.reduce')}</span>
        </button>
      </div>
    </div>
  );
}
