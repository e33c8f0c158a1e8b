import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { Drawer } from './Drawer.js';
import { DrawerFoot } from './DrawerFoot.js';
import { EntitiesDrawerEntry } from './EntitiesDrawerEntry.js';
import { Link } from './Link.js';
import { ariaCurrent, sitePagesOf } from './site-pages.js';

/** The pages, the languages and the account, where the header has no room for them. */
export function MobileMenu() {
  const { t, language } = useText();
  const { site, urlPathname } = usePageContext();
  return (
    <Drawer
      id="site-menu"
      title={t('nav.menu')}
      className="menu:hidden"
      opener={{
        className: 'icon-btn -mr-2.5',
        'aria-label': t('nav.openMenu'),
        children: <Icon name="menu" size={24} />,
      }}
    >
      <nav aria-label={t('nav.label')}>
        <ul className="mt-4 border-y border-line">
          {sitePagesOf(site, language).map((page) => (
            <li
              key={page.key}
              className={`not-first:border-t not-first:border-line ${page.key === 'explore' ? 'md:hidden' : ''}`}
            >
              {page.key === 'entities' ? (
                <EntitiesDrawerEntry to={page.path} current={ariaCurrent(page, urlPathname)} className="drawer-link" />
              ) : (
                <Link to={page.path} aria-current={ariaCurrent(page, urlPathname)} className="drawer-link">
                  {t(`nav.${page.key}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <DrawerFoot />
    </Drawer>
  );
}
