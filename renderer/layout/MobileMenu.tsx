import { lazy, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames, languages } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { OnDemand } from '../loading/OnDemand.js';
import { Icon } from '../ui/icons/Icon.js';
import { SignInLink } from './AccountArea.js';
import { EntitiesDrawerEntry } from './EntitiesDrawerEntry.js';
import { Link } from './Link.js';
import { ariaCurrent, sitePagesOf } from './site-pages.js';
import { useDismissal } from './use-dismissal.js';
import { useLanguageLink } from './use-language-link.js';
import { useViewer } from './use-viewer.js';

/** Only members download it. */
const AccountLinks = lazy(async () => ({ default: (await import('./AccountLinks.js')).AccountLinks }));

const drawerId = 'site-menu';

/** A native popover: it opens, and closes with Esc or with a tap beside it, without scripts. */
export function MobileMenu({ className = '' }: { className?: string }) {
  const { t, language } = useText();
  const { site, urlOriginal, urlPathname } = usePageContext();
  const viewer = useViewer();
  const languageLink = useLanguageLink();
  const drawer = useRef<HTMLDivElement>(null);

  const [isOpen, setIsOpen] = useState(false);

  const close = () => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  };
  useEffect(close, [urlOriginal]);
  useDismissal({ isOpen, area: drawer, onDismiss: close });

  const handleToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open');
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };

  return (
    <div className={`drawer-area ${className}`}>
      <button type="button" className="icon-btn -mr-2.5" aria-label={t('nav.openMenu')} popoverTarget={drawerId}>
        <Icon name="menu" size={24} />
      </button>
      <div
        ref={drawer}
        id={drawerId}
        popover="auto"
        role="dialog"
        aria-label={t('nav.menu')}
        className="drawer"
        onToggle={handleToggle}
      >
        <div className="flex min-h-full flex-col px-6 pt-3 pb-8">
          <div className="flex items-center justify-between">
            <p className="font-serif text-xl">{t('nav.menu')}</p>
            <button
              type="button"
              className="icon-btn -mr-2.5"
              aria-label={t('nav.closeMenu')}
              popoverTarget={drawerId}
              popoverTargetAction="hide"
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          <nav aria-label={t('nav.label')}>
            <ul className="mt-4 border-y border-line">
              {sitePagesOf(site, language).map((page) => (
                <li
                  key={page.key}
                  className={`not-first:border-t not-first:border-line ${page.key === 'explore' ? 'md:hidden' : ''}`}
                >
                  {page.key === 'entities' ? (
                    <EntitiesDrawerEntry
                      to={page.path}
                      current={ariaCurrent(page, urlPathname)}
                      className="drawer-link"
                    />
                  ) : (
                    <Link to={page.path} aria-current={ariaCurrent(page, urlPathname)} className="drawer-link">
                      {t(`nav.${page.key}`)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={t('language.label')}>
            <ul className="mt-4 flex flex-wrap gap-x-5">
              {languages.map((of) => (
                <li key={of}>
                  <a
                    {...languageLink(of)}
                    aria-current={of === language ? 'true' : undefined}
                    className="grid min-h-11 place-items-center text-sm text-mute hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
                  >
                    {languageNames[of]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto pt-8">
            {viewer.user ? (
              <div className="-mx-3 border-t border-line pt-4">
                <OnDemand>
                  <AccountLinks user={viewer.user} />
                </OnDemand>
              </div>
            ) : (
              <SignInLink className="btn btn-primary w-full" isUnsure={viewer.state === 'loading'} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
