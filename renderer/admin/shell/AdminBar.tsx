import { usePageContext } from 'vike-react/usePageContext';
import { findAdminPage } from '../../../src/contract/admin-pages.js';
import { AccountArea } from '../../layout/AccountArea.js';
import { LanguageLinks } from '../../layout/LanguageLinks.js';
import { Link } from '../../layout/Link.js';
import { SiteLogo } from '../../layout/SiteLogo.js';
import { ThemeToggle } from '../../theme/ThemeToggle.js';
import { Breadcrumb } from '../../ui/Breadcrumb.js';
import { UploadIndicator } from '../uploads/UploadIndicator.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminDrawer } from './AdminDrawer.js';
import { CommandSearch } from './CommandSearch.js';

/** The bar above every page of the administration: where one is, what is under way, where to go. */
export function AdminBar() {
  const { t, language } = useAdminText();
  const { site, urlPathname } = usePageContext();
  return (
    <header className="admin-bar">
      <AdminDrawer />
      <Link to="/admin" className="admin-name" aria-current={urlPathname === '/admin' ? 'page' : undefined}>
        <SiteLogo site={site} language={language} />
      </Link>
      <Trail />
      <UploadIndicator />
      <CommandSearch />
      <Link to="/" className="btn btn-outline btn-small max-lg:hidden">
        {t('dashboard.openSite')}
      </Link>
      <LanguageLinks className="hidden lg:flex" />
      <ThemeToggle />
      <AccountArea className="hidden ml-0! w-18! md:flex" />
    </header>
  );
}

function Trail() {
  const { t } = useAdminText();
  const { urlPathname } = usePageContext();
  const page = findAdminPage(urlPathname);
  const root = { name: t('shell.label'), path: '/admin' };
  const trail = !page || page.key === 'dashboard' ? [root] : [root, { name: t(`shell.${page.key}`), path: page.path }];
  return <Breadcrumb trail={trail} className="min-w-0 max-xl:hidden" />;
}
