import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { askForConsent, isAskedOn } from './consent-request.js';

/** Opens the consent banner; without scripts a link to the page about cookies. */
export function ConsentLink({ className }: { className: string }) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  return (
    <Link
      to="/cookies#scelte"
      data-vike="false"
      className={className}
      onClick={(event) => {
        if (!isAskedOn(urlPathname)) return;
        event.preventDefault();
        askForConsent();
      }}
    >
      {t('footer.cookiePreferences')}
    </Link>
  );
}
