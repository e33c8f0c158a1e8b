import { Drawer } from '../../layout/Drawer.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminMenu } from './AdminMenu.js';

/** The menu below 1024 px. */
export function AdminDrawer() {
  const { t } = useAdminText();
  const opener = (
    <>
      <Icon name="menu" size={18} />
      {t('shell.open')}
    </>
  );
  return (
    <Drawer
      id="admin-menu"
      title={t('shell.label')}
      opener={{ className: 'btn btn-outline btn-small', children: opener }}
    >
      <AdminMenu />
    </Drawer>
  );
}
