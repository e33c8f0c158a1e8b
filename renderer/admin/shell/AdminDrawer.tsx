import { Drawer } from '../../layout/Drawer.js';
import { DrawerFoot } from '../../layout/DrawerFoot.js';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminMenu } from './AdminMenu.js';

/** The one menu below 1024 px: the pages, the way to the site, the languages and the account. */
export function AdminDrawer() {
  const { t } = useAdminText();
  return (
    <Drawer
      id="admin-menu"
      title={t('shell.label')}
      className="lg:hidden"
      opener={{
        className: 'icon-btn -ml-2.5',
        'aria-label': t('shell.open'),
        children: <Icon name="menu" size={24} />,
      }}
    >
      <AdminMenu />
      <Link to="/" className="btn btn-outline mt-5">
        {t('dashboard.openSite')}
      </Link>
      <DrawerFoot />
    </Drawer>
  );
}
