import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { ThemeToggle } from '../theme/ThemeToggle.js';
import { AccountArea } from './AccountArea.js';
import { EntitiesMenu } from './EntitiesMenu.js';
import { HeaderSearch } from './HeaderSearch.js';
import { LanguageLinks } from './LanguageLinks.js';
import { Link } from './Link.js';
import { MobileMenu } from './MobileMenu.js';
import { SiteLogo } from './SiteLogo.js';
import { ariaCurrent, sitePagesOf } from './site-pages.js';

export function Header() {
  const { t, language } = useText();
  const { site, urlPathname } = usePageContext();
  const pages = sitePagesOf(site, language).filter(({ key }) => key !== 'search' && key !== 'explore');
  return (
    <header className="border-b border-line">
      <div className="wrap flex min-h-18 items-center gap-1 py-2 xl:gap-2">
        <Link
          to="/"
          className="mr-auto flex min-h-11 min-w-0 items-center gap-3 pr-2 font-serif text-xl leading-[1.05] tracking-tight xl:text-[1.625rem]"
          aria-current={urlPathname === '/' ? 'page' : undefined}
        >
          <SiteLogo site={site} language={language} />
        </Link>
        <nav aria-label={t('nav.label')} className="hidden menu:block">
          <ul className="flex">
            {pages.map((page) =>
              page.key === 'entities' ? (
                <EntitiesMenu
                  key={page.key}
                  to={page.path}
                  current={ariaCurrent(page, urlPathname)}
                  className="nav-link"
                />
              ) : (
                <li key={page.key}>
                  <Link to={page.path} aria-current={ariaCurrent(page, urlPathname)} className="nav-link">
                    {t(`nav.${page.key}`)}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <HeaderSearch />
        <LanguageLinks className="hidden border-l border-line md:ml-1.5 md:flex md:pl-1.5 xl:ml-3 xl:pl-3" />
        <ThemeToggle />
        <AccountArea className="hidden md:flex" />
        <MobileMenu />
      </div>
    </header>
  );
}
