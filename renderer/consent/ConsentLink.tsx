import { usePageContext } from 'vike-react/usePageContext';
import { needsServer } from '../../src/contract/static-site/needs-server.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { openConsentBanner, hasConsentBanner } from './consent-banner-store.js';

/** Opens the consent banner; without scripts a link to the page about cookies. */
export function ConsentLink({ className }: { className: string }) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  return (
    <Link
      {...needsServer}
      to="/cookies#scelte"
      data-vike="false"
      className={className}
      onClick={(event) => {
        if (!hasConsentBanner(urlPathname)) return;
        event.preventDefault();
        openConsentBanner();
      }}
    >
      {t('footer.cookiePreferences')}
    </Link>
  );
}
