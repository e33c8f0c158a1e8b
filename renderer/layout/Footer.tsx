import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageTable } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import { ConsentLink } from '../consent/ConsentLink.js';
import { useText } from '../i18n/use-text.js';
import { legalPages } from '../legal/legal-pages.js';
import { Link } from './Link.js';
import { useLanguageLink } from './use-language-link.js';

export function Footer() {
  const { t, language } = useText();
  const { site } = usePageContext();
  const languageLink = useLanguageLink();
  return (
    <footer className="band-deep">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[9fr_5fr_6fr_6fr_4fr] lg:py-16">
        <div className="col-span-full lg:col-span-1 lg:pr-16">
          <p className="font-serif text-2xl leading-tight">{localized(site, 'siteName', language)}</p>
          <p className="mt-4 max-w-md text-sm text-mute">{t('footer.about')}</p>
        </div>
        <Group title={t('footer.explore')}>
          <Link to="/archivio" className="footer-link">
            {t('footer.archive')}
          </Link>
          <Link to="/search" className="footer-link">
            {t('nav.search')}
          </Link>
          <Link to="/schede" className="footer-link">
            {t('footer.entities')}
          </Link>
          {site.hasFonds && (
            <Link to="/fondi" className="footer-link">
              {t('fonds.title')}
            </Link>
          )}
          <Link to="/map" className="footer-link">
            {t('nav.map')}
          </Link>
          <Link to="/about" className="footer-link">
            {t('footer.aboutProject')}
          </Link>
          <Link to="/developers" className="footer-link">
            {t('legal.developers.name')}
          </Link>
        </Group>
        <Group title={t('footer.takePart')}>
          <Link to="/about#partecipa" className="footer-link">
            {t('footer.guidelines')}
          </Link>
          <Link to="/user/contributions" rel="external" className="footer-link">
            {t('footer.contributions')}
          </Link>
          <Link to="/about#rimozione" className="footer-link">
            {t('footer.removal')}
          </Link>
          <Link to="/about#contattaci" className="footer-link">
            {t('footer.contacts')}
          </Link>
          {site.socialUrl && (
            <a href={site.socialUrl} rel="me noopener" className="footer-link">
              {t('footer.social')}
            </a>
          )}
        </Group>
        <Group title={t('legal.group')} inLine="max-sm">
          {[
            ...legalPages.map((page) => (
              <Link key={page} to={`/${page}`} className="footer-link">
                {t(`legal.${page}.name`)}
              </Link>
            )),
            <ConsentLink key="consent" className="footer-link" />,
          ]}
        </Group>
        <Group title={t('footer.languages')} inLine="max-lg">
          {site.languages.map((of) => (
            <a
              key={of}
              {...languageLink(of)}
              aria-current={of === language ? 'true' : undefined}
              className="footer-link"
            >
              {languageTable[of].name}
            </a>
          ))}
        </Group>
      </div>
    </footer>
  );
}

interface GroupProps {
  title: string;
  children: ReactNode[];
  /** The windows in which all links are in one line. */
  inLine?: keyof typeof looks;
}

const looks = {
  'max-sm': { group: 'max-sm:col-span-full', list: 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-6' },
  'max-lg': { group: 'max-lg:col-span-full', list: 'max-lg:flex max-lg:flex-wrap max-lg:gap-x-6' },
};

const Group = ({ title, children, inLine }: GroupProps) => (
  <nav aria-label={title} className={inLine && looks[inLine].group}>
    <p className="text-sm font-semibold">{title}</p>
    <ul className={`mt-2 text-sm ${inLine ? looks[inLine].list : ''}`}>
      {children.filter(Boolean).map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  </nav>
);
