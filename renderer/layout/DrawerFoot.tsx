import { lazy } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageTable } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { OnDemand } from '../loading/OnDemand.js';
import { SignInLink } from './AccountArea.js';
import { useLanguageLink } from './use-language-link.js';
import { useViewer } from './use-viewer.js';

/** Only members download it. */
const AccountLinks = lazy(async () => ({ default: (await import('./AccountLinks.js')).AccountLinks }));

/** The languages and the account, below the pages of a drawer. */
export function DrawerFoot() {
  const { t, language } = useText();
  const { site } = usePageContext();
  const viewer = useViewer();
  const languageLink = useLanguageLink();
  return (
    <>
      <nav aria-label={t('language.label')}>
        <ul className="mt-4 flex flex-wrap gap-x-5">
          {site.languages.map((of) => (
            <li key={of}>
              <a
                {...languageLink(of)}
                aria-current={of === language ? 'true' : undefined}
                className="grid min-h-11 place-items-center text-sm text-mute hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
              >
                {languageTable[of].name}
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
    </>
  );
}
